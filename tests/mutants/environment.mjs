import Environment from '../support/environment.mjs';

/** Ends a file with its first failed test: one is enough to know that a mutant is found. */
export default class extends Environment {
  #failed = false;

  handleTestEvent({ name, test }) {
    if (name === 'test_done' && test.errors.length) this.#failed = true;
    if (name === 'test_start' && this.#failed) test.mode = 'skip';
  }
}
