import type { languages, Texts } from './catalogue.ts';
import { mail } from './en/mail.ts';

/** The texts of mails that people send, and of their templates, by locale. Loaded with their dialogs. */
export const mailTexts = { en: { mail } } satisfies Record<keyof typeof languages, { mail: Texts<typeof mail> }>;
