import type { Database } from '../db/database.ts';
import { sql, type Sql } from '../db/sql.ts';
import { columnOf, type EntityDefinition } from '../model/definition.ts';
import { lowered } from '../records/conditions.ts';
import { isError } from '../errors/safe-error.ts';
import {
  pairsOf,
  readQuery,
  toMatch,
  toTest,
  toTsquery,
  wanted,
  wantedWord,
  type Query,
  type Wanted,
} from './query.ts';
import { meant, slipsAllowed, type Meant } from './slips.ts';
import { searchedWords, wordsOf } from './text.ts';

/** Maximum matches that count as few. */
const few = 4000;

export const searchColumn = 'search_text';

/** What a search matches: the records that have all words of a text. */
export interface Found {
  /**
   * How many match: `listed` if they are few and `test` lists their keys; `few` if `test` finds them in the text index;
   * `many` if they are too many to list; `unindexed` if each row must be tested.
   */
  readonly matches: 'listed' | 'few' | 'many' | 'unindexed';
  /** Holds for the rows `t` that match. It is cheap for each row. */
  readonly test: Sql;
  /** Selects the keys of the matches as `k`, in no order, from the text index. */
  readonly lookup: Sql;
  /** Number of matches, if the search has found it out. */
  readonly total: { readonly total: number; readonly exact: boolean } | null;
}

/** Finds records by their terms, with FTS5 on SQLite and an inverted index of words on PostgreSQL. */
export class Search {
  readonly #database: Database;

  constructor(database: Database) {
    this.#database = database;
  }

  /** Finds out how many records match, and how to select them. null for a text without words. */
  async find(definition: EntityDefinition, text: string): Promise<Found | null> {
    const query = readQuery(text);
    if (!query.words.length && !query.others.length) return null;
    if (!definition.search.length) return this.#unindexed(definition, text);
    return this.#find(definition, wanted(query, await this.#pairs(definition, query)));
  }

  /** Finds records that match but for a slip in a word of five letters, or two in one of nine. Others do not match. */
  async similar(definition: EntityDefinition, text: string): Promise<Found> {
    const query = readQuery(text);
    const typed = query.words.filter((one) => slipsAllowed(one) && /^\p{L}+$/u.test(one));
    const words = definition.search.length ? await meant(this.#database, typed) : new Map<string, Meant[]>();
    const near = (one: string): Wanted => {
      const others = words.get(one) ?? [];
      const terms = others.map(({ word: term, whole }): Wanted => (whole ? { term, whole } : { term }));
      return { any: [wantedWord(one), ...terms] };
    };
    if (![...words.values()].some(({ length }) => length)) return this.#listed(definition, []);
    const exact = wanted(query, await this.#pairs(definition, query));
    return this.#find(definition, { this: wanted(query, new Map(), near), not: exact });
  }

  async #find(definition: EntityDefinition, node: Wanted): Promise<Found> {
    const lookup = this.#lookup(definition, node);
    const test = toTest(node, sql`t.${sql.id(searchColumn)}`);
    const many: Found = { matches: 'many', test, lookup, total: { total: few, exact: false } };
    if (this.#database.engine === 'postgres')
      return (await this.#isCommon(lookup)) ? many : { matches: 'few', test: indexed(node), lookup, total: null };
    const rows = await this.#database.rows(sql`${lookup} ${sql.limit(few + 1)}`).catch((error: unknown) => {
      if (isPhrase(error)) return null;
      throw error;
    });
    if (!rows) return { matches: 'unindexed', test, lookup: this.#rows(definition, test), total: null };
    return rows.length > few
      ? many
      : this.#listed(
          definition,
          rows.map(([id]) => id),
          lookup,
        );
  }

  /**
   * Neighbouring words that may be written as one. On SQLite, only those that records have: its text index reads all
   * terms of a search, even if one of them is nowhere.
   */
  async #pairs(definition: EntityDefinition, query: Query): Promise<ReadonlyMap<number, string>> {
    const pairs = pairsOf(query);
    if (this.#database.engine === 'postgres' || !pairs.size) return pairs;
    const there = await Promise.all(
      [...pairs].map(async ([i, pair]) => {
        const lookup = this.#lookup(definition, { term: pair });
        const rows = await this.#database.rows(sql`${lookup} ${sql.limit(1)}`).catch((error: unknown) => {
          if (isPhrase(error)) return [];
          throw error;
        });
        return rows.length ? [[i, pair] as const] : [];
      }),
    );
    return new Map(there.flat());
  }

  #listed(definition: EntityDefinition, keys: readonly unknown[], found?: Sql): Found {
    const key = sql`t.${sql.id(columnOf(definition, definition.key))}`;
    const test = keys.length ? sql`${key} in (select value from json_each(${JSON.stringify(keys)}))` : sql.raw('1 = 0');
    const lookup = found ?? this.#rows(definition, test);
    return { matches: 'listed', test, lookup, total: { total: keys.length, exact: true } };
  }

  /** PostgreSQL keeps how often its commonest words occur: its estimate costs much less than looking them up. */
  async #isCommon(lookup: Sql): Promise<boolean> {
    const [[explained]] = (await this.#database.rows(sql`explain (format json) ${lookup}`)) as [
      [[{ Plan: { 'Plan Rows': number } }]],
    ];
    return explained[0].Plan['Plan Rows'] > 2 * few;
  }

  #lookup(definition: EntityDefinition, node: Wanted): Sql {
    if (this.#database.engine === 'postgres') return this.#rows(definition, indexed(node));
    const fts = sql.id(`${definition.table}_fts`);
    return sql`select rowid as k from ${fts} where ${fts} match ${toMatch(node)}`;
  }

  /** A short list has no text index: each name is tested. */
  #unindexed(definition: EntityDefinition, text: string): Found {
    const display = sql`lower(cast(t.${sql.id(columnOf(definition, definition.display))} as text))`;
    const has = (word: string) => sql`${display} like ${`%${word.replace(/[\\%_]/g, '\\$&')}%`} escape '\\'`;
    // Compares the word as typed, for names with accents or apostrophes, and also only its letters and digits.
    const typed = lowered(text.slice(0, 200)).split(/\s+/).filter(Boolean).slice(0, 8);
    const test = sql.and(typed.map((word) => sql`(${has(word)} or ${sql.and(wordsOf(word).map(has))})`));
    return { matches: 'unindexed', test, lookup: this.#rows(definition, test), total: null };
  }

  #rows(definition: EntityDefinition, test: Sql): Sql {
    return sql`select t.${sql.id(columnOf(definition, definition.key))} as k from ${sql.id(definition.table)} t where ${test}`;
  }
}

/**
 * SQLite's tokenizer knows the letters of Unicode 6.1. It splits a word at a newer letter, and an index without
 * positions cannot find the parts together.
 */
const isPhrase = (error: unknown): boolean => isError(error) && error.message.includes('phrase queries');

/** A condition that PostgreSQL checks with its inverted index. */
const indexed = (node: Wanted): Sql => sql`${sql.raw(searchedWords('t.'))} @@ ${toTsquery(node)}::tsquery`;
