import type { Changes } from '../db/changes.ts';
import type { Database } from '../db/database.ts';
import { sql, type Sql } from '../db/sql.ts';
import type { EntityDefinition } from '../model/definition.ts';

/** Rows a count of a search goes through before it says "more than". */
const enough = 10_000;
/** For how long a large count may stand for one that other processes have changed. */
const lifetime = 10_000;

/**
 * How many rows a list has. Counting costs more than a page, so a number is kept until the table is written to here, and
 * for some seconds at the most, as other processes write too.
 */
export class Totals {
  readonly #database: Database;
  readonly #known = new Map<string, { total: number; exact: boolean; generation: number; until: number }>();
  readonly #generations = new Map<string, number>();

  constructor(database: Database, changes: Changes) {
    this.#database = database;
    changes.subscribe((table) => this.#generations.set(table, (this.#generations.get(table) ?? 0) + 1));
  }

  /** @param known the number, where finding the rows has told it. */
  async count(
    definition: EntityDefinition,
    where: Sql,
    known: number | null,
    bounded: boolean,
  ): Promise<{ total: number; exact: boolean }> {
    if (known !== null) return { total: known, exact: true };
    const question = `${definition.table}|${where.text('sqlite')}|${JSON.stringify(where.values)}`;
    const generation = this.#generations.get(definition.table) ?? 0;
    const found = this.#known.get(question);
    if (found && found.generation === generation && found.until > Date.now()) return found;
    const table = sql.id(definition.table);
    const statement = bounded
      ? sql`select count(*) from (select 1 from ${table} t where ${where} limit ${enough + 1}) few`
      : sql`select count(*) from ${table} t where ${where}`;
    const counted = Number(await this.#database.value(statement));
    const result = { total: Math.min(counted, bounded ? enough : counted), exact: !bounded || counted <= enough };
    if (this.#known.size >= 1000) this.#known.delete(this.#known.keys().next().value!);
    this.#known.set(question, { ...result, generation, until: Date.now() + lifetime });
    return result;
  }
}
