import { fieldOf, type EntityDefinition, type FieldDefinition } from '../../core/model/definition.ts';
import { fold } from '../../core/search/words.ts';
import { addressWords, inOnePiece, nameVariants, nameWords, weightInName } from './words.ts';

/** The parts of a record that are compared. */
export interface Features {
  /** Computed only on demand, because most candidates are ruled out by their address. */
  name(): NameFeatures;
  readonly address: readonly string[];
  /** Lower case, without spaces. */
  readonly postCode: string;
  /** Digits only. */
  readonly phone: string;
  readonly email: string;
}

export interface NameFeatures {
  /** Words of each name that the record is known by. */
  readonly names: readonly (readonly string[])[];
  /** Words of the whole name, including its town. */
  readonly whole: readonly string[];
  /** Whether the name without its town is only a trade, for example `Somerton Motor Company`. */
  readonly isTrade: boolean;
  /** The name as one word, without spaces or the company's legal form. */
  readonly spelt: string;
}

/** Extracts the parts of a record that are compared, from the fields that the schema names. */
export class FeatureReader {
  /** Every field that a comparison reads. */
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
    this.#post = find(this.fields, ({ format }) => format === 'postCode');
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
      phone: telling(withoutExtension(textOf(record[this.#phone])).replace(/\D/g, '')),
      email: textOf(record[this.#email]).toLowerCase(),
    };
  }

  #name(record: Readonly<Record<string, unknown>>): NameFeatures {
    const town = addressWords(textOf(record[this.#town]));
    const name = textsOf(record, this.#names);
    const whole = nameWords(name);
    const names = nameVariants(name).map((variant) => without(variant === name ? whole : nameWords(variant), town));
    return { names, whole, isTrade: names[0]!.every((word) => weightInName(word) < 1), spelt: inOnePiece(name) };
  }
}

/** `01302 555073 ext 12` → `01302 555073`: two people in an office share the number before it. */
const withoutExtension = (phone: string): string => phone.replace(/\s*(ext(ension|\.)?|x|#)\s*\d+$/i, '');

const textsOf = (record: Readonly<Record<string, unknown>>, names: readonly string[]): string =>
  names.map((name) => textOf(record[name])).join(' ');

/** Removes the town from a company's name. The address has it too, and it would count twice. */
function without(words: readonly string[], town: readonly string[]): readonly string[] {
  const others = words.filter((word) => !town.includes(word));
  return others.length ? others : words;
}

/** Ignores made-up numbers such as 00000 000000. */
const telling = (digits: string): string => (new Set(digits).size > 3 ? digits : '');

/** A reference is compared by the display text of its record. */
export const textOf = (value: unknown): string =>
  typeof value === 'object' && value !== null
    ? String(Object.values(value).find((part) => typeof part === 'string') ?? '')
    : String(value ?? '');
