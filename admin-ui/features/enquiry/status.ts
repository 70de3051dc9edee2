import { opportunityStatusKeys } from '../../generated/opportunity-status/codes.gen.ts';
import type { Enquiry } from '../../generated/enquiry/types.gen.ts';
import { call } from '../../core/data/http.ts';
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
  prepare: async (record) => ({ undo: () => setStatusBack(record) }),
};

export const enquiryStatus = statusSlots(enquiryStatusChange);

/** An enquiry that has expired is set active by a call of its own (AMB-067). */
async function setStatus(enquiry: Enquiry, to: number): Promise<Enquiry> {
  const { oppId } = enquiry;
  const { json } =
    to === Active && isExpired(enquiry)
      ? await call<Enquiry>(`setEnquiryActive/${oppId}`, { method: 'PUT' })
      : await call<Enquiry>(`updateOpportunityStatus/${oppId}`, { method: 'PUT', body: { opportunityStatus: to } });
  return json;
}

/** Gives an enquiry the status that it had, and its expiry, which setting it active has cleared. */
export async function setStatusBack({ oppId, opportunityStatus, expiryDate }: Enquiry): Promise<void> {
  const body = { opportunityStatus: opportunityStatus!.id, ...(expiryDate && { expires: true }) };
  await call(`updateOpportunityStatus/${oppId}`, { method: 'PUT', body });
}
