import type { languages, Texts } from './catalogue.ts';
import { repeats } from './en/repeats.ts';

/** The texts of activities that repeat, by locale. Loaded with the code of activities. */
export const repeatsTexts = { en: { repeats } } satisfies Record<
  keyof typeof languages,
  { repeats: Texts<typeof repeats> }
>;
