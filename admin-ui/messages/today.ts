import type { languages, Texts } from './catalogue.ts';
import { today } from './en/today.ts';

/** The texts of today's work, by locale. Loaded with it. */
export const todayTexts = { en: { today } } satisfies Record<keyof typeof languages, { today: Texts<typeof today> }>;
