import type { languages, Texts } from './catalogue.ts';
import { probableDuplicate } from './en/probable-duplicate.ts';

/** The texts of the page of probable duplicates, by locale. Loaded with it. */
export const probableDuplicateTexts = { en: { probableDuplicate } } satisfies Record<
  keyof typeof languages,
  { probableDuplicate: Texts<typeof probableDuplicate> }
>;
