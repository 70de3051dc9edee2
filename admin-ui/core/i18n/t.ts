import polyglotI18nProvider from 'ra-i18n-polyglot';
import englishMessages from 'ra-language-english';
import { languages, type MessageKey } from '../../messages/catalogue.ts';
import { pseudo, pseudoLocale } from './pseudo.ts';

/** Where the browser keeps the chosen locale. */
const stored = 'branchline.locale';

/** The locale is chosen when the page loads; another one takes effect with the next load. */
const locale = globalThis.localStorage?.getItem(stored) ?? 'en';
const isPseudo = locale === pseudoLocale;
const { texts, schemas } = languages[locale as keyof typeof languages] ?? languages.en;

type Tree = { readonly [key: string]: string | Tree };
const mapped = (tree: Tree, change: (text: string) => string): Record<string, string | Tree> =>
  Object.fromEntries(
    Object.entries(tree).map(([key, value]) => [
      key,
      typeof value === 'string' ? change(value) : mapped(value, change),
    ]),
  );

const provider = polyglotI18nProvider(
  () => ({ ...englishMessages, ...(isPseudo ? mapped(texts, pseudo) : texts) }),
  locale,
);

/**
 * A text of the catalogue in the language of the page.
 * @param values for the placeholders of the text; `smart_count` chooses between one and many.
 */
export const t = (key: MessageKey, values?: Readonly<Record<string, string | number>>): string =>
  provider.translate(key, values);

/** A text that comes from a schema, such as the title of a field, in the language of the page. */
export const schemaText = (english: string): string =>
  isPseudo ? pseudo(english) : ((schemas as Readonly<Record<string, string>>)[english] ?? english);
