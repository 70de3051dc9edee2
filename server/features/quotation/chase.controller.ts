import { Controller, Get, Query } from '@nestjs/common';
import { Access, CurrentUser } from '../../http/access/access.decorator.ts';
import { Describe } from '../../http/openapi.ts';
import { readQuery, whole, type QueryTexts } from '../../http/query.ts';
import { scopeConditions } from '../../services/access/scope.ts';
import type { SessionUser } from '../../services/access/session-user.ts';
import { coveredBy } from '../common/covers.ts';
import { queueOf } from '../common/chase/queue.ts';
import { chaseRow, chaseRows } from '../common/chase/rows.ts';
import { Clock } from '../../core/time/clock.ts';
import { Database } from '../../core/db/database.ts';
import { Records } from '../../core/records/records.ts';
import { Registry } from '../../core/model/registry.ts';
import { integer, listOf, object, yesNo } from '../../http/shapes.ts';

const read = { permission: 'ViewQuotations' } as const;
const paging = { page: whole('Page', 1, 10_000), rows: whole('Rows', 1, 100) };
const answer = object({ rows: listOf(chaseRow), total: integer, exact: yesNo, page: integer, size: integer });

/** The quotations to follow up today. */
@Controller()
export class ChaseController {
  constructor(
    private readonly clock: Clock,
    private readonly database: Database,
    private readonly records: Records,
    private readonly registry: Registry,
  ) {}

  /**
   * Active quotations of open enquiries that expire within 7 days or have expired, whose expected order date has
   * passed, that had no activity for 14 days, or that the caller, or somebody for whom they cover, is to chase: the most urgent first, each with its
   * reasons and the contact of its enquiry.
   */
  @Get('chasequotations')
  @Access(read)
  @Describe({ tag: 'Quotations', summary: 'Quotations to follow up today', query: paging, returns: answer })
  async queue(@CurrentUser() user: SessionUser, @Query() query: QueryTexts) {
    const { clock, database, records, registry } = this;
    const given = readQuery(paging, query);
    const { page, size } = { page: given.page ?? 1, size: given.rows ?? 25 };
    const covered = await coveredBy(user.id, { clock, database });
    const context = { users: [user.id, ...covered.map((one) => one.user)], today: clock.today() };
    const scope = scopeConditions(registry.definition('quotation'), read, user, registry);
    const { keys, exact } = await queueOf({ database, registry }, context, scope);
    const rows = await chaseRows(keys.slice((page - 1) * size, page * size), context, { records, registry });
    return { rows, total: keys.length, exact, page, size };
  }
}
