import type { languages, Texts } from './catalogue.ts';
import { listSheet } from './en/list-sheet.ts';

/** The texts of importing the entries of a list from a spreadsheet, by locale. Loaded with it. */
export const listSheetTexts = { en: { listSheet } } satisfies Record<
  keyof typeof languages,
  { listSheet: Texts<typeof listSheet> }
>;
