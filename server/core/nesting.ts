import { badRequest } from './errors/errors.ts';

/** Maximum depth of lists and objects in a request; the product itself needs six. */
const most = 32;

/**
 * Refuses a value that is nested so deeply that recursive code, such as `JSON.stringify`, would run out of stack.
 * @throws UserError 400
 */
export function requireShallow(value: unknown, name = 'The body', levels = most): void {
  if (typeof value !== 'object' || value === null) return;
  if (!levels) throw badRequest(`${name} is nested too deeply.`);
  for (const part of Object.values(value)) requireShallow(part, name, levels - 1);
}
