import type { Features, NameFeatures } from './features.ts';
import { likeness } from '../../core/search/spelling.ts';
import { dice, isSlip, match, trigrams, type Trigrams } from './similarity.ts';
import { weightInAddress, weightInName } from './words.ts';

export interface Score {
  readonly name: number;
  readonly address: number;
  /** Mean of name and address, raised if the telephone number or e-mail address is the same. From 0 to 1. */
  readonly total: number;
  /** Whether the other record is shown as a possible duplicate. */
  readonly isLikely: boolean;
}

/**
 * Minimum scores. With the same telephone number or e-mail address, the total decides. Otherwise the better the address
 * matches, the less of the name has to: at the same address a quarter of it is enough. The more records share the name,
 * the better the address must match, because a chain has many shops.
 */
const least = { total: 0.6, name: 0.25, address: 0.28 };
const enough = (name: number, address: number, bearers: number) =>
  name + 1.25 * address >= 1.35 + 0.15 * Math.log10(bearers);

/** How much of a score is left if the house numbers differ, and if the first halves of the post codes do. */
const [otherNumber, otherArea] = [0.95, 0.95];
/** Factor if one text has all words of the other, and more. */
const [partOfName, partOfAddress] = [0.75, 0.8];
/** The least weight of the words that such texts share. */
const [leastOfName, leastOfAddress] = [0.8, 2];
/** At a similar address, names without spaces may differ by one letter, or must have at least this similarity. */
const [near, alike] = [0.75, 0.8];
/** Assumed number of records with a name, if a misspelling hides the real number. */
const usualBearers = 4;

const unlikely = (address: number): Score => ({ name: 0, address, total: 0, isLikely: false });

/** Compares one record with many. Prepares the parts of that record once. */
export class Scorer {
  readonly #features: Features;
  readonly #name: NameFeatures;
  readonly #names: Trigrams[];
  readonly #words: readonly string[];
  readonly #address: Trigrams;

  constructor(features: Features) {
    this.#features = features;
    this.#name = features.name();
    this.#names = this.#name.names.map((words) => trigrams(words, weightInName));
    this.#words = withPostCode(features);
    this.#address = trigrams(this.#words, weightInAddress);
  }

  /** @param bearers how many records have the name words that the two share */
  score(other: Features, bearers = usualBearers): Score {
    const address = this.#addressLikeness(other);
    const same = this.#isSame(other);
    if (!same && address < least.address) return unlikely(address);
    const { name, total } = this.#measure(other, address, same);
    const isLikely = same ? total >= least.total : name >= least.name && enough(name, address, bearers);
    return { name, address, total, isLikely };
  }

  /** The same for a record that is reported although it may not be alike. */
  measure(other: Features): Score {
    const address = this.#addressLikeness(other);
    return { ...this.#measure(other, address, this.#isSame(other)), address, isLikely: false };
  }

  #measure(other: Features, address: number, same: boolean): Pick<Score, 'name' | 'total'> {
    const name = this.#nameLikeness(other.name(), address);
    const mean = (name + address) / 2;
    return { name, total: same ? mean + (1 - mean) / 3 : mean };
  }

  #isSame({ evidence }: Features): boolean {
    return this.#features.evidence.some((detail) => evidence.includes(detail));
  }

  #addressLikeness(other: Features): number {
    const words = withPostCode(other);
    const { both, shorter, weight } = match(this.#words, words, weightInAddress);
    const like = Math.max(
      dice(this.#address, trigrams(words, weightInAddress)),
      both,
      weight >= leastOfAddress ? partOfAddress * shorter : 0,
    );
    const isOtherNumber = differ(numbers(this.#features), numbers(other));
    const isOtherArea = differ(outward(this.#features), outward(other));
    return like * (isOtherNumber ? otherNumber : 1) * (isOtherArea ? otherArea : 1);
  }

  #nameLikeness(other: NameFeatures, address: number): number {
    const likest = Math.max(
      ...this.#name.names.flatMap((mine, i) =>
        other.names.map((theirs) => {
          const { both, shorter, weight } = match(mine, theirs, weightInName);
          const part = weight >= leastOfName ? partOfName * shorter : 0;
          return Math.max(dice(this.#names[i]!, trigrams(theirs, weightInName)), both, part);
        }),
      ),
    );
    return Math.max(
      address >= near ? misspelt(this.#name.spelt, other.spelt) : 0,
      Math.min(likest, this.#whole(other)),
    );
  }

  /**
   * If either name is only a town and a trade, the whole names must be similar. Otherwise 1, which does not limit the
   * score.
   */
  #whole(other: NameFeatures): number {
    const mine = this.#name;
    return mine.isTrade || other.isTrade
      ? dice(trigrams(mine.whole, weightInName), trigrams(other.whole, weightInName))
      : 1;
  }
}

/** The similarity of two spellings of one name; 0 if it is too low. */
function misspelt(a: string, b: string): number {
  const like = likeness(a, b);
  return like >= alike || isSlip(a, b) ? like : 0;
}

/** Splits the post code into two words, so that a mistyped character affects only one of them. */
const withPostCode = ({ address, postCode }: Features): string[] =>
  postCode.length > 4 ? [...address, postCode.slice(0, -3), postCode.slice(-3)] : [...address];

const outward = ({ postCode }: Features): string[] => (postCode.length > 4 ? [postCode.slice(0, -3)] : []);

/** House, unit and floor numbers: `12a` → 12. */
const numbers = ({ address }: Features): string[] => address.flatMap((word) => word.match(/^\d+/) ?? []);

/** Whether both have something, and nothing in common. */
const differ = (mine: readonly string[], theirs: readonly string[]): boolean =>
  mine.length > 0 && theirs.length > 0 && !mine.some((one) => theirs.includes(one));
