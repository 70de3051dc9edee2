/**
 * Something that a person has written is wrong, or a program that was started says why it failed. Its message says all.
 * `code` is the exit code.
 */
export class Mistake extends Error {
  constructor(message, code = 1) {
    super(message);
    this.code = code;
  }
}
