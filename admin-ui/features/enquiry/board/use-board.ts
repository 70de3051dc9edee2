import { useQuery } from '@tanstack/react-query';
import { useInfiniteGetList, useListContext } from 'react-admin';
import type { Enquiry } from '../../../../schemas/generated/enquiry.gen.ts';
import { failedLoads } from '../../../core/data/failed-loads.ts';
import { filterNames } from '../../../core/data/filter-names.ts';
import { call } from '../../../core/data/http.ts';
import type { Column } from './board.ts';

/** The columns of the board, for the filters of the list. */
export function useColumns() {
  const { filterValues } = useListContext();
  const {
    [filterNames.saved]: saved = 0,
    [filterNames.from]: from,
    [filterNames.to]: to,
    q,
    ...quickFilters
  } = filterValues as Record<string, unknown>;
  return useQuery<readonly Column[]>({
    queryKey: ['enquiry', 'board', filterValues],
    placeholderData: (previous) => previous,
    queryFn: ({ signal }) =>
      failedLoads.watch(
        'opportunityboard',
        call<readonly Column[]>(
          `opportunityboard/${saved as number}/${encodeURIComponent((q as string | undefined) || '*')}`,
          {
            method: 'POST',
            body: {
              quickFilters,
              ...(from !== undefined && { quickFilterDateFrom: from }),
              ...(to !== undefined && { quickFilterDateTo: to }),
            },
            signal,
          },
        ).then(({ json }) => json),
      ),
  });
}

/** The enquiries of a column, 25 at a time, in the order of the list. */
export function useCards(column: Column) {
  const { filterValues, sort } = useListContext();
  const { data, ...query } = useInfiniteGetList<Enquiry & { id: number }>(
    'enquiry',
    {
      pagination: { page: 1, perPage: 25 },
      sort,
      filter: { ...filterValues, opportunityStatus: column.id },
    },
    { enabled: column.count > 0 },
  );
  return { ...query, cards: data?.pages.flatMap((page) => page.data) ?? [] };
}
