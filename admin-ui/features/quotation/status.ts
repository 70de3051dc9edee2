import { quoteStatusKeys } from '../../../schemas/generated/quote-status.gen.ts';
import type { Quotation } from '../../../schemas/generated/quotation.gen.ts';
import { call } from '../../core/data/http.ts';
import type { StatusChange } from '../../crud/status/status-change.ts';
import { statusSlots } from '../../crud/status/status-slots.tsx';
import type { LostDetails } from './lost-details.ts';
import { newsOf } from './news.ts';
import { mayReplace } from './other-versions.ts';
import { later } from '../../kit/later.tsx';

const LostDialog = later(() => import('./LostDialog.tsx').then((module) => module.default));
const { Active, Lost } = quoteStatusKeys;

/** How people change the status of a quotation: from any to any other (AMB-072). */
export const quotationStatusChange: StatusChange<Quotation, LostDetails> = {
  entity: 'quotation',
  field: 'quoteStatus',
  may: ({ opportunity, quoteVerId }, to) => mayReplace(opportunity!.oppId, quoteVerId, to),
  dialogFor: (_, to) => (to === Lost ? LostDialog : null),
  // Active has a call of its own (AMB-071).
  send: ({ quoteVerId }, to, details = {}) =>
    to === Active
      ? call<Quotation>(`setquoteactive/${quoteVerId}`)
      : call<Quotation>(`updateQuoteStatus/${quoteVerId}`, { method: 'PUT', body: { quoteStatus: to, ...details } }),
  news: ({ opportunityStatus }, saved) => newsOf(opportunityStatus, saved),
  affects: ['enquiry'],
};

export const quotationStatus = statusSlots(quotationStatusChange);
