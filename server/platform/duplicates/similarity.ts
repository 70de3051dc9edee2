/** The three-letter pieces of words, each word padded as ` word `, so that beginnings count. */
export function trigrams(words: readonly string[]): Set<string> {
  const pieces = new Set<string>();
  for (const word of words) {
    const padded = `  ${word} `;
    for (let i = 0; i < padded.length - 2; i++) pieces.add(padded.slice(i, i + 3));
  }
  return pieces;
}

/** Dice's coefficient of two sets: 0 nothing in common, 1 the same. The order of words does not matter. */
export function dice(a: ReadonlySet<string>, b: ReadonlySet<string>): number {
  if (!a.size || !b.size) return 0;
  let shared = 0;
  const [small, large] = a.size < b.size ? [a, b] : [b, a];
  for (const piece of small) if (large.has(piece)) shared++;
  return (2 * shared) / (a.size + b.size);
}
