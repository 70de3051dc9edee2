import type { Response } from 'express';
import { nameList, nameOf, readsNames } from '../access/names.ts';
import { isOwn, scopeConditions } from '../access/scope.ts';
import type { SessionUser } from '../access/session-user.ts';
import type { HistoryEntry } from '../history/history.ts';
import { badRequest, invalid, notFound, refused, UserError } from '../../core/errors/errors.ts';
import type { AnyRecord } from '../../core/model/definition.ts';
import { likeness } from '../../core/search/spelling.ts';
import { wordsOf } from '../../core/search/text.ts';
import { fold } from '../../core/search/words.ts';
import { forFewRows, storedField, type Condition } from '../../core/records/conditions.ts';
import { readFilterBody } from '../../core/records/filters.ts';
import {
  mostRows,
  readFilterParams,
  readId,
  readListQuery,
  wholeNumber,
  type ListQuery,
  type ListRequest,
} from '../../core/records/request.ts';
import { operandFromWire, scalarToWire, toWire, type WireRecord } from '../../core/records/wire.ts';
import { sendable } from '../../core/records/sent-conditions.ts';
import { fileFormatOf } from '../export/exports.ts';
import { columnsOfQuery, listTable, type ExportQuery } from '../export/list-table.ts';
import { mostInWorkbook, tooManyRows } from '../export/table.ts';
import { saveContext } from '../save/hooks.ts';
import { readInput } from '../save/input.ts';
import { refuseDuplicates } from '../save/refuse-duplicates.ts';
import type { RegisteredEntity } from '../save/registered-entity.ts';
import { remove } from '../save/remove.ts';
import { Saver } from '../save/save.ts';
import type { SaveServices } from '../save/services.ts';
import { keysOf, lockAllOf, otherCount, type AllOf } from './all-of.ts';
import { actOnAll, actOnEach, readBulk, type BulkAnswer } from './bulk.ts';
import { contentRange } from './content-range.ts';

export type Values = Readonly<Record<string, unknown>>;
export type Params = Readonly<Record<string, string>>;

/** What a text finds. */
export interface Matches<T> {
  readonly total: number;
  /** Whether the total is exact; otherwise there are at least so many. */
  readonly isExact: boolean;
  readonly rows: readonly T[];
  /** Rows that match but for a slip of the pen. */
  readonly similar: readonly T[];
}

/** Rows of a list that are summed. */
const mostSummed = 10_000;

/** The totals of a list. */
export interface Totals {
  /** Number of its rows, counted up to 10,000 if they are not summed. */
  readonly rows: number;
  /** False if there are more rows; then there are no sums. */
  readonly exact: boolean;
  readonly sums: Readonly<Record<string, number>> | null;
}

export interface PageAnswer<T> {
  readonly rows: T[];
  readonly total: number;
  readonly page: number;
  readonly size: number;
}

/**
 * The operations of one entity, as the generated controllers call them. They convert between the form inside the
 * product, `R`, and the wire format, `T`. The conversion is here because only this class knows both the fields a caller
 * may see and the rows that are read, so each row is decoded only once.
 */
export class Crud<T = WireRecord, R extends AnyRecord = AnyRecord> {
  readonly #entity: RegisteredEntity;
  readonly #services: SaveServices;
  readonly #saver: Saver;

  constructor(entity: RegisteredEntity, services: SaveServices) {
    this.#entity = entity;
    this.#services = services;
    this.#saver = new Saver(entity, services);
  }

  /**
   * Answers the rows, and sets the header `Content-Range: customers 0-24/500`.
   * @param where fixed values or conditions of the call
   */
  async list(
    query: ListQuery,
    user: SessionUser,
    response: Response,
    where: Values | readonly Condition[] = {},
  ): Promise<T[]> {
    const definition = this.#listed(user);
    const request = readListQuery(definition, query, this.#conditions(user, where));
    const { rows, total, exact } = await this.#services.records.page(definition, request);
    response.setHeader('Content-Range', contentRange(definition.name, request.offset, rows.length, total));
    if (!exact) response.setHeader('X-Total-Is-Least', 'true');
    return this.#shown(rows, user);
  }

  /** Key, display and embedded fields, for drop-downs. */
  async names(query: ListQuery, user: SessionUser, where: Values = {}): Promise<Partial<T>[]> {
    const definition = this.#listed(user);
    const standard = { sort: JSON.stringify([definition.display, 'ASC']) };
    const request = readListQuery(definition, { ...standard, ...query }, this.#conditions(user, where));
    const rows = await this.#services.records.list(definition, request);
    return rows.map((row) => nameOf(definition, row) as Partial<T>);
  }

  count(user: SessionUser, where: Values = {}): Promise<number> {
    return this.#services.records.count(this.#definition, this.#conditions(user, where));
  }

  /** How many rows of the list refer to a record through a field, counted up to `most`. */
  countReferring(field: string, id: number, user: SessionUser, most: number): Promise<number> {
    const where = forFewRows(this.#conditions(user, [{ field, operator: '=', value: id }]));
    return this.#services.records.countIndexed(this.#definition, where, most);
  }

  /**
   * Number of rows of a saved filter, counted up to `most`; null if the filter can no longer be read.
   * @param id 0 for no filter
   */
  async countSaved(id: number, user: SessionUser, where: Values, most: number): Promise<number | null> {
    this.#requireWhole(user);
    const request = await this.#filtered(
      { page: '1', rows: '1', savedFilter: String(id) },
      undefined,
      user,
      where,
    ).catch((error: unknown) => {
      if (error instanceof UserError) return null;
      throw error;
    });
    return request && this.#services.records.countUpTo(this.#definition, request, most);
  }

  page({ page = '', rows = '', savedFilter = '0' }: Params, user: SessionUser, where: Values = {}) {
    return this.filter({ page, rows, savedFilter }, undefined, user, where);
  }

  /** The first rows that match a saved filter. */
  async saved(params: Params, user: SessionUser, where: Values = {}): Promise<T[]> {
    const { rows } = await this.filter({ ...params, page: '1', rows: String(mostRows) }, undefined, user, where);
    return rows;
  }

  async filter(params: Params, body: unknown, user: SessionUser, where: Values = {}): Promise<PageAnswer<T>> {
    const request = await this.#filtered(params, body, user, where);
    const { rows, total } = await this.#services.records.page(this.#definition, request);
    return {
      rows: (await this.#concealed(rows, user)) as T[],
      total,
      page: Number(params.page),
      size: Number(params.rows),
    };
  }

  /**
   * The rows that `filter` finds, grouped by a reference.
   * @param sum an amount to add up in each group
   */
  async groups(params: Params, body: unknown, user: SessionUser, by: keyof R & string, sum: keyof R & string) {
    const request = await this.#filtered({ ...params, page: '1', rows: '1' }, body, user);
    return this.#services.records.groups(this.#definition, request, by, sum);
  }

  async #filtered(params: Params, body: unknown, user: SessionUser, where: Values = {}): Promise<ListRequest> {
    this.#requireWhole(user);
    const { registry, clock, savedFilters } = this.#services;
    const id = wholeNumber('savedFilter', params.savedFilter ?? '0', 0, 2147483647);
    const saved = id ? await savedFilters.read(this.#definition, id, user) : { where: [], sort: null };
    const chosen = readFilterBody(this.#definition, body, { registry, ...clock.calendar() });
    const conditions = [...this.#conditions(user, where), ...saved.where, ...chosen];
    return readFilterParams(this.#definition, params, conditions, saved.sort);
  }

  /**
   * The first rows that match a text, by name, and how many match; if these are few, also rows that match it but for a
   * slip of the pen, the most similar first.
   */
  async matches(text: string, user: SessionUser, limit: number): Promise<Matches<T>> {
    const { display, key } = this.#definition;
    const request: ListRequest = {
      where: this.#conditions(user),
      search: text,
      sort: { field: display, order: 'ASC' },
      offset: 0,
      limit,
    };
    if (!wordsOf(text).length) return { total: 0, isExact: true, rows: [], similar: [] };
    const listed = this.#listed(user);
    const { rows, total, exact } = await this.#services.records.page(listed, request);
    const near =
      rows.length < limit ? await this.#services.records.list(listed, { ...request, limit: 50, isNear: true }) : [];
    const likenessTo = (row: WireRecord) => likeness(fold(text), fold(String(row[display] ?? '')));
    const others = near.filter((row) => !rows.some((match) => match[key] === row[key]));
    const similar = others.toSorted((a, b) => likenessTo(b) - likenessTo(a)).slice(0, limit - rows.length);
    return {
      total,
      isExact: exact,
      rows: await this.#shown(rows, user),
      similar: await this.#shown(similar, user),
    };
  }

  /** The first 100 rows that match a text, by name. `*` means no text and matches nothing. */
  async search(text: string, user: SessionUser, where: Values = {}): Promise<T[]> {
    if (text.trim() === '' || text === '*') return [];
    const request: ListRequest = {
      where: this.#conditions(user, where),
      search: text,
      sort: { field: this.#definition.display, order: 'ASC' },
      offset: 0,
      limit: 100,
    };
    return this.#shown(await this.#services.records.list(this.#listed(user), request), user);
  }

  /** The records with these keys that the person may read, in the order of the keys, as lists have them. */
  async some(keys: readonly number[], user: SessionUser): Promise<T[]> {
    if (!keys.length) return [];
    const { key } = this.#definition;
    const rows = await this.#services.records.list(this.#listed(user), {
      where: [{ field: key, operator: 'in', value: keys }, ...this.#conditions(user)],
      search: null,
      sort: { field: key, order: 'ASC' },
      offset: 0,
      limit: keys.length,
    });
    const found = new Map(rows.map((row) => [row[key], row]));
    return this.#shown(
      keys.map((one) => found.get(one)).filter((row) => row !== undefined),
      user,
    );
  }

  async one(id: string | number, user: SessionUser): Promise<T> {
    const { hooks } = this.#entity;
    const key = readId(id);
    if (hooks.onRead) await hooks.onRead(await this.record(key, user), saveContext(this.#services, user));
    const record = await this.#services.records.answer(this.#definition, key, this.#conditions(user));
    if (!record) throw notFound(this.#definition.title);
    const isName = readsNames(this.#definition, user) && !(await this.#isOwn(key, user));
    const [shown] = await this.#concealed([isName ? nameOf(this.#definition, record) : record], user);
    return shown as T;
  }

  /** A record that the person may read, in the form inside the product. @throws UserError 404 */
  async record(id: string | number, user: SessionUser): Promise<R> {
    const record = await this.#services.records.one(this.#definition, readId(id), this.#conditions(user));
    if (!record) throw notFound(this.#definition.title);
    return record as R;
  }

  async #isOwn(id: number, user: SessionUser): Promise<boolean> {
    const record = await this.#services.records.one(this.#definition, id);
    return record !== null && isOwn(this.#definition, record, user, this.#services);
  }

  /** @param fixed values that the product sets, read-only fields included, in the form inside the product */
  create(body: unknown, user: SessionUser, fixed: Partial<R> = {}): Promise<T> {
    return this.#saver.save(null, body, user, { fixed }) as Promise<T>;
  }

  /** The record that `create` would save, checked by the same rules. */
  async draft(body: unknown, user: SessionUser): Promise<R> {
    return (await this.#saver.prepare(null, body, user)).after as R;
  }

  /** Creates the record even if there are duplicates. */
  saveAnyway(body: unknown, user: SessionUser): Promise<T> {
    return this.#saver.save(null, body, user, { confirmed: true }) as Promise<T>;
  }

  async update(id: string | number | undefined, body: unknown, user: SessionUser, fixed: Partial<R> = {}): Promise<T> {
    if (id === undefined) throw new UserError(422, 'missing_id', this.#definition.messages.missingId!);
    const saved = await this.#saver.save(readId(id), body, user, { fixed });
    return (await this.#concealed([saved], user))[0] as T;
  }

  set(id: string | number, values: Values, user: SessionUser): Promise<T> {
    return this.update(id, values, user);
  }

  async remove(id: string | number, user: SessionUser): Promise<{ id: number }> {
    const key = readId(id);
    await remove(this.#entity, key, user, this.#services);
    return { id: key };
  }

  async history(id: string | number, user: SessionUser): Promise<HistoryEntry[]> {
    await this.one(id, user);
    this.#requireWhole(user);
    return this.#services.history.of(this.#definition, readId(id));
  }

  /** The values that a derivation gives for the path parameters; an empty object if it gives none. */
  async derive(by: string, params: Params, user: SessionUser): Promise<unknown> {
    const readable = (id: string) => this.record(id, user);
    const context = { ...saveContext(this.#services, user), readable };
    const derived = ((await this.#entity.hooks.derive![by]!(params, context)) ?? {}) as AnyRecord;
    return toWire(this.#services.registry, this.#definition, derived);
  }

  /**
   * Checks a draft for possible duplicates. Answers an empty list if there are none, otherwise 409 with ranked rows.
   */
  async check(body: unknown, user: SessionUser): Promise<never[]> {
    const { [this.#definition.key]: id, ...draft } = (body ?? {}) as WireRecord;
    const sent = Array.isArray(body) ? body : draft;
    const { values } = await readInput(this.#definition, sent, user, this.#services, { isDraft: true });
    const missing = this.#definition.duplicates!.when.filter((name) => (values[name] ?? null) === null);
    if (missing.length)
      throw invalid(
        Object.fromEntries(missing.map((name) => [name, this.#definition.validators.required[name] ?? 'Required.'])),
      );
    const record = { ...values, [this.#definition.key]: Number.isInteger(id) ? id : undefined };
    await refuseDuplicates(this.#entity, record, user, this.#services);
    return [];
  }

  /** Marks two records as distinct, or removes the mark. */
  async setDistinct(
    { id, other }: Params,
    distinct: boolean,
    user: SessionUser,
  ): Promise<{ id: number; other: number }> {
    const pair = [await this.one(id!, user), await this.one(other!, user)].map(
      (record) => (record as WireRecord)[this.#definition.key] as number,
    ) as [number, number];
    if (pair[0] === pair[1])
      throw badRequest(`A ${this.#definition.title.toLowerCase()} cannot be a duplicate of itself.`);
    const said = distinct ? { user: user.id, at: this.#services.clock.instant() } : null;
    await this.#services.duplicates.setDistinct(this.#definition, pair, said);
    return { id: pair[0], other: pair[1] };
  }

  /** Sends all rows of a list as a file. @throws UserError 422 if a workbook would have too many */
  async export(query: ListQuery & ExportQuery, user: SessionUser, response: Response): Promise<void> {
    this.#requireWhole(user);
    const format = fileFormatOf(query.format, this.#definition.vcard !== undefined);
    const request = await this.#exported(query, user);
    const columns = columnsOfQuery(this.#definition, query.columns);
    const { records, exports } = this.#services;
    const isWorkbook = format === 'xlsx' || format === 'ods';
    if (isWorkbook && (await records.hasMore(this.#definition, request, mostInWorkbook))) throw tooManyRows();
    const { name: entity, plural: title } = this.#definition;
    const table = { entity, columns, request: { ...request, where: request.where.map(sendable) } };
    await exports.send(listTable, table, { user, format, title }, response);
  }

  /**
   * The totals of a list, of its amounts and of what else has `x-total`, in wire format: of one with more than 10,000
   * rows only if a tally has them.
   */
  async totals(query: ListQuery & ExportQuery, user: SessionUser): Promise<Totals> {
    this.#requireWhole(user);
    const fields = this.#definition.fields.filter(({ total }) => total);
    const request = await this.#exported(query, user);
    const names = fields.map(({ name }) => name);
    const { rows, sums } = await this.#services.records.sums(this.#definition, request, names, mostSummed);
    const wire = sums && Object.fromEntries(fields.map((field, i) => [field.name, scalarToWire(field, sums[i]!)]));
    return { rows, exact: sums !== null, sums: wire as Totals['sums'] };
  }

  /**
   * Deletes or changes many records: those with some keys, each in its own transaction, or all of a filter, in one.
   * Returns the refused records with the reasons.
   */
  async bulk(body: unknown, user: SessionUser, can: { change: boolean; remove: boolean }): Promise<BulkAnswer> {
    const { which, set } = readBulk(body, can);
    user.require(this.#definition.access[set ? 'update' : 'remove']);
    const act = (id: number) => (set ? this.update(id, set, user) : this.remove(id, user));
    if (!('count' in which)) return actOnEach(which, act);
    const { database } = this.#services;
    return database.write(async () => {
      const request = await this.#requestOf(which, user);
      return actOnAll(database, await lockAllOf(this.#definition, request, which.count, this.#services), act);
    });
  }

  /**
   * Keys of all records of a filter, in the order of the list.
   * @throws UserError 422 if they are more than `most`; 409 if they are not as many as the person has confirmed
   */
  async keysOf(all: AllOf, user: SessionUser, most: number): Promise<readonly number[]> {
    const ids = await keysOf(this.#definition, await this.#requestOf(all, user), most, this.#services.records);
    if (ids.length !== all.count) throw otherCount(this.#definition, ids.length, all.count);
    return ids;
  }

  /** All rows of a list, narrowed by a saved filter and by days. */
  async #exported({ filter, sort, savedFilter, from, to }: ListQuery & ExportQuery, user: SessionUser) {
    const days = { quickFilterDateFrom: from || null, quickFilterDateTo: to || null };
    const params = { page: '1', rows: '1', ...(savedFilter !== undefined && { savedFilter }) };
    const saved = await this.#filtered(params, days, user);
    const order = sort ?? (savedFilter && JSON.stringify([saved.sort.field, saved.sort.order]));
    return readListQuery(this.#definition, { filter, sort: order || undefined }, saved.where);
  }

  /** The list of a filter, as the call that lists its rows reads it. */
  async #requestOf({ filter, savedFilter, from, to }: AllOf, user: SessionUser): Promise<ListRequest> {
    if (!savedFilter && !from && !to)
      return readListQuery(this.#listed(user), { filter: JSON.stringify(filter) }, this.#conditions(user));
    const { q, ...quickFilters } = filter;
    const params = { page: '1', rows: '1', savedFilter: String(savedFilter), search: (q as string | undefined) || '*' };
    return this.#filtered(params, { quickFilters, quickFilterDateFrom: from, quickFilterDateTo: to }, user);
  }

  get #definition() {
    return this.#entity.definition;
  }

  /** The definition for list queries. It has only the fields of a name if the person may read only names. */
  #listed(user: SessionUser) {
    return readsNames(this.#definition, user) ? nameList(this.#definition) : this.#definition;
  }

  /** The rows of a list, with only the fields that the person may read. */
  async #shown(rows: readonly WireRecord[], user: SessionUser): Promise<T[]> {
    const isWhole = !readsNames(this.#definition, user);
    return (isWhole
      ? await this.#concealed(rows, user)
      : rows.map((row) => nameOf(this.#definition, row))) as unknown as T[];
  }

  /** The rows without what the extension conceals from the person. */
  async #concealed(rows: readonly WireRecord[], user: SessionUser): Promise<readonly WireRecord[]> {
    const { conceal } = this.#entity.hooks;
    return conceal ? await conceal(rows as never, saveContext(this.#services, user)) : rows;
  }

  /** @throws UserError 422 if the person may read only the names of these records. */
  #requireWhole(user: SessionUser): void {
    if (readsNames(this.#definition, user)) throw refused(user.denied('signedIn'));
  }

  /** Conditions from the fixed values of a call, and those that limit it to records the person can reach. */
  #conditions(user: SessionUser, where: Values | readonly Condition[] = {}): Condition[] {
    const fixed = Array.isArray(where)
      ? (where as readonly Condition[])
      : Object.entries(where).map(([field, value]): Condition => {
          const stored = storedField(this.#definition, field);
          return { field, operator: '=', value: stored ? operandFromWire(stored, value) : value };
        });
    const { access } = this.#definition;
    return [...fixed, ...scopeConditions(this.#definition, access.read, user, this.#services.registry)];
  }
}
