import type { Database } from '../db/database.ts';
import { sql, type Sql } from '../db/sql.ts';
import { columnOf, type EntityDefinition } from '../model/definition.ts';
import { lowered } from '../records/conditions.ts';
import { isError } from '../errors/safe-error.ts';
import { searchedWords, searchWords } from './text.ts';

/** Maximum matches that a search lists by key. With more, rows are tested in sort order. */
const few = 4000;

export const searchColumn = 'search_text';

/** Conditions on the table `t` for the records that hold all words of a text. */
export interface Found {
  /** Whether a row holds them: cheap for each row it is asked of. */
  readonly test: Sql;
  /** Whether few are, which the text index finds by that test. */
  readonly isTested: boolean;
  /** Selects their keys as k, in no order, from the text index. */
  readonly lookup: Sql;
  /** How many there are, where they are few. */
  readonly exact: number | null;
  /** How many there are at the least, where they are many. */
  readonly least: number | null;
}

/** Finds records by the beginnings of words: FTS5 on SQLite, an inverted index of words on PostgreSQL, behind one question. */
export class Search {
  readonly #database: Database;

  constructor(database: Database) {
    this.#database = database;
  }

  /**
   * Rare words are looked up first. Common ones match so many rows that walking the wanted order and
   * testing each row soon meets a page of them. null where the text has no words.
   */
  async find(definition: EntityDefinition, text: string): Promise<Found | null> {
    const words = searchWords(text);
    if (!words.length) return null;
    const key = sql`t.${sql.id(columnOf(definition, definition.key))}`;
    if (!definition.search.length) return this.#scan(definition, text);
    const test = sql.and(words.map((word) => sql`t.${sql.id(searchColumn)} like ${`% ${word}%`}`));
    const lookup = this.#lookup(definition, words);
    const many = { test, isTested: false, lookup, exact: null, least: few };
    if (this.#database.engine === 'postgres')
      return (await this.#isCommon(lookup))
        ? many
        : { test: indexed(words), isTested: true, lookup, exact: null, least: null };
    const rows = await this.#database.rows(sql`${lookup} ${sql.limit(few + 1)}`).catch((error: unknown) => {
      if (isPhrase(error)) return null;
      throw error;
    });
    if (!rows) return { ...many, lookup: this.#rows(definition, test), least: null };
    const keys = rows.map(([id]) => id as number);
    if (keys.length > few) return many;
    const among = sql`${key} in (select value from json_each(${JSON.stringify(keys)}))`;
    return { test: among, isTested: false, lookup, exact: keys.length, least: null };
  }

  /** PostgreSQL keeps how often its commonest words occur: to ask its estimate is much cheaper than to look them up. */
  async #isCommon(lookup: Sql): Promise<boolean> {
    const [[explained]] = (await this.#database.rows(sql`explain (format json) ${lookup}`)) as [
      [[{ Plan: { 'Plan Rows': number } }]],
    ];
    return explained[0].Plan['Plan Rows'] > 2 * few;
  }

  #lookup(definition: EntityDefinition, words: string[]): Sql {
    if (this.#database.engine === 'postgres') return this.#rows(definition, indexed(words));
    const fts = sql.id(`${definition.table}_fts`);
    return sql`select rowid as k from ${fts} where ${fts} match ${words.map((word) => `"${word}"*`).join(' ')}`;
  }

  /** A short list has no index for texts: its names are looked through. */
  #scan(definition: EntityDefinition, text: string): Found {
    const display = sql`lower(cast(t.${sql.id(columnOf(definition, definition.display))} as text))`;
    const has = (word: string) => sql`${display} like ${`%${word.replace(/[\\%_]/g, '\\$&')}%`} escape '\\'`;
    // As it was typed, for names with accents or apostrophes, or by its letters and digits alone.
    const typed = lowered(text.slice(0, 200)).split(/\s+/).filter(Boolean).slice(0, 8);
    const test = sql.and(typed.map((word) => sql`(${has(word)} or ${sql.and(searchWords(word).map(has))})`));
    return { test, isTested: false, lookup: this.#rows(definition, test), exact: null, least: null };
  }

  #rows(definition: EntityDefinition, test: Sql): Sql {
    return sql`select t.${sql.id(columnOf(definition, definition.key))} as k from ${sql.id(definition.table)} t where ${test}`;
  }
}

/**
 * SQLite's tokenizer knows the letters of Unicode 6.1. A word with a newer one is several words to it, which an index
 * without positions cannot find.
 */
const isPhrase = (error: unknown): boolean => isError(error) && error.message.includes('phrase queries');

/** What the inverted index of PostgreSQL answers. */
const indexed = (words: string[]): Sql =>
  sql`${sql.raw(searchedWords('t.'))} @@ ${words.map((word) => `'${word}':*`).join(' & ')}::tsquery`;
