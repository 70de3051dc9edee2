/** Whom the holder of a permission reaches. */
export type Reach = 'none' | 'ownBranch' | 'all';

/** Levels of one permission, as its schema has them: `*` stands for those that it does not list. */
export type Levels = Readonly<Record<string, Reach>>;

/** In roles: the level that reaches most, of a permission that is added later too. */
export const widest = 'widest';

/** What a level of a permission reaches. */
export const reachOf = (levels: Levels, level: number): Reach => levels[level] ?? levels['*'] ?? 'none';

/** The lowest of the levels that reach most: all records before those of the own branch. 0 if none allows anything. */
export function widestOf(levels: Levels): number {
  const having = (reach: Reach) => [1, 2, 3, 4, 5].find((level) => reachOf(levels, level) === reach);
  return having('all') ?? having('ownBranch') ?? 0;
}
