import simpleRestProvider from 'ra-data-simple-rest';
import { HttpError, type DataProvider, type GetListParams, type GetListResult, type Identifier } from 'react-admin';
import { t } from '../i18n/t.ts';
import { contents } from '../contents.ts';
import type { Calls, ResourceSummary, WireRecord } from '../model/resource.ts';
import { failedLoads } from './failed-loads.ts';
import { hasPagedFilter, splitFilter } from './filter-names.ts';
import { call, undoTokenOf, type Answer } from './http.ts';

export const summaryOf = (resource: string): ResourceSummary => contents().resources[resource]!;

/** Replaces fetchJson of ra-data-simple-rest, so that its requests pass through `call`. */
const httpClient = async (url: string, { method = 'GET', body }: { method?: string; body?: unknown } = {}) => {
  const { json, headers, status } = await call(url.replace(/^\//, ''), {
    method: method as 'GET',
    ...(body !== undefined && { body: JSON.parse(body as string) }),
  });
  return { status, headers: contentRange(headers), body: '', json };
};

/** ra-data-simple-rest requires a Content-Range header, which only lists have. */
const contentRange = (headers: Headers) =>
  headers.has('content-range') ? headers : new Headers({ 'content-range': 'none 0-0/0' });

const rest = simpleRestProvider('', httpClient as never);

/** Adds the `id` that react-admin requires of every record. */
const withId = (resource: string) => (record: WireRecord) => ({
  ...record,
  id: record[summaryOf(resource).key] as Identifier,
});

const withoutId = (resource: string, data: WireRecord): WireRecord => {
  if (summaryOf(resource).key === 'id') return data;
  const { id: _, ...rest } = data;
  return rest;
};

const path = (resource: string, operation: keyof Omit<Calls, 'derive' | 'narrow'>, id?: Identifier): string => {
  const template = summaryOf(resource).calls[operation];
  if (!template) throw new Error(`${resource} has no call for ${operation}.`);
  return id === undefined ? template : template.replace(/\{\w+\}/, String(id));
};

/** Options of a list, besides react-admin's parameters. */
export interface ListMeta {
  /** Path to call instead of the entity's list. */
  readonly path?: string;
  /** Numbers of fields, by name. Paged calls sort by these. */
  readonly sortIds?: Readonly<Record<string, number>>;
}

/**
 * Makes the paged call, which sorts by number and has quick filters in its body. Only this call accepts a saved filter
 * and dates (AMB-004).
 */
async function pagedList(
  resource: string,
  { filter, pagination, sort }: GetListParams,
  sortIds: ListMeta['sortIds'] = {},
): Promise<GetListResult> {
  const { saved, from, to, values } = splitFilter(filter);
  const { q, ...quickFilters } = values;
  const sortField = sortIds[sort?.field ?? ''] ?? 0;
  const params: Record<string, unknown> = {
    page: pagination?.page ?? 1,
    rows: pagination?.perPage ?? 25,
    savedFilter: saved,
    sortField,
    sortOrder: sortField === 0 ? 0 : sort?.order === 'DESC' ? -1 : 1,
    search: q || '*',
  };
  const template = path(resource, 'filter');
  const work = call<{ rows: WireRecord[]; total: number }>(
    template.replace(/\{(\w+)\}/g, (_, name: string) => encodeURIComponent(String(params[name]))),
    {
      method: 'POST',
      isRead: true,
      body: { quickFilters, ...(from && { quickFilterDateFrom: from }), ...(to && { quickFilterDateTo: to }) },
    },
  );
  const { json } = await failedLoads.watch(template.split('/')[0]!, work);
  return { data: json.rows.map(withId(resource)), total: json.total };
}

/** A saved record, and the token that undoes the save. */
export interface SavedRecord {
  readonly data: WireRecord;
  readonly undoToken: string | null;
}

const saved = (resource: string, answer: Answer<WireRecord>): SavedRecord => ({
  data: withId(resource)(answer.json),
  undoToken: undoTokenOf(answer),
});

/** React-admin's resources are the entities, by name. Each operation makes the call that the schema declares for it. */
export const dataProvider: DataProvider = {
  ...(rest as DataProvider),

  async getList(resource, { meta, ...params }) {
    const { path: own, sortIds } = (meta ?? {}) as ListMeta;
    if (hasPagedFilter(params.filter)) return pagedList(resource, params as GetListParams, sortIds);
    const source = own ?? path(resource, 'list');
    try {
      const { data, total } = await failedLoads.watch(source, rest.getList(source, params as never));
      return { data: data.map(withId(resource)) as never, total: total ?? 0 };
    } catch (error) {
      if (!(error instanceof HttpError) || error.status !== 416) throw error;
      // The page is beyond the end, because rows were deleted. React-admin itself goes back to the last page.
      failedLoads.clear();
      return { data: [], total: (error.body as { total: number }).total };
    }
  },

  async getMany(resource, params) {
    const { data } = await failedLoads.watch(
      path(resource, 'list'),
      rest.getMany(path(resource, 'list'), params as never),
    );
    return { data: data.map(withId(resource)) as never };
  },

  getManyReference: (resource, { target, id, filter, ...params }) =>
    dataProvider.getList(resource, { ...params, filter: { ...filter, [target]: id } }),

  async getOne(resource, { id }) {
    if (!summaryOf(resource).calls.one) {
      const { data } = await dataProvider.getMany(resource, { ids: [id] });
      if (!data.length) throw new HttpError(t('core.recordNotFound', { title: summaryOf(resource).title }), 404);
      return { data: data[0] as never };
    }
    const source = path(resource, 'one', id);
    const { json } = await call<WireRecord>(source).catch((error: HttpError) => {
      if (error.status !== 404) failedLoads.add(source);
      throw error;
    });
    return { data: withId(resource)(json) as never };
  },

  async create(resource, { data }) {
    const body = withoutId(resource, data as WireRecord);
    const answer = await call<WireRecord>(path(resource, 'create'), { method: 'POST', body });
    return saved(resource, answer) as never;
  },

  async update(resource, { id, data }) {
    const body = withoutId(resource, data as WireRecord);
    const answer = await call<WireRecord>(path(resource, 'update', id), { method: 'PUT', body });
    return saved(resource, answer) as never;
  },

  async updateMany(resource, { ids, data }) {
    await call(path(resource, 'bulk'), { method: 'POST', body: { ids, set: data } });
    return { data: ids };
  },

  async deleteMany(resource, { ids }) {
    await call(path(resource, 'bulk'), { method: 'POST', body: { ids, remove: true } });
    return { data: ids };
  },

  async delete(resource, { id }) {
    await call(path(resource, 'remove', id), { method: 'DELETE' });
    return { data: { id } as never };
  },
};
