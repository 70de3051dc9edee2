import { alert } from '../../generated/alert/entity.gen.ts';
import type { AlertRecord } from '../../generated/alert/record.gen.ts';
import type { Clock } from '../../core/time/clock.ts';
import { product } from '../../services/history/history.ts';
import type { BulkSave } from '../../services/save/bulk-save.ts';

/** Raises an alert about a record. Call inside the transaction that saves the record. */
export async function raiseAlert(
  { bulk, clock }: { readonly bulk: BulkSave; readonly clock: Clock },
  user: number,
  source: NonNullable<AlertRecord['source']>,
  sourceId: number,
  text: string,
): Promise<void> {
  const recipient = { key: user, display: null };
  const dateCreated = clock.instant();
  await bulk.add(alert, [{ alertDesc: text.slice(0, 300), source, sourceId, user: recipient, dateCreated }], product);
}
