import type { Database, Row } from '../db/database.ts';
import { sql, type Sql } from '../db/sql.ts';
import { UserError } from '../errors/errors.ts';
import { columnOf, type EntityDefinition } from '../model/definition.ts';
import type { Registry } from '../model/registry.ts';
import type { Found, Search } from '../search/search.ts';
import { pageAmongFew, pageAmongMany, type FoundPage } from './planner/search-page.ts';
import { comparable, compileCondition, storedField, type Condition } from './conditions.ts';
import { narrow } from './planner/narrow.ts';
import { ReadPlan } from './planner/plan.ts';
import { mostRows, type ListRequest } from './request.ts';
import type { Totals } from './planner/totals.ts';

export type WireRecord = Record<string, unknown>;

export interface ListPage {
  readonly rows: WireRecord[];
  readonly total: number;
  /** False where the total is only what was counted before giving up. */
  readonly exact: boolean;
}

/** Reads records in the form of the wire. */
export class Records {
  readonly #database: Database;
  readonly #registry: Registry;
  readonly #search: Search;
  readonly #totals: Totals;
  readonly #plans = new Map<EntityDefinition, ReadPlan>();
  readonly #referencePlans = new Map<EntityDefinition, ReadPlan>();

  constructor(database: Database, registry: Registry, search: Search, totals: Totals) {
    this.#database = database;
    this.#registry = registry;
    this.#search = search;
    this.#totals = totals;
  }

  /** One page and how many there are in all. @throws UserError 416 for a page beyond the end. */
  async page(definition: EntityDefinition, asked: ListRequest): Promise<ListPage> {
    const request = { ...asked, where: await narrow(this.#database, definition, asked.where) };
    const found = await this.#found(definition, request);
    const page = await this.#foundPage(definition, request, found);
    const { total, exact } = await this.#total(definition, request, found, page);
    const rows = await this.#rows(definition, request, found, page);
    if (!rows.length && request.offset > 0 && request.offset >= total)
      throw new UserError(416, 'beyond_end', `There are only ${total} rows.`, { details: { total } });
    return { rows, total, exact };
  }

  /** Rows of a list without their number. */
  async list(definition: EntityDefinition, request: ListRequest): Promise<WireRecord[]> {
    const found = await this.#found(definition, request);
    return this.#rows(definition, request, found, await this.#foundPage(definition, request, found));
  }

  async count(definition: EntityDefinition, where: readonly Condition[]): Promise<number> {
    const condition = sql.and(where.map((one) => compileCondition(definition, one)));
    return (await this.#totals.count(definition, condition)).total;
  }

  /** Records with these values, in no order. For extensions. */
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

  /** What a reference to these records looks like on the wire, by key; without those outside the scope. */
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

  /** Walks all rows of a list in chunks, each from where the last ended. */
  async *walk(definition: EntityDefinition, request: ListRequest, chunk = mostRows): AsyncGenerator<WireRecord[]> {
    const where = this.#where(definition, request, (await this.#found(definition, request))?.test);
    const field = storedField(definition, request.sort.field)!;
    const [sorted, key] = [comparable(field), sql`t.${sql.id(columnOf(definition, definition.key))}`];
    const plan = this.#plan(definition);
    const asc = request.sort.order === 'ASC';
    let after: Sql = sql.raw('1 = 1');
    for (;;) {
      const statement = sql`select ${sorted}, ${key}, ${plan.select} from ${sql.id(definition.table)} t ${plan.joins}
        where ${where} and ${after} ${this.#orderBy(definition, request)} ${sql.limit(chunk)}`;
      const rows = await this.#database.rows(statement);
      if (rows.length)
        yield await this.#decode(
          plan,
          rows.map((row) => row.slice(2)),
        );
      if (rows.length < chunk) return;
      const [value, id] = rows.at(-1)! as [unknown, number];
      // Empty values come first, as the order of both engines has it.
      if (value === null)
        after = asc
          ? sql`((${sorted} is null and ${key} > ${id}) or ${sorted} is not null)`
          : sql`(${sorted} is null and ${key} < ${id})`;
      else
        after = asc
          ? sql`(${sorted}, ${key}) > (${value}, ${id})`
          : sql`((${sorted}, ${key}) < (${value}, ${id}) or ${sorted} is null)`;
    }
  }

  async #found(definition: EntityDefinition, request: ListRequest): Promise<Found | null> {
    return request.search === null ? null : this.#search.find(definition, request.search);
  }

  #where(definition: EntityDefinition, { where }: ListRequest, search?: Sql): Sql {
    // SQLite would rather go through an index of many rows than through that of the few a list marks.
    const mark = this.#database.engine === 'sqlite' ? where.find((one) => marks(definition, one)) : undefined;
    const conditions = where.map((one) => {
      const compiled = compileCondition(definition, one);
      return mark && one !== mark ? sql`(${compiled}) is true` : compiled;
    });
    return sql.and(search ? [...conditions, search] : conditions);
  }

  #total(definition: EntityDefinition, request: ListRequest, found: Found | null, page: FoundPage | null) {
    if (page && page.total !== null) return { total: page.total, exact: true };
    if (!found) return this.#totals.count(definition, this.#where(definition, request));
    if (!request.where.length && found.exact !== null) return { total: found.exact, exact: true };
    if (!request.where.length && found.least !== null) return { total: found.least, exact: false };
    return this.#totals.countFound(definition, found.lookup, this.#where(definition, request));
  }

  /** The page is cut in the index alone; only its rows are then fetched and joined. */
  async #rows(
    definition: EntityDefinition,
    request: ListRequest,
    found: Found | null,
    known: FoundPage | null,
  ): Promise<WireRecord[]> {
    if (known && !known.keys.length) return [];
    const key = sql.id(columnOf(definition, definition.key));
    const order = this.#orderBy(definition, request);
    const keys = sql`select t.${key} as k from ${sql.id(definition.table)} t where`;
    const page = known
      ? sql`${keys} t.${key} in ${sql.list(known.keys)}`
      : sql`${keys} ${this.#where(definition, request, found?.test)} ${order} ${sql.limit(request.limit, request.offset)}`;
    const plan = this.#plan(definition);
    // A cross join is SQLite's word for: in this order.
    const join = sql.raw(this.#database.engine === 'sqlite' ? 'cross join' : 'join');
    const statement = sql`select ${plan.select} from (${page}) p ${join} ${sql.id(definition.table)} t on t.${key} = p.k ${plan.joins} ${order}`;
    return this.#decode(plan, await this.#database.rows(statement));
  }

  /** The keys of a page of what a text is found in, where they are not to be had by one statement for all. */
  async #foundPage(definition: EntityDefinition, request: ListRequest, found: Found | null): Promise<FoundPage | null> {
    const page = found?.isTested ? pageAmongFew : found?.least == null ? null : pageAmongMany;
    if (!found || !page) return null;
    const { sort, limit, offset } = request;
    return page(this.#database, {
      table: sql.id(definition.table),
      key: sql`t.${sql.id(columnOf(definition, definition.key))}`,
      where: this.#where(definition, request),
      order: this.#orderBy(definition, request),
      sorted: comparable(storedField(definition, sort.field)!),
      direction: sort.order === 'ASC' ? 'asc nulls first' : 'desc nulls last',
      test: found.test,
      lookup: found.lookup,
      limit,
      offset,
    });
  }

  #orderBy(definition: EntityDefinition, { sort }: ListRequest): Sql {
    const key = sql`t.${sql.id(columnOf(definition, definition.key))}`;
    const direction = sql.raw(sort.order === 'ASC' ? 'asc' : 'desc');
    if (sort.field === definition.key) return sql`order by ${key} ${direction}`;
    const nulls = sql.raw(sort.order === 'ASC' ? 'nulls first' : 'nulls last');
    // The key too, though it is never null: PostgreSQL uses the index only if its order matches exactly.
    return sql`order by ${comparable(storedField(definition, sort.field)!)} ${direction} ${nulls}, ${key} ${direction} ${nulls}`;
  }

  async #select(plan: ReadPlan, rest: Sql): Promise<WireRecord[]> {
    const statement = sql`select ${plan.select} from ${sql.id(plan.definition.table)} t ${plan.joins} ${rest}`;
    return this.#decode(plan, await this.#database.rows(statement));
  }

  /** Rows as records, their references to many with what they lead to. */
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

  /** A plan is made once. */
  #planned(plans: Map<EntityDefinition, ReadPlan>, definition: EntityDefinition, only?: readonly string[]): ReadPlan {
    let plan = plans.get(definition);
    if (!plan) plans.set(definition, (plan = new ReadPlan(definition, this.#registry, only)));
    return plan;
  }
}

/** Whether a condition is the flag of a list's rows, which have an index of their own. */
const marks = ({ lists }: EntityDefinition, condition: Condition): boolean =>
  'value' in condition &&
  typeof condition.value === 'boolean' &&
  lists.some(({ where }) => where[condition.field] === condition.value);
