import { mostRows } from '../../../core/records/request.ts';
import { key, oneOf, readQuery, whole, words, type Parameter, type QueryTexts } from '../../../http/query.ts';
import type { ReportSort } from '../../../core/model/report.ts';
import { groupings, type Grouping } from './comparison.ts';

/** The figures that a query requests. A parameter that is not given is null. */
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

const year = whole('Year', 2000, 2100);

/** Parameters of the calls that answer figures. */
export const filter = {
  year: {
    schema: { type: 'string', description: 'A year, or all. Default: the latest year with actual sales.' },
    read: (text, query) => (text === 'all' ? { value: text } : year.read(text, query)),
  } satisfies Parameter<number | 'all'>,
  to: whole(
    'The last month',
    1,
    12,
    'The last month that counts. Default: the last one with actual sales; 12 in past years.',
  ),
  month: whole('Month', 1, 12, 'The only month that counts.'),
  branch: key('Branch', 'Key of a branch.'),
  account: words('Account No', 'An account number.'),
  search: words('The search', 'Words of account numbers and names of customers.'),
  sort: { schema: { type: 'string', description: 'Name of a column.' } },
  order: oneOf('Order', ['ASC', 'DESC']),
};
export const grouping = { by: oneOf('Grouping', groupings) };
export const paging = { page: whole('Page', 1, 1_000_000), rows: whole('Rows', 1, mostRows) };

/**
 * Reads a query. An empty parameter counts as not given.
 * @param columns names of the columns that can be sorted by, for the grouping that the query asks for
 * @throws UserError 422 with a message for each parameter that is wrong
 */
export function readSalesQuery(query: QueryTexts, columns: (by: Grouping) => readonly string[]): SalesRequest {
  const by = groupings.find((one) => one === query.by) ?? 'branch';
  const sort = { ...filter.sort, read: oneOf('Sort', columns(by)).read };
  const { page, rows, ...given } = readQuery({ ...filter, ...grouping, ...paging, sort }, query);
  return { ...given, by, page: page ?? 1, rows: rows ?? 25 };
}
