import type { Database } from '../db/database.ts';
import { sql, type Sql } from '../db/sql.ts';
import { isError } from '../errors/safe-error.ts';
import { columnOf, type EntityDefinition } from '../model/definition.ts';
import { firstLetters, oneOf, toMatch, type By, type Wanted } from './query.ts';
import { isFiller } from './words.ts';

/**
 * SQLite's text index, FTS5. It reads the rows of a term, or of up to three first letters, one after the other, but for a
 * longer beginning it first gathers the rows of all terms that have it. So words that many records have are looked up in
 * another way, and the rows that are found are tested.
 */
export class TextIndex {
  readonly #database: Database;

  constructor(database: Database) {
    this.#database = database;
  }

  /** Selects the keys of the matches as `k`. */
  lookup({ table }: EntityDefinition, node: Wanted, by?: By): Sql {
    const fts = sql.id(`${table}_fts`);
    return sql`select rowid as k from ${fts} where ${fts} match ${toMatch(node, by)}`;
  }

  /**
   * Finds the records that match one of several ways.
   * @param test holds for the rows `t` that match
   * @returns their keys; null if there are more than `most`
   */
  async keys(
    definition: EntityDefinition,
    ways: readonly (readonly Wanted[])[],
    test: Sql,
    most: number,
  ): Promise<readonly unknown[] | null> {
    const isCommon = await this.#common(definition, ways.flat(), most);
    const node = oneOf(ways);
    // A way that wants nothing but one common part matches all records that have it.
    if (ways.some(([part, ...others]) => part !== undefined && !others.length && isCommon(part))) return null;
    if (ways.flat().some(isCommon)) {
      const found = await this.#keys(definition, most, oneOf(ways.map((parts) => broadened(parts, isCommon))));
      if (found) return this.#tested(definition, found, test);
    }
    return (await this.#hasMore(definition, node, most, 'whole')) ? null : this.#keys(definition, most, node);
  }

  /** Whether more than `most` records match. */
  async hasMore(definition: EntityDefinition, node: Wanted, most: number): Promise<boolean> {
    if (await this.#hasMore(definition, node, most, 'whole')) return true;
    return toMatch(node, 'whole') !== toMatch(node) && this.#hasMore(definition, node, most, 'beginning');
  }

  /** Whether a record has a term, as a whole or as the beginning of another. */
  async has(definition: EntityDefinition, term: string): Promise<By | null> {
    for (const by of ['whole', 'beginning'] as const) if (await this.#hasMore(definition, { term }, 0, by)) return by;
    return null;
  }

  /** Tells which parts more than `most` records have. */
  async #common(definition: EntityDefinition, parts: readonly Wanted[], most: number) {
    const different = new Map(parts.map((part) => [toMatch(part, 'whole'), part]));
    const found = await Promise.all(
      [...different].map(async ([match, part]) =>
        (await this.#hasMore(definition, part, most, 'whole')) ? [match] : [],
      ),
    );
    const common = new Set(found.flat());
    return (part: Wanted) => common.has(toMatch(part, 'whole'));
  }

  async #hasMore(definition: EntityDefinition, node: Wanted, most: number, by: By): Promise<boolean> {
    const some = sql`${this.lookup(definition, node, by)} ${sql.limit(most + 1)}`;
    return Number(await this.#database.value(sql`select count(*) from (${some}) f`)) > most;
  }

  async #keys(definition: EntityDefinition, most: number, node: Wanted): Promise<readonly unknown[] | null> {
    const rows = await this.#database.rows(sql`${this.lookup(definition, node)} ${sql.limit(most + 1)}`);
    return rows.length > most ? null : rows.map(([key]) => key);
  }

  async #tested(definition: EntityDefinition, keys: readonly unknown[], test: Sql): Promise<unknown[]> {
    const rows = await this.#database.rows(keysOf(definition, sql`${among(definition, keys)} and ${test}`));
    return rows.map(([key]) => key);
  }
}

/**
 * Some of the parts that a record must have, which are quickly looked up and leave few records: rare ones as they are,
 * common ones by their first letters. The longest leave out the most, and words such as “Ltd” next to nothing.
 */
function broadened(parts: readonly Wanted[], isCommon: (part: Wanted) => boolean): readonly Wanted[] {
  const rare = parts.filter((part) => !isCommon(part));
  const [fillers, others] = [true, false].map((is) => parts.filter((part) => isCommon(part) && isFill(part) === is));
  const enough = rare.length ? Math.max(rare.length, 2) : 3;
  return [...rare, ...[...others!, ...fillers!].map(firstLetters)].slice(0, enough);
}

const isFill = (part: Wanted) => 'term' in part && isFiller(part.term);

/**
 * SQLite's tokenizer knows the letters of Unicode 6.1. It splits a word at a newer letter, and an index without
 * positions cannot find the parts together.
 */
export const isPhrase = (error: unknown): boolean => isError(error) && error.message.includes('phrase queries');

const keyOf = (definition: EntityDefinition): Sql => sql`t.${sql.id(columnOf(definition, definition.key))}`;

/** Holds for the rows `t` with one of these keys. */
export const among = (definition: EntityDefinition, keys: readonly unknown[]): Sql =>
  keys.length ? sql`${keyOf(definition)} in (select value from json_each(${JSON.stringify(keys)}))` : sql.raw('1 = 0');

/** Selects the keys of the rows `t` for which a test holds, as `k`. */
export const keysOf = (definition: EntityDefinition, test: Sql): Sql =>
  sql`select ${keyOf(definition)} as k from ${sql.id(definition.table)} t where ${test}`;
