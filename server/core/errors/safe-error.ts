import { rootOf } from '../db/database.ts';

/** The parts of an error that may be logged: never a value that a person has entered. */
export interface SafeError {
  readonly type: string;
  readonly code?: string;
  readonly message: string;
  readonly stack: string;
  readonly cause?: SafeError;
}

/**
 * Describes an error without personal data. Engines and TypeORM keep the values of a statement in properties, and some
 * quote them in the message: `invalid input syntax for type integer: "Smith"`.
 */
export function describeError(error: unknown, depth = 0): SafeError {
  if (!isError(error)) return { type: typeof error, message: 'The thrown value is not an Error.', stack: '' };
  const root = rootOf(error) as Error & { code?: unknown };
  const cause = (error as { cause?: unknown }).cause;
  return {
    type: error.constructor.name,
    ...(typeof root.code === 'string' && { code: root.code }),
    message: withoutValues(root),
    stack: framesOf(error),
    ...(cause !== undefined && depth < 3 && { cause: describeError(cause, depth + 1) }),
  };
}

/**
 * True for anything with the shape of an Error. `instanceof` is false for an error of another realm: better-sqlite3
 * makes its errors in the realm that loaded it first.
 */
export function isError(value: unknown): value is Error {
  const { message, stack } = (value ?? {}) as Partial<Error>;
  return typeof message === 'string' && typeof stack === 'string';
}

/** The same as a text, for the standard error output. */
export function errorText(error: unknown): string {
  const { type, code, message, stack, cause } = describeError(error);
  const lines = [`${type}${code ? ` ${code}` : ''}: ${message}`, stack];
  if (cause) lines.push(`Caused by ${cause.type}${cause.code ? ` ${cause.code}` : ''}: ${cause.message}`);
  return lines.filter(Boolean).join('\n');
}

/** Properties in which PostgreSQL names tables, columns and constraints. */
const schemaNames = ['constraint', 'table', 'column', 'schema', 'dataType'];

/** Codes whose messages quote only names from our own statements: a missing table, column or function. */
const unknownName = /^42(P01|703|883)$/;

function withoutValues(error: Error & { code?: unknown }): string {
  const details = error as Error & Readonly<Record<string, unknown>>;
  const names = new Set(schemaNames.map((name) => details[name]));
  const areNames = unknownName.test(String(error.code));
  const cut = error.message
    .replace(/"((?:[^"\\]|\\.)*)("|$)/gs, (text, inner: string) => (areNames || names.has(inner) ? text : '"…"'))
    .replace(/`[^`]*`/g, '`…`')
    .replace(/[\w.+-]+@[\w-]+(\.[\w-]+)+/g, '…@…');
  return error instanceof SyntaxError ? cut.replace(/: \/.*/s, ': …') : cut;
}

/** The stack without the message, which can contain values. */
const framesOf = ({ stack = '', message }: Error): string =>
  stack
    .replace(message, '')
    .split('\n')
    .filter((line) => /^\s+at /.test(line))
    .join('\n');
