import { Controller, Get, Query } from '@nestjs/common';
import type { QuotationRecord } from '../../generated/quotation.gen.ts';
import { Access, CurrentUser } from '../../http/access/access.decorator.ts';
import { Describe } from '../../http/openapi.ts';
import { readQuery, whole, type QueryTexts } from '../../http/query.ts';
import { scopeConditions } from '../../services/access/scope.ts';
import type { SessionUser } from '../../services/access/session-user.ts';
import { toWire } from '../../core/records/wire.ts';
import { queueOf } from '../common/chase/queue.ts';
import { reasons, reasonsOf } from '../common/chase/reasons.ts';
import { Clock } from '../../core/time/clock.ts';
import { Database } from '../../core/db/database.ts';
import { Records } from '../../core/records/records.ts';
import { Registry } from '../../core/model/registry.ts';
import { extended, integer, listOf, object, orNull, ref, string, yesNo } from '../../http/shapes.ts';

const read = { permission: 'ViewQuotations' } as const;
const paging = { page: whole('Page', 1, 10_000), rows: whole('Rows', 1, 100) };
const rowShape = extended('QuotationOpen', {
  contact: orNull(ref('ContactName')),
  phoneNo: orNull(string),
  oppDescription: orNull(string),
  reasons: listOf({ enum: reasons }),
});
const answer = object({ rows: listOf(rowShape), total: integer, exact: yesNo, page: integer, size: integer });

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
   * passed, that had no activity for 14 days, or that the caller is to chase: the most urgent first, each with its
   * reasons and the contact of its enquiry.
   */
  @Get('chasequotations')
  @Access(read)
  @Describe({ tag: 'Quotations', summary: 'Quotations to follow up today', query: paging, returns: answer })
  async queue(@CurrentUser() user: SessionUser, @Query() query: QueryTexts) {
    const { clock, database, records, registry } = this;
    const given = readQuery(paging, query);
    const { page, size } = { page: given.page ?? 1, size: given.rows ?? 25 };
    const context = { user: user.id, today: clock.today() };
    const scope = scopeConditions(registry.definition('quotation'), read, user, registry);
    const { keys, exact } = await queueOf({ database, registry }, context, scope);
    const shown = keys.slice((page - 1) * size, page * size);
    const found = new Map((await records.find('quotation', { quoteVerId: shown })).map((one) => [one.quoteVerId, one]));
    const quotations = shown.flatMap((key) => found.get(key) ?? []);
    const rows = await this.#withContact(quotations);
    return {
      rows: rows.map((row, i) => ({ ...row, reasons: reasonsOf(quotations[i]!, context) })),
      total: keys.length,
      exact,
      page,
      size,
    };
  }

  /** Quotations in wire format, with what the enquiry says about whom to ring. */
  async #withContact(quotations: readonly QuotationRecord[]) {
    const { records, registry } = this;
    const oppId = [...new Set(quotations.flatMap(({ opportunity }) => opportunity?.key ?? []))];
    const found = new Map((await records.find('enquiry', { oppId })).map((one) => [one.oppId, one]));
    return quotations.map((one) => {
      const enquiry = found.get(one.opportunity?.key ?? 0);
      const { contact, phoneNo, oppDescription } = enquiry
        ? toWire(registry, 'enquiry', enquiry)
        : { contact: null, phoneNo: null, oppDescription: null };
      return { ...toWire(registry, 'quotation', one), contact, phoneNo, oppDescription };
    });
  }
}
