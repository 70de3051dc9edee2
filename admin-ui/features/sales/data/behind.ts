import type { WireRecord } from '../../../core/model/resource.ts';
import type { Grouping } from './columns.ts';
import type { SalesPage, SalesQuery } from './use-sales-query.ts';

/** The amounts of a comparison, and how many years before its year they are. */
const amounts: Readonly<Record<string, number>> = { salesValue: 0, lastYear: 1, forecastValue: 0 };

/** The parameters that choose the figures of a group. */
const parameters: Readonly<Record<Grouping, (row: WireRecord) => Record<string, string>>> = {
  branch: ({ branch }) => ({ branch: keyOf(branch) }),
  account: ({ branch, custCode }) => ({ branch: keyOf(branch), account: String(custCode) }),
  month: ({ sMonth }) => ({ month: String(sMonth) }),
};

const keyOf = (branch: unknown) => String((branch as { readonly id: number }).id);

/** Address of the figures that an amount of a comparison adds up, under its filters. @param row null for the totals */
export function figuresBehind(
  { by, filter }: SalesQuery,
  { year, to }: SalesPage,
  row: WireRecord | null,
  column = 'salesValue',
): string {
  const params = new URLSearchParams({ view: 'figures' });
  const all = { ...filter, year: String(year! - amounts[column]!), to: String(to), ...(row && parameters[by](row)) };
  for (const [name, value] of Object.entries(all)) if (value) params.set(name, value);
  return `?${params}`;
}

/** The same for a cell; null if it is not an amount, or is empty. */
export const figuresBehindCell = (
  query: SalesQuery,
  page: SalesPage,
  row: WireRecord,
  column: string,
  isTotal: boolean,
): string | null =>
  column in amounts && row[column] !== null ? figuresBehind(query, page, isTotal ? null : row, column) : null;
