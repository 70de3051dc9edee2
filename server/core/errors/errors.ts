import { unavailable, type Failure } from './failure.ts';

/** An error that the caller can correct. The response has its status; it is not logged as a fault. */
export class UserError extends Error {
  readonly status: number;
  readonly code: string;
  /** Message for each field that is wrong. */
  readonly errors: Readonly<Record<string, string>> | undefined;
  /** Further properties of the response, such as both versions of an edit conflict. */
  readonly details: Readonly<Record<string, unknown>> | undefined;

  constructor(
    status: number,
    code: string,
    message: string,
    more: { errors?: Record<string, string>; details?: Record<string, unknown> } = {},
  ) {
    super(message);
    this.name = 'UserError';
    this.status = status;
    this.code = code;
    this.errors = more.errors;
    this.details = more.details;
  }
}

/** Something that the server needs does not work. The response is 503; it is logged as a warning. */
export class OperationalError extends Error {
  override readonly name = 'OperationalError';
  /** Message for the caller. The message of the error is for the log. */
  readonly answer: { readonly message: string; readonly code: string };

  constructor(message: string, { answer = unavailable, cause }: { answer?: Failure; cause?: unknown } = {}) {
    super(message, { cause });
    this.answer = { message: answer.message, code: answer.code };
  }
}

/** Records that seem to be duplicates. The response is 409 with the rows of the most similar. */
export class DuplicatesFound extends Error {
  /** Name of their entity. */
  readonly entity: string;
  readonly rows: readonly unknown[];
  /** How many there are. */
  readonly total: number;

  constructor(entity: string, rows: readonly unknown[], total: number) {
    super('Possible duplicates');
    this.entity = entity;
    this.rows = rows;
    this.total = total;
  }
}

export const notSignedIn = (message = 'Please sign in.') => new UserError(401, 'not_signed_in', message);

/** A missing permission. Not 403, because that ends the session. */
export const refused = (message: string) => new UserError(422, 'refused', message);

export const notFound = (title: string) => new UserError(404, 'not_found', `${title} not found.`);

export const badRequest = (message: string) => new UserError(400, 'bad_request', message);

/** A record that breaks rules: a message for each field. The first is also the message of the whole. */
export const invalid = (errors: Record<string, string>) =>
  new UserError(422, 'invalid', Object.values(errors)[0] ?? 'Invalid', { errors });

/** The messages of all fields of a refused save, or else its own. */
export const reasonOf = ({ errors, message }: UserError): string =>
  errors ? [...new Set(Object.values(errors))].join(' ') : message;
