import type { languages, Texts } from './catalogue.ts';
import { calendarFeed } from './en/calendar-feed.ts';

/** The texts of the calendar feed, by locale. Loaded with its page. */
export const calendarFeedTexts = { en: { calendarFeed } } satisfies Record<
  keyof typeof languages,
  { calendarFeed: Texts<typeof calendarFeed> }
>;
