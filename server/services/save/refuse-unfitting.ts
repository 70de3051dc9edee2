import { invalid } from '../../core/errors/errors.ts';
import { sql } from '../../core/db/sql.ts';
import { columnOf, fieldOf, type FieldDefinition, type Reference } from '../../core/model/definition.ts';
import type { Change } from './change.ts';
import type { SaveServices } from './services.ts';

type Needed = Pick<SaveServices, 'database' | 'records' | 'registry'>;

/**
 * Refuses references to records that do not fit the others of this record: the contact of an enquiry must be one of its
 * customer (x-choices). An empty field fits everything.
 * @throws UserError 422 with a message for each such field
 */
export async function refuseUnfitting(change: Change, services: Needed): Promise<void> {
  const { database, records, registry } = services;
  const errors: Record<string, string> = {};
  const check = async (field: FieldDefinition) => {
    const target = registry.definition(field.to!);
    const record = await records.one(target, (change.after[field.name] as Reference).key);
    const wrong = pairsOf(change, field).find(
      ([theirs, own]) => (record?.[theirs] as Reference | null)?.key !== keyIn(change, own),
    );
    if (!wrong) return;
    const other = fieldOf(target, wrong[0])!.title.toLowerCase();
    errors[field.name] = `This ${target.title.toLowerCase()} belongs to another ${other}.`;
  };
  const limited = limitedBy(change);
  if (!limited.length) return;
  await database.concurrently(limited.map((field) => () => check(field)));
  if (Object.keys(errors).length) throw invalid(errors);
}

/**
 * Checks again in the transaction of the save, and keeps the records that are referred to from changing until it ends:
 * one of them may have been moved since the first check.
 */
export async function keepFitting(change: Change, services: Needed): Promise<void> {
  const { database, registry } = services;
  const limited = limitedBy(change);
  for (const { name, to } of limited.toSorted((a, b) => a.to!.localeCompare(b.to!))) {
    const { table, ...target } = registry.definition(to!);
    const key = sql.id(columnOf(registry.definition(to!), target.key));
    await database.pinned(sql`select 1 from ${sql.id(table)} where ${key} = ${(change.after[name] as Reference).key}`);
  }
  if (limited.length) await refuseUnfitting(change, services);
}

/** References that are limited by other fields, if one of them has changed. */
const limitedBy = (change: Change): FieldDefinition[] =>
  change.definition.fields.filter(
    (field) => field.fits && field.type === 'ref' && change.after[field.name] && pairsOf(change, field).length,
  );

/** Fields of the referenced record and of this one that must have the same value, and of which one has changed. */
const pairsOf = (change: Change, field: FieldDefinition): [string, string][] =>
  Object.entries(field.fits!).filter(
    ([, own]) => keyIn(change, own) !== null && (change.changed(field.name) || change.changed(own)),
  );

/** The key of a reference, or of the record itself; null if there is none. */
function keyIn({ definition, after }: Change, name: string): number | null {
  const value = after[name] as Reference | number | null | undefined;
  return (name === definition.key ? (value as number) : (value as Reference | null)?.key) ?? null;
}
