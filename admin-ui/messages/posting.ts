import type { languages, Texts } from './catalogue.ts';
import { posting } from './en/posting.ts';

/** The texts of postings, by locale. Loaded with their pages. */
export const postingTexts = { en: { posting } } satisfies Record<
  keyof typeof languages,
  { posting: Texts<typeof posting> }
>;
