import { TestEnvironment } from 'jest-environment-node';

// In a Jest worker, which would not notice otherwise that Jest has ended.
if (process.send) await import('./end-with-parent.mjs');

/** The built server is loaded once by a worker, by Node itself, in place of once by each file, by Jest. */
export default class extends TestEnvironment {
  async setup() {
    await super.setup();
    this.global.importOnce = (url) => import(url);
    // What the server notes of its classes hangs on the Reflect it was loaded with.
    this.global.Reflect = Reflect;
  }
}
