import polyglotI18nProvider from 'ra-i18n-polyglot';
import type { I18nProvider, TranslationMessages } from 'react-admin';
import { languages, type Language, type MessageKey } from '../../messages/catalogue.ts';
import { pseudo, pseudoLocale } from './pseudo.ts';

export type { MessageKey };

/** Key in localStorage of the chosen locale. */
const stored = 'branchline.locale';

/** The locale, chosen when the page loads. A change takes effect after a reload. */
export const locale = globalThis.localStorage?.getItem(stored) ?? 'en';
const isPseudo = locale === pseudoLocale;
const { texts, reactAdmin, schemas }: Language = languages[locale as keyof typeof languages] ?? languages.en;

/** Translates a text from a schema, such as the title of a field. */
export const schemaText = (english: string): string => (isPseudo ? pseudo(english) : (schemas[english] ?? english));

/** Applies a function to all texts of a nested catalogue. */
const mapped = (tree: object, change: (text: string) => string): Record<string, unknown> =>
  Object.fromEntries(
    Object.entries(tree).map(([key, value]: [string, string | object]) => [
      key,
      typeof value === 'string' ? change(value) : mapped(value, change),
    ]),
  );

/** Texts that are not in the catalogue, in the chosen locale. */
export function inLocale<T extends object>(byLocale: Readonly<Record<keyof typeof languages, T>>): T {
  return inPseudo(byLocale[locale as keyof typeof languages] ?? byLocale.en);
}

function inPseudo<T extends object>(catalogue: T): T {
  return isPseudo ? (mapped(catalogue, pseudo) as T) : catalogue;
}

const providerOf = (messages: object): I18nProvider =>
  polyglotI18nProvider(() => messages as TranslationMessages, locale, [{ locale, name: locale }], {
    allowMissing: true,
  });

let own: object = inPseudo({ ...reactAdmin, ...texts });
let provider = providerOf(own);

/** Adds texts that are loaded with the part of the product that needs them, so that other pages do not load them. */
export function addTexts(byLocale: Readonly<Record<keyof typeof languages, object>>): void {
  own = { ...own, ...inLocale(byLocale) };
  provider = providerOf(own);
}

/** Whether texts from the schemas are shown unchanged. */
export const isEnglish = !isPseudo && Object.keys(schemas).length === 0;

let ofEntities = providerOf({});

/** Adds the generated texts of the entities, under `branchline`. Their English versions come from the schemas. */
export function addMessages(generated: object): void {
  ofEntities = providerOf({ branchline: mapped(generated, schemaText) });
}

/** Provider for react-admin: the texts of `t`, react-admin's own and those of the entities. */
export const i18nProvider: I18nProvider = {
  translate: (key, values) => (key.startsWith('branchline.') ? ofEntities : provider).translate(key, values),
  changeLocale: (next) => provider.changeLocale(next),
  getLocale: () => locale,
};

/**
 * Translates a text of the catalogue.
 * @param values for placeholders; `smart_count` chooses between singular and plural
 */
export const t = (key: MessageKey, values?: Readonly<Record<string, string | number>>): string =>
  provider.translate(key, values);
