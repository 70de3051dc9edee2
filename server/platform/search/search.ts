import type { Database } from '../db/database.ts';
import { sql, type Sql } from '../db/sql.ts';
import type { EntityDefinition } from '../model/definition.ts';
import { columnOf } from '../query/plan.ts';
import { searchWords } from './text.ts';

/** Up to so many records a search names one by one; beyond, rows are tested in the order they are wanted. */
const few = 2000;

export const searchColumn = 'search_text';

/** Finds records by the beginnings of words: FTS5 on SQLite, trigrams on PostgreSQL, behind one question. */
export class Search {
  readonly #database: Database;

  constructor(database: Database) {
    this.#database = database;
  }

  /**
   * A condition on the table `t` that holds for the records with all words of the text; null where the text has none.
   * Rare words are looked up first and give keys. Common ones match so many rows that walking the wanted order and
   * testing each row meets a page's worth at once.
   */
  async condition(definition: EntityDefinition, text: string): Promise<{ where: Sql; exact: number | null } | null> {
    const words = searchWords(text);
    if (!words.length || !definition.search.length) return null;
    const keys = await this.#keys(definition, words);
    if (keys.length > few) return { where: this.#rowTest(words), exact: null };
    const key = sql`t.${sql.id(columnOf(definition, definition.key))}`;
    const where =
      this.#database.engine === 'sqlite'
        ? sql`${key} in (select value from json_each(${JSON.stringify(keys)}))`
        : sql`${key} = any(${keys}::int[])`;
    return { where, exact: keys.length };
  }

  async #keys(definition: EntityDefinition, words: string[]): Promise<number[]> {
    const key = sql.id(columnOf(definition, definition.key));
    const lookup =
      this.#database.engine === 'sqlite'
        ? sql`select rowid from ${sql.id(`${definition.table}_fts`)} where ${sql.id(`${definition.table}_fts`)} match ${words.map((word) => `"${word}"*`).join(' ')} limit ${few + 1}`
        : sql`select ${key} from ${sql.id(definition.table)} t where ${this.#rowTest(words)} limit ${few + 1}`;
    return (await this.#database.rows(lookup)).map(([id]) => id as number);
  }

  #rowTest(words: string[]): Sql {
    return sql.and(words.map((word) => sql`t.${sql.id(searchColumn)} like ${`% ${word}%`}`));
  }
}
