import type { Contact } from '../../../../schemas/generated/contact.gen.ts';
import type { Quotation } from '../../../../schemas/generated/quotation.gen.ts';
import { t } from '../../../core/i18n/t.ts';
import { session } from '../../../core/session/session.ts';
import { daysBetween, today } from '../../../core/time/london.ts';

/** Why a quotation is in the queue. */
export type Reason = 'mine' | 'expiring' | 'orderDue' | 'expired' | 'quiet';

/** A quotation to chase, with its reasons and what its enquiry says about whom to ring. */
export interface Chased extends Quotation {
  readonly reasons: readonly Reason[];
  readonly contact: Pick<Contact, 'contactId' | 'contactName'> | null;
  readonly phoneNo: string | null;
  readonly oppDescription: string | null;
}

export interface ChasePage {
  readonly rows: readonly Chased[];
  readonly total: number;
  /** False if there may be more than `total`. */
  readonly exact: boolean;
}

export const nameOf = ({ sQuoteNo, versionNo }: Chased): string =>
  t('quotation.chase.name', { number: sQuoteNo ?? '', version: versionNo ?? '' });

/** Whether it is in the queue for somebody who is away. */
export const isTheirs = ({ chaseBy, reasons: [first] }: Chased): boolean =>
  first === 'mine' && chaseBy !== null && chaseBy.id !== session.get()?.profile.id;

/** A reason in words, with its date or number of days. */
export function wordsOf(reason: Reason, row: Chased): string {
  const days = (date: string | null) => Math.abs(daysBetween(today(), date ?? today()));
  const left = days(row.expiryDate);
  switch (reason) {
    case 'mine':
      return isTheirs(row)
        ? t('quotation.chase.theirs', { name: row.chaseBy!.fullName ?? '' })
        : t('quotation.chase.mine');
    case 'expiring':
      return left ? t('quotation.chase.expiring', { smart_count: left }) : t('quotation.chase.expiresToday');
    case 'expired':
      return t('quotation.chase.expired', { smart_count: left });
    case 'orderDue':
      return t('quotation.chase.orderDue', { date: row.expectedOrderDate ?? '' });
    case 'quiet':
      return row.lastActivityDate
        ? t('quotation.chase.quiet', { smart_count: days(row.lastActivityDate) })
        : t('quotation.chase.never');
  }
}
