import type { Database, Row } from '../db/database.ts';
import { sql, type Sql } from '../db/sql.ts';
import { UserError } from '../errors/errors.ts';
import { columnOf, type AnyRecord, type EntityDefinition, type Reference } from '../model/definition.ts';
import type { Registry } from '../model/registry.ts';
import type { Found, Search } from '../search/search.ts';
import { pageAmongFew, pageAmongMany, type FoundPage } from './planner/search-page.ts';
import { comparable, compileCondition, storedField, type Condition } from './conditions.ts';
import { Joins } from './joins.ts';
import { narrow } from './narrow.ts';
import { ReadPlan } from './planner/plan.ts';
import { mostRows, type ListRequest } from './request.ts';
import type { Totals } from './totals.ts';
import type { Form, WireRecord } from './wire.ts';

export type { WireRecord } from './wire.ts';

type Operand<V> = NonNullable<V> extends Reference ? number | readonly number[] | null : V | readonly NonNullable<V>[];

/** Values of fields, or lists of them, of which one must match; a reference is given by its key. */
export type Where<T> = { readonly [K in keyof T]?: Operand<T[K]> };

export interface ListPage {
  readonly rows: WireRecord[];
  readonly total: number;
  /** False where the total is only what was counted before giving up. */
  readonly exact: boolean;
}

/** Reads records: lists and answers in the form of the wire, all else in the form inside the product. */
export class Records {
  readonly #database: Database;
  readonly #registry: Registry;
  readonly #search: Search;
  readonly #totals: Totals;
  readonly #plans = plansOfForms();
  readonly #referencePlans = plansOfForms();

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

  /** Records with these values, in no order; at most 1,000. */
  async find<T extends AnyRecord>(definition: EntityDefinition<T>, values: Where<T>): Promise<T[]> {
    return (await this.#select(this.#plan(definition, 'record'), this.#whereValues(definition, values))) as T[];
  }

  /** One record, or null. */
  async one<T extends AnyRecord>(
    definition: EntityDefinition<T>,
    id: number,
    scope: readonly Condition[] = [],
  ): Promise<T | null> {
    return (await this.#one(this.#plan(definition, 'record'), id, scope)) as T | null;
  }

  /** One record as it is answered, or null. */
  answer(definition: EntityDefinition, id: number, scope: readonly Condition[] = []): Promise<WireRecord | null> {
    return this.#one(this.#plan(definition), id, scope);
  }

  /** A reference to the first record with these values, or null. */
  async reference<T extends AnyRecord, R extends Reference>(
    definition: EntityDefinition<T, R>,
    values: Where<T>,
  ): Promise<R | null> {
    const plan = this.#referencePlan(definition, 'record');
    const [record] = await this.#select(plan, this.#whereValues(definition, values));
    return record ? (referenceOf(definition, record) as R) : null;
  }

  /** References to these records, by key; without those outside the scope. */
  async references<T extends AnyRecord, R extends Reference>(
    definition: EntityDefinition<T, R>,
    ids: readonly number[],
    scope: readonly Condition[] = [],
  ): Promise<Map<number, R>> {
    const records = await this.#references(definition, ids, 'record', scope);
    return new Map([...records].map(([key, record]) => [key, referenceOf(definition, record) as R]));
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
    const { definition } = plan;
    const key = sql`t.${sql.id(columnOf(definition, definition.key))}`;
    const conditions = [sql`${key} = ${id}`, ...scope.map((condition) => compileCondition(definition, condition))];
    const [record] = await this.#select(plan, sql`where ${sql.and(conditions)}`);
    return record ?? null;
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

  async #select(plan: ReadPlan, rest: Sql): Promise<AnyRecord[]> {
    const statement = sql`select ${plan.select} from ${sql.id(plan.definition.table)} t ${plan.joins} ${rest}`;
    return this.#decode(plan, await this.#database.rows(statement));
  }

  /** Rows as records, their references to many with what they lead to. */
  async #decode(plan: ReadPlan, rows: readonly Row[]): Promise<AnyRecord[]> {
    const records = rows.map((row) => plan.decode(row));
    for (const { name, to } of plan.many) {
      const ids = [...new Set(records.flatMap((record) => record[name] as number[]))];
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

/** The part of a record that is kept wherever another one refers to it. */
export function referenceOf({ key, display, embed }: EntityDefinition, record: AnyRecord): Reference {
  const embedded = embed.filter((name) => name !== key && name !== display).map((name) => [name, record[name]]);
  return { key: record[key] as number, display: record[display], ...Object.fromEntries(embedded) };
}

/** Whether a condition is the flag of a list's rows, which have an index of their own. */
const marks = ({ lists }: EntityDefinition, condition: Condition): boolean =>
  'value' in condition &&
  typeof condition.value === 'boolean' &&
  lists.some(({ where }) => where[condition.field] === condition.value);
