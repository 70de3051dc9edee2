/** A refused save. Its message is shown at a field, and in the toast in place of the usual one. */
export class Refusal extends Error {
  /** Message by field. */
  readonly errors: Readonly<Record<string, string>>;

  constructor(field: string, message: string) {
    super(message);
    this.errors = { [field]: message };
  }
}
