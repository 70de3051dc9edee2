/**
 * 1 if two texts are equal, less by the share of letters that are missing, added, replaced or swapped with the next.
 */
export function likeness(a: string, b: string): number {
  const longest = Math.max(a.length, b.length);
  return longest ? 1 - distance(a, b) / longest : 0;
}

/** The optimal string alignment distance: how many letters to add, leave out, replace or swap with the next. */
export const distance = (a: string, b: string): number => distances(a, b)[b.length]!;

/** The distances of a text to each beginning of another, by the length of the beginning. */
export function distances(a: string, b: string): number[] {
  let [beforeLast, last]: number[][] = [[], Array.from({ length: b.length + 1 }, (_, j) => j)];
  for (let i = 1; i <= a.length; i++) {
    const row = [i];
    for (let j = 1; j <= b.length; j++) {
      const replaced = last![j - 1]! + (a[i - 1] === b[j - 1] ? 0 : 1);
      const isSwapped = i > 1 && j > 1 && a[i - 1] === b[j - 2] && a[i - 2] === b[j - 1];
      const swapped = isSwapped ? beforeLast![j - 2]! + 1 : Infinity;
      row.push(Math.min(last![j]! + 1, row[j - 1]! + 1, replaced, swapped));
    }
    [beforeLast, last] = [last, row];
  }
  return last!;
}

/** FNV-1a as a signed 32-bit integer, which both engines can store. */
export function hash(text: string): number {
  let value = 0x811c9dc5;
  for (let i = 0; i < text.length; i++) value = Math.imul(value ^ text.charCodeAt(i), 0x01000193);
  return value | 0;
}
