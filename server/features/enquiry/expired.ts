import { opportunityStatusKeys } from '../../../schemas/generated/opportunity-status.gen.ts';
import type { EnquiryRecord } from '../../generated/enquiry.gen.ts';
import type { Condition } from '../../core/records/conditions.ts';

/**
 * Whether the last quotation of an enquiry has expired and none is active (AMB-067). The roll-up keeps no date while
 * one is active.
 *
 * @param today as `2026-11-21`
 */
export const hasExpired = ({ expiryDate }: Pick<EnquiryRecord, 'expiryDate'>, today: string): boolean =>
  expiryDate !== null && expiryDate < today;

/** Enquiries that are active and have not expired. An index has both fields. */
export const activeEnquiries = (today: string): readonly Condition[] => [
  { field: 'opportunityStatus', operator: '=', value: opportunityStatusKeys.Active },
  {
    gate: 'or',
    conditions: [
      { field: 'expiryDate', operator: '=', value: null },
      { field: 'expiryDate', operator: '>=', value: today },
    ],
  },
];
