import { randomBytes } from 'node:crypto';
import { Controller, Get, HttpCode, Param, Post, Query, Req, Res } from '@nestjs/common';
import type { Request, Response } from 'express';
import type { AttachmentRecord } from '../../generated/attachment.gen.ts';
import type { Attachment } from '../../../schemas/generated/attachment.gen.ts';
import { Access, CurrentUser } from '../../http/access/access.decorator.ts';
import type { SessionUser } from '../../services/access/session-user.ts';
import type { Crud } from '../../services/crud/crud.ts';
import { InjectCrud } from '../../http/inject-crud.ts';
import type { Upload } from '../../services/files/files.ts';
import { refusalOf } from '../../services/files/refusal.ts';
import { badRequest, invalid, notFound, UserError } from '../../core/errors/errors.ts';
import { requireShallow } from '../../core/nesting.ts';
import { Describe, listQuery } from '../../http/openapi.ts';
import { ReadId } from '../../http/read-id.pipe.ts';
import type { ListQuery } from '../../core/records/request.ts';
import { InjectSettings } from '../../services/inject.ts';
import type { Settings } from '../../core/settings.ts';
import { Records } from '../../core/records/records.ts';
import { Files } from '../../services/files/files.ts';
import { FailureLog } from '../../core/errors/failure-log.ts';
import { Trash } from '../../services/trash/trash.ts';
import { Cruds } from '../../services/crud/cruds.ts';

const tag = 'Attachments';
const read = { permission: 'ViewCustomers' } as const;
const multipart = {
  type: 'object',
  required: ['attachmentfile'],
  properties: { attachmentfile: { type: 'string', format: 'binary' }, params: { type: 'string' } },
};

/** Uploads and downloads files, and lists them by the record they belong to. */
@Controller()
export class AttachmentCallsController {
  constructor(
    @InjectCrud('attachment') private readonly crud: Crud<Attachment, AttachmentRecord>,
    @InjectSettings() private readonly settings: Settings,
    private readonly records: Records,
    private readonly files: Files,
    private readonly failures: FailureLog,
    private readonly trash: Trash,
    private readonly cruds: Cruds,
  ) {}

  /**
   * Multipart body with the file and `params`: JSON with its name, description, tags and owner (AMB-061). A screenshot
   * for a support case has no owner, and every user may send one. Programs, scripts and types that are not in
   * `ATTACHMENT_TYPES` are refused, and so is a file whose content is not what its name says, such as a program called
   * `invoice.pdf`.
   */
  @Post('attachment')
  @HttpCode(200)
  @Access('signedIn')
  @Describe({ tag, summary: 'Send a file', body: multipart, bodyType: 'multipart/form-data', returns: 'Attachment' })
  async upload(
    @CurrentUser() user: SessionUser,
    @Req() request: Request,
    @Res({ passthrough: true }) response: Response,
  ) {
    const { files, settings } = this;
    const upload = await files.receive(request, response, 'attachmentfile');
    try {
      const { fileName: _, screenshot, ...values } = readParams(upload);
      const owned = values.customer || values.quotation || values.opportunity;
      if (screenshot !== true || owned) user.require({ permission: 'EditCustomers' });
      if (screenshot !== true && !owned)
        throw invalid({ customer: 'A file belongs to a customer, an enquiry or a quotation.' });
      const wrong = refusalOf(upload.name, upload.kind, settings.attachmentTypes);
      if (wrong) throw invalid({ attachmentfile: wrong });
      const fileLocation = await files.keep(upload);
      try {
        const fixed = { fileLocation, contentType: upload.kind.contentType, fileSize: upload.bytes };
        return await this.crud.create(values, user, { ...fixed, fileName: await this.#free(upload.name) });
      } catch (error) {
        await files.remove(fileLocation);
        throw error;
      }
    } finally {
      await files.discard(upload);
    }
  }

  @Get('downloadAttachment/:name')
  @Access(read)
  @Describe({
    tag,
    params: { name: 'string' },
    summary: 'Download a file by its name',
    files: ['*/*'],
  })
  async download(@CurrentUser() user: SessionUser, @Param('name') name: string, @Res() response: Response) {
    const [found] = await this.records.find('attachment', { fileName: name });
    if (!found) throw notFound('Attachment');
    const { attachId, fileName, fileLocation, contentType } = await this.crud.one(found.attachId, user);
    const { files, failures } = this;
    const bytes = await files.read(fileLocation!);
    if (!bytes) {
      failures.report(
        'warn',
        `attachment ${attachId} missing`,
        { attachId, fileLocation },
        'The file of an attachment is missing',
      );
      throw new UserError(404, 'not_found', `The file "${fileName}" is missing on the server.`);
    }
    response.attachment(fileName!);
    response.type(contentType!);
    response.setHeader('X-Content-Type-Options', 'nosniff');
    bytes.on('error', (error) => response.destroy(error)).pipe(response);
  }

  @Get('onlyCustomerAttachments/:customer')
  @Access(read)
  @Describe({ tag, summary: 'Files of a customer itself', query: listQuery('Attachment'), returns: 'Attachment[]' })
  ofCustomer(
    @CurrentUser() user: SessionUser,
    @Param('customer', ReadId) customer: number,
    @Query() query: ListQuery,
    @Res({ passthrough: true }) response: Response,
  ) {
    const where = { customer, quotation: null, opportunity: null };
    return this.crud.list(query, user, response, where);
  }

  /** Attachments of the enquiry and of its quotations (AMB-062). */
  @Get('opportunityAttachments/:opportunity')
  @Access(read)
  @Describe({
    tag,
    summary: 'Files of an enquiry and its quotations',
    query: listQuery('Attachment'),
    returns: 'Attachment[]',
  })
  ofEnquiry(
    @CurrentUser() user: SessionUser,
    @Param('opportunity', ReadId) opportunity: number,
    @Query() query: ListQuery,
    @Res({ passthrough: true }) response: Response,
  ) {
    return this.crud.list(query, user, response, { opportunity });
  }

  /** Attachments of all versions with the same quote number (AMB-062). */
  @Get('allquoteattachments/:quotation')
  @Access(read)
  @Describe({
    tag,
    summary: 'Files of all versions of a quotation',
    query: listQuery('Attachment'),
    returns: 'Attachment[]',
  })
  async ofQuotation(
    @CurrentUser() user: SessionUser,
    @Param('quotation') quotation: string,
    @Query() query: ListQuery,
    @Res({ passthrough: true }) response: Response,
  ) {
    const { records } = this;
    const { opportunity } = await this.cruds.of('quotation').record(quotation, user);
    const versions = await records.find('quotation', { opportunity: opportunity!.key });
    return this.crud.list(query, user, response, { quotation: versions.map(({ quoteVerId }) => quoteVerId) });
  }

  /** The name, or the name with a suffix if a file or a deleted one has it. */
  async #free(name: string): Promise<string> {
    const { records, trash } = this;
    const [taken] = await records.find('attachment', { fileName: name });
    if (!taken && !(await trash.holds('attachment', ['fileName'], { fileName: name }))) return name;
    const dot = name.lastIndexOf('.');
    const [stem, ending] = dot > 0 ? [name.slice(0, dot), name.slice(dot)] : [name, ''];
    return `${stem}-${randomBytes(4).toString('hex')}${ending}`;
  }
}

function readParams({ fields }: Upload): Record<string, unknown> {
  let params: unknown;
  try {
    params = JSON.parse(fields.params ?? '{}');
  } catch {
    params = null;
  }
  if (typeof params !== 'object' || params === null || Array.isArray(params))
    throw badRequest('params must be a JSON object.');
  requireShallow(params, 'params');
  return params as Record<string, unknown>;
}
