import type { languages, Texts } from './catalogue.ts';
import { timeline } from './en/timeline.ts';

/** The texts of timelines, by locale. Loaded with their code. */
export const timelineTexts = { en: { timeline } } satisfies Record<
  keyof typeof languages,
  { timeline: Texts<typeof timeline> }
>;
