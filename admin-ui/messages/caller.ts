import type { languages, Texts } from './catalogue.ts';
import { caller } from './en/caller.ts';

/** The texts of the page of a call, by locale. Loaded with it. */
export const callerTexts = { en: { caller } } satisfies Record<
  keyof typeof languages,
  { caller: Texts<typeof caller> }
>;
