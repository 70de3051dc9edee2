import { Controller, Get, Param, Res } from '@nestjs/common';
import type { Response } from 'express';
import { Access, CurrentUser } from '../../http/access/access.decorator.ts';
import type { SessionUser } from '../../services/access/session-user.ts';
import { Describe } from '../../http/openapi.ts';
import { wholeNumber } from '../../core/records/request.ts';
import { seeAll } from './data/sources.ts';
import sideBySideTask from './side-by-side.task.ts';
import { salesYears } from './years.ts';
import { Clock } from '../../core/time/clock.ts';
import { Database } from '../../core/db/database.ts';
import { Heavy } from '../../services/heavy/heavy.ts';
import { Cruds } from '../../services/crud/cruds.ts';

const tag = 'Sales statistics';
const money = { type: 'number' };
const optional = { type: ['number', 'null'] };
const months = { type: 'array', items: money, minItems: 12, maxItems: 12 };
const year = {
  type: 'object',
  properties: { year: { type: 'integer' }, months, total: money, forecast: months },
};
const row = {
  type: 'object',
  properties: {
    id: { type: 'integer' },
    sYear: { type: 'integer' },
    branch: { type: 'string' },
    custCode: { type: 'string' },
    custName: { type: 'string' },
    sMonth: { type: 'integer' },
    salesValue: optional,
    forecastValue: optional,
  },
};
const whole = { type: 'integer' };
const paged = {
  type: 'object',
  properties: { rows: { type: 'array', items: row }, total: whole, page: whole, size: whole },
};
const sizeOf = { schema: { ...whole, minimum: 1, maximum: 100_000, description: 'Rows of a page.' } };
const view = { permission: 'ViewCustomers' } as const;

/** Actual sales next to forecasts. */
@Controller()
export class SalesStatisticsController {
  constructor(
    private readonly clock: Clock,
    private readonly database: Database,
    private readonly heavy: Heavy,
    private readonly cruds: Cruds,
  ) {}

  /** Without parameters: the first 100,000 months (BEH-127). */
  @Get(['allSalesData', 'allSalesData/:page/:size'])
  @Access({ permission: 'ViewSalesImport' })
  @Describe({
    tag,
    summary: 'Actual sales and forecasts side by side, a page of them',
    params: { size: sizeOf },
    returns: paged,
  })
  async all(
    @CurrentUser() user: SessionUser,
    @Param() { page = '1', size = '100000' }: Record<string, string>,
    @Res() response: Response,
  ) {
    user.require(seeAll);
    const wanted = { page: wholeNumber('page', page, 1, 1_000_000), size: wholeNumber('size', size, 1, 100_000) };
    const json = await this.heavy.run(sideBySideTask, wanted, { user });
    response.type('json').send(Buffer.from(json));
  }

  @Get('salesStat/:customer')
  @Access(view)
  @Describe({ tag, summary: 'Sales of a customer this year, by month', returns: year })
  async thisYear(@CurrentUser() user: SessionUser, @Param('customer') customer: string) {
    return (await this.#years(customer, 1, user))[0];
  }

  @Get('last5yrsSalesStat/:customer')
  @Access(view)
  @Describe({
    tag,
    summary: 'Sales of a customer this year and the four before it',
    returns: { type: 'array', items: year },
  })
  lastFive(@CurrentUser() user: SessionUser, @Param('customer') customer: string) {
    return this.#years(customer, 5, user);
  }

  /** @throws UserError if the user may not see the customer */
  async #years(id: string, years: number, user: SessionUser) {
    const { customerId } = await this.cruds.of('customer').one(id, user);
    return salesYears(customerId as number, years, { clock: this.clock, database: this.database });
  }
}
