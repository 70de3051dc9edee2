import type { languages, Texts } from './catalogue.ts';
import { newRecord } from './en/new-record.ts';

/** The texts of forms of new records, by locale. Loaded with the code of forms. */
export const newRecordTexts = { en: { newRecord } } satisfies Record<
  keyof typeof languages,
  { newRecord: Texts<typeof newRecord> }
>;
