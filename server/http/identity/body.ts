import { IdentityError } from '../../services/identity/identity-error.ts';

/** A required text in the body of a call. @throws IdentityError with the code `missing`, or INVALID_ARGUMENT */
export function required(body: unknown, name: string, missing: string): string {
  const value = optional(body, name);
  if (!value) throw new IdentityError(missing);
  return value;
}

/** An object in the body of a call; undefined if it is missing. */
export const part = (body: unknown, name: string): unknown =>
  (body as Record<string, unknown> | null | undefined)?.[name];

/** A text in the body of a call, or null. @throws IdentityError INVALID_ARGUMENT */
export function optional(body: unknown, name: string): string | null {
  const value = part(body, name);
  if (value === undefined || value === null) return null;
  if (typeof value !== 'string' || value.length > 5000 || value.includes('\0'))
    throw new IdentityError('INVALID_ARGUMENT');
  return value;
}
