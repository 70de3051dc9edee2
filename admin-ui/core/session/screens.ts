import { contents } from '../contents.ts';
import type { Rule } from '../model/rule.ts';
import type { Screen } from '../model/screen.ts';
import { allows } from './rules.ts';
import type { Session } from './session.ts';

/**
 * The rule that keeps a user from opening a page: the page's own, or one of its menu entry or its list's menu entry.
 * Null if they may open it.
 * @param id key of the record, for the page of a record
 */
export function refusedBy(session: Session | null, { path, rule, isOfUser }: Screen, id?: string): Rule | null {
  const isOwn = isOfUser && id === String(session?.profile.id);
  const entry = isOwn ? [] : (contents().menuRules[path.replace(/\/:id$/, '')] ?? []);
  return [rule, ...entry].find((one) => !allows(session, one)) ?? null;
}

export const opens = (session: Session | null, screen: Screen, id?: string): boolean =>
  refusedBy(session, screen, id) === null;

/** Whether a page has an entry in the user's menu, even if they may not open it. */
export const isInMenu = (session: Session | null, { path }: Screen): boolean =>
  contents().menuRules[path]?.every((one) => allows(session, one)) ?? false;
