import { UserError } from '../../core/errors/errors.ts';

/** An error in the hosted service's shape: `{ error: { code, message: 'EMAIL_NOT_FOUND' } }`. */
export class IdentityError extends Error {
  readonly status: number;
  /** Seconds after which the call can be tried again. */
  readonly retryAfter: number | null;
  /** Tells apart errors with the same message. */
  readonly reason: string;

  constructor(message: string, status = 400, retryAfter: number | null = null, reason = 'invalid') {
    super(message);
    this.status = status;
    this.retryAfter = retryAfter;
    this.reason = reason;
  }

  get body() {
    const { status, message, reason } = this;
    const errors = [{ message, domain: 'global', reason }];
    return { error: { code: status, message, errors, ...(status === 404 && { status: 'NOT_FOUND' }) } };
  }
}

/** The refusal of too many attempts, for calls that answer errors as entities do. */
export function tooOften({ retryAfter }: IdentityError): UserError {
  const minutes = Math.max(Math.ceil((retryAfter ?? 0) / 60), 1);
  const wait = `${minutes} ${minutes === 1 ? 'minute' : 'minutes'}`;
  return new UserError(429, 'too_often', `There were too many attempts. Please try again in ${wait}.`);
}
