import { useEffect } from 'react';
import type { WireRecord } from '../model/resource.ts';
import { afterFirstPage } from './after-first-page.ts';
import { contents } from '../contents.ts';
import { dataProvider, summaryOf } from './data-provider.ts';
import { failedLoads } from './failed-loads.ts';
import { call } from './http.ts';
import { lookupStaleTime } from './lookup-stale-time.ts';
import { queryClient } from './queries.ts';

/** Lists of choices up to this length are fetched whole and filtered in the browser. */
export const few = 200;

/** The order of choices: that of their list, or else of their names. */
export function choiceSort(to: string) {
  const { choicesBy, display } = summaryOf(to);
  return { field: choicesBy ?? display, order: 'ASC' as const };
}

/** The first records of a list of choices, in their order, as react-admin's `useGetList` takes them. */
export function lookupOf(to: string, path: string | undefined, filter: WireRecord = {}) {
  return {
    pagination: { page: 1, perPage: few },
    sort: choiceSort(to),
    filter,
    meta: path === undefined ? undefined : { path },
  };
}

/** Number of lists that are prefetched at a time. Few, so that other calls do not wait. */
const atOnce = 4;

/** Prefetches the lists that `preLoadedData` names. Calls with a parameter are left out (BEH-132). */
export async function prefetchLookups(): Promise<void> {
  const { json } = await failedLoads.watch('preLoadedData', call<{ readonly callEP: string }[]>('preLoadedData'));
  await prefetchLists(json.map(({ callEP }) => callEP.replace(/^\//, '')).filter((path) => !path.includes('/')));
}

/** Loads lists of choices that are not kept yet. Unknown paths are left out; failures are in the error strip. */
async function prefetchLists(paths: readonly string[]): Promise<void> {
  const waiting = paths.flatMap((path) => listOf(path) ?? []);
  const next = async (): Promise<void> => {
    const one = waiting.shift();
    if (!one) return;
    const { to, list } = one;
    await queryClient.prefetchQuery({
      queryKey: [to, 'getList', list],
      queryFn: () => dataProvider.getList(to, list),
      staleTime: lookupStaleTime,
      gcTime: Infinity,
    });
    return next();
  };
  await Promise.all(Array.from({ length: atOnce }, next));
}

/** Reloads all lists of choices from the server, whether or not they are kept ("by hard", BEH-095). */
export async function reloadLookups(): Promise<void> {
  await queryClient.invalidateQueries({
    predicate: ({ queryKey }) => queryKey[1] === 'getList',
    refetchType: 'active',
  });
  await prefetchLookups();
}

/** The choices that a call lists, as a form requests them: of `tags/ATTACHMENT`, the active tags of attachments. */
function listOf(path: string) {
  for (const to of Object.keys(contents().resources)) {
    const { calls, hasActive } = summaryOf(to);
    const fits = calls.narrow?.find((one) => new RegExp(`^${one.path.replace(/\{\w+\}/g, '[^/]+')}$`).test(path));
    if (fits) return { to, list: lookupOf(to, path, hasActive && !('active' in fits.where) ? { active: true } : {}) };
  }
  return undefined;
}

/** Prefetches lists of choices after the sign-in of a user, once the first page has probably loaded. */
export function useLookupsAhead(user: number | undefined): void {
  useEffect(() => {
    if (user === undefined) return undefined;
    return afterFirstPage(() => void prefetchLookups().catch(() => undefined));
  }, [user]);
}

/** Loads the lists that a dialog needs as soon as it opens (BEH-108). */
export function usePrefetched(paths: readonly string[] | undefined): void {
  useEffect(() => {
    if (paths) void prefetchLists(paths);
  }, [paths]);
}
