import { Body, Controller, Get, Param, Put, Query, Res } from '@nestjs/common';
import type { Response } from 'express';
import type { EnquiryRecord } from '../../generated/enquiry.gen.ts';
import { opportunityStatusKeys } from '../../../schemas/generated/opportunity-status.gen.ts';
import type { Enquiry } from '../../../schemas/generated/enquiry.gen.ts';
import { Access, CurrentUser } from '../../http/access/access.decorator.ts';
import { visibleRows } from '../../services/access/scope.ts';
import type { SessionUser } from '../../services/access/session-user.ts';
import type { Crud } from '../../services/crud/crud.ts';
import { InjectCrud } from '../../http/inject-crud.ts';
import { badRequest, invalid } from '../../core/errors/errors.ts';
import { Describe, listQuery } from '../../http/openapi.ts';
import type { ListQuery } from '../../core/records/request.ts';
import { toWire } from '../../core/records/wire.ts';
import { activeEnquiries, hasExpired } from './expired.ts';
import { isSameSite } from './same-site.ts';
import { Clock } from '../../core/time/clock.ts';
import { Records } from '../../core/records/records.ts';
import { Registry } from '../../core/model/registry.ts';
import { Duplicates } from '../../services/duplicates/duplicates.ts';
import { History } from '../../services/history/history.ts';
import { historyEntry, listOf, orNull, string } from '../../http/shapes.ts';

const tag = 'Enquiries';
const body = {
  type: 'object',
  properties: {
    opportunityStatus: { type: 'integer' },
  },
};

const entryShape = historyEntry({ subject: orNull(string) });

/**
 * Changes the status of enquiries, and lists the active ones and those for one building site. An enquiry has no field
 * `quotation`, which the specification names without a type: `GET opportunityquotes/{id}` lists its quotations.
 */
@Controller()
export class EnquiryCallsController {
  constructor(
    @InjectCrud('enquiry') private readonly crud: Crud<Enquiry, EnquiryRecord>,
    private readonly clock: Clock,
    private readonly records: Records,
    private readonly registry: Registry,
    private readonly duplicates: Duplicates,
    private readonly history: History,
  ) {}

  @Get('activeOpportunities')
  @Access({ permission: 'ViewQuotations' })
  @Describe({
    tag,
    summary: 'List enquiries that are active and have not expired',
    query: listQuery('Enquiry'),
    returns: 'Enquiry[]',
  })
  active(@CurrentUser() user: SessionUser, @Query() query: ListQuery, @Res({ passthrough: true }) response: Response) {
    return this.crud.list(query, user, response, activeEnquiries(this.clock.today()));
  }

  @Put('updateOpportunityStatus/:id')
  @Access({ permission: 'EditQuotations' })
  @Describe({ tag, summary: 'Change the status of an enquiry', body, returns: 'Enquiry' })
  updateStatus(@CurrentUser() user: SessionUser, @Param('id') id: string, @Body() values: unknown) {
    const { opportunityStatus, ...unknown } = (values ?? {}) as Record<string, unknown>;
    if (Object.keys(unknown).length) throw badRequest('The body must be { opportunityStatus }.');
    if (!opportunityStatus) throw invalid({ opportunityStatus: 'Status is required.' });
    return this.#setStatus(id, opportunityStatus, user);
  }

  /**
   * Reopens an expired enquiry: one that is Closed, or whose last quotation has expired while none is active (AMB-067).
   */
  @Put('setEnquiryActive/:id')
  @Access({ permission: 'EditQuotations' })
  @Describe({ tag, summary: 'Set an expired enquiry back to active', returns: 'Enquiry' })
  setActive(@CurrentUser() user: SessionUser, @Param('id') id: string) {
    return this.#setStatus(id, opportunityStatusKeys.Active, user);
  }

  /**
   * Setting an expired enquiry active clears its expiry date. It then stays active until one of its quotations is
   * changed and has expired too.
   */
  async #setStatus(id: string, opportunityStatus: unknown, user: SessionUser) {
    const { clock } = this;
    const reopens =
      opportunityStatus === opportunityStatusKeys.Active && hasExpired(await this.crud.record(id, user), clock.today());
    return this.crud.update(id, { opportunityStatus }, user, reopens ? { expiryDate: null } : {});
  }

  /** Other enquiries for the same building job, newest first, without those called different. */
  @Get('sameSiteEnquiries/:id')
  @Access({ permission: 'ViewQuotations' })
  @Describe({ tag, summary: 'Enquiries for the same building site as an enquiry', returns: 'Enquiry[]' })
  async sameSite(@CurrentUser() user: SessionUser, @Param('id') id: string) {
    const { duplicates, records, registry } = this;
    const site = await this.crud.record(id, user);
    const [near, distinct] = await Promise.all([
      records.find('enquiry', { postCode: site.postCode }),
      duplicates.distinctFrom('enquiry', site.oppId),
    ]);
    const same = near.filter(
      (other) => other.oppId !== site.oppId && !distinct.has(other.oppId) && isSameSite(site, other),
    );
    const visible = await visibleRows('enquiry', same, user, { records, registry });
    return visible
      .toSorted((a, b) => b.dateReceived!.localeCompare(a.dateReceived!) || b.oppId - a.oppId)
      .map((other) => toWire(registry, 'enquiry', other));
  }

  /** The history of an enquiry's activities, newest first. Each entry has the activity's subject. */
  @Get('enquiryRecHistActivities/:id')
  @Access({ permission: 'ViewQuotations' })
  @Describe({ tag, summary: 'Changes of the activities of an enquiry', returns: listOf(entryShape) })
  async activityHistory(@CurrentUser() user: SessionUser, @Param('id') id: string) {
    const { oppId } = await this.crud.one(id, user);
    user.require({ permission: 'ViewCustomers' });
    const { history, records, registry } = this;
    const all = await records.find('activity', { opportunity: oppId });
    const activities = await visibleRows('activity', all, user, { records, registry });
    const subjects = new Map(activities.map(({ activityId, subject }) => [activityId, subject]));
    const entries = await history.ofMany('activity', [...subjects.keys()]);
    return entries.map((entry) => ({ ...entry, subject: subjects.get(entry.recordId) }));
  }
}
