import { quoteStatusKeys } from '../../generated/quote-status/codes.gen.ts';
import type { Quotation } from '../../generated/quotation/types.gen.ts';
import { call } from '../../core/data/http.ts';
import type { StatusChange } from '../../crud/status/status-change.ts';
import { statusSlots } from '../../crud/status/status-slots.tsx';
import { newsOf, readQuoted, restoreEnquiry, updateStatus, type QuotedEnquiry } from './quoted-enquiry.ts';
import { later } from '../../kit/later.tsx';

/** Why a version was lost. */
export interface LostDetails {
  /** Key of a lost quote note. */
  readonly lostQuoteReason?: number;
}

const LostDialog = later(() => import('./LostDialog.tsx').then((module) => module.default));
const { Active, Lost, Revised } = quoteStatusKeys;

/** How people change the status of a quotation: from any to any other (AMB-072). */
export const quotationStatusChange: StatusChange<Quotation, LostDetails> = {
  entity: 'quotation',
  field: 'quoteStatus',
  dialogFor: (_, to) => (to === Lost ? LostDialog : null),
  send: setStatus,
  async prepare(record, to) {
    const before = await readQuoted(record.opportunity!.oppId);
    return {
      async undo() {
        await setBack(record, before, to === Active ? before.active : null);
        if (to === Active && before.isReopened) await restoreEnquiry(before);
      },
      news: (saved) => newsOf(before, saved),
    };
  },
  affects: ['enquiry'],
};

export const quotationStatus = statusSlots(quotationStatusChange);

/** Active has a call of its own, which makes the version that was active Revised (AMB-071). */
async function setStatus({ quoteVerId }: Quotation, to: number, details: LostDetails = {}): Promise<Quotation> {
  if (to !== Active) return updateStatus(quoteVerId, { quoteStatus: to, ...details });
  return (await call<Quotation>(`setquoteactive/${quoteVerId}`)).json;
}

/** @param replaced the version that became Revised because this one became active */
async function setBack(before: Quotation, { status }: QuotedEnquiry, replaced: Quotation | null): Promise<void> {
  const { quoteVerId, quoteStatus, lostQuoteReason, decidedOn } = before;
  const opportunityStatus = status.id;
  if (replaced) await updateStatus(replaced.quoteVerId, { quoteStatus: Active, opportunityStatus });
  // Making the other one active has made this one Revised.
  if (replaced && quoteStatus!.id === Revised) return;
  const reason = lostQuoteReason && { lostQuoteReason: lostQuoteReason.id };
  await updateStatus(quoteVerId, { quoteStatus: quoteStatus!.id, ...reason, decidedOn, opportunityStatus });
}
