import { createHash, randomUUID } from 'node:crypto';
import type { QuotationRecord } from '../../generated/quotation.gen.ts';
import { invalid, refused } from '../../core/errors/errors.ts';
import type { WireRecord } from '../../core/records/wire.ts';
import type { SessionUser } from '../../services/access/session-user.ts';
import type { Platform } from '../../services/platform.ts';
import { lockRecord } from '../../services/save/lock.ts';
import { partsOf } from './content-of.ts';
import { draftOf } from './mail.ts';
import pdfTask from './pdf.task.ts';

/**
 * Mails a quotation as a PDF. The file, the record of sending, the mail in the outbox and the entry in the quotation's
 * history are all kept, or none of them. No call changes or deletes the file, its hash is checked at each download, and
 * a version that was sent cannot be deleted.
 * @param body to, cc, subject and message of the mail
 * @returns the sent document
 * @throws UserError 422 if there is no letterhead, the mail is invalid, or the quotation was changed in the meantime
 */
export async function sendQuotation(
  quotation: QuotationRecord,
  body: Readonly<Record<string, unknown>>,
  user: SessionUser,
  platform: Platform,
): Promise<WireRecord> {
  const { database, registry, records, bulk, outbox, files, clock, heavy } = platform;
  const parts = await partsOf(quotation, records);
  const { fileName, problem } = draftOf(parts, user);
  if (problem && !body.to) throw invalid({ to: problem });
  const pdf = await heavy.run(pdfTask, parts.content, { user });
  const [id, sentOn, fileLocation] = [quotation.quoteVerId, clock.instant(), randomUUID()];
  const fileHash = hashOf(pdf);
  const write = async () => {
    await lockRecord(database, registry.definition('quotation'), id);
    if ((await records.one('quotation', id))?.version !== quotation.version)
      throw refused('This quotation was changed while it was being sent. Check it and send it again.');
    const file = { sentOn, fileName, fileLocation, fileSize: pdf.length, fileHash };
    const sent = await platform.crud('quotationDocument').create({ ...body, quotation: id }, user, file);
    const { to, cc, subject, message } = sent as { to: string; cc: string | null; subject: string; message: string };
    await outbox.add({
      to,
      ...(cc && { cc }),
      replyTo: user.facts.email,
      subject,
      text: message,
      files: [{ location: fileLocation, fileName }],
      sentFor: { entity: 'quotationDocument', id: sent.id as number },
    });
    const facts = { To: to, ...(cc && { 'Copy to': cc }), Subject: subject, File: fileName };
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

export const hashOf = (bytes: Uint8Array): string => createHash('sha256').update(bytes).digest('hex');
