import type { Changes } from '../../db/changes.ts';
import type { Database } from '../../db/database.ts';
import { sql, type Sql } from '../../db/sql.ts';
import { orderedJoin } from './list-sql.ts';
import { columnOf, type EntityDefinition } from '../../model/definition.ts';

export interface Total {
  readonly total: number;
  /** False where counting was given up at that number. */
  readonly exact: boolean;
}

/** Rows a count of a search goes through before it says "more than". */
const enough = 10_000;
/** For how long a count may stand that other processes may have changed. */
const lifetime = 10_000;

/**
 * How many rows a list has. Counting costs more than a page, so a number is kept until the table is written to here, and
 * for some seconds at the most, as other processes write too.
 */
export class Totals {
  readonly #database: Database;
  readonly #known = new Map<string, { result: Total; generation: number; until: number }>();
  readonly #generations = new Map<string, number>();

  constructor(database: Database, changes: Changes) {
    this.#database = database;
    changes.subscribe((table) => this.#generations.set(table, (this.#generations.get(table) ?? 0) + 1));
  }

  /** Rows of the table `t` for which a condition holds. */
  async count({ table }: EntityDefinition, where: Sql): Promise<Total> {
    return this.#remember([table], sql`select count(*) from ${sql.id(table)} t where ${where}`, Infinity);
  }

  /** A count of an extension's own, from these tables. */
  async of(tables: readonly string[], statement: Sql): Promise<number> {
    return (await this.#remember(tables, statement, Infinity)).total;
  }

  /** Groups that a statement makes of the rows of a table. */
  async countGroups(definition: EntityDefinition, groups: Sql): Promise<Total> {
    return this.#remember([definition.table], sql`select count(*) from ${groups} g`, Infinity);
  }

  /** Rows that a text index finds, and for which a condition holds. */
  async countFound(definition: EntityDefinition, lookup: Sql, where: Sql): Promise<Total> {
    const most = enough + 1;
    const key = sql.id(columnOf(definition, definition.key));
    const rows = sql`select 1 from (${lookup} ${sql.limit(2 * most)}) f ${orderedJoin(this.#database.engine)} ${sql.id(definition.table)} t on t.${key} = f.k where ${where} ${sql.limit(most)}`;
    return this.#remember([definition.table], sql`select count(*) from (${rows}) r`, enough);
  }

  async #remember(tables: readonly string[], statement: Sql, most: number): Promise<Total> {
    const question = `${statement.text('sqlite')}|${JSON.stringify(statement.values)}`;
    // It only grows, so a changed sum means that one has changed.
    const generation = tables.reduce((sum, table) => sum + (this.#generations.get(table) ?? 0), 0);
    const found = this.#known.get(question);
    if (found && found.generation === generation && found.until > Date.now()) return found.result;
    const counted = Number(await this.#database.value(statement));
    const result = { total: Math.min(counted, most), exact: counted <= most };
    if (this.#known.size >= 1000) this.#known.delete(this.#known.keys().next().value!);
    this.#known.set(question, { result, generation, until: Date.now() + lifetime });
    return result;
  }
}
