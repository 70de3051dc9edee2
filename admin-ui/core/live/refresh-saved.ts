import type { Query } from '@tanstack/react-query';
import { contents } from '../contents.ts';
import { summaryOf } from '../data/data-provider.ts';
import { call } from '../data/http.ts';
import { gone } from '../data/gone.ts';
import { ownWrites } from '../data/own-writes.ts';
import { queryClient } from '../data/queries.ts';
import type { ResourceSummary, WireRecord } from '../model/resource.ts';
import { onSaved, type Saved } from './live.ts';

/**
 * Maximum of the random delay before a whole list is loaded again, in milliseconds: everyone who shows the list gets
 * the event at the same time.
 */
const spread = 2000;

/** Data of react-admin's queries: a list, several records, or one. */
type Data = WireRecord | readonly WireRecord[] | { readonly data: readonly WireRecord[] };

const kinds = new Set<unknown>(['getList', 'getManyReference', 'getMany', 'getOne']);

/** Refreshes records on the screen that anyone has saved. Returns a function that stops this. */
export const refreshSaved = (): (() => void) =>
  onSaved((saved) => {
    if (saved && !(saved.entity in contents().resources)) return;
    if (saved?.ids) void refreshRows(saved.entity, saved.ids);
    else setTimeout(() => void reloadLists(saved), Math.random() * spread);
  });

/** Loads the saved records of an entity that are shown, and puts them in their place. */
async function refreshRows(entity: string, ids: readonly number[]): Promise<void> {
  const isStale = await ownWrites.settled();
  const summary = summaryOf(entity);
  const shown = queriesOf(entity).filter(isStale);
  const wanted = ids.filter((id) => shown.some((query) => holds(query, summary, id)));
  const holding = shown.filter((query) => wanted.some((id) => holds(query, summary, id)));
  const others = holding.filter(({ queryKey }) => !kinds.has(queryKey[1]));
  const again = (queries: readonly Query[]) => {
    for (const { queryKey } of queries) void queryClient.invalidateQueries({ queryKey, exact: true });
  };
  // A list under another record, such as the widgets of a user, cannot be asked for rows by their numbers alone.
  const isPlain = summary.calls.list && !summary.calls.list.includes('{');
  if (others.length === holding.length || !isPlain) return again(holding);
  const rows = await read(summary, wanted);
  for (const id of rows ? wanted : []) gone[rows!.has(id) ? 'unmark' : 'mark'](entity, id);
  again(others);
  if (!rows) return;
  put(summary, rows);
  // Someone has deleted one, or moved it to where the user may not see it.
  if (rows.size < wanted.length) void reloadLists({ entity });
}

/** The queries of an entity that something on the screen uses. */
const queriesOf = (entity: string): Query[] =>
  queryClient
    .getQueryCache()
    .findAll({ queryKey: [entity], type: 'active', predicate: ({ state }) => Boolean(state.data) });

/** Whether a query shows a record: in the rows of its answer, or by its key, such as that of a history. */
function holds({ queryKey, state }: Query, { key }: ResourceSummary, id: number): boolean {
  if (!kinds.has(queryKey[1]) && queryKey.includes(id)) return true;
  const among = (value: unknown, depth: number): boolean => {
    if (typeof value !== 'object' || value === null || depth > 4) return false;
    return (value as WireRecord)[key] === id || Object.values(value).some((part) => among(part, depth + 1));
  };
  return among(state.data, 0);
}

/** Reads records as their list has them. Null if that fails: the next load of the list shows them. */
async function read(
  { calls, key }: ResourceSummary,
  ids: readonly number[],
): Promise<ReadonlyMap<unknown, WireRecord> | null> {
  const query = new URLSearchParams({ filter: JSON.stringify({ id: ids }) });
  const answer = await call<readonly WireRecord[]>(`${calls.list}?${query}`).catch(() => null);
  return answer && new Map(answer.json.map((row) => [row[key], { ...row, id: row[key] }]));
}

function put({ name, key }: ResourceSummary, rows: ReadonlyMap<unknown, WireRecord>): void {
  const fresh = <T extends WireRecord>(row: T): T => (rows.get(row?.[key]) as T | undefined) ?? row;
  const queries = queryClient.getQueryCache().findAll({
    queryKey: [name],
    predicate: ({ queryKey, state }) => kinds.has(queryKey[1]) && Boolean(state.data),
  });
  for (const { queryKey, state } of queries)
    queryClient.setQueryData<Data>(
      queryKey,
      (data) => {
        if (!data) return data;
        if (Array.isArray(data)) return data.map(fresh);
        if ('data' in data && Array.isArray(data.data)) return { ...data, data: data.data.map(fresh) };
        return fresh(data as WireRecord);
      },
      // The list keeps its age, because other rows may still be missing.
      { updatedAt: state.dataUpdatedAt },
    );
}

/** @param saved null for the lists of all entities */
async function reloadLists(saved: Saved | null): Promise<void> {
  const isStale = await ownWrites.settled();
  const concerns = ({ queryKey: [entity, kind] }: Query) =>
    (saved === null || entity === saved.entity) && kind !== 'getOne';
  await queryClient.invalidateQueries({ predicate: (query) => concerns(query) && isStale(query) });
}
