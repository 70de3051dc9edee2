/** The three-letter sequences of words. Each word is padded as ` word `, so that its beginning and end count. */
export function trigrams(words: readonly string[]): Set<string> {
  const pieces = new Set<string>();
  for (const word of words) {
    const padded = `  ${word} `;
    for (let i = 0; i < padded.length - 2; i++) pieces.add(padded.slice(i, i + 3));
  }
  return pieces;
}

/** Dice's coefficient of two sets: 0 if they share nothing, 1 if they are equal. The order of words does not matter. */
export function dice(a: ReadonlySet<string>, b: ReadonlySet<string>): number {
  if (!a.size || !b.size) return 0;
  let shared = 0;
  const [small, large] = a.size < b.size ? [a, b] : [b, a];
  for (const piece of small) if (large.has(piece)) shared++;
  return (2 * shared) / (a.size + b.size);
}

/**
 * 1 if two texts are equal; a little less if one letter is missing, added, replaced or swapped; otherwise 0. The loss
 * is the share of one letter.
 */
export function oneSlip(a: string, b: string): number {
  if (!a || !b) return 0;
  if (a === b) return 1;
  let [from, mine, theirs] = [0, a.length, b.length];
  while (from < mine && from < theirs && a[from] === b[from]) from++;
  while (mine > from && theirs > from && a[mine - 1] === b[theirs - 1]) [mine, theirs] = [mine - 1, theirs - 1];
  const [left, right] = [a.slice(from, mine), b.slice(from, theirs)];
  const swapped = left.length === 2 && left[0] === right[1] && left[1] === right[0] && right.length === 2;
  return swapped || (left.length <= 1 && right.length <= 1) ? 1 - 1 / Math.max(a.length, b.length) : 0;
}
