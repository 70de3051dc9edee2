import { fieldOf, type DuplicatesDefinition, type EntityDefinition } from '../model/definition.ts';
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
  readonly #definition: EntityDefinition;
  readonly #duplicates: DuplicatesDefinition;

  constructor(definition: EntityDefinition) {
    this.#definition = definition;
    this.#duplicates = definition.duplicates!;
  }

  /** All fields that must be read for a comparison. */
  get fields(): string[] {
    return [...new Set([...this.#duplicates.rank.flatMap((rank) => rank.fields), ...this.#duplicates.evidence])];
  }

  read(record: Readonly<Record<string, unknown>>): Features {
    const post = this.#named((name) => fieldOf(this.#definition, name)?.transform?.includes('postCode') ?? false);
    const fields = (of: 'name' | 'address') =>
      this.#duplicates.rank.filter((rank) => rank.of === of).flatMap((rank) => rank.fields);
    const town = addressWords(textOf(record[this.#named((name) => fieldOf(this.#definition, name)?.type === 'ref')]));
    const text = (names: readonly string[]) => names.map((name) => textOf(record[name])).join(' ');
    const name = text(fields('name'));
    const names = nameVariants(name).map((variant) => without(nameWords(variant), town));
    return {
      names,
      whole: nameWords(name),
      isTrade: names[0]!.every(isGeneric),
      spelt: inOnePiece(name),
      address: addressWords(text(fields('address').filter((field) => field !== post))),
      postCode: fold(textOf(record[post])).replaceAll(' ', ''),
      phone: telling(textOf(record[this.#evidence('phone')]).replace(/\D/g, '')),
      email: textOf(record[this.#evidence('email')]).toLowerCase(),
    };
  }

  #named(test: (name: string) => boolean): string {
    return this.fields.find(test) ?? '';
  }

  #evidence(format: string): string {
    return this.#duplicates.evidence.find((name) => fieldOf(this.#definition, name)?.format === format) ?? '';
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
