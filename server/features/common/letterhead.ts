import type { LetterheadRecord } from '../../generated/letterhead.gen.ts';
import type { Reference } from '../../core/model/definition.ts';
import type { Records } from '../../core/records/records.ts';
import type { Mail } from '../../services/mail/outbox.ts';

/** The letterhead of a branch, or else the one for all branches; undefined if there is neither. */
export async function letterheadOf(branch: Reference | null, records: Records): Promise<LetterheadRecord | undefined> {
  const find = (key: number | null) => records.find('letterhead', { mbpBranch: key, active: true });
  const [found] = [...(branch ? await find(branch.key) : []), ...(await find(null))];
  return found;
}

/** Whom mail to customers comes from, as a letterhead says; nothing if it leaves that to `MAIL_FROM`. */
export const senderIn = (letterhead: LetterheadRecord | undefined): Pick<Mail, 'from'> =>
  letterhead && (letterhead.senderName ?? letterhead.senderEmail) !== null
    ? { from: { name: letterhead.senderName, address: letterhead.senderEmail } }
    : {};
