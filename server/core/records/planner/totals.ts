import { Cache } from '../../cache.ts';
import type { Changes } from '../../db/changes.ts';
import type { Database } from '../../db/database.ts';
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
  readonly #cache: Cache<Total>;

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

  /** Groups that a statement makes of the rows of a table. */
  async countGroups(definition: EntityDefinition, groups: Sql): Promise<Total> {
    return this.#counted([definition.table], sql`select count(*) from ${groups} g`, Infinity);
  }

  /** Rows that a search matches and for which a condition holds. @param lookup selects their keys as `k` */
  async countFound(definition: EntityDefinition, lookup: Sql, where: Sql): Promise<Total> {
    const most = enough + 1;
    const key = sql.id(columnOf(definition, definition.key));
    const rows = sql`select 1 from (${lookup} ${sql.limit(2 * most)}) f ${orderedJoin(this.#database.engine)} ${sql.id(definition.table)} t on t.${key} = f.k where ${where} ${sql.limit(most)}`;
    return this.#counted([definition.table], sql`select count(*) from (${rows}) r`, enough);
  }

  #counted(tables: readonly string[], statement: Sql, most: number): Promise<Total> {
    const key = `${statement.text('sqlite')}|${JSON.stringify(statement.values)}`;
    return this.#cache.get(key, tables, async () => {
      const counted = Number(await this.#database.value(statement));
      return { total: Math.min(counted, most), exact: counted <= most };
    });
  }
}
