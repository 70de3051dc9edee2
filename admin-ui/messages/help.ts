import type { languages, Texts } from './catalogue.ts';
import { pageHelp } from './en/page-help.ts';

/** What each page is for, by locale. Loaded with the help. */
export const helpTexts = { en: pageHelp } satisfies Record<keyof typeof languages, Texts<typeof pageHelp>>;
