import type { DuplicatesDefinition } from '../../core/model/definition.ts';
import type { AddressFeatures, Features, NameFeatures } from './features.ts';
import { likeness } from '../../core/search/spelling.ts';
import { dice, isSlip, match, trigrams, type Trigrams } from './similarity.ts';
import { weightInAddress, weightInName, written } from './words.ts';

type Ranks = DuplicatesDefinition['rank'];
type Kind = Ranks[number]['of'];
/** Of each rank of one kind; null if one of the two records has no such text. */
type Similarities = readonly (number | null)[];

export interface Score {
  /** Similarity of each rank of the schema, in its order, from 0 to 1. */
  readonly ranks: readonly number[];
  /** Mean of the ranks by their weights, raised if the records share evidence. From 0 to 1. */
  readonly total: number;
  /** Whether the other record is shown as a possible duplicate. */
  readonly isLikely: boolean;
}

/**
 * Minimum scores. With the same telephone number or other evidence, the total decides. Otherwise the better the address
 * matches, the less of the name has to: at the same address a quarter of it is enough. The more records share the name,
 * the better the address must match, because a chain has many shops.
 */
const least = { total: 0.6, name: 0.25, address: 0.28 };
/** @param share how much the name counts: 1 if it counts as much as the address */
const enough = (name: number, address: number, share: number, bearers: number) =>
  share * name + 1.25 * (2 - share) * address >= 1.35 + 0.15 * Math.log10(bearers);

/** The least similarity of names or addresses if there is nothing else to compare. Ten records may share a name. */
const alone = 0.85;
const enoughAlone = (name: number, bearers: number) => name >= alone + 0.15 * Math.log10(bearers);

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

/**
 * Whether two records belong to one record, and share no e-mail address. Colleagues have the address and telephone of their
 * firm, so their names decide.
 */
const areOfOneFirm = (shared: readonly string[]): boolean =>
  shared.some((detail) => detail.startsWith('ref:')) && !shared.some((detail) => detail.startsWith('mail:'));

/** A similarity of records that share evidence. */
const raised = (like: number): number => like + (1 - like) / 3;

const unlikely = (ranks: Ranks): Score => ({ ranks: ranks.map(() => 0), total: 0, isLikely: false });

/** Compares one record with many. Prepares the parts of that record once. */
export class Scorer {
  readonly #ranks: Ranks;
  readonly #features: Features;
  readonly #names: readonly PreparedName[];
  readonly #addresses: readonly PreparedAddress[];
  /** Sums of the weights of names and addresses. */
  readonly #weight: Readonly<Record<Kind, number>>;

  /** @param ranks of the schema */
  constructor(features: Features, ranks: Ranks) {
    this.#ranks = ranks;
    this.#features = features;
    this.#names = features.names().map(prepareName);
    this.#addresses = features.addresses.map(prepareAddress);
    const weight = (kind: Kind) => ranks.reduce((sum, rank) => sum + (rank.of === kind ? rank.weight : 0), 0);
    this.#weight = { name: weight('name'), address: weight('address') };
  }

  /** @param bearers how many records have the name words that the two share */
  score(other: Features, bearers?: number): Score {
    const addresses = this.#addressRanks(other);
    const address = this.#mean('address', addresses);
    const shared = this.#sharedWith(other);
    const same = shared.length > 0;
    if (!same && address !== null && address < least.address) return unlikely(this.#ranks);
    const names = this.#nameRanks(other, address);
    const name = this.#mean('name', names);
    const score = this.#result(names, addresses, same);
    const isLikely = same
      ? score.total >= least.total &&
        (!areOfOneFirm(shared) || raised(name ?? 0) >= least.total) &&
        (address !== null || !this.#weight.address || raised(name ?? 0) >= alone)
      : this.#isLikely(name, address, bearers);
    return { ...score, isLikely };
  }

  /** The same for a record that is reported although it may not be alike. */
  measure(other: Features): Score {
    const addresses = this.#addressRanks(other);
    const names = this.#nameRanks(other, this.#mean('address', addresses));
    return this.#result(names, addresses, this.#sharedWith(other).length > 0);
  }

  #result(names: Similarities, addresses: Similarities, same: boolean): Score {
    const left = { name: [...names], address: [...addresses] };
    const ranks = this.#ranks.map(({ of }) => left[of].shift() ?? 0);
    const weights = this.#weight.name + this.#weight.address;
    const mean = this.#ranks.reduce((sum, { weight }, i) => sum + weight * ranks[i]!, 0) / weights;
    return { ranks, total: same ? raised(mean) : mean, isLikely: false };
  }

  /** @param name,address similarities; null if one of the two records has no such text */
  #isLikely(name: number | null, address: number | null, bearers: number | undefined): boolean {
    const weight = this.#weight;
    if (!weight.name) return address !== null && address >= alone;
    if (name === null) return false;
    if (address === null) return enoughAlone(name, bearers ?? 1);
    const share = (2 * weight.name) / (weight.name + weight.address);
    return name >= least.name && enough(name, address, share, bearers ?? usualBearers);
  }

  /** The mean of the ranks that both records have; null if there are none. */
  #mean(kind: Kind, similarities: Similarities): number | null {
    let [sum, weights] = [0, 0];
    const ranks = this.#ranks.filter(({ of }) => of === kind);
    for (const [i, one] of similarities.entries()) {
      if (one === null) continue;
      sum += ranks[i]!.weight * one;
      weights += ranks[i]!.weight;
    }
    return weights ? sum / weights : null;
  }

  #sharedWith({ evidence }: Features): readonly string[] {
    return this.#features.evidence.filter((detail) => evidence.includes(detail));
  }

  #addressRanks({ addresses }: Features): Similarities {
    return this.#addresses.map((mine, i) => addressLikeness(mine, addresses[i]!));
  }

  #nameRanks(other: Features, address: number | null): Similarities {
    const theirs = other.names();
    return this.#names.map((mine, i) => nameLikeness(mine, theirs[i]!, address));
  }
}

/** The words of an address that are compared, with the post code. */
interface PreparedAddress {
  readonly of: AddressFeatures;
  readonly words: readonly string[];
  readonly trigrams: Trigrams;
}

function prepareAddress(of: AddressFeatures): PreparedAddress {
  const words = withPostCode(of.words, of.postCode);
  return { of, words, trigrams: trigrams(words, weightInAddress) };
}

/** The similarity of two addresses; null if a record has none. */
function addressLikeness(mine: PreparedAddress, theirs: AddressFeatures): number | null {
  const words = withPostCode(theirs.words, theirs.postCode);
  if (!mine.words.length || !words.length) return null;
  const { both, shorter, weight } = match(mine.words, words, weightInAddress);
  const like = Math.max(
    dice(mine.trigrams, trigrams(words, weightInAddress)),
    both,
    weight >= leastOfAddress ? partOfAddress * shorter : 0,
  );
  const isOtherNumber = differ(numbers(mine.of), numbers(theirs));
  const isOtherArea = differ(outward(mine.of), outward(theirs));
  return like * (isOtherNumber ? otherNumber : 1) * (isOtherArea ? otherArea : 1);
}

interface PreparedName {
  readonly of: NameFeatures;
  readonly trigrams: readonly Trigrams[];
}

const prepareName = (of: NameFeatures): PreparedName => ({
  of,
  trigrams: of.names.map((words) => trigrams(words, weightInName)),
});

/**
 * The similarity of two names; null if a record has none.
 * @param address similarity of the addresses; null if there are none to compare
 */
function nameLikeness(mine: PreparedName, theirs: NameFeatures, address: number | null): number | null {
  if (!mine.of.whole.length || !theirs.whole.length) return null;
  const likest = Math.max(
    ...mine.of.names.flatMap((words, i) =>
      theirs.names.map((others) => {
        const { both, shorter, weight } = match(words, others, weightInName);
        const part = weight >= leastOfName ? partOfName * shorter : 0;
        return Math.max(dice(mine.trigrams[i]!, trigrams(others, weightInName)), both, part);
      }),
    ),
  );
  return Math.max(
    address === null || address >= near ? misspelt(mine.of.spelt, theirs.spelt) : 0,
    Math.min(likest, wholeLikeness(mine.of, theirs)),
  );
}

/**
 * If either name is only a town and a trade, the whole names must be similar. Otherwise 1, which does not limit the
 * score.
 */
const wholeLikeness = (mine: NameFeatures, theirs: NameFeatures): number =>
  mine.isTrade || theirs.isTrade ? dice(trigrams(mine.whole, weightInName), trigrams(theirs.whole, weightInName)) : 1;

/** The similarity of two spellings of one name; 0 if it is too low. */
function misspelt(a: string, b: string): number {
  const like = likeness(a, b);
  return like >= alike || isSlip(a, b) ? like : 0;
}

/** Splits the post code into two words, so that a mistyped character affects only one of them. */
const withPostCode = (words: readonly string[], postCode: string): string[] => [
  ...new Set([...written(words), ...(postCode.length > 4 ? [postCode.slice(0, -3), postCode.slice(-3)] : [])]),
];

const outward = ({ postCode }: AddressFeatures): string[] => (postCode.length > 4 ? [postCode.slice(0, -3)] : []);

/** House, unit and floor numbers: `12a` → 12. */
const numbers = ({ words }: AddressFeatures): string[] => words.flatMap((word) => word.match(/^\d+/) ?? []);

/** Whether both have something, and nothing in common. */
const differ = (mine: readonly string[], theirs: readonly string[]): boolean =>
  mine.length > 0 && theirs.length > 0 && !mine.some((one) => theirs.includes(one));
