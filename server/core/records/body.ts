import { badRequest, invalid } from '../errors/errors.ts';

/**
 * The body of a request.
 * @throws UserError 400 if it is not an object
 */
export function objectIn(body: unknown): Record<string, unknown> {
  if (typeof body !== 'object' || body === null || Array.isArray(body)) throw badRequest('The body must be an object.');
  return body as Record<string, unknown>;
}

/** @throws UserError 422 for a field that is not among those known */
export function requireKnown(values: object, known: readonly string[] = []): void {
  const name = Object.keys(values).find((one) => !known.includes(one));
  if (name !== undefined) throw invalid({ [name.slice(0, 60)]: unknownField(name) });
}

export const unknownField = (name: string): string => `Unknown field "${name.slice(0, 60)}".`;
