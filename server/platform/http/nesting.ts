import { badRequest } from './errors.ts';

/** Levels of lists and objects in what a caller sends; nothing the product takes has more than six. */
const most = 32;

/**
 * Refuses what is nested so deeply that code which goes through it, `JSON.stringify` for one, would run out of stack.
 * @throws UserError 400
 */
export function requireShallow(value: unknown, name = 'The body', levels = most): void {
  if (typeof value !== 'object' || value === null) return;
  if (!levels) throw badRequest(`${name} is nested too deeply.`);
  for (const part of Object.values(value)) requireShallow(part, name, levels - 1);
}
