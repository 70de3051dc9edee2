import {
  fieldOf,
  type DuplicatesDefinition,
  type EntityDefinition,
  type FieldDefinition,
} from '../../core/model/definition.ts';
import { wordsOf } from '../../core/search/text.ts';
import { fold } from '../../core/search/words.ts';
import { detailOf, wholeName } from './details.ts';
import { inOnePiece, nameVariants, nameWords, weightInName, written } from './words.ts';

/** The parts of a record that are compared. */
export interface Features {
  /** One for each rank of names. Computed only on demand, because most candidates are ruled out by their address. */
  names(): readonly NameFeatures[];
  /** One for each rank of addresses. */
  readonly addresses: readonly AddressFeatures[];
  /** Details whose equal values indicate a duplicate, as `detailOf` makes them. */
  readonly evidence: readonly string[];
  /** By flag, details of which an equal one is reported wherever it is. */
  readonly elsewhere: ReadonlyMap<string, readonly string[]>;
  /** Whether records need no address, so that they must also be found by their name alone. */
  readonly needsNoAddress: boolean;
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

export interface AddressFeatures {
  /** Words as they are written, without the post code. */
  readonly words: readonly string[];
  /** Lower case, without spaces. */
  readonly postCode: string;
}

type Values = Readonly<Record<string, unknown>>;
type Ranks = DuplicatesDefinition['rank'];

/** Extracts the parts of a record that are compared, from the fields that the schema names. */
export class FeatureReader {
  /** Every field that a comparison reads. */
  readonly fields: readonly string[];
  readonly #names: readonly (readonly string[])[];
  readonly #addresses: readonly { readonly lines: readonly string[]; readonly postCode: string | undefined }[];
  readonly #town: string | undefined;
  readonly #evidence: readonly FieldDefinition[];
  readonly #elsewhere: readonly { readonly flag: string; readonly fields: readonly FieldDefinition[] }[];
  readonly #needsNoAddress: boolean;

  constructor(definition: EntityDefinition) {
    const { when, rank, evidence, elsewhere } = definition.duplicates!;
    const known = (names: readonly string[]) => names.map((name) => fieldOf(definition, name)!);
    const fieldsOf = (kind: Ranks[number]['of']) => rank.filter(({ of }) => of === kind).map(({ fields }) => fields);
    const compared = [...rank, ...elsewhere].flatMap(({ fields }) => fields);
    this.fields = [...new Set([...compared, ...evidence])];
    this.#names = fieldsOf('name');
    this.#addresses = fieldsOf('address').map((fields) => {
      const postCode = known(fields).find(({ format }) => format === 'postCode')?.name;
      return { lines: fields.filter((name) => name !== postCode), postCode };
    });
    const address = fieldsOf('address').flat();
    this.#town = known(address).find(({ type }) => type === 'ref')?.name;
    this.#needsNoAddress = !when.some((name) => address.includes(name));
    this.#evidence = known(evidence);
    this.#elsewhere = elsewhere.map(({ flag, fields }) => ({ flag, fields: known(fields) }));
  }

  read(record: Values): Features {
    return {
      names: () => this.#names.map((fields) => this.#name(record, fields)),
      addresses: this.#addresses.map(({ lines, postCode }) => ({
        words: wordsOf(textsOf(record, lines)),
        postCode: postCode ? fold(textOf(record[postCode])).replaceAll(' ', '') : '',
      })),
      evidence: detailsOf(record, this.#evidence),
      elsewhere: new Map(this.#elsewhere.map(({ flag, fields }) => [flag, equalsOf(record, flag, fields)])),
      needsNoAddress: this.#needsNoAddress,
    };
  }

  #name(record: Values, fields: readonly string[]): NameFeatures {
    const town = this.#town ? written(wordsOf(textOf(record[this.#town]))) : [];
    const name = textsOf(record, fields);
    const whole = nameWords(name);
    const names = nameVariants(name).map((variant) => without(variant === name ? whole : nameWords(variant), town));
    return { names, whole, isTrade: names[0]!.every((word) => weightInName(word) < 1), spelt: inOnePiece(name) };
  }
}

const detailsOf = (record: Values, fields: readonly FieldDefinition[]): string[] => [
  ...new Set(fields.flatMap((field) => detailOf(field, record[field.name]) ?? [])),
];

/** Each telephone number and e-mail address alone; other fields as one name. */
const equalsOf = (record: Values, flag: string, fields: readonly FieldDefinition[]): string[] => {
  if (fields.every(({ format }) => format === 'phone' || format === 'email')) return detailsOf(record, fields);
  const names = fields.map(({ name }) => name);
  return [wholeName(flag, textsOf(record, names))].filter((name) => name !== null);
};

const textsOf = (record: Values, names: readonly string[]): string =>
  names.map((name) => textOf(record[name])).join(' ');

/** Removes the town from a company's name. The address has it too, and it would count twice. */
function without(words: readonly string[], town: readonly string[]): readonly string[] {
  const others = words.filter((word) => !town.includes(word));
  return others.length ? others : words;
}

/** A reference is compared by the display text of its record. */
export const textOf = (value: unknown): string =>
  typeof value === 'object' && value !== null
    ? String(Object.values(value).find((part) => typeof part === 'string') ?? '')
    : String(value ?? '');
