import { fieldOf, type EntityDefinition, type FieldDefinition } from '../model/definition.ts';
import { fold } from '../search/text.ts';
import { addressWords, inOnePiece, isGeneric, nameVariants, nameWords } from './words.ts';

/** What of a record is compared. */
export interface Features {
  /** Words of each name the record goes by. */
  readonly names: readonly (readonly string[])[];
  /** Words of the whole name, its town among them. */
  readonly whole: readonly string[];
  /** Whether without the town only a trade is left of the name: `Somerton Motor Company`. */
  readonly isTrade: boolean;
  /** The name as it is spelt, without spaces and the form of the company. */
  readonly spelt: string;
  readonly address: readonly string[];
  /** Without spaces, small letters. */
  readonly postCode: string;
  /** Digits only. */
  readonly phone: string;
  readonly email: string;
}

/** Fields that are compared, and what each is to the comparison. */
export class FeatureReader {
  /** All fields that must be read for a comparison. */
  readonly fields: readonly string[];
  readonly #names: readonly string[];
  readonly #address: readonly string[];
  readonly #town: string;
  readonly #post: string;
  readonly #phone: string;
  readonly #email: string;

  constructor(definition: EntityDefinition) {
    const { rank, evidence } = definition.duplicates!;
    const of = (kind: 'name' | 'address') => rank.filter((one) => one.of === kind).flatMap(({ fields }) => fields);
    const find = (names: readonly string[], test: (field: FieldDefinition) => boolean | undefined) =>
      names.find((name) => test(fieldOf(definition, name)!)) ?? '';
    this.fields = [...new Set([...rank.flatMap(({ fields }) => fields), ...evidence])];
    this.#post = find(this.fields, ({ transform }) => transform?.includes('postCode'));
    this.#town = find(this.fields, ({ type }) => type === 'ref');
    this.#phone = find(evidence, ({ format }) => format === 'phone');
    this.#email = find(evidence, ({ format }) => format === 'email');
    this.#names = of('name');
    this.#address = of('address').filter((name) => name !== this.#post);
  }

  read(record: Readonly<Record<string, unknown>>): Features {
    const town = addressWords(textOf(record[this.#town]));
    const text = (names: readonly string[]) => names.map((name) => textOf(record[name])).join(' ');
    const name = text(this.#names);
    const names = nameVariants(name).map((variant) => without(nameWords(variant), town));
    return {
      names,
      whole: nameWords(name),
      isTrade: names[0]!.every(isGeneric),
      spelt: inOnePiece(name),
      address: addressWords(text(this.#address)),
      postCode: fold(textOf(record[this.#post])).replaceAll(' ', ''),
      phone: telling(textOf(record[this.#phone]).replace(/\D/g, '')),
      email: textOf(record[this.#email]).toLowerCase(),
    };
  }
}

/** A company's town says nothing of the company: it stands in the address too. */
function without(words: readonly string[], town: readonly string[]): readonly string[] {
  const others = words.filter((word) => !town.includes(word));
  return others.length ? others : words;
}

/** A number made up to fill the field, 00000 000000, tells nothing. */
const telling = (digits: string): string => (new Set(digits).size > 3 ? digits : '');

/** A reference speaks through the text that names its record. */
export const textOf = (value: unknown): string =>
  typeof value === 'object' && value !== null
    ? String(Object.values(value).find((part) => typeof part === 'string') ?? '')
    : String(value ?? '');
