import type { languages, Texts } from './catalogue.ts';
import { setup } from './en/setup.ts';

/** The texts of the first steps of an administrator, by locale. Loaded with them. */
export const setupTexts = { en: { setup } } satisfies Record<keyof typeof languages, { setup: Texts<typeof setup> }>;
