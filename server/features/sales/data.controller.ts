import { Controller, Get, Query, Res } from '@nestjs/common';
import type { Response } from 'express';
import { Access, CurrentUser } from '../../http/access/access.decorator.ts';
import type { SessionUser } from '../../services/access/session-user.ts';
import { fileFormatOf } from '../../services/export/exports.ts';
import { Describe, fileFormat, tableFile } from '../../http/openapi.ts';
import type { QueryTexts } from '../../http/query.ts';
import { readComparison, readMonths } from './data/answers.ts';
import { comparisonColumns } from './data/comparison.ts';
import comparisonTable from './data/comparison.table.ts';
import figuresTable from './data/figures.table.ts';
import { monthColumns } from './data/months.ts';
import { filter, grouping, paging, readSalesQuery, type SalesRequest } from './data/request.ts';
import { seeAll } from './data/sources.ts';
import { ReadServices } from '../../services/read-services.ts';
import { Exports } from '../../services/export/exports.ts';
import { anyObject, listOf } from '../../http/shapes.ts';

const tag = 'Sales statistics';
const view = { permission: 'ViewSalesImport' } as const;
const whole = { type: 'integer' };
const answer = {
  type: 'object',
  properties: {
    rows: listOf({ ...anyObject, description: 'A value for each column.' }),
    total: whole,
    totals: { ...anyObject, description: 'Sums over all rows, not only those of the page.' },
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
  constructor(
    private readonly reading: ReadServices,
    private readonly exports: Exports,
  ) {}

  @Get('salesFigures')
  @Access(view)
  @Describe({
    tag,
    summary: 'Months of accounts with actual sales and forecasts, a page of them',
    query: { ...filter, ...paging },
    returns: answer,
  })
  async figures(@CurrentUser() user: SessionUser, @Query() query: QueryTexts) {
    return (await readMonths(this.#figuresOf(user, query), user, this.reading)).page();
  }

  @Get('salesFigures/export')
  @Access(view)
  @Describe({
    tag,
    summary: 'Months of accounts with actual sales and forecasts as a file of at most 100,000 rows: CSV, XLSX or ODS',
    query: { ...filter, ...fileFormat },
    files: tableFile,
  })
  async exportFigures(@CurrentUser() user: SessionUser, @Query() query: QueryTexts, @Res() response: Response) {
    const format = fileFormatOf(query.format);
    return this.exports.send(
      figuresTable,
      this.#figuresOf(user, query),
      { user, format, title: 'Sales figures' },
      response,
    );
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
    return (await readComparison(this.#comparisonOf(user, query), user, this.reading)).page();
  }

  @Get('salesComparison/export')
  @Access(view)
  @Describe({
    tag,
    summary:
      'Actual sales against the year before and the forecasts as a file of at most 100,000 rows: CSV, XLSX or ODS',
    query: { ...grouping, ...filter, ...fileFormat },
    files: tableFile,
  })
  async exportComparison(@CurrentUser() user: SessionUser, @Query() query: QueryTexts, @Res() response: Response) {
    const format = fileFormatOf(query.format);
    return this.exports.send(
      comparisonTable,
      this.#comparisonOf(user, query),
      { user, format, title: 'Sales comparison' },
      response,
    );
  }

  #figuresOf(user: SessionUser, query: QueryTexts): SalesRequest {
    user.require(seeAll);
    return readSalesQuery(query, () => monthColumns(this.reading.registry).map(({ name }) => name));
  }

  #comparisonOf(user: SessionUser, query: QueryTexts): SalesRequest {
    user.require(seeAll);
    return readSalesQuery(query, (by) => comparisonColumns(by, this.reading.registry).map(({ name }) => name));
  }
}
