import { Body, Controller, Get, HttpCode, Param, Post, Res } from '@nestjs/common';
import type { Response } from 'express';
import { buffer } from 'node:stream/consumers';
import type { QuotationDocument } from '../../../schemas/generated/quotation-document.gen.ts';
import type { QuotationDocumentRecord } from '../../generated/quotation-document.gen.ts';
import type { Quotation } from '../../../schemas/generated/quotation.gen.ts';
import type { QuotationRecord } from '../../generated/quotation.gen.ts';
import { Access, CurrentUser } from '../../http/access/access.decorator.ts';
import { InjectCrud } from '../../http/inject-crud.ts';
import { Describe } from '../../http/openapi.ts';
import { badRequest, invalid, UserError } from '../../core/errors/errors.ts';
import type { SessionUser } from '../../services/access/session-user.ts';
import type { Crud } from '../../services/crud/crud.ts';
import { Files } from '../../services/files/files.ts';
import { Heavy } from '../../services/heavy/heavy.ts';
import { Records } from '../../core/records/records.ts';
import { partsOf } from './content-of.ts';
import lettersTask from './letters.task.ts';
import { draftOf } from './mail.ts';
import pdfTask from './pdf.task.ts';
import { hashOf, QuotationMails } from './quotation-mails.ts';
import { FailureLog } from '../../core/errors/failure-log.ts';
import { listOf, object, orNull, string } from '../../http/shapes.ts';

const tag = 'Quotations';
const read = { permission: 'ViewQuotations' } as const;
const write = { permission: 'EditQuotations' } as const;
const pdf = ['application/pdf'];

const usualMail = object({
  to: orNull(string),
  subject: string,
  message: string,
  fileName: string,
  problem: { ...orNull(string), description: 'Why the quotation cannot be sent.' },
  unprintable: { ...listOf(string), description: 'Letters that the PDF cannot show.' },
});

const addresses = { type: 'string', description: 'E-mail addresses, separated by commas.' };
const mailBody = {
  type: 'object',
  properties: {
    to: addresses,
    cc: addresses,
    bcc: addresses,
    subject: { type: 'string' },
    message: { type: 'string' },
    confirmedContacts: {
      type: 'array',
      items: { type: 'integer' },
      description: 'Contacts that want no e-mail, but are to get this one.',
    },
  },
};

const isKeys = (value: unknown): value is number[] => Array.isArray(value) && value.every(Number.isInteger);

/** Quotations as PDF: a preview, sending them by mail, and the files that were sent. */
@Controller()
export class QuotationDocumentCallsController {
  constructor(
    @InjectCrud('quotationDocument') private readonly crud: Crud<QuotationDocument, QuotationDocumentRecord>,
    @InjectCrud('quotation') private readonly quotations: Crud<Quotation, QuotationRecord>,
    private readonly records: Records,
    private readonly heavy: Heavy,
    private readonly files: Files,
    private readonly mails: QuotationMails,
    private readonly failures: FailureLog,
  ) {}

  @Get('quotationpdf/:id')
  @Access(read)
  @Describe({ tag, summary: 'A quotation as PDF, as it would be sent now', files: pdf })
  async preview(@CurrentUser() user: SessionUser, @Param('id') id: string, @Res() response: Response) {
    const parts = await partsOf(await this.quotations.record(id, user), this.records);
    const bytes = await this.heavy.run(pdfTask, parts.content, { user });
    answer(response, 'inline', draftOf(parts, user).fileName, bytes);
  }

  @Get('quotationmail/:id')
  @Access(write)
  @Describe({ tag, summary: 'The usual mail for a quotation, before it is sent', returns: usualMail })
  async draft(@CurrentUser() user: SessionUser, @Param('id') id: string) {
    const parts = await partsOf(await this.quotations.record(id, user), this.records);
    const unprintable = await this.heavy.run(lettersTask, parts.content, { user });
    return { ...draftOf(parts, user), unprintable };
  }

  /** The version that was sent keeps its file, even if it is edited later. */
  @Post('sendquotation/:id')
  @HttpCode(200)
  @Access(write)
  @Describe({
    tag,
    summary: 'Mail a quotation as PDF',
    body: mailBody,
    returns: 'QuotationDocument',
    undoable: false,
  })
  async send(@CurrentUser() user: SessionUser, @Param('id') id: string, @Body() body: unknown) {
    if (typeof body !== 'object' || body === null || Array.isArray(body))
      throw badRequest('The body must be { to, cc, bcc, subject, message, confirmedContacts }.');
    const { confirmedContacts = [], ...mail } = body as Record<string, unknown>;
    if (!isKeys(confirmedContacts)) throw invalid({ confirmedContacts: 'These must be the keys of contacts.' });
    return this.mails.send(await this.quotations.record(id, user), mail, confirmedContacts, user);
  }

  @Get('quotationdocument/:id')
  @Access(read)
  @Describe({ tag, summary: 'Download the PDF of a sent quotation', files: pdf })
  async download(@CurrentUser() user: SessionUser, @Param('id') id: string, @Res() response: Response) {
    const { failures, files } = this;
    const { id: document, fileName, fileLocation, fileHash } = await this.crud.record(id, user);
    const stream = await files.read(fileLocation!);
    const bytes = stream && (await buffer(stream));
    if (bytes && hashOf(bytes) === fileHash) return answer(response, 'attachment', fileName!, bytes);
    const problem = bytes ? 'damaged' : 'missing';
    failures.report(
      'warn',
      `quotation document ${document} ${problem}`,
      { document, fileLocation },
      `The file of a sent quotation is ${problem}`,
    );
    throw new UserError(404, 'not_found', `The file "${fileName}" is ${problem} on the server.`);
  }
}

function answer(response: Response, disposition: 'inline' | 'attachment', fileName: string, bytes: Uint8Array) {
  response.attachment(fileName);
  // Express writes names with any letters, but only for attachments.
  const header = String(response.getHeader('Content-Disposition'));
  response.setHeader('Content-Disposition', header.replace(/^attachment/, disposition));
  response.type('application/pdf');
  response.setHeader('Cache-Control', 'no-store');
  response.setHeader('X-Content-Type-Options', 'nosniff');
  response.send(Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength));
}
