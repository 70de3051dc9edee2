import { sql } from '../../core/db/sql.ts';
import { fieldOf, type AnyRecord, type RollUp } from '../../core/model/definition.ts';
import { valueFromWire } from '../../core/records/wire.ts';
import { product } from '../history/history.ts';
import type { Services } from '../save/services.ts';

/**
 * Gives a rolled-up field the value that a person had set before a call, such as no expiry date of an enquiry that was
 * set active again. Rolling up after the undo of the call has replaced it by the value of the latest record. If other
 * calls have rolled it up since, that value stays. Call in the transaction.
 * @param id key of the record with the rolled-up field
 * @param at when the call was made, as an ISO instant
 */
export async function restoreOverride(
  { of, field: name }: RollUp,
  id: number,
  at: string,
  { database, registry, bulk }: Services,
): Promise<void> {
  const definition = registry.definition(of);
  const rows = await database.rows(sql`select at, user_id, changes from record_history
    where record_id = ${id} and entity = ${of} order by id desc limit 100`);
  const entries = (rows as [string, number | null, string][]).flatMap(([when, user, changes]) => {
    const change = (JSON.parse(changes) as { field: string; new: unknown }[]).find(({ field }) => field === name);
    return change ? [{ when, user, value: change.new }] : [];
  });
  const before = entries.find(({ when }) => when < at);
  const since = entries.filter(({ when }) => when >= at);
  // One by the call, and one by its undo.
  if (!before?.user || since.length > 2 || since.some(({ user }) => user !== null)) return;
  const value = valueFromWire(fieldOf(definition, name)!, before.value);
  await bulk.change(definition, [id], { [name]: value } as AnyRecord, product, { isDerived: true });
}
