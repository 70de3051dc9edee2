import { TestEnvironment } from 'jest-environment-node';

// Without this, a Jest worker would not notice that Jest has ended.
if (process.send) await import('./end-with-parent.mjs');

const mask = process.umask();

/** Lets Node load the built server once for each worker. Jest itself would load it again for each file. */
export default class extends TestEnvironment {
  async setup() {
    await super.setup();
    // A server that an earlier file started has made new files private to this user, and children inherit that.
    process.umask(mask);
    this.global.importOnce = (url) => import(url);
    // The server keeps the metadata of its classes in the Reflect it was loaded with.
    this.global.Reflect = Reflect;
  }
}
