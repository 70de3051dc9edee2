import { Body, Controller, Delete, Get, Param, Put, Query, Res } from '@nestjs/common';
import type { Response } from 'express';
import { quoteStatusKeys } from '../../../schemas/generated/quote-status.gen.ts';
import type { QuotationRecord } from '../../generated/quotation.gen.ts';
import type { Quotation } from '../../../schemas/generated/quotation.gen.ts';
import { Access, CurrentUser } from '../../http/access/access.decorator.ts';
import { visibleRows } from '../../services/access/scope.ts';
import type { SessionUser } from '../../services/access/session-user.ts';
import type { Crud } from '../../services/crud/crud.ts';
import { InjectCrud } from '../../http/inject-crud.ts';
import { Database } from '../../core/db/database.ts';
import { badRequest, invalid, notFound } from '../../core/errors/errors.ts';
import { Describe, listQuery } from '../../http/openapi.ts';
import { nextNumber } from '../../services/save/sequences.ts';
import { Records } from '../../core/records/records.ts';
import type { ListQuery } from '../../core/records/request.ts';
import { Registry } from '../../core/model/registry.ts';
import { Cruds } from '../../services/crud/cruds.ts';

const tag = 'Quotations';
const body = {
  type: 'object',
  properties: {
    quoteStatus: { type: 'integer' },
    lostQuoteReason: { type: ['integer', 'null'] },
  },
};
const read = { permission: 'ViewQuotations' } as const;
const write = { permission: 'EditQuotations' } as const;

type Values = Record<string, unknown>;

/** Versions of a quotation and their status. */
@Controller()
export class QuotationCallsController {
  constructor(
    @InjectCrud('quotation') private readonly crud: Crud<Quotation, QuotationRecord>,
    private readonly database: Database,
    private readonly records: Records,
    private readonly registry: Registry,
    private readonly cruds: Cruds,
  ) {}

  @Get('activequotations')
  @Access(read)
  @Describe({ tag, summary: 'List quotations that are active', query: listQuery('Quotation'), returns: 'Quotation[]' })
  active(@CurrentUser() user: SessionUser, @Query() query: ListQuery, @Res({ passthrough: true }) response: Response) {
    return this.crud.list(query, user, response, { quoteStatus: quoteStatusKeys.Active });
  }

  @Get('allopportunityquotes')
  @Access(read)
  @Describe({ tag, summary: 'List quotations of all enquiries', query: listQuery('Quotation'), returns: 'Quotation[]' })
  all(@CurrentUser() user: SessionUser, @Query() query: ListQuery, @Res({ passthrough: true }) response: Response) {
    return this.crud.list(query, user, response);
  }

  /** All versions with the same quote number, the newest first. */
  @Get('quotationversions/:id')
  @Access(read)
  @Describe({ tag, summary: 'Versions of a quotation', query: listQuery('Quotation'), returns: 'Quotation[]' })
  async versions(
    @CurrentUser() user: SessionUser,
    @Param('id') id: string,
    @Query() query: ListQuery,
    @Res({ passthrough: true }) response: Response,
  ) {
    const { opportunity } = await this.crud.one(id, user);
    const sort = JSON.stringify(['sQuoteNo', 'DESC']);
    return this.crud.list({ sort, ...query }, user, response, { opportunity: opportunity!.oppId });
  }

  @Get('quotenextverno/:sQuoteNo')
  @Access(read)
  @Describe({
    tag,
    params: { sQuoteNo: 'string' },
    summary: 'Next version number of a quote number',
    returns: { type: 'integer' },
  })
  async nextVersion(@CurrentUser() user: SessionUser, @Param('sQuoteNo') sQuoteNo: string) {
    const { database, records, registry } = this;
    const found = await records.find('enquiry', { sQuoteNo: sQuoteNo.trim().toUpperCase() });
    const [enquiry] = await visibleRows('enquiry', found, user, { records, registry });
    if (!enquiry) throw notFound('Quotation');
    return nextNumber(database, registry.definition('quotation'), 'versionNo', enquiry.oppId);
  }

  /**
   * Every status can change to every other; Lost needs a reason (AMB-072). The enquiry follows when a version is won,
   * lost or active again.
   */
  @Put('updateQuoteStatus/:id')
  @Access(write)
  @Describe({
    tag,
    summary: 'Change the status of a quotation, and that of its enquiry with it',
    body,
    returns: 'Quotation',
  })
  updateStatus(@CurrentUser() user: SessionUser, @Param('id') id: string, @Body() values: unknown) {
    const { quoteStatus, lostQuoteReason, ...unknown } = (values ?? {}) as Values;
    if (Object.keys(unknown).length) throw badRequest('The body must be { quoteStatus, lostQuoteReason }.');
    if (!quoteStatus) throw invalid({ quoteStatus: 'Status is required.' });
    return this.crud.update(id, { quoteStatus, ...(lostQuoteReason !== undefined && { lostQuoteReason }) }, user);
  }

  /** Makes one version of an enquiry active. Versions that were active or won become Revised (AMB-071, AMB-118). */
  @Get(['setquoteactive/:id', 'setquoteactive/:id/:enquiry'])
  @Access(write)
  @Describe({ tag, summary: 'Set a version of a quotation active', returns: 'Quotation', inView: false })
  async setActive(
    @CurrentUser() user: SessionUser,
    @Param() { id, enquiry }: { id: string; enquiry?: string },
    @Res({ passthrough: true }) response: Response,
  ) {
    response.setHeader('Cache-Control', 'no-store');
    const { opportunity } = await this.crud.one(id, user);
    if (enquiry !== undefined && enquiry !== String(opportunity!.oppId)) throw notFound('Quotation');
    return this.crud.update(id, { quoteStatus: quoteStatusKeys.Active }, user);
  }

  /** Deletes a version with its activities and attachments (AMB-074). */
  @Delete('delQuoteRelRec/:id')
  @Access(write)
  @Describe({ tag, summary: 'Delete a version with its activities and attachments', returns: 'RecordKey' })
  async removeAll(@CurrentUser() user: SessionUser, @Param('id') id: string) {
    const { quoteVerId } = await this.crud.one(id, user);
    return this.database.write(async () => {
      for (const { activityId } of await this.records.find('activity', { quote: quoteVerId }))
        await this.cruds.of('activity').remove(activityId, user);
      for (const { attachId } of await this.records.find('attachment', { quotation: quoteVerId }))
        await this.cruds.of('attachment').remove(attachId, user);
      return this.crud.remove(id, user);
    });
  }
}
