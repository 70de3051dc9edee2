import { invalid } from '../../../core/errors/errors.ts';
import { mostRows } from '../../../core/records/request.ts';
import type { ReportSort } from '../../../services/reports/report.ts';
import { groupings, type Grouping } from './comparison.ts';

/** Which figures a query asks for. What it does not give is null. */
export interface SalesRequest {
  /** `all` for every year. Null for the latest year with actual sales. */
  readonly year: number | 'all' | null;
  /** The last month that counts. */
  readonly to: number | null;
  /** The only month that counts. */
  readonly month: number | null;
  /** Key of a branch. */
  readonly branch: number | null;
  /** An account number. */
  readonly account: string | null;
  /** Words of account numbers and names of customers. */
  readonly search: string | null;
  readonly by: Grouping;
  /** Name of a column; null for the usual order. */
  readonly sort: string | null;
  readonly order: ReportSort['order'] | null;
  readonly page: number;
  readonly rows: number;
}

/** Reads the text of a parameter, or returns a message for the caller. */
type Reader = (text: string) => { readonly value: unknown } | string;

const whole =
  (title: string, least: number, most: number): Reader =>
  (text) =>
    /^\d{1,10}$/.test(text) && Number(text) >= least && Number(text) <= most
      ? { value: Number(text) }
      : `${title} must be a whole number from ${least} to ${most}.`;

const oneOf =
  (title: string, choices: readonly string[]): Reader =>
  (text) =>
    choices.includes(text) ? { value: text } : `${title} must be one of ${choices.join(', ')}.`;

const words =
  (title: string): Reader =>
  (text) =>
    text.length > 200 || text.includes('\0') ? `${title} is too long.` : { value: text.trim() || null };

const year = whole('Year', 2000, 2100);

const readers: Readonly<Record<string, Reader>> = {
  year: (text) => (text === 'all' ? { value: text } : year(text)),
  to: whole('The last month', 1, 12),
  month: whole('Month', 1, 12),
  branch: whole('Branch', 1, 2147483647),
  account: words('Account No'),
  search: words('The search'),
  by: oneOf('Grouping', groupings),
  order: oneOf('Order', ['ASC', 'DESC']),
  page: whole('Page', 1, 1_000_000),
  rows: whole('Rows', 1, mostRows),
};

const nothing = { year: null, to: null, month: null, branch: null, account: null, search: null };
const usual: SalesRequest = { ...nothing, by: 'branch', sort: null, order: null, page: 1, rows: 25 };

/**
 * Reads a query. An empty parameter counts as not given.
 * @param columns names of the columns that can be sorted by, for the grouping that the query asks for
 * @throws UserError 422 with a message for each parameter that is wrong or unknown
 */
export function readSalesQuery(
  query: Readonly<Record<string, unknown>>,
  columns: (by: Grouping) => readonly string[],
): SalesRequest {
  const errors: Record<string, string> = {};
  const read = (values: Readonly<Record<string, unknown>>, by: Readonly<Record<string, Reader>>) =>
    Object.fromEntries(
      Object.entries(values).flatMap(([name, text]) => {
        if (text === '') return [];
        const result = typeof text === 'string' ? (by[name]?.(text) ?? 'Unknown filter.') : 'Give one value.';
        if (typeof result !== 'string') return [[name, result.value]];
        errors[name.slice(0, 60)] = result;
        return [];
      }),
    );
  const { sort = '', ...rest } = query;
  const given = { ...usual, ...read(rest, readers) } as SalesRequest;
  const sorted = read({ sort }, { sort: oneOf('Sort', columns(given.by)) });
  if (Object.keys(errors).length) throw invalid(errors);
  return { ...given, ...sorted };
}
