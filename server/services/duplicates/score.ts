import type { Features, NameFeatures } from './features.ts';
import { dice, oneSlip, trigrams } from './similarity.ts';

export interface Score {
  readonly name: number;
  readonly address: number;
  /** Mean of name and address, raised if the telephone number or e-mail address is the same. From 0 to 1. */
  readonly total: number;
  /** Whether the other record is shown as a possible duplicate. */
  readonly isLikely: boolean;
}

/**
 * Minimum scores. Without the same telephone number or e-mail address, the name and the address must each reach a
 * minimum too, because many companies share a name or a yard. At nearly the same address a lower name score is enough.
 * Near the same address, a single typing error in the name counts as one letter, so that it does not ruin the score of
 * a short name.
 */
const least = { total: 0.6, name: 0.5, nameAtSameAddress: 0.35, address: 0.45 };
const [nearlySame, near] = [0.95, 0.75];

const unlikely = (address: number): Score => ({ name: 0, address, total: 0, isLikely: false });

/** Compares one record with many. Prepares the parts of that record once. */
export class Scorer {
  readonly #features: Features;
  readonly #name: NameFeatures;
  readonly #names: ReadonlySet<string>[];
  readonly #address: ReadonlySet<string>;

  constructor(features: Features) {
    this.#features = features;
    this.#name = features.name();
    this.#names = this.#name.names.map(trigrams);
    this.#address = trigrams(withPostCode(features));
  }

  score(other: Features): Score {
    const address = dice(this.#address, trigrams(withPostCode(other)));
    const { phone, email } = this.#features;
    const same =
      (phone.length >= 7 && phone.slice(-9) === other.phone.slice(-9)) || (email !== '' && email === other.email);
    if (!same && address < least.address) return unlikely(address);
    const name = this.#likeness(other.name(), address);
    const mean = (name + address) / 2;
    const total = same ? mean + (1 - mean) / 3 : mean;
    const leastName = address >= nearlySame ? least.nameAtSameAddress : least.name;
    return { name, address, total, isLikely: total >= least.total && (same || name >= leastName) };
  }

  #likeness(other: NameFeatures, address: number): number {
    const slip = address >= near ? oneSlip(this.#name.spelt, other.spelt) : 0;
    const names = other.names.map(trigrams);
    const likest = Math.max(...this.#names.flatMap((mine) => names.map((theirs) => dice(mine, theirs))));
    return Math.max(slip, Math.min(likest, this.#whole(other)));
  }

  /** If either name is only a town and a trade, the whole names must be similar. Otherwise 1, which is no limit. */
  #whole(other: NameFeatures): number {
    const mine = this.#name;
    return mine.isTrade || other.isTrade ? dice(trigrams(mine.whole), trigrams(other.whole)) : 1;
  }
}

/** Splits the post code into two words, so that a mistyped character affects only one of them. */
const withPostCode = ({ address, postCode }: Features): string[] =>
  postCode.length > 4 ? [...address, postCode.slice(0, -3), postCode.slice(-3)] : [...address];
