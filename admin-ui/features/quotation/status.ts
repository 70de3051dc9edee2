import { quoteStatusKeys } from '../../generated/quote-status/codes.gen.ts';
import type { Quotation } from '../../generated/quotation/types.gen.ts';
import { call } from '../../core/data/http.ts';
import type { StatusChange } from '../../crud/status/status-change.ts';
import { statusSlots } from '../../crud/status/status-slots.tsx';
import { readQuoted, reopen } from './take-back.ts';
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
  async undo(record, to) {
    if (to !== Active) return () => setBack(record, null);
    const before = await readQuoted(record.opportunity!.oppId);
    return async () => {
      await setBack(record, before.active);
      if (before.isReopened) await reopen(before);
    };
  },
};

export const quotationStatus = statusSlots(quotationStatusChange);

/** Active has a call of its own, which makes the version that was active Revised (AMB-071). */
async function setStatus({ quoteVerId }: Quotation, to: number, details: LostDetails = {}): Promise<Quotation> {
  const { json } =
    to === Active
      ? await call<Quotation>(`setquoteactive/${quoteVerId}`)
      : await call<Quotation>(`updateQuoteStatus/${quoteVerId}`, {
          method: 'PUT',
          body: { quoteStatus: to, ...details },
        });
  return json;
}

/** @param replaced the version that became Revised because this one became active */
async function setBack(before: Quotation, replaced: Quotation | null): Promise<void> {
  const { quoteStatus, lostQuoteReason } = before;
  if (replaced) await setStatus(replaced, Active);
  // Making the other one active has made this one Revised.
  if (replaced && quoteStatus!.id === Revised) return;
  await setStatus(before, quoteStatus!.id, { ...(lostQuoteReason && { lostQuoteReason: lostQuoteReason.id }) });
}
