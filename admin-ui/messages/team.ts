import type { languages, Texts } from './catalogue.ts';
import { team } from './en/team.ts';

/** The texts of the page of a team, by locale. Loaded with it. */
export const teamTexts = { en: { team } } satisfies Record<keyof typeof languages, { team: Texts<typeof team> }>;
