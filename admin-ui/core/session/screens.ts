import { contents } from '../contents.ts';
import type { Screen } from '../model/screen.ts';
import { allows } from './rules.ts';
import type { Session } from './session.ts';

/**
 * Whether a user may open a page: checks the page's own rule, and those of its menu entry or its list's menu entry.
 * @param id key of the record, for the page of a record
 */
export function opens(session: Session | null, { path, rule, isOfUser }: Screen, id?: string): boolean {
  const isOwn = isOfUser && id === String(session?.profile.id);
  const entry = isOwn ? [] : (contents().menuRules[path.replace(/\/:id$/, '')] ?? []);
  return [rule, ...entry].every((one) => allows(session, one));
}

/** Whether a page has an entry in the user's menu, even if they may not open it. */
export const isInMenu = (session: Session | null, { path }: Screen): boolean =>
  contents().menuRules[path]?.every((one) => allows(session, one)) ?? false;
