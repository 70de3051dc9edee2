import type { languages, Texts } from './catalogue.ts';
import { recordImport } from './en/record-import.ts';

/** The texts of imports, by locale. Loaded with their pages. */
export const recordImportTexts = { en: { recordImport } } satisfies Record<
  keyof typeof languages,
  { recordImport: Texts<typeof recordImport> }
>;
