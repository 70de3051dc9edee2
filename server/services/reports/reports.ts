import { Injectable } from '@nestjs/common';
import { narrowest, scopeConditions } from '../access/scope.ts';
import type { SessionUser } from '../access/session-user.ts';
import { Database } from '../../core/db/database.ts';
import { UserError } from '../../core/errors/errors.ts';
import type { Rule } from '../../core/model/definition.ts';
import { Registry } from '../../core/model/registry.ts';
import { Clock } from '../../core/time/clock.ts';
import type { Condition } from '../../core/records/conditions.ts';
import type { Table } from '../export/table.ts';
import type { ReportDefinition, ReportQuery, ReportSort } from '../../core/model/report.ts';
import { inGroup } from './behind.ts';
import { columnsOf, type ShownColumn } from './columns.ts';
import {
  pageOfView,
  readView,
  totalView,
  type Speed,
  type ViewPage,
  type ViewRequest,
  type ViewServices,
  type ViewTotals,
} from './read-view.ts';
import { groupsView } from './groups-view.ts';
import { leadOf } from './own-branch.ts';
import { rowsView, type Totalled, type View } from './view.ts';
import { readDates, readSearch, readWhere, type ReportContext } from './where.ts';
import type { Form, WireRecord } from '../../core/records/wire.ts';
import { Totals } from '../../core/records/totals.ts';

/** Maximum rows of a file, because it is built in memory. */
const mostInFile = 50_000;
const tooMany = `A file holds at most ${mostInFile.toLocaleString('en-GB')} rows. Narrow the report by dates.`;

/** Who requests a report, which rows and which page. */
export interface ReportRequest {
  readonly user: SessionUser;
  /** Id of the user that $user refers to. Default: the user who requests the report. */
  readonly owner?: number;
  readonly where?: readonly Condition[];
  /** Day that periods such as This year are relative to, as `2026-11-21`. Default: today. */
  readonly today?: string;
  /** Days in wire format, both included. */
  readonly from?: string | null;
  readonly to?: string | null;
  readonly search?: string | null;
  /** For the rows behind a figure: the values of its group in wire format; null for all groups. */
  readonly group?: readonly unknown[] | null;
  readonly sort?: ReportSort | null;
  readonly offset: number;
  readonly limit: number;
  /** Form of the rows. Default: wire format. */
  readonly form?: Form;
  readonly speed?: Speed;
}

/**
 * The report's rule or its entity's read rule, whichever limits the user more, unless the first includes the second.
 */
export const reportRule = ({ rule, of, includesRead }: ReportQuery, registry: Registry, user: SessionUser): Rule =>
  includesRead ? rule : narrowest([rule, registry.definition(of).access.read], user);

/** Reads reports and widgets, limited to the records that the user may read. */
@Injectable()
export class Reports {
  readonly #needed: ViewServices;

  constructor(
    database: Database,
    private readonly registry: Registry,
    totals: Totals,
    private readonly clock: Clock,
  ) {
    this.#needed = { database, registry, totals };
  }

  /** Whether a user may see a report and read its records. */
  allows(report: ReportQuery, user: SessionUser): boolean {
    return user.allows(this.#rule(report, user));
  }

  /** @throws UserError 422 with the message of the missing permission. */
  require(report: ReportQuery, user: SessionUser): void {
    user.require(this.#rule(report, user));
  }

  #rule(report: ReportQuery, user: SessionUser): Rule {
    return reportRule(report, this.registry, user);
  }

  /**
   * A page of rows or groups, the total number, and the totals of all columns that have one. In the usual order, the
   * user's own branch is the first of branches.
   * @throws UserError 422 if the user may not read such records, 400 for an invalid date, 416 for a page beyond the end
   */
  async page(report: ReportQuery, request: ReportRequest): Promise<ViewPage> {
    const view = this.#view(report, this.#where(report, request), request);
    return pageOfView(view, this.#totalled(report), this.#ordered(report, view, request), this.#needed);
  }

  /** The number of rows or groups, and the totals over all of them. */
  totals(report: ReportQuery, request: ReportRequest): Promise<ViewTotals> {
    return this.#totalsOf(report, this.#view(report, this.#where(report, request), request));
  }

  /** The first rows or groups, beginning with the user's own branch as in a page. */
  async first(report: ReportQuery, request: ReportRequest): Promise<WireRecord[]> {
    const view = this.#view(report, this.#where(report, request), request);
    return readView(view, this.#ordered(report, view, request), this.#needed);
  }

  /**
   * A whole report as a table, in the order of its pages, with its totals.
   * @throws UserError 422 if it has too many rows
   */
  async table(report: ReportDefinition, request: Omit<ReportRequest, 'offset' | 'limit'>): Promise<Table> {
    const all = { ...request, offset: 0, limit: mostInFile + 1 };
    const view = this.#view(report, this.#where(report, all), all);
    const rows = await readView(view, this.#ordered(report, view, all), this.#needed);
    if (rows.length > mostInFile) throw new UserError(422, 'too_many_rows', tooMany);
    const columns = this.columns(report);
    const { totals } = await this.#totalsOf(report, view);
    return { name: report.reportName, columns, rows: [rows], totals };
  }

  columns(report: ReportQuery): ShownColumn[] {
    return columnsOf(report, this.registry);
  }

  /** @throws UserError 422 with the text of the permission to read the records. */
  #where(report: ReportQuery, request: ReportRequest): Condition[] {
    const { user } = request;
    const definition = this.registry.definition(report.of);
    this.require(report, user);
    const context = this.#context(request);
    return [
      ...scopeConditions(definition, this.#rule(report, user), user, this.registry),
      ...readWhere(definition, report.where, context),
      ...readDates(definition, report, request, context),
      ...(request.where ?? []),
      ...(request.group ? inGroup(definition, report, request.group, this.registry) : []),
      ...(request.search ? readSearch(definition, report, request.search, context) : []),
    ];
  }

  #view(report: ReportQuery, where: readonly Condition[], request: ReportRequest): View {
    const definition = this.registry.definition(report.of);
    if (report.columns.length) return rowsView(definition, report, where);
    const measures = report.measures.map((measure) => ({
      measure,
      where: readWhere(definition, measure.where, this.#context(request)),
    }));
    return groupsView(definition, this.registry, report, where, measures);
  }

  #ordered(report: ReportQuery, view: View, { user, sort, ...request }: ReportRequest): ViewRequest {
    const usual = report.sort;
    const isUsual = !sort || (sort.column === usual.column && sort.order === usual.order);
    return { ...request, sort: sort ?? usual, lead: isUsual ? leadOf(view, this.registry, user) : null };
  }

  #totalsOf(report: ReportQuery, view: View): Promise<ViewTotals> {
    return totalView(view, this.#totalled(report), this.#needed);
  }

  /** Measures, and columns of money. */
  #totalled(report: ReportQuery): Totalled[] {
    const money = report.columns.length ? this.columns(report).filter(({ format }) => format === 'money') : [];
    return [
      ...money.map(({ name }) => ({ name, of: 'sum' as const })),
      ...report.measures.map(({ name, of }) => ({ name, of: of === 'latest' ? of : ('sum' as const) })),
    ];
  }

  #context({ user, owner = user.id, today }: ReportRequest): ReportContext {
    return { registry: this.registry, ...this.clock.calendar(), ...(today && { today }), owner };
  }
}
