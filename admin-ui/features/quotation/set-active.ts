import type { Quotation } from '../../../schemas/generated/quotation.gen.ts';
import { quoteStatusKeys } from '../../../schemas/generated/quote-status.gen.ts';
import { resources } from '../../generated/resources.gen.ts';
import { call } from '../../core/data/http.ts';
import type { SaveInfo } from '../../core/model/resource.ts';
import { allowsChange } from '../../core/session/rules.ts';
import { session } from '../../core/session/session.ts';
import { attach } from './attach.ts';

/**
 * Follows a quotation that was saved as Active with the call that sets it active (STA-044). The save has already made it
 * the only active one (AMB-118), so nothing is lost if the call fails, or if the person may add quotations but not
 * change them.
 */
export async function setActive({ quoteVerId, quoteStatus }: Quotation, undoneWith: string | null): Promise<void> {
  if (quoteStatus?.id !== quoteStatusKeys.Active) return;
  if (!allowsChange(session.get(), resources.quotation.access.update)) return;
  await call(`setquoteactive/${quoteVerId}`, { undoneWith }).catch(() => undefined);
}

/** What follows the save of a quotation in its form. */
export async function afterSave(saved: Quotation, info: SaveInfo<Quotation>): Promise<void> {
  await setActive(saved, info.undoToken);
  await attach(saved, info);
}
