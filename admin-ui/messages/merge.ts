import type { languages, Texts } from './catalogue.ts';
import { merge } from './en/merge.ts';

/** The texts of merging two records, by locale. Loaded with its dialog. */
export const mergeTexts = { en: { merge } } satisfies Record<keyof typeof languages, { merge: Texts<typeof merge> }>;
