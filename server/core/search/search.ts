import type { Database } from '../db/database.ts';
import { sql, type Sql } from '../db/sql.ts';
import { columnOf, type EntityDefinition } from '../model/definition.ts';
import { lowered } from '../records/conditions.ts';
import { oneOf, pairsOf, readQuery, toTest, toTsquery, wantedWord, waysOf, type Query, type Wanted } from './query.ts';
import { meant, slipsAllowed, type Meant } from './slips.ts';
import { searchedWords, wordsOf } from './text.ts';
import { among, isPhrase, keysOf, TextIndex } from './text-index.ts';

/** Maximum matches that count as few, and as some. */
const [few, some] = [4000, 16_000];

export const searchColumn = 'search_text';

/** What a search matches: the records that have all words of a text. */
export interface Found {
  /**
   * How many match: `listed` if they are few and `test` lists their keys; `few` if `test` finds them in the text index;
   * `some` if `lookup` finds all keys quickly; `many` if it does not; `similar` if they are in no order; `unindexed` if
   * each row must be tested.
   */
  readonly matches: 'listed' | 'few' | 'some' | 'many' | 'similar' | 'unindexed';
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
  readonly #index: TextIndex;

  constructor(database: Database) {
    this.#database = database;
    this.#index = new TextIndex(database);
  }

  /** Finds out how many records match, and how to select them. null for a text without words. */
  async find(definition: EntityDefinition, text: string): Promise<Found | null> {
    const query = readQuery(text);
    if (!query.words.length && !query.others.length) return null;
    if (!definition.search.length) return this.#unindexed(definition, text);
    if (this.#database.engine === 'postgres') return this.#inverted(definition, query);
    try {
      return await this.#listed(definition, query);
    } catch (error) {
      if (!isPhrase(error)) throw error;
      const test = testOf(oneOf(waysOf(query, new Map())));
      return { matches: 'unindexed', test, lookup: keysOf(definition, test), total: null };
    }
  }

  /**
   * Finds records that match but for a slip in a word of five letters, or two in one of nine; also some that match.
   * There may be further ones.
   */
  async similar(definition: EntityDefinition, text: string): Promise<Found> {
    const query = readQuery(text);
    const typed = query.words.filter((one) => slipsAllowed(one) && /^\p{L}+$/u.test(one));
    const words = definition.search.length ? await meant(this.#database, typed) : new Map<string, Meant[]>();
    if (![...words.values()].some(({ length }) => length)) return similar(nothing, keysOf(definition, nothing));
    const near = (one: string): Wanted => {
      const others = words.get(one) ?? [];
      const terms = others.map(({ word: term, whole }): Wanted => (whole ? { term, whole } : { term }));
      return { any: [wantedWord(one), ...terms] };
    };
    const ways = waysOf(query, new Map(), near);
    const [node, isSqlite] = [oneOf(ways), this.#database.engine === 'sqlite'];
    const test = testOf(node);
    const listed = isSqlite ? await this.#index.keys(definition, ways, test, few) : null;
    return similar(test, listed ? keysOf(definition, among(definition, listed)) : this.#lookup(definition, node));
  }

  async #listed(definition: EntityDefinition, query: Query): Promise<Found> {
    const ways = waysOf(query, await this.#pairs(definition, query));
    const node = oneOf(ways);
    const test = testOf(node);
    const found = await this.#index.keys(definition, ways, test, few);
    if (found) {
      const listed = among(definition, found);
      const total = { total: found.length, exact: true };
      return { matches: 'listed', test: listed, lookup: keysOf(definition, listed), total };
    }
    const matches = (await this.#index.hasMore(definition, node, some)) ? 'many' : 'some';
    return { matches, test, lookup: this.#index.lookup(definition, node), total: { total: few, exact: false } };
  }

  /**
   * Neighbouring words that records have as one. FTS5 reads all terms of a search, even if one of them is nowhere.
   */
  async #pairs(definition: EntityDefinition, query: Query): Promise<ReadonlyMap<number, Wanted>> {
    const pairs = await Promise.all(
      [...pairsOf(query)].map(async ([i, term]) => {
        const there = await this.#index.has(definition, term).catch((error: unknown) => {
          if (isPhrase(error)) return null;
          throw error;
        });
        const part: Wanted = there === 'whole' ? { term, whole: true } : { term };
        return there ? [[i, part] as const] : [];
      }),
    );
    return new Map(pairs.flat());
  }

  async #inverted(definition: EntityDefinition, query: Query): Promise<Found> {
    const pairs = [...pairsOf(query)].map(([i, term]) => [i, { term }] as const);
    const node = oneOf(waysOf(query, new Map(pairs)));
    const lookup = this.#lookup(definition, node);
    if (!(await this.#isCommon(lookup))) return { matches: 'few', test: indexed(node), lookup, total: null };
    return { matches: 'many', test: testOf(node), lookup, total: { total: few, exact: false } };
  }

  /** PostgreSQL keeps how often its commonest words occur: its estimate costs much less than looking them up. */
  async #isCommon(lookup: Sql): Promise<boolean> {
    const [[explained]] = (await this.#database.rows(sql`explain (format json) ${lookup}`)) as [
      [[{ Plan: { 'Plan Rows': number } }]],
    ];
    return explained[0].Plan['Plan Rows'] > 2 * few;
  }

  #lookup(definition: EntityDefinition, node: Wanted): Sql {
    return this.#database.engine === 'postgres'
      ? keysOf(definition, indexed(node))
      : this.#index.lookup(definition, node);
  }

  /** A short list has no text index: each name is tested. */
  #unindexed(definition: EntityDefinition, text: string): Found {
    const display = sql`lower(cast(t.${sql.id(columnOf(definition, definition.display))} as text))`;
    const has = (word: string) => sql`${display} like ${`%${word.replace(/[\\%_]/g, '\\$&')}%`} escape '\\'`;
    // Compares the word as typed, for names with accents or apostrophes, and also only its letters and digits.
    const typed = lowered(text.slice(0, 200)).split(/\s+/).filter(Boolean).slice(0, 8);
    const test = sql.and(typed.map((word) => sql`(${has(word)} or ${sql.and(wordsOf(word).map(has))})`));
    return { matches: 'unindexed', test, lookup: keysOf(definition, test), total: null };
  }
}

const similar = (test: Sql, lookup: Sql): Found => ({
  matches: 'similar',
  test,
  lookup: sql`${lookup} ${sql.limit(few)}`,
  total: null,
});

const nothing = sql.raw('1 = 0');

const testOf = (node: Wanted): Sql => toTest(node, sql`t.${sql.id(searchColumn)}`);

/** A condition that PostgreSQL checks with its inverted index. */
const indexed = (node: Wanted): Sql => sql`${sql.raw(searchedWords('t.'))} @@ ${toTsquery(node)}::tsquery`;
