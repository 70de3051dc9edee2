import { invalid, UserError } from '../../../core/errors/errors.ts';
import type { WireRecord } from '../../../core/records/wire.ts';
import type { SessionUser } from '../../../services/access/session-user.ts';
import type { Table } from '../../../services/export/table.ts';
import type { ReadServices } from '../../../services/read-services.ts';
import { beyondEnd, readView, totalView, type ViewPage, type ViewTotals } from '../../../services/reports/read-view.ts';
import { leadOf } from '../../../services/reports/own-branch.ts';
import type { ReportSort } from '../../../core/model/report.ts';
import { comparisonColumns, comparisonTotals, comparisonView, usualSort, withPercentages } from './comparison.ts';
import { monthColumns, monthsView, monthTotals } from './months.ts';
import { periodOf, type SalesPeriod } from './period.ts';
import type { SalesRequest } from './request.ts';

/** Maximum rows of a file, because it is built in memory. */
const mostInFile = 100_000;

export interface SalesPage extends ViewPage, SalesPeriod {
  readonly page: number;
  readonly size: number;
}

/** The requested rows, as a page or as a file. */
export interface SalesAnswer {
  /** @throws UserError 416 for a page beyond the end */
  page(): Promise<SalesPage>;
  /** All rows, with their totals. @throws UserError 422 if there are too many */
  table(): Promise<Table>;
}

/** Months of accounts, with the actual sales and the forecast of each. */
export async function readMonths(
  request: SalesRequest,
  user: SessionUser,
  services: ReadServices,
): Promise<SalesAnswer> {
  const period = await periodOf(request, user, services);
  const filter = { ...request, ...period };
  return answerOf(request, period, {
    name: 'Sales figures',
    columns: monthColumns(services.registry),
    sort: { column: 'sYear', order: 'ASC' },
    rows: (sort, offset, limit) =>
      readView(monthsView(filter, sort, offset + limit, user, services), { sort, offset, limit }, services),
    totals: () => monthTotals(filter, user, services),
  });
}

/**
 * A year compared with the year before and with its forecasts.
 * @throws UserError 422 for all years
 */
export async function readComparison(
  request: SalesRequest,
  user: SessionUser,
  services: ReadServices,
): Promise<SalesAnswer> {
  const period = await periodOf(request, user, services);
  const { year } = period;
  if (year === null) throw invalid({ year: 'Choose one year to compare.' });
  const { by } = request;
  const view = comparisonView(by, { ...request, ...period, year }, user, services);
  return answerOf(request, period, {
    name: `Sales by ${by} ${year}`,
    columns: comparisonColumns(by, services.registry),
    sort: usualSort(by),
    rows: (sort, offset, limit) => {
      const lead = request.sort === null ? leadOf(view, services.registry, user) : null;
      return readView(view, { sort, lead, offset, limit }, services);
    },
    async totals() {
      const { total, totals } = await totalView(view, comparisonTotals, services);
      return { total, totals: withPercentages(totals) };
    },
  });
}

interface Query {
  readonly name: string;
  readonly columns: Table['columns'];
  /** The usual order. */
  readonly sort: ReportSort;
  /** In the usual order, the user's own branch comes first. */
  readonly rows: (sort: ReportSort, offset: number, limit: number) => Promise<WireRecord[]>;
  readonly totals: () => Promise<ViewTotals>;
}

function answerOf(
  request: SalesRequest,
  period: SalesPeriod,
  { name, columns, sort: usual, rows, totals }: Query,
): SalesAnswer {
  const column = request.sort ?? usual.column;
  const sort = { column, order: request.order ?? (request.sort === null ? usual.order : 'ASC') };
  const { page, rows: size } = request;
  return {
    async page() {
      const offset = (page - 1) * size;
      const found = await totals();
      if (offset > 0 && offset >= found.total) throw beyondEnd(found.total);
      return { rows: await rows(sort, offset, size), ...found, page, size, ...period };
    },
    async table() {
      const { total, totals: sums } = await totals();
      if (total > mostInFile) throw new UserError(422, 'too_many_rows', tooMany);
      return { name, columns, rows: [await rows(sort, 0, mostInFile)], totals: sums };
    },
  };
}

const tooMany = `A file holds at most ${mostInFile.toLocaleString('en-GB')} rows. Filter by year, branch or account.`;
