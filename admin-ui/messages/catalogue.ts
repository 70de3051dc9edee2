import englishReactAdmin from 'ra-language-english';
import { en } from './en/index.ts';
import type { LaterAreas } from './en/later.ts';

type Leaves<T> = {
  [K in keyof T & string]: T[K] extends string ? K : `${K}.${Leaves<T[K]>}`;
}[keyof T & string];

/** Path of a text in the catalogue: `crud.clearFilters`. */
export type MessageKey = Leaves<typeof en & LaterAreas>;

export type Texts<T> = { readonly [K in keyof T]: T[K] extends string ? string : Texts<T[K]> };

/**
 * A language: every text of the pages, the texts of react-admin, and the texts of the schemas by their English form.
 */
export interface Language {
  readonly texts: Texts<typeof en>;
  readonly reactAdmin: typeof englishReactAdmin;
  readonly schemas: Readonly<Record<string, string>>;
}

/** The languages by locale. English texts of schemas are in the schemas. */
export const languages = {
  en: { texts: en, reactAdmin: englishReactAdmin, schemas: {} },
} satisfies Record<string, Language>;
