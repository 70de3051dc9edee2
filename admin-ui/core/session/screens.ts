import { contents } from '../contents.ts';
import type { Screen } from '../model/screen.ts';
import { allows } from './rules.ts';
import type { Session } from './session.ts';

/**
 * Whether a person may open a page: by its own rule and by those of its menu entry, or of that of its list.
 * @param id key of the record, on the page of one
 */
export function opens(session: Session | null, { path, rule, isOfUser }: Screen, id?: string): boolean {
  const isOwn = isOfUser && id === String(session?.profile.id);
  const entry = isOwn ? [] : (contents().menuRules[path.replace(/\/:id$/, '')] ?? []);
  return [rule, ...entry].every((one) => allows(session, one));
}
