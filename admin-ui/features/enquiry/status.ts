import { opportunityStatusKeys } from '../../../schemas/generated/opportunity-status.gen.ts';
import type { Enquiry } from '../../../schemas/generated/enquiry.gen.ts';
import { call, type Answer } from '../../core/data/http.ts';
import type { StatusChange } from '../../crud/status/status-change.ts';
import { statusSlots } from '../../crud/status/status-slots.tsx';
import { isExpired } from './expired.ts';

const { Active, OTP } = opportunityStatusKeys;

/** How people change the status of an enquiry. */
export const enquiryStatusChange: StatusChange<Enquiry> = {
  entity: 'enquiry',
  field: 'opportunityStatus',
  // AMB-066
  inDialog: { [OTP]: 'info' },
  dialogFor: () => null,
  send: setStatus,
};

export const enquiryStatus = statusSlots(enquiryStatusChange);

/** An enquiry that has expired is set active by a call of its own (AMB-067). */
function setStatus(enquiry: Enquiry, to: number): Promise<Answer<Enquiry>> {
  const { oppId } = enquiry;
  return to === Active && isExpired(enquiry)
    ? call(`setEnquiryActive/${oppId}`, { method: 'PUT' })
    : call(`updateOpportunityStatus/${oppId}`, { method: 'PUT', body: { opportunityStatus: to } });
}
