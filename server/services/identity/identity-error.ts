/** An error in the hosted service's shape: `{ error: { code, message: 'EMAIL_NOT_FOUND' } }`. */
export class IdentityError extends Error {
  readonly status: number;

  constructor(message: string, status = 400) {
    super(message);
    this.status = status;
  }

  get body() {
    const { status, message } = this;
    return { error: { code: status, message, errors: [{ message, domain: 'global', reason: 'invalid' }] } };
  }
}
