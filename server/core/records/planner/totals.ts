import { Cache } from '../../cache.ts';
import type { Changes } from '../../db/changes.ts';
import type { Database, Row } from '../../db/database.ts';
import { sql, type Sql } from '../../db/sql.ts';
import { orderedJoin } from './list-sql.ts';
import { columnOf, type EntityDefinition } from '../../model/definition.ts';

export interface Total {
  readonly total: number;
  /** False if there may be more: counting stopped at that number. */
  readonly exact: boolean;
}

/** Maximum rows that the count of a search goes through before it says "more than". */
const enough = 10_000;

/** Counts the rows of lists. Counting costs more than reading a page, so totals are cached. */
export class Totals {
  readonly #database: Database;
  readonly #cache: Cache<Row>;

  constructor(database: Database, changes: Changes) {
    this.#database = database;
    this.#cache = new Cache(changes, { maxAge: 10_000, maxSize: 1000 });
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
  row(tables: readonly string[], statement: Sql): Promise<Row> {
    const key = `${statement.text('sqlite')}|${JSON.stringify(statement.values)}`;
    return this.#cache.get(key, tables, async () => (await this.#database.rows(statement))[0]!);
  }

  /** Rows that a search matches and for which a condition holds. @param lookup selects their keys as `k` */
  async countFound(definition: EntityDefinition, lookup: Sql, where: Sql): Promise<Total> {
    const most = enough + 1;
    const key = sql.id(columnOf(definition, definition.key));
    const rows = sql`select 1 from (${lookup} ${sql.limit(2 * most)}) f ${orderedJoin(this.#database.engine)} ${sql.id(definition.table)} t on t.${key} = f.k where ${where} ${sql.limit(most)}`;
    return this.#counted([definition.table], sql`select count(*) from (${rows}) r`, enough);
  }

  async #counted(tables: readonly string[], statement: Sql, most: number): Promise<Total> {
    const counted = Number((await this.row(tables, statement))[0]);
    return { total: Math.min(counted, most), exact: counted <= most };
  }
}
