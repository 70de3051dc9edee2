import type { Database, Row } from '../db/database.ts';
import { sql, type Sql } from '../db/sql.ts';
import { UserError } from '../errors/errors.ts';
import { columnOf, type EntityDefinition } from '../model/definition.ts';
import type { Registry } from '../model/registry.ts';
import type { Search } from '../search/search.ts';
import { compileCondition, type Condition } from './conditions.ts';
import { ReadPlan } from './planner/plan.ts';
import { Planner, type FoundPage } from './planner/planner.ts';
import type { Totals } from './planner/totals.ts';
import { mostRows, type ListRequest } from './request.ts';

export type WireRecord = Record<string, unknown>;

export interface ListPage {
  readonly rows: WireRecord[];
  readonly total: number;
  /** False if there may be more rows: counting stopped at `total`. */
  readonly exact: boolean;
}

/** Reads records in the form of the wire. */
export class Records {
  readonly #database: Database;
  readonly #registry: Registry;
  readonly #planner: Planner;
  readonly #totals: Totals;
  readonly #plans = new Map<EntityDefinition, ReadPlan>();
  readonly #referencePlans = new Map<EntityDefinition, ReadPlan>();

  constructor(database: Database, registry: Registry, search: Search, totals: Totals) {
    this.#database = database;
    this.#registry = registry;
    this.#planner = new Planner(database, search, totals);
    this.#totals = totals;
  }

  /** One page and the number of rows in all. @throws UserError 416 for a page beyond the end. */
  async page(definition: EntityDefinition, request: ListRequest): Promise<ListPage> {
    const page = await this.#planner.page(definition, request);
    const { total, exact } = await page.total();
    const rows = await this.#decoded(definition, page);
    if (!rows.length && request.offset > 0 && request.offset >= total)
      throw new UserError(416, 'beyond_end', `There are only ${total} rows.`, { details: { total } });
    return { rows, total, exact };
  }

  /** One page without the number of rows. */
  async list(definition: EntityDefinition, request: ListRequest): Promise<WireRecord[]> {
    return this.#decoded(definition, await this.#planner.page(definition, request));
  }

  async count(definition: EntityDefinition, where: readonly Condition[]): Promise<number> {
    const condition = sql.and(where.map((one) => compileCondition(definition, one)));
    return (await this.#totals.count(definition, condition)).total;
  }

  /** Records with these values, at most 1000, in no particular order. */
  async find(name: string, values: Readonly<Record<string, unknown>>): Promise<WireRecord[]> {
    const definition = this.#registry.definition(name);
    const conditions = Object.entries(values).map(([field, value]) =>
      compileCondition(definition, { field, operator: Array.isArray(value) ? 'in' : '=', value }),
    );
    return this.#select(this.#plan(definition), sql`where ${sql.and(conditions)} ${sql.limit(mostRows)}`);
  }

  /** One record, or null. */
  async one(definition: EntityDefinition, id: number, scope: readonly Condition[] = []): Promise<WireRecord | null> {
    const key = sql`t.${sql.id(columnOf(definition, definition.key))}`;
    const conditions = [sql`${key} = ${id}`, ...scope.map((condition) => compileCondition(definition, condition))];
    const [record] = await this.#select(this.#plan(definition), sql`where ${sql.and(conditions)}`);
    return record ?? null;
  }

  /** Key, display and embedded fields of these records, by key; without records outside the scope. */
  async references(
    name: string,
    ids: readonly number[],
    scope: readonly Condition[] = [],
  ): Promise<Map<number, WireRecord>> {
    const definition = this.#registry.definition(name);
    const { key, display, embed } = definition;
    if (!ids.length) return new Map();
    const plan = this.#planned(this.#referencePlans, definition, [key, display, ...embed]);
    const among = sql`t.${sql.id(columnOf(definition, key))} in ${sql.list(ids)}`;
    const conditions = scope.map((condition) => compileCondition(definition, condition));
    const records = await this.#select(plan, sql`where ${sql.and([among, ...conditions])}`);
    return new Map(records.map((record) => [record[key] as number, record]));
  }

  /** All rows of a list in chunks. */
  async *walk(definition: EntityDefinition, request: ListRequest, chunk = mostRows): AsyncGenerator<WireRecord[]> {
    const plan = this.#plan(definition);
    for await (const rows of this.#planner.walk(plan, request, chunk)) yield this.#decode(plan, rows);
  }

  async #decoded(definition: EntityDefinition, page: FoundPage): Promise<WireRecord[]> {
    const plan = this.#plan(definition);
    return this.#decode(plan, await page.rows(plan));
  }

  async #select(plan: ReadPlan, rest: Sql): Promise<WireRecord[]> {
    const statement = sql`select ${plan.select} from ${sql.id(plan.definition.table)} t ${plan.joins} ${rest}`;
    return this.#decode(plan, await this.#database.rows(statement));
  }

  /** Rows as records. References to many are resolved with one more statement each. */
  async #decode(plan: ReadPlan, rows: readonly Row[]): Promise<WireRecord[]> {
    const records = rows.map((row) => plan.decode(row));
    for (const { name, to } of plan.many) {
      const items = await this.references(to!, [...new Set(records.flatMap((record) => record[name] as number[]))]);
      for (const record of records) record[name] = (record[name] as number[]).map((id) => items.get(id)!);
    }
    return records;
  }

  #plan(definition: EntityDefinition): ReadPlan {
    return this.#planned(this.#plans, definition);
  }

  /** Makes each plan once. */
  #planned(plans: Map<EntityDefinition, ReadPlan>, definition: EntityDefinition, only?: readonly string[]): ReadPlan {
    let plan = plans.get(definition);
    if (!plan) plans.set(definition, (plan = new ReadPlan(definition, this.#registry, only)));
    return plan;
  }
}
