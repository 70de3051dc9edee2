import type { Database, Row } from '../../db/database.ts';
import { sql, type Sql } from '../../db/sql.ts';
import { columnOf, type EntityDefinition } from '../../model/definition.ts';
import type { Found, Search } from '../../search/search.ts';
import type { ListRequest } from '../request.ts';
import { compileCondition } from '../conditions.ts';
import { tallied, tallyTable } from '../tally.ts';
import { choose } from './choose.ts';
import type { Registry } from '../../model/registry.ts';
import { orderedJoin } from '../../db/order.ts';
import { compileList, type ListSql } from './list-sql.ts';
import { narrow } from './narrow.ts';
import type { ReadPlan } from '../read-plan.ts';
import type { Page } from './strategies/strategy.ts';
import type { Group, Total, Totals } from '../totals.ts';
import { chunksOf } from './chunks-of.ts';

/** A page of a list that has been found, but whose rows have not been read. */
export interface FoundPage {
  /** Its rows, with the values that a plan selects. */
  rows(plan: ReadPlan): Promise<Row[]>;
  /** Number of rows of the whole list. */
  total(): Promise<Total>;
}

/**
 * Decides how the rows of a list are found:
 *
 * 1. `narrow` replaces a "contains" condition with few matches by their keys.
 * 2. `compileList` compiles conditions and order to SQL. The peculiarities of each engine in reading lists are there.
 * 3. `Search.find` finds how many records match the search: few or many.
 * 4. `choose` has the table of the strategies, which yield the keys of the page.
 * 5. Only these rows are read, with their references joined (`ReadPlan`).
 * 6. `Totals` counts the list, unless the search or the strategy has. Totals are cached.
 */
export class Planner {
  readonly #database: Database;
  readonly #search: Search;
  readonly #totals: Totals;
  readonly #registry: Registry;

  constructor(database: Database, registry: Registry, search: Search, totals: Totals) {
    this.#database = database;
    this.#registry = registry;
    this.#search = search;
    this.#totals = totals;
  }

  /** @throws UserError 400 for a condition on an unknown field, or with a value that the field does not take */
  async page(definition: EntityDefinition, wanted: ListRequest): Promise<FoundPage> {
    const request = { ...wanted, where: await narrow(this.#database, definition, wanted.where) };
    const list = compileList(this.#database.engine, definition, request, this.#registry);
    const found = await this.#find(definition, request);
    const page = await this.#cut(list, found);
    const { total } = page;
    return {
      rows: async (plan) => {
        if ('where' in page) return this.#walk(list, page.where, plan);
        return page.keys ? this.#database.rows(read(page.keys, list, plan)) : [];
      },
      total: async () => {
        if (total !== null) return { total, exact: true };
        if (!found && !request.where.length) return this.#totals.all(definition);
        if (!found) return this.#totals.count(definition, list.where);
        if (!request.where.length && found.total) return found.total;
        return this.#totals.countFound(definition, found.lookup, list.where);
      },
    };
  }

  /** The rows of a list, grouped by a reference, each with the sum of an amount: from the tally if that has them. */
  async groups(definition: EntityDefinition, wanted: ListRequest, by: string, sum: string): Promise<readonly Group[]> {
    const counted = wanted.search === null ? tallied(definition, wanted.where, by, sum) : null;
    if (counted) return this.#totals.groups(definition, counted, 'few');
    const { rows } = await this.#all(definition, wanted);
    const [reference, amount] = [by, sum].map((name) => sql`t.${sql.id(columnOf(definition, name))}`);
    const statement = sql`select ${reference}, count(*), coalesce(sum(${amount}), 0) from ${rows} group by 1`;
    return this.#totals.groups(definition, statement);
  }

  /**
   * The sums of some fields over all rows of a list, and the number of rows: from the tally if that has them, else of
   * lists with at most `most` rows.
   * @returns null sums of a longer list
   */
  async sums(
    definition: EntityDefinition,
    wanted: ListRequest,
    fields: readonly string[],
    most: number,
  ): Promise<{ readonly rows: number; readonly sums: readonly number[] | null }> {
    const isTallied = wanted.search === null && fields.length === 1 && fields[0] === definition.tally?.sum;
    const table = isTallied ? tallyTable(definition, [], wanted.where) : null;
    if (table) {
      const where = sql.and(wanted.where.map((condition) => compileCondition(definition, condition)));
      const statement = sql`select coalesce(sum(t.records), 0), coalesce(sum(t.amount), 0) from ${table} t where ${where}`;
      const [rows, sum] = await this.#totals.row([definition.table], statement, 'few');
      return { rows: Number(rows), sums: [Number(sum)] };
    }
    const { rows } = await this.#all(definition, wanted);
    const columns = fields.map((name, i) => sql`t.${sql.id(columnOf(definition, name))} as s${sql.raw(String(i))}`);
    const sums = fields.map((_, i) => sql`coalesce(sum(s${sql.raw(String(i))}), 0)`);
    const statement = sql`select count(*), ${sql.join(sums)} from (
      select ${sql.join(columns)} from ${rows} ${sql.limit(most + 1)}) r`;
    const [count, ...found] = (await this.#totals.row([definition.table], statement)).map(Number);
    return count! > most ? { rows: most, sums: null } : { rows: count!, sums: found };
  }

  /** Keys of all rows of a list, in ascending order; of a longer list, of any `most` of its rows. */
  async keys(definition: EntityDefinition, wanted: ListRequest, most: number): Promise<number[]> {
    const { rows, key } = await this.#all(definition, wanted);
    const found = await this.#database.rows(sql`select ${key} from ${rows} ${sql.limit(most)}`);
    return found.map(([one]) => one as number).toSorted((a, b) => a - b);
  }

  /** Number of rows of a list, counted up to `most`. */
  async count(definition: EntityDefinition, wanted: ListRequest, most: number): Promise<number> {
    const { rows } = await this.#all(definition, wanted);
    const counted = sql`select count(*) from (select 1 from ${rows} ${sql.limit(most)}) r`;
    return Number((await this.#totals.row([definition.table], counted))[0]);
  }

  /** All rows of a list, as a statement selects from them. */
  async #all(definition: EntityDefinition, wanted: ListRequest): Promise<{ readonly rows: Sql; readonly key: Sql }> {
    const request = { ...wanted, where: await narrow(this.#database, definition, wanted.where) };
    const { engine, table, key, where } = compileList(this.#database.engine, definition, request, this.#registry);
    const found = await this.#find(definition, request);
    const rows = found
      ? sql`(${found.lookup}) f ${orderedJoin(engine)} ${table} t on ${key} = f.k where ${where}`
      : sql`${table} t where ${where}`;
    return { rows, key };
  }

  /** All rows of a list in chunks, each read from where the last one ended. */
  async *chunks(plan: ReadPlan, request: ListRequest, chunk: number): AsyncGenerator<Row[]> {
    const list = compileList(this.#database.engine, plan.definition, request, this.#registry);
    const found = await this.#find(plan.definition, request);
    yield* chunksOf(
      this.#database,
      found ? { ...list, where: sql`${list.where} and ${found.test}` } : list,
      plan,
      chunk,
    );
  }

  async #find(definition: EntityDefinition, { search, isNear }: ListRequest): Promise<Found | null> {
    if (search === null) return null;
    return isNear ? this.#search.similar(definition, search) : this.#search.find(definition, search);
  }

  /** Reads a page from the parts of a list, the next part only if the page is not full. */
  async #walk(list: ListSql, where: Sql, plan: ReadPlan): Promise<Row[]> {
    const found: Row[] = [];
    let { offset } = list;
    for (const [i, part] of list.parts.entries()) {
      const limit = list.limit - found.length;
      const rows = await this.#database.rows(read(part.select([], where, limit, offset), list, plan));
      found.push(...rows);
      if (rows.length === limit || i === list.parts.length - 1) break;
      if (rows.length) offset = 0;
      else if (offset) offset -= await this.#lengthOf(part.select([], where, offset));
    }
    return found;
  }

  async #lengthOf(rows: Sql): Promise<number> {
    return Number(await this.#database.value(sql`select count(*) from (${rows}) r`));
  }

  async #cut(list: ListSql, found: Found | null): Promise<Page> {
    for (const strategy of choose(found, list)) {
      const page = await strategy.page(this.#database, list);
      if (page) return page;
    }
    throw new Error('The last strategy must find the page.');
  }
}

/** Reads the rows of a page: only these are fetched from the table and joined. */
const read = (keys: Sql, { engine, table, key, joined, order }: ListSql, { select, joins }: ReadPlan): Sql =>
  sql`select ${select} from (${keys}) p ${orderedJoin(engine)} ${table} t on ${key} = p.k ${joined} ${joins} ${order}`;
