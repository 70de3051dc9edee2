import { fieldOf, type EntityDefinition, type FieldDefinition } from '../../core/model/definition.ts';
import { fold } from '../../core/search/words.ts';
import { detailOf, wholeName } from './details.ts';
import { addressWords, inOnePiece, nameVariants, nameWords, weightInName } from './words.ts';

/** The parts of a record that are compared. */
export interface Features {
  /** Computed only on demand, because most candidates are ruled out by their address. */
  name(): NameFeatures;
  readonly address: readonly string[];
  /** Lower case, without spaces. */
  readonly postCode: string;
  /** Details whose equal values indicate a duplicate, as `detailOf` makes them. */
  readonly evidence: readonly string[];
  /** By flag, details of which an equal one is reported wherever it is. */
  readonly elsewhere: ReadonlyMap<string, readonly string[]>;
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
  readonly #evidence: readonly FieldDefinition[];
  readonly #elsewhere: readonly { readonly flag: string; readonly fields: readonly FieldDefinition[] }[];

  constructor(definition: EntityDefinition) {
    const { rank, evidence, elsewhere } = definition.duplicates!;
    const of = (kind: 'name' | 'address') => rank.filter((one) => one.of === kind).flatMap(({ fields }) => fields);
    const find = (names: readonly string[], test: (field: FieldDefinition) => boolean | undefined) =>
      names.find((name) => test(fieldOf(definition, name)!)) ?? '';
    const compared = [...rank, ...elsewhere].flatMap(({ fields }) => fields);
    this.fields = [...new Set([...compared, ...evidence])];
    this.#post = find(this.fields, ({ format }) => format === 'postCode');
    this.#town = find(this.fields, ({ type }) => type === 'ref');
    const known = (names: readonly string[]) => names.map((name) => fieldOf(definition, name)!);
    this.#evidence = known(evidence);
    this.#elsewhere = elsewhere.map(({ flag, fields }) => ({ flag, fields: known(fields) }));
    this.#names = of('name');
    this.#address = of('address').filter((name) => name !== this.#post);
  }

  read(record: Readonly<Record<string, unknown>>): Features {
    return {
      name: () => this.#name(record),
      address: addressWords(textsOf(record, this.#address)),
      postCode: fold(textOf(record[this.#post])).replaceAll(' ', ''),
      evidence: detailsOf(record, this.#evidence),
      elsewhere: new Map(this.#elsewhere.map(({ flag, fields }) => [flag, equalsOf(record, flag, fields)])),
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

type Values = Readonly<Record<string, unknown>>;

const detailsOf = (record: Values, fields: readonly FieldDefinition[]): string[] => [
  ...new Set(fields.flatMap((field) => detailOf(field, record[field.name]) ?? [])),
];

/** Each telephone number and e-mail address alone; other fields as one name. */
const equalsOf = (record: Values, flag: string, fields: readonly FieldDefinition[]): string[] =>
  fields.every(({ format }) => format === 'phone' || format === 'email')
    ? detailsOf(record, fields)
    : [
        wholeName(
          flag,
          textsOf(
            record,
            fields.map(({ name }) => name),
          ),
        ) ?? [],
      ].flat();

const textsOf = (record: Readonly<Record<string, unknown>>, names: readonly string[]): string =>
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
