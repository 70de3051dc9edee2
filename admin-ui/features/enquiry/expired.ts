import { opportunityStatusKeys } from '../../../schemas/generated/opportunity-status.gen.ts';
import type { Enquiry } from '../../../schemas/generated/enquiry.gen.ts';
import { daysBetween, today } from '../../core/time/london.ts';

const { Closed, Won, Lost, Cancelled } = opportunityStatusKeys;
const decided: readonly (number | undefined)[] = [Won, Lost, Cancelled];

type Dated = Pick<Enquiry, 'opportunityStatus' | 'expiryDate'>;

/**
 * Whether the last quotation of an open enquiry has expired and none is active. The server keeps no expiry date while
 * one is active. An enquiry that is won, lost or cancelled is decided: its quotation cannot expire any more.
 */
export const quotationHasExpired = ({ opportunityStatus, expiryDate }: Dated): boolean =>
  Boolean(expiryDate) && daysBetween(expiryDate!, today()) > 0 && !decided.includes(opportunityStatus?.id);

/** Whether an enquiry is expired, and can be set active (AMB-067). */
export const isExpired = (enquiry: Dated): boolean =>
  enquiry.opportunityStatus?.id === Closed || quotationHasExpired(enquiry);
