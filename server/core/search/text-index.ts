import type { Database } from '../db/database.ts';
import { sql, type Sql } from '../db/sql.ts';
import { isError } from '../errors/safe-error.ts';
import { columnOf, type EntityDefinition } from '../model/definition.ts';
import { oneOf, toMatch, type By, type Wanted } from './query.ts';

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
    const [node, keys] = [oneOf(ways), this.#keys.bind(this, definition, most)];
    const rare = await Promise.all(ways.map((parts) => this.#rare(definition, parts, most)));
    if (rare.every((parts, i) => parts.length === ways[i]!.length)) return keys(node);
    const found = rare.every((parts) => parts.length) ? await keys(oneOf(rare)) : await keys(node, 'first letters');
    return found ? this.#tested(definition, found, test) : keys(node);
  }

  /** Whether more than `most` records match. */
  async hasMore(definition: EntityDefinition, node: Wanted, most: number): Promise<boolean> {
    return (await this.#hasMore(definition, node, most, 'whole')) || this.#hasMore(definition, node, most, 'beginning');
  }

  /** Whether a record has a term, as a whole or as the beginning of another. */
  async has(definition: EntityDefinition, term: string): Promise<By | null> {
    for (const by of ['whole', 'beginning'] as const) if (await this.#hasMore(definition, { term }, 0, by)) return by;
    return null;
  }

  /** The parts that no more than `most` records have. */
  async #rare(definition: EntityDefinition, parts: readonly Wanted[], most: number): Promise<Wanted[]> {
    const isCommon = await Promise.all(parts.map((part) => this.#hasMore(definition, part, most, 'whole')));
    return parts.filter((_, i) => !isCommon[i]);
  }

  async #hasMore(definition: EntityDefinition, node: Wanted, most: number, by: By): Promise<boolean> {
    const some = sql`${this.lookup(definition, node, by)} ${sql.limit(most + 1)}`;
    return Number(await this.#database.value(sql`select count(*) from (${some}) f`)) > most;
  }

  async #keys(
    definition: EntityDefinition,
    most: number,
    node: Wanted,
    by: By = 'beginning',
  ): Promise<readonly unknown[] | null> {
    if (by === 'beginning' && (await this.#hasMore(definition, node, most, 'whole'))) return null;
    const rows = await this.#database.rows(sql`${this.lookup(definition, node, by)} ${sql.limit(most + 1)}`);
    return rows.length > most ? null : rows.map(([key]) => key);
  }

  async #tested(definition: EntityDefinition, keys: readonly unknown[], test: Sql): Promise<unknown[]> {
    const rows = await this.#database.rows(keysOf(definition, sql`${among(definition, keys)} and ${test}`));
    return rows.map(([key]) => key);
  }
}

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
