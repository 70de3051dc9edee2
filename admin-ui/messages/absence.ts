import type { languages, Texts } from './catalogue.ts';
import { absence } from './en/absence.ts';

/** The texts of absences, by locale. Loaded with them. */
export const absenceTexts = { en: { absence } } satisfies Record<
  keyof typeof languages,
  { absence: Texts<typeof absence> }
>;
