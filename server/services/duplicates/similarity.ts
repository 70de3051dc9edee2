import { distance, likeness } from '../../core/search/spelling.ts';

/** How much a word counts, from 0 to 1. */
export type Weight = (word: string) => number;

/** The three-letter sequences of words, each with the weight of its word, and the sum of these weights. */
export interface Trigrams {
  readonly pieces: ReadonlyMap<string, number>;
  readonly sum: number;
}

const equal: Weight = () => 1;

/** Splits words into trigrams. Each word is padded as ` word `, so that its beginning and end count. */
export function trigrams(words: readonly string[], weight = equal): Trigrams {
  const pieces = new Map<string, number>();
  for (const word of words) {
    const [padded, counts] = [`  ${word} `, weight(word)];
    for (let i = 0; i < padded.length - 2; i++) {
      const piece = padded.slice(i, i + 3);
      pieces.set(piece, Math.max(pieces.get(piece) ?? 0, counts));
    }
  }
  return { pieces, sum: [...pieces.values()].reduce((sum, one) => sum + one, 0) };
}

/** Dice's coefficient of two sets: 0 if they share nothing, 1 if they are equal. The order of words does not matter. */
export function dice(a: Trigrams, b: Trigrams): number {
  if (!a.sum || !b.sum) return 0;
  let shared = 0;
  const [small, large] = a.pieces.size < b.pieces.size ? [a, b] : [b, a];
  for (const [piece, weight] of small.pieces) {
    const other = large.pieces.get(piece);
    if (other !== undefined) shared += weight + other;
  }
  return shared / (a.sum + b.sum);
}

/** Whether at most one letter is missing, added, replaced or swapped with the next. */
export const isSlip = (a: string, b: string): boolean => distance(a, b) <= 1;

/** How far the words of two texts match, whatever their order. */
export interface Matched {
  /** Share of all words that have a match, by weight. */
  readonly both: number;
  /** Share of the shorter text's words that have a match, by weight. */
  readonly shorter: number;
  /** Weight of the matched words. */
  readonly weight: number;
}

/** Words less similar than this count as different. */
const leastLike = 0.7;

const wordLikeness = (a: string, b: string): number => {
  if (a === b) return 1;
  const shortest = Math.min(a.length, b.length);
  if (shortest < 3 || shortest / Math.max(a.length, b.length) < leastLike) return 0;
  const like = likeness(a, b);
  return like < leastLike ? 0 : like;
};

/** Matches each word with at most one of the other text, the most similar ones first. */
export function match(mine: readonly string[], theirs: readonly string[], weight: Weight): Matched {
  const total = (words: readonly string[]) => words.reduce((sum, word) => sum + weight(word), 0);
  const [ofMine, ofTheirs] = [total(mine), total(theirs)];
  if (!ofMine || !ofTheirs) return { both: 0, shorter: 0, weight: 0 };
  const pairs = mine.flatMap((a) => theirs.map((b) => ({ a, b, like: wordLikeness(a, b) }))).filter(({ like }) => like);
  const [usedA, usedB] = [new Set<string>(), new Set<string>()];
  let [matchedA, matchedB] = [0, 0];
  for (const { a, b, like } of pairs.toSorted((x, y) => y.like - x.like)) {
    if (usedA.has(a) || usedB.has(b)) continue;
    usedA.add(a);
    usedB.add(b);
    matchedA += like * weight(a);
    matchedB += like * weight(b);
  }
  return {
    both: (matchedA + matchedB) / (ofMine + ofTheirs),
    shorter: ofMine < ofTheirs ? matchedA / ofMine : matchedB / ofTheirs,
    weight: Math.min(matchedA, matchedB),
  };
}
