import type { Database, Row } from '../db/database.ts';
import { sql, type Sql } from '../db/sql.ts';
import { UserError } from '../errors/errors.ts';
import {
  columnOf,
  type AnyRecord,
  type Entity,
  type EntityDefinition,
  type FieldDefinition,
  type RecordOf,
  type Reference,
  type ReferenceOf,
} from '../model/definition.ts';
import type { Registry } from '../model/registry.ts';
import type { Search } from '../search/search.ts';
import { compileCondition, type Condition } from './conditions.ts';
import { Joins } from './joins.ts';
import { ReadPlan } from './read-plan.ts';
import { Planner, type FoundPage } from './planner/planner.ts';
import type { Group, Totals } from './totals.ts';
import { mostRows, type ListRequest, isKey } from './request.ts';
import type { Form, WireRecord } from './wire.ts';

export type { WireRecord } from './wire.ts';

type Operand<V> = NonNullable<V> extends Reference ? number | readonly number[] | null : V | readonly NonNullable<V>[];

/** A value for each field, or a list of values of which one must match. A reference is given by its key. */
export type Where<T> = { readonly [K in keyof T]?: Operand<T[K]> };

export interface ListPage {
  readonly rows: WireRecord[];
  readonly total: number;
  /** False if there may be more rows: counting stopped at `total`. */
  readonly exact: boolean;
}

/** What reads records by their definitions. */
export interface Reading {
  readonly registry: Registry;
  readonly records: Records;
}

/**
 * Reads records. Lists and responses use the wire format, everything else the internal form. What reads single records
 * takes the name of an entity or its definition, and its result has the type of the entity's records.
 */
export class Records {
  readonly #database: Database;
  readonly #registry: Registry;
  readonly #planner: Planner;
  readonly #totals: Totals;
  readonly #plans = plansOfForms();
  readonly #referencePlans = plansOfForms();

  constructor(database: Database, registry: Registry, search: Search, totals: Totals) {
    this.#database = database;
    this.#registry = registry;
    this.#planner = new Planner(database, registry, search, totals);
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

  /**
   * The rows of a list, grouped by a reference: how many, and the sum of an amount.
   * @param request its page and order do not matter
   */
  groups(definition: EntityDefinition, request: ListRequest, by: string, sum: string): Promise<readonly Group[]> {
    return this.#planner.groups(definition, request, by, sum);
  }

  /** The sums of fields over all rows of a list, as they are stored, and the number of rows: see `Planner.sums`. */
  sums(definition: EntityDefinition, request: ListRequest, fields: readonly string[], most: number) {
    return this.#planner.sums(definition, request, fields, most);
  }

  /** Keys of all rows of a list, in ascending order; of a longer list, of any `most` of its rows. */
  keys(definition: EntityDefinition, request: ListRequest, most: number): Promise<number[]> {
    return this.#planner.keys(definition, request, most);
  }

  /** Number of rows of a list, counted up to `most`. */
  countUpTo(definition: EntityDefinition, request: ListRequest, most: number): Promise<number> {
    return this.#planner.count(definition, request, most);
  }

  /** Whether a list has more rows than that. Reads no more of them. */
  async hasMore(definition: EntityDefinition, request: ListRequest, than: number): Promise<boolean> {
    return (await this.#planner.count(definition, request, than + 1)) > than;
  }

  async count(definition: EntityDefinition, where: readonly Condition[]): Promise<number> {
    const condition = sql.and(where.map((one) => compileCondition(definition, one)));
    return (await this.#totals.count(definition, condition)).total;
  }

  /** Counts the records that meet conditions, of which one is found by an index. Reads no more than `most` of them. */
  async countIndexed(definition: EntityDefinition, where: readonly Condition[], most: number): Promise<number> {
    const condition = sql.and(where.map((one) => compileCondition(definition, one)));
    const rows = sql`select 1 from ${sql.id(definition.table)} t where ${condition} ${sql.limit(most)}`;
    return Number(await this.#database.value(sql`select count(*) from (${rows}) r`));
  }

  /**
   * Counts the records that refer to one through a field, up to `most`, and those among them that meet the conditions.
   * Reads no more rows than that from the index of the reference.
   */
  async countReferring(
    { definition, field }: { readonly definition: EntityDefinition; readonly field: FieldDefinition },
    id: number,
    where: readonly Condition[],
    most: number,
    among: readonly Condition[] = [],
  ): Promise<{ readonly all: number; readonly met: number }> {
    const table = sql.id(definition.table);
    const chosen = among.map((one) => compileCondition(definition, one));
    const rows = field.joinTable
      ? sql`select t.* from ${sql.id(field.joinTable)} j join ${table} t
          on t.${sql.id(columnOf(definition, definition.key))} = j.owner_id
          where ${sql.and([sql`j.item_id = ${id}`, ...chosen])}`
      : sql`select t.* from ${table} t where ${sql.and([sql`t.${sql.id(field.column!)} = ${id}`, ...chosen])}`;
    const met = sql.and(where.map((one) => compileCondition(definition, one)));
    const [row] = await this.#database.rows(
      sql`select count(*), count(case when ${met} then 1 end) from (${rows} ${sql.limit(most)}) t`,
    );
    return { all: Number(row![0]), met: Number(row![1]) };
  }

  /** Records with these values, in no particular order; at most 1,000. */
  async find<E extends Entity>(entity: E, values: Where<RecordOf<E>>): Promise<RecordOf<E>[]> {
    const definition = this.#registry.definition(entity);
    return (await this.#select(
      this.#plan(definition, 'record'),
      this.#whereValues(definition, values),
    )) as RecordOf<E>[];
  }

  /** One record, or null. */
  async one<E extends Entity>(entity: E, id: number, scope: readonly Condition[] = []): Promise<RecordOf<E> | null> {
    const definition = this.#registry.definition(entity);
    return (await this.#one(this.#plan(definition, 'record'), id, scope)) as RecordOf<E> | null;
  }

  /** One record as it is answered, or null. */
  answer(entity: Entity, id: number, scope: readonly Condition[] = []): Promise<WireRecord | null> {
    return this.#one(this.#plan(this.#registry.definition(entity)), id, scope);
  }

  /** These records as a plan reads them, by key. */
  async read(plan: ReadPlan, ids: readonly number[]): Promise<Map<number, AnyRecord>> {
    if (!ids.length) return new Map();
    const { definition } = plan;
    const among = sql`t.${sql.id(columnOf(definition, definition.key))} in ${sql.list(ids)}`;
    const records = await this.#select(plan, sql`where ${among}`);
    return new Map(records.map((record) => [record[definition.key] as number, record]));
  }

  /** A reference to the first record with these values, or null. */
  async reference<E extends Entity>(entity: E, values: Where<RecordOf<E>>): Promise<ReferenceOf<E> | null> {
    const definition = this.#registry.definition(entity);
    const plan = this.#referencePlan(definition, 'record');
    const [record] = await this.#select(plan, this.#whereValues(definition, values));
    return record ? (referenceOf(definition, record) as ReferenceOf<E>) : null;
  }

  /** References to these records, by key; without those outside the scope. */
  async references<E extends Entity>(
    entity: E,
    ids: readonly number[],
    scope: readonly Condition[] = [],
  ): Promise<Map<number, ReferenceOf<E>>> {
    const definition = this.#registry.definition(entity);
    const records = await this.#references(definition, ids, 'record', scope);
    return new Map([...records].map(([key, record]) => [key, referenceOf(definition, record) as ReferenceOf<E>]));
  }

  async #references(
    definition: EntityDefinition,
    ids: readonly number[],
    form: Form,
    scope: readonly Condition[] = [],
  ) {
    if (!ids.length) return new Map<number, AnyRecord>();
    const { key } = definition;
    const among = sql`t.${sql.id(columnOf(definition, key))} in ${sql.list(ids)}`;
    const conditions = scope.map((condition) => compileCondition(definition, condition));
    const plan = this.#referencePlan(definition, form);
    const records = await this.#select(plan, sql`where ${sql.and([among, ...conditions])}`);
    return new Map(records.map((record) => [record[key] as number, record]));
  }

  #whereValues<T extends AnyRecord>(definition: EntityDefinition, values: Where<T>): Sql {
    const conditions = Object.entries(values).map(([field, value]) =>
      compileCondition(definition, { field, operator: Array.isArray(value) ? 'in' : '=', value }),
    );
    return sql`where ${sql.and(conditions)} ${sql.limit(mostRows)}`;
  }

  async #one(plan: ReadPlan, id: number, scope: readonly Condition[]): Promise<AnyRecord | null> {
    if (!isKey(id)) return null;
    const { definition } = plan;
    const key = sql`t.${sql.id(columnOf(definition, definition.key))}`;
    const conditions = [sql`${key} = ${id}`, ...scope.map((condition) => compileCondition(definition, condition))];
    const [record] = await this.#select(plan, sql`where ${sql.and(conditions)}`);
    return record ?? null;
  }

  /** All rows of a list in chunks. */
  async *chunks(definition: EntityDefinition, request: ListRequest, chunk = mostRows): AsyncGenerator<WireRecord[]> {
    const plan = this.#plan(definition);
    for await (const rows of this.#planner.chunks(plan, request, chunk)) yield this.#decode(plan, rows);
  }

  async #decoded(definition: EntityDefinition, page: FoundPage): Promise<WireRecord[]> {
    const plan = this.#plan(definition);
    return this.#decode(plan, await page.rows(plan));
  }

  async #select(plan: ReadPlan, rest: Sql): Promise<AnyRecord[]> {
    const statement = sql`select ${plan.select} from ${sql.id(plan.definition.table)} t ${plan.joins} ${rest}`;
    return this.#decode(plan, await this.#database.rows(statement));
  }

  /** Rows as records. References to many are resolved with one more statement each. */
  async #decode(plan: ReadPlan, rows: readonly Row[]): Promise<AnyRecord[]> {
    const records = rows.map((row) => plan.decode(row));
    for (const { name, to } of plan.many) {
      const ids = [...new Set(records.flatMap((record) => record[name] as number[]))];
      if (!ids.length) continue;
      const target = this.#registry.definition(to!);
      const items: ReadonlyMap<number, unknown> =
        plan.form === 'wire' ? await this.#references(target, ids, 'wire') : await this.references(target, ids);
      for (const record of records) record[name] = (record[name] as number[]).map((id) => items.get(id)!);
    }
    return records;
  }

  #plan(definition: EntityDefinition, form: Form = 'wire'): ReadPlan {
    return this.#planned(this.#plans, definition, form);
  }

  #referencePlan(definition: EntityDefinition, form: Form): ReadPlan {
    const { key, display, embed } = definition;
    return this.#planned(this.#referencePlans, definition, form, [key, display, ...embed]);
  }

  /** A plan is made once. */
  #planned(plans: Plans, definition: EntityDefinition, form: Form, only?: readonly string[]): ReadPlan {
    let plan = plans[form].get(definition);
    if (!plan) plans[form].set(definition, (plan = new ReadPlan(definition, this.#registry, only, new Joins(), form)));
    return plan;
  }
}

type Plans = Readonly<Record<Form, Map<EntityDefinition, ReadPlan>>>;

const plansOfForms = (): Plans => ({ record: new Map(), wire: new Map() });

/** The part of a record that references to it contain. */
export function referenceOf({ key, display, embed }: EntityDefinition, record: AnyRecord): Reference {
  const embedded = embed.filter((name) => name !== key && name !== display).map((name) => [name, record[name]]);
  return { key: record[key] as number, display: record[display], ...Object.fromEntries(embedded) };
}
