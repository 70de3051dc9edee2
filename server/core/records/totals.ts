import { Cache, rowsOf } from '../cache.ts';
import type { Changes } from '../db/changes.ts';
import type { Database, Row } from '../db/database.ts';
import { sql, type Sql } from '../db/sql.ts';
import { orderedJoin } from '../db/order.ts';
import { columnOf, type EntityDefinition } from '../model/definition.ts';

export interface Total {
  readonly total: number;
  /** False if there may be more: counting stopped at that number. */
  readonly exact: boolean;
}

/** Rows of a list that refer to the same record. */
export interface Group {
  /** Key of the record; null for rows without one. */
  readonly key: number | null;
  readonly count: number;
  /** In pence. */
  readonly sum: number;
}

/** How many rows a statement goes through: few, if an index or a tally yields them, or many, which is a slow read. */
export type Reads = 'few' | 'many';

/** Maximum rows that the count of a search goes through before it says "more than". */
const enough = 10_000;

/** Counts the rows of lists. Counting costs more than reading a page, so totals are cached. */
export class Totals {
  readonly #database: Database;
  readonly #cache: Cache<readonly Row[]>;

  constructor(database: Database, changes: Changes) {
    this.#database = database;
    this.#cache = new Cache(changes, { maxAge: 10_000, maxSize: 1000 });
  }

  /** All rows of a table. Changes of values leave their number as it is. */
  async all({ table }: EntityDefinition): Promise<Total> {
    return this.#counted([rowsOf(table)], sql`select count(*) from ${sql.id(table)}`, Infinity);
  }

  /** Rows of the table `t` for which a condition holds. */
  async count({ table }: EntityDefinition, where: Sql): Promise<Total> {
    return this.#counted([table], sql`select count(*) from ${sql.id(table)} t where ${where}`, Infinity);
  }

  /** A count that an extension selects from these tables. */
  async of(tables: readonly string[], statement: Sql): Promise<number> {
    return (await this.#counted(tables, statement, Infinity)).total;
  }

  /** The only row of a statement that counts or sums rows of these tables. */
  async row(tables: readonly string[], statement: Sql, reads: Reads = 'many'): Promise<Row> {
    return (await this.rows(tables, statement, reads))[0]!;
  }

  /** Groups of rows. @param statement selects the key of each, its number of rows and its sum */
  async groups(definition: EntityDefinition, statement: Sql, reads: Reads = 'many'): Promise<readonly Group[]> {
    return (await this.rows([definition.table], statement, reads)).map(([key, count, total]) => ({
      key: key as number | null,
      count: Number(count),
      sum: Number(total),
    }));
  }

  /** Rows that a search matches and for which a condition holds. @param lookup selects their keys as `k` */
  async countFound(definition: EntityDefinition, lookup: Sql, where: Sql): Promise<Total> {
    const most = enough + 1;
    const key = sql.id(columnOf(definition, definition.key));
    const rows = sql`select 1 from (${lookup} ${sql.limit(2 * most)}) f ${orderedJoin(this.#database.engine)} ${sql.id(definition.table)} t on t.${key} = f.k where ${where} ${sql.limit(most)}`;
    return this.#counted([definition.table], sql`select count(*) from (${rows}) r`, enough);
  }

  async #counted(tables: readonly string[], statement: Sql, most: number): Promise<Total> {
    const [[count] = []] = await this.#read(tables, statement, () => this.#database.rows(statement));
    const counted = Number(count);
    return { total: Math.min(counted, most), exact: counted <= most };
  }

  /** The rows of a statement that counts or sums rows of these tables. */
  rows(tables: readonly string[], statement: Sql, reads: Reads = 'many'): Promise<readonly Row[]> {
    return this.#read(tables, statement, () =>
      reads === 'few' ? this.#database.rows(statement) : this.#database.manyRows(statement),
    );
  }

  #read(tables: readonly string[], statement: Sql, read: () => Promise<readonly Row[]>): Promise<readonly Row[]> {
    if (this.#database.isWriting) return read();
    const key = `${statement.text('sqlite')}|${JSON.stringify(statement.values)}`;
    return this.#cache.get(key, tables, read);
  }
}
