import { invalid } from '../../core/errors/errors.ts';
import { sql } from '../../core/db/sql.ts';
import {
  columnOf,
  fieldOf,
  type AnyRecord,
  type FieldDefinition,
  type Reference,
} from '../../core/model/definition.ts';
import type { Where } from '../../core/records/records.ts';
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
    const references = referredIn(change, field);
    const found = await records.find(target, { [target.key]: references.map(({ key }) => key) } as Where<AnyRecord>);
    const byKey = new Map(found.map((record) => [record[target.key], record]));
    for (const { key, display } of references)
      for (const [theirs, own] of pairsOf(change, field)) {
        if ((byKey.get(key)?.[theirs] as Reference | null)?.key === keyIn(change, own)) continue;
        const other = fieldOf(target, theirs)!.title.toLowerCase();
        const one = field.type === 'refs' ? String(display) : `This ${target.title.toLowerCase()}`;
        errors[field.name] ??= `${one} belongs to another ${other}.`;
      }
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
  for (const field of limited.toSorted((a, b) => a.to!.localeCompare(b.to!))) {
    const target = registry.definition(field.to!);
    const [table, key] = [target.table, sql.id(columnOf(target, target.key))];
    const keys = referredIn(change, field).map((one) => one.key);
    await database.pinned(sql`select 1 from ${sql.id(table)} where ${key} in ${sql.list(keys)} order by ${key}`);
  }
  if (limited.length) await refuseUnfitting(change, services);
}

/** References that are limited by other fields, if one of them has changed. */
const limitedBy = (change: Change): FieldDefinition[] =>
  change.definition.fields.filter(
    (field) => field.fits && referredIn(change, field).length && pairsOf(change, field).length,
  );

/** What a field refers to: one record, or each of a list. */
const referredIn = ({ after }: Change, { name, type }: FieldDefinition): Reference[] =>
  type === 'ref' || type === 'refs' ? ([after[name] ?? []].flat() as Reference[]) : [];

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
