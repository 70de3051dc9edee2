import { createHash, randomUUID } from 'node:crypto';
import { Injectable } from '@nestjs/common';
import type { QuotationDocumentRecord } from '../../generated/quotation-document.gen.ts';
import type { QuotationDocument } from '../../../schemas/generated/quotation-document.gen.ts';
import type { QuotationRecord } from '../../generated/quotation.gen.ts';
import { invalid, refused } from '../../core/errors/errors.ts';
import { Database } from '../../core/db/database.ts';
import { Registry } from '../../core/model/registry.ts';
import { Records } from '../../core/records/records.ts';
import { Clock } from '../../core/time/clock.ts';
import { InjectCrud } from '../../http/inject-crud.ts';
import type { SessionUser } from '../../services/access/session-user.ts';
import type { Crud } from '../../services/crud/crud.ts';
import { Files } from '../../services/files/files.ts';
import { Heavy } from '../../services/heavy/heavy.ts';
import { Outbox } from '../../services/mail/outbox.ts';
import { BulkSave } from '../../services/save/bulk-save.ts';
import { lockRecord } from '../../services/save/lock.ts';
import { partsOf } from './content-of.ts';
import { draftOf } from './mail.ts';
import pdfTask from './pdf.task.ts';
import { requireConfirmed, unwillingContacts } from '../common/unwilling.ts';

interface Sent {
  readonly to: string;
  readonly cc: string | null;
  readonly bcc: string | null;
  readonly subject: string;
  readonly message: string;
}

/** Quotations that are mailed as PDFs. */
@Injectable()
export class QuotationMails {
  constructor(
    @InjectCrud('quotationDocument') private readonly documents: Crud<QuotationDocument, QuotationDocumentRecord>,
    private readonly database: Database,
    private readonly registry: Registry,
    private readonly records: Records,
    private readonly bulk: BulkSave,
    private readonly outbox: Outbox,
    private readonly files: Files,
    private readonly clock: Clock,
    private readonly heavy: Heavy,
  ) {}

  /**
   * Mails a quotation as a PDF. The file, the record of sending, the mail in the outbox and the entry in the quotation's
   * history are all kept, or none of them. No call changes or deletes the file, its hash is checked at each download, and
   * a version that was sent cannot be deleted.
   * @param mail to, cc, bcc, subject and message
   * @param confirmed keys of the contacts that want no e-mail but are to get this one
   * @returns the sent document
   * @throws UserError 422 if there is no letterhead, the mail is invalid, one of its recipients wants no e-mail and is
   * not confirmed, or the quotation was changed in the meantime
   */
  async send(
    quotation: QuotationRecord,
    mail: Readonly<Record<string, unknown>>,
    confirmed: readonly number[],
    user: SessionUser,
  ): Promise<QuotationDocument> {
    const { documents, database, registry, records, bulk, outbox, files, clock, heavy } = this;
    const parts = await partsOf(quotation, records);
    const { fileName, problem } = draftOf(parts, user);
    if (problem && !mail.to) throw invalid({ to: problem });
    const pdf = await heavy.run(pdfTask, parts.content, { user });
    const [id, sentOn, fileLocation] = [quotation.quoteVerId, clock.instant(), randomUUID()];
    const fileHash = hashOf(pdf);
    const write = async () => {
      await lockRecord(database, registry.definition('quotation'), id);
      if ((await records.one('quotation', id))?.version !== quotation.version)
        throw refused('This quotation was changed while it was being sent. Check it and send it again.');
      const file = { sentOn, fileName, fileLocation, fileSize: pdf.length, fileHash };
      const sent = await documents.create({ ...mail, quotation: id }, user, file);
      const { to, cc, bcc, subject, message } = sent as unknown as Sent;
      const unwilling = await unwillingContacts({ to, cc, bcc }, parts.customers, user, { records, registry });
      requireConfirmed(unwilling, confirmed);
      await outbox.add({
        to,
        ...(cc && { cc }),
        ...(bcc && { bcc }),
        ...(parts.from && { from: parts.from }),
        replyTo: user.facts.email,
        subject,
        text: message,
        files: [{ location: fileLocation, fileName }],
        sentFor: { entity: 'quotationDocument', id: sent.id! },
      });
      const facts = {
        To: to,
        ...(cc && { 'Copy to': cc }),
        ...(bcc && { 'Blind copy to': bcc }),
        ...(unwilling.length && { 'Wants no e-mail': unwilling.map(({ name }) => name).join(', ') }),
        Subject: subject,
        File: fileName,
      };
      await bulk.change('quotation', [id], { sentOn, sentTo: to }, user, {
        deed: { action: 'send', facts },
      });
      return sent;
    };
    await files.write(fileLocation, pdf);
    return database.write(write).catch(async (error: unknown) => {
      await files.remove(fileLocation);
      throw error;
    });
  }
}

export const hashOf = (bytes: Uint8Array): string => createHash('sha256').update(bytes).digest('hex');
