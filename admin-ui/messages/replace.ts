import type { languages, Texts } from './catalogue.ts';
import { replace } from './en/replace.ts';

/** The texts of where an entry is used and of replacing it, by locale. Loaded with them. */
export const replaceTexts = { en: { replace } } satisfies Record<
  keyof typeof languages,
  { replace: Texts<typeof replace> }
>;
