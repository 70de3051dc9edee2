import { Controller, Get, Query, Res } from '@nestjs/common';
import type { Response } from 'express';
import { Access, CurrentUser } from '../../http/access/access.decorator.ts';
import type { SessionUser } from '../../services/access/session-user.ts';
import { sendTable } from '../../services/export/export.ts';
import { Describe } from '../../http/openapi.ts';
import { Platform } from '../../services/platform.ts';
import { readComparison, readMonths, type SalesAnswer } from './data/answers.ts';
import { comparisonColumns } from './data/comparison.ts';
import { monthColumns } from './data/months.ts';
import { readSalesQuery } from './data/request.ts';
import { seeAll } from './data/sources.ts';

const tag = 'Sales statistics';
const view = { permission: 'ViewSalesImport' } as const;
const whole = { type: 'integer' };
const answer = {
  type: 'object',
  properties: {
    rows: { type: 'array', items: { type: 'object' } },
    total: whole,
    totals: { description: 'Sums over all rows, not only those of the page.', type: 'object' },
    page: whole,
    size: whole,
    years: { description: 'The years that have figures.', type: 'array', items: whole },
    year: { description: 'The year of the rows; null for all.', type: ['integer', 'null'] },
    to: { description: 'The last month that counts.', type: 'integer' },
  },
};
const text = { type: 'string' };
const filter = {
  year: { ...text, description: 'A year, or all. Default: the latest year with actual sales.' },
  to: {
    ...whole,
    description: 'The last month that counts. Default: the last one with actual sales; 12 in past years.',
  },
  month: { ...whole, description: 'The only month that counts.' },
  branch: { ...whole, description: 'Key of a branch.' },
  account: { ...text, description: 'An account number.' },
  search: { ...text, description: 'Words of account numbers and names of customers.' },
  sort: { ...text, description: 'Name of a column.' },
  order: { type: 'string', enum: ['ASC', 'DESC'] },
};
const grouping = { by: { type: 'string', enum: ['branch', 'account', 'month'] } };
const paging = { page: whole, rows: whole };
const file = { format: { type: 'string', enum: ['csv', 'xlsx'] } };

type Params = Readonly<Record<string, string>>;

/** All sales figures: month by month, or a year compared with the year before and with its forecasts. */
@Controller()
export class SalesDataController {
  readonly #platform: Platform;

  constructor(platform: Platform) {
    this.#platform = platform;
  }

  @Get('salesFigures')
  @Access(view)
  @Describe({
    tag,
    summary: 'Months of accounts with actual sales and forecasts, a page of them',
    query: { ...filter, ...paging },
    returns: answer,
  })
  async figures(@CurrentUser() user: SessionUser, @Query() query: Params) {
    return (await this.#figures(user, query)).page();
  }

  @Get('salesFigures/export')
  @Access(view)
  @Describe({
    tag,
    summary: 'Months of accounts with actual sales and forecasts as a file, CSV or XLSX',
    query: { ...filter, ...file },
  })
  async exportFigures(
    @CurrentUser() user: SessionUser,
    @Query() { format, ...query }: Params,
    @Res() response: Response,
  ) {
    return sendTable(await (await this.#figures(user, query)).table(), format, response);
  }

  @Get('salesComparison')
  @Access(view)
  @Describe({
    tag,
    summary: 'Actual sales against the year before and the forecasts, by branch, account or month',
    query: { ...grouping, ...filter, ...paging },
    returns: answer,
  })
  async comparison(@CurrentUser() user: SessionUser, @Query() query: Params) {
    return (await this.#comparison(user, query)).page();
  }

  @Get('salesComparison/export')
  @Access(view)
  @Describe({
    tag,
    summary: 'Actual sales against the year before and the forecasts as a file, CSV or XLSX',
    query: { ...grouping, ...filter, ...file },
  })
  async exportComparison(
    @CurrentUser() user: SessionUser,
    @Query() { format, ...query }: Params,
    @Res() response: Response,
  ) {
    return sendTable(await (await this.#comparison(user, query)).table(), format, response);
  }

  #figures(user: SessionUser, query: Params): Promise<SalesAnswer> {
    user.require(seeAll);
    const request = readSalesQuery(query, () => monthColumns.map(({ name }) => name));
    return readMonths(request, user, this.#platform);
  }

  #comparison(user: SessionUser, query: Params): Promise<SalesAnswer> {
    user.require(seeAll);
    const request = readSalesQuery(query, (by) => comparisonColumns(by).map(({ name }) => name));
    return readComparison(request, user, this.#platform);
  }
}
