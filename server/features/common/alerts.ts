import { alert } from '../../generated/alert/entity.gen.ts';
import type { AlertRecord } from '../../generated/alert/record.gen.ts';
import type { Clock } from '../../core/time/clock.ts';
import { product } from '../../services/history/history.ts';
import type { BulkSave } from '../../services/save/bulk-save.ts';

/**
 * Raises an alert about a record. Call inside the transaction that saves the record.
 * @param customer the customer that the record is about
 */
export async function raiseAlert(
  { bulk, clock }: { readonly bulk: BulkSave; readonly clock: Clock },
  user: number,
  source: NonNullable<AlertRecord['source']>,
  sourceId: number,
  text: string,
  customer: { readonly display: string | null } | null = null,
): Promise<void> {
  const recipient = { key: user, display: null };
  const dateCreated = clock.instant();
  const about = { alertDesc: text.slice(0, 300), customerName: customer?.display?.slice(0, 200) ?? null };
  await bulk.add(alert, [{ ...about, source, sourceId, user: recipient, dateCreated }], product);
}
