import type { SessionUser } from '../../services/access/session-user.ts';
import { longDay } from './content.ts';
import type { QuotationParts } from './content-of.ts';

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
  const { letterhead, description, expiryDate } = content;
  const name = contact && inWords(contact.contactName!);
  const title = titleOf(content);
  const validity = expiryDate ? ` It is valid until ${longDay(expiryDate)}.` : '';
  const signature = [user.facts.fullName, letterhead.companyName, letterhead.phoneNo].filter(Boolean);
  return {
    to: contact?.email ?? null,
    subject: capital(title),
    message: [
      `Dear ${name ?? 'Sir or Madam'},`,
      `Please find attached our ${title} for ${description}.${validity}`,
      `Kind regards,\n${signature.join('\n')}`,
    ].join('\n\n'),
    fileName: `${capital(title)}.pdf`,
    problem: contact?.email
      ? null
      : name
        ? `${name} has no e-mail address. Enter one here.`
        : 'The enquiry has no contact at this customer. Enter an e-mail address here.',
  };
}

export const titleOf = ({ quoteNo, versionNo }: QuotationParts['content']): string =>
  `quotation ${quoteNo} version ${versionNo}`;

const capital = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);

/** Names are stored in capitals: `ZOË O'NEILL` → `Zoë O'Neill`. */
const inWords = (name: string): string =>
  name.toLowerCase().replace(/(^|[^\p{L}\p{M}])\p{L}/gu, (start) => start.toUpperCase());
