import type { languages, Texts } from './catalogue.ts';
import { compare } from './en/compare.ts';

/** The texts of two records side by side, by locale. Loaded with them. */
export const compareTexts = { en: { compare } } satisfies Record<
  keyof typeof languages,
  { compare: Texts<typeof compare> }
>;
