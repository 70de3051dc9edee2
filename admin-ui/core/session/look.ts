import { call } from '../data/http.ts';
import { session, type Profile } from './session.ts';

/** What users choose for themselves: colours, menu and logo (STA-008). */
export type Look = Pick<Profile, 'themeColour' | 'themeMode' | 'menuMode' | 'menuType' | 'menuColour' | 'profileLogo'>;

/** Changes that have been applied, but not saved yet. */
let unsaved: Partial<Look> = {};
/** The saved values of the fields that are being changed. */
let saved: Partial<Look> = {};
let lastSave: Promise<unknown> = Promise.resolve();

/** A profile as it was loaded, with the changes that are still being saved. */
export const withUnsavedLook = (profile: Profile): Profile => ({ ...profile, ...unsaved });

function apply(part: Partial<Look>): void {
  const now = session.get();
  if (now) session.update({ profile: { ...now.profile, ...part } });
}

/**
 * Applies a change at once, then saves it on the user (BEH-034). Changes are saved one after the other. A change that
 * is refused is reverted, unless the same field has been changed again in the meantime.
 * @throws {Error} if it could not be saved
 */
export async function changeLook<K extends keyof Look>(field: K, value: Look[K]): Promise<void> {
  if (!(field in unsaved)) saved = { ...saved, [field]: session.get()!.profile[field] };
  unsaved = { ...unsaved, [field]: value };
  apply({ [field]: value });
  const save = lastSave.then(() => call('updateUser/', { method: 'PUT', body: { [field]: value } }));
  lastSave = save.catch(() => undefined);
  const isLast = () => unsaved[field] === value;
  try {
    await save;
    saved = { ...saved, [field]: value };
  } catch (error) {
    if (isLast()) apply({ [field]: saved[field] });
    throw error;
  } finally {
    if (isLast()) unsaved = Object.fromEntries(Object.entries(unsaved).filter(([name]) => name !== field));
  }
}
