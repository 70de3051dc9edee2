/** An error in the hosted service's shape: `{ error: { code, message: 'EMAIL_NOT_FOUND' } }`. */
export class IdentityError extends Error {
  readonly status: number;
  /** Seconds after which the call can be tried again. */
  readonly retryAfter: number | null;

  constructor(message: string, status = 400, retryAfter: number | null = null) {
    super(message);
    this.status = status;
    this.retryAfter = retryAfter;
  }

  get body() {
    const { status, message } = this;
    return { error: { code: status, message, errors: [{ message, domain: 'global', reason: 'invalid' }] } };
  }
}
