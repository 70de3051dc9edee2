import { useQuery } from '@tanstack/react-query';
import { useListContext } from 'react-admin';
import type { Activity } from '../../../../schemas/generated/activity.gen.ts';
import { failedLoads } from '../../../core/data/failed-loads.ts';
import { call } from '../../../core/data/http.ts';
import { useList } from '../../../crud/list/list-context.ts';
import { addDays } from '../../../core/time/london.ts';

/** Maximum rows of a paged call. */
export const most = 1000;

/** Activities that started up to this many days earlier may still be in progress. */
const longest = 31;

interface Page {
  readonly rows: readonly Activity[];
  readonly total: number;
}

/** The activities in a range of days that match the list's filters: those with a start, and tasks by their day. */
export function useActivities(from: string, to: string) {
  const { name } = useList();
  const { filterValues } = useListContext();
  // The calendar has its own dates in place of the list's.
  const { q, $saved = 0, $from: _, $to: __, ...quickFilters } = filterValues as Record<string, unknown>;
  const path = name === 'mine' ? 'myactivityfilterbypage' : 'activityfilterbypage';
  const read = (body: object, signal: AbortSignal) =>
    call<Page>(`${path}/1/${most}/${$saved as number}/0/0/${encodeURIComponent((q as string | undefined) || '*')}`, {
      method: 'POST',
      body: { quickFilters, ...body },
      signal,
    }).then(({ json }) => json);
  return useQuery<Page>({
    queryKey: ['activity', 'calendar', path, from, to, filterValues],
    placeholderData: (previous) => previous,
    queryFn: ({ signal }) =>
      failedLoads.watch(
        path,
        Promise.all([
          read(
            {
              quickFilterDateFrom: addDays(from, -longest),
              quickFilterDateTo: to,
              conditions: [{ dbField: 'endDate', condition: '>=', value: from }],
            },
            signal,
          ),
          read(
            {
              conditions: [
                { dbField: 'startDate', condition: 'is empty' },
                { rowStart: 'AND', dbField: 'dateCreated', condition: '>=', value: from },
                { rowStart: 'AND', dbField: 'dateCreated', condition: '<=', value: to },
              ],
            },
            signal,
          ),
        ]).then((pages) => ({
          rows: pages.flatMap(({ rows }) => rows),
          total: pages.reduce((sum, { total }) => sum + total, 0),
        })),
      ),
  });
}
