import { Controller, Get, Param } from '@nestjs/common';
import type { ReportQuery } from '../../core/model/report.ts';
import { Registry } from '../../core/model/registry.ts';
import type { Condition } from '../../core/records/conditions.ts';
import { Records } from '../../core/records/records.ts';
import { Clock } from '../../core/time/clock.ts';
import { Access, CurrentUser } from '../../http/access/access.decorator.ts';
import { Describe } from '../../http/openapi.ts';
import { ReadId } from '../../http/read-id.pipe.ts';
import { integer, number, object, orNull } from '../../http/shapes.ts';
import { readableRecord } from '../../services/access/scope.ts';
import type { SessionUser } from '../../services/access/session-user.ts';
import { Reports } from '../../services/reports/reports.ts';
import { reportOf, type DefinedFigure } from '../common/defined-figures.ts';

const tag = 'Customers';
const view = { permission: 'ViewCustomers' } as const;

/** The widget that defines open enquiries, by its number. */
const myEnquiries = 3;

/** How many, and their value in pounds. */
interface Figure {
  readonly count: number;
  readonly value: number;
}

const figure = orNull(object({ count: integer, value: number }));
const figures = object({ year: integer, openEnquiries: figure, openQuotations: figure, quoted: figure, won: figure });

/** What is open with a customer or a contact, and its year. */
@Controller()
export class CustomerFiguresController {
  constructor(
    private readonly registry: Registry,
    private readonly records: Records,
    private readonly reports: Reports,
    private readonly clock: Clock,
  ) {}

  @Get('customerfigures/:customer')
  @Access(view)
  @Describe({
    tag,
    summary: 'What is open with a customer, and what was quoted and won this year; null what the person may not read',
    returns: figures,
  })
  async ofCustomer(@CurrentUser() user: SessionUser, @Param('customer', ReadId) customer: number) {
    await readableRecord(this.registry.definition('customer'), customer, user, this.#reading);
    const where: Condition = { field: 'customer', operator: '=', value: customer };
    return this.#figures(user, where, where);
  }

  @Get('contactfigures/:contact')
  @Access(view)
  @Describe({
    tag,
    summary: 'What is open with a contact, and what was quoted and won this year; null what the person may not read',
    returns: figures,
  })
  async ofContact(@CurrentUser() user: SessionUser, @Param('contact', ReadId) contact: number) {
    await readableRecord(this.registry.definition('contact'), contact, user, this.#reading);
    const where: Condition = { field: 'contact', operator: '=', value: contact };
    return this.#figures(user, where, {
      field: 'opportunity',
      of: this.registry.definition('enquiry'),
      has: where,
    });
  }

  get #reading() {
    return { registry: this.registry, records: this.records };
  }

  /** @param enquiries, quotations conditions that an index finds rows by */
  async #figures(user: SessionUser, enquiries: Condition, quotations: Condition) {
    const year = Number(this.clock.today().slice(0, 4));
    const days = { from: `01/01/${year}`, to: `31/12/${year}` };
    const report = (name: DefinedFigure) => reportOf(name, this.registry);
    const mine = this.registry.widgets.find((one) => one.id === myEnquiries)!;
    // Those of all people.
    const open = { ...mine, where: mine.where.filter(({ value }) => value !== '$user') };
    const [openEnquiries, openQuotations, quoted, won] = await Promise.all([
      this.#figure(open, 'quoteValue', user, enquiries),
      this.#figure(report('openQuotations'), 'productValue', user, quotations),
      this.#figure(report('quoted'), 'productValue', user, quotations, days),
      this.#figure(report('won'), 'productValue', user, quotations, days),
    ]);
    return { year, openEnquiries, openQuotations, quoted, won };
  }

  /** The rows of a report, counted and added up, as far as the person may read such records. */
  async #figure(
    report: ReportQuery,
    amount: string,
    user: SessionUser,
    where: Condition,
    days: { from?: string; to?: string } = {},
  ): Promise<Figure | null> {
    const all = { title: '', where: [] };
    const query: ReportQuery = {
      ...report,
      rule: 'signedIn',
      columns: [],
      group: [],
      measures: [
        { ...all, name: 'count', of: 'count', field: null },
        { ...all, name: 'value', of: 'sum', field: amount },
      ],
      sort: { column: 'count', order: 'DESC' },
    };
    if (!this.reports.allows(query, user)) return null;
    const [row] = await this.reports.first(query, { user, where: [where], ...days, offset: 0, limit: 1, speed: 'few' });
    return { count: Number(row?.count ?? 0), value: Number(row?.value ?? 0) };
  }
}
