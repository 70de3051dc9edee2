import type { languages, Texts } from './catalogue.ts';
import { bulkChange } from './en/bulk-change.ts';

/** The texts of bulk changes, by locale. Loaded with their dialog. */
export const bulkChangeTexts = { en: { bulkChange } } satisfies Record<
  keyof typeof languages,
  { bulkChange: Texts<typeof bulkChange> }
>;
