import type { languages, Texts } from './catalogue.ts';
import { logging } from './en/logging.ts';

/** The texts of logging what happened, by locale. Loaded with its dialog. */
export const loggingTexts = { en: { logging } } satisfies Record<
  keyof typeof languages,
  { logging: Texts<typeof logging> }
>;
