import { useQueryClient } from '@tanstack/react-query';

/** Lists and pages that show figures or postings. */
const shown = ['actualSales', 'salesForecast', 'allSalesData', 'salesPosting'];

/** Reloads everything that shows figures or postings, after a posting or its undoing. */
export function useRefresh(): () => Promise<unknown> {
  const queries = useQueryClient();
  return () => Promise.all(shown.map((key) => queries.invalidateQueries({ queryKey: [key] })));
}
