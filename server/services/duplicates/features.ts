import { fieldOf, type EntityDefinition, type FieldDefinition } from '../../core/model/definition.ts';
import { fold } from '../../core/search/text.ts';
import { addressWords, inOnePiece, isGeneric, nameVariants, nameWords } from './words.ts';

/** What of a record is compared. */
export interface Features {
  /** Read only where it comes to that: most of those at another address are not who is looked for. */
  name(): NameFeatures;
  readonly address: readonly string[];
  /** Without spaces, small letters. */
  readonly postCode: string;
  /** Digits only. */
  readonly phone: string;
  readonly email: string;
}

export interface NameFeatures {
  /** Words of each name the record goes by. */
  readonly names: readonly (readonly string[])[];
  /** Words of the whole name, its town among them. */
  readonly whole: readonly string[];
  /** Whether without the town only a trade is left of the name: `Somerton Motor Company`. */
  readonly isTrade: boolean;
  /** The name as it is spelt, without spaces and the form of the company. */
  readonly spelt: string;
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
    return {
      name: () => this.#name(record),
      address: addressWords(textsOf(record, this.#address)),
      postCode: fold(textOf(record[this.#post])).replaceAll(' ', ''),
      phone: telling(textOf(record[this.#phone]).replace(/\D/g, '')),
      email: textOf(record[this.#email]).toLowerCase(),
    };
  }

  #name(record: Readonly<Record<string, unknown>>): NameFeatures {
    const town = addressWords(textOf(record[this.#town]));
    const name = textsOf(record, this.#names);
    const whole = nameWords(name);
    const names = nameVariants(name).map((variant) => without(variant === name ? whole : nameWords(variant), town));
    return { names, whole, isTrade: names[0]!.every(isGeneric), spelt: inOnePiece(name) };
  }
}

const textsOf = (record: Readonly<Record<string, unknown>>, names: readonly string[]): string =>
  names.map((name) => textOf(record[name])).join(' ');

/** A town in a company's name is ignored, as it is in the address too. */
function without(words: readonly string[], town: readonly string[]): readonly string[] {
  const others = words.filter((word) => !town.includes(word));
  return others.length ? others : words;
}

/** Made-up numbers such as 00000 000000 are no evidence. */
const telling = (digits: string): string => (new Set(digits).size > 3 ? digits : '');

/** A reference speaks through the text that names its record. */
export const textOf = (value: unknown): string =>
  typeof value === 'object' && value !== null
    ? String(Object.values(value).find((part) => typeof part === 'string') ?? '')
    : String(value ?? '');
