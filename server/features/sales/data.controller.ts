import { Controller, Get, Query, Res } from '@nestjs/common';
import type { Response } from 'express';
import { Access, CurrentUser } from '../../http/access/access.decorator.ts';
import type { SessionUser } from '../../services/access/session-user.ts';
import { sendTable } from '../../services/export/export.ts';
import { Describe, fileFormat } from '../../http/openapi.ts';
import type { QueryTexts } from '../../http/query.ts';
import { Platform } from '../../services/platform.ts';
import { readComparison, readMonths, type SalesAnswer } from './data/answers.ts';
import { comparisonColumns } from './data/comparison.ts';
import { monthColumns } from './data/months.ts';
import { filter, grouping, paging, readSalesQuery } from './data/request.ts';
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
  async figures(@CurrentUser() user: SessionUser, @Query() query: QueryTexts) {
    return (await this.#figures(user, query)).page();
  }

  @Get('salesFigures/export')
  @Access(view)
  @Describe({
    tag,
    summary: 'Months of accounts with actual sales and forecasts as a file: CSV, XLSX or ODS',
    query: { ...filter, ...fileFormat },
  })
  async exportFigures(@CurrentUser() user: SessionUser, @Query() query: QueryTexts, @Res() response: Response) {
    return sendTable(await (await this.#figures(user, query)).table(), query.format as string | undefined, response);
  }

  @Get('salesComparison')
  @Access(view)
  @Describe({
    tag,
    summary: 'Actual sales against the year before and the forecasts, by branch, account or month',
    query: { ...grouping, ...filter, ...paging },
    returns: answer,
  })
  async comparison(@CurrentUser() user: SessionUser, @Query() query: QueryTexts) {
    return (await this.#comparison(user, query)).page();
  }

  @Get('salesComparison/export')
  @Access(view)
  @Describe({
    tag,
    summary: 'Actual sales against the year before and the forecasts as a file: CSV, XLSX or ODS',
    query: { ...grouping, ...filter, ...fileFormat },
  })
  async exportComparison(@CurrentUser() user: SessionUser, @Query() query: QueryTexts, @Res() response: Response) {
    return sendTable(await (await this.#comparison(user, query)).table(), query.format as string | undefined, response);
  }

  #figures(user: SessionUser, query: QueryTexts): Promise<SalesAnswer> {
    user.require(seeAll);
    const request = readSalesQuery(query, () => monthColumns.map(({ name }) => name));
    return readMonths(request, user, this.#platform);
  }

  #comparison(user: SessionUser, query: QueryTexts): Promise<SalesAnswer> {
    user.require(seeAll);
    const request = readSalesQuery(query, (by) => comparisonColumns(by).map(({ name }) => name));
    return readComparison(request, user, this.#platform);
  }
}
