import polyglotI18nProvider from 'ra-i18n-polyglot';
import type { I18nProvider, TranslationMessages } from 'react-admin';
import { languages, type Language, type MessageKey } from '../../messages/catalogue.ts';
import { pseudo, pseudoLocale } from './pseudo.ts';

export type { MessageKey };

/** Where the browser keeps the chosen locale. */
const stored = 'branchline.locale';

/** The locale is chosen when the page loads; another one takes effect with the next load. */
export const locale = globalThis.localStorage?.getItem(stored) ?? 'en';
const isPseudo = locale === pseudoLocale;
const { texts, reactAdmin, schemas }: Language = languages[locale as keyof typeof languages] ?? languages.en;

/** A text that comes from a schema, such as the title of a field, in the language of the page. */
export const schemaText = (english: string): string => (isPseudo ? pseudo(english) : (schemas[english] ?? english));

/** Texts by key, nested, each changed. */
const mapped = (tree: object, change: (text: string) => string): Record<string, unknown> =>
  Object.fromEntries(
    Object.entries(tree).map(([key, value]: [string, string | object]) => [
      key,
      typeof value === 'string' ? change(value) : mapped(value, change),
    ]),
  );

const own = { ...reactAdmin, ...texts };

/** @param generated texts of the entities, whose English texts are in the schemas. */
function providerOf(generated: object): I18nProvider {
  const messages = { ...(isPseudo ? mapped(own, pseudo) : own), branchline: mapped(generated, schemaText) };
  return polyglotI18nProvider(() => messages as TranslationMessages, locale, [{ locale, name: locale }], {
    allowMissing: true,
  });
}

/** Whether the texts of the schemas are shown as they are. */
export const isEnglish = !isPseudo && Object.keys(schemas).length === 0;

let provider = providerOf({});

/** Adds the generated texts of the entities, under `branchline`. */
export function addMessages(generated: object): void {
  provider = providerOf(generated);
}

/** For react-admin: the same texts as `t` has, with its own and those of the entities. */
export const i18nProvider: I18nProvider = {
  translate: (key, values) => provider.translate(key, values),
  changeLocale: (next) => provider.changeLocale(next),
  getLocale: () => locale,
};

/**
 * A text of the catalogue in the language of the page.
 * @param values for the placeholders of the text; `smart_count` chooses between one and many.
 */
export const t = (key: MessageKey, values?: Readonly<Record<string, string | number>>): string =>
  provider.translate(key, values);
