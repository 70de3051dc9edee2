import { sql } from '../../core/db/sql.ts';
import { fieldOf, type AnyRecord, type EntityDefinition, type RollUp } from '../../core/model/definition.ts';
import { valueFromWire } from '../../core/records/wire.ts';
import { product } from '../history/history.ts';
import type { SaveServices } from '../save/services.ts';

/** A change of a field in the history of a record. */
interface FieldChange {
  /** ISO instant. */
  readonly at: string;
  /** Key of the person; null if the product has made it. */
  readonly user: number | null;
  /** The new value in wire format. */
  readonly value: unknown;
}

/**
 * Gives a rolled-up field the value that a person had set before a call, such as no expiry date of an enquiry that was
 * set active again. Rolling up after the undo of the call has replaced it by the value of the latest record. If other
 * calls have rolled it up since, that value stays. Call in the transaction.
 * @param id key of the record with the rolled-up field
 * @param at when the call was made, as an ISO instant
 */
export async function restoreOverride(
  { of, field }: RollUp,
  id: number,
  at: string,
  services: SaveServices,
): Promise<void> {
  const { registry, bulk } = services;
  const definition = registry.definition(of);
  const changes = await changesOf(definition, field, id, services);
  const before = changes.find((change) => change.at < at);
  const since = changes.filter((change) => change.at >= at);
  // One by the call, and one by its undo.
  if (!before?.user || since.length > 2 || since.some(({ user }) => user !== null)) return;
  const value = valueFromWire(fieldOf(definition, field)!, before.value);
  await bulk.change(definition, [id], { [field]: value } as AnyRecord, product, { isDerived: true });
}

/** Whether a person has set the field since the product last did. */
export async function setByPerson(
  definition: EntityDefinition,
  field: string,
  id: number,
  services: SaveServices,
): Promise<boolean> {
  const [last] = await changesOf(definition, field, id, services);
  return Boolean(last?.user);
}

/** The changes of a field in the last hundred entries of a record's history, newest first. */
async function changesOf(
  { name }: EntityDefinition,
  field: string,
  id: number,
  { database }: SaveServices,
): Promise<FieldChange[]> {
  const rows = await database.rows(sql`select at, user_id, changes from record_history
    where record_id = ${id} and entity = ${name} order by id desc limit 100`);
  return (rows as [string, number | null, string][]).flatMap(([at, user, changes]) => {
    const change = (JSON.parse(changes) as { field: string; new: unknown }[]).find((one) => one.field === field);
    return change ? [{ at, user, value: change.new }] : [];
  });
}
