import type { SessionUser } from '../../services/access/session-user.ts';
import { longDay } from '../common/long-day.ts';
import type { QuotationParts } from './content-of.ts';
import { companyInWords, personInWords } from '../../core/names.ts';

/** What a person sees before a quotation is sent, and may change. */
export interface MailDraft {
  /** Empty if the contact has no e-mail address. */
  readonly to: string | null;
  readonly subject: string;
  readonly message: string;
  readonly fileName: string;
  /** Why `to` is empty. */
  readonly problem: string | null;
}

/** The usual mail for a quotation, signed by the person who sends it. */
export function draftOf({ content, contact }: QuotationParts, user: SessionUser): MailDraft {
  const { letterhead, quoteNo, versionNo, customer, description, expiryDate } = content;
  const name = contact && personInWords(contact.contactName!);
  const title = `quotation ${quoteNo} version ${versionNo}`;
  const subject = `Q${title.slice(1)} for ${shortened(companyInWords(customer.name))}`;
  const validity = expiryDate ? ` It is valid until ${longDay(expiryDate)}.` : '';
  const signature = [user.facts.fullName, letterhead.companyName, letterhead.phoneNo].filter(Boolean);
  return {
    to: contact?.email ?? null,
    subject,
    message: [
      `Dear ${name ?? 'Sir or Madam'},`,
      `Please find attached our ${title} for ${description}.${validity}`,
      `Kind regards,\n${signature.join('\n')}`,
    ].join('\n\n'),
    fileName: `${inFileName(subject)}.pdf`,
    problem: contact?.email
      ? null
      : name
        ? `${name} has no e-mail address. Enter one here.`
        : 'The enquiry has no contact at this customer. Enter an e-mail address here.',
  };
}

/** The file has the same name, and systems allow 255 bytes for it. */
const shortened = (name: string): string => Array.from(name).slice(0, 80).join('').trim();

/** Without the signs that Windows does not allow in the name of a file. */
const inFileName = (text: string): string =>
  text
    .replace(/[\\/:*?"<>|\p{C}]+/gu, ' ')
    .replace(/\s+/g, ' ')
    .trim();
