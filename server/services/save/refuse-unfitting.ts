import { invalid } from '../../core/errors/errors.ts';
import { fieldOf, type FieldDefinition, type Reference } from '../../core/model/definition.ts';
import type { Change } from './change.ts';
import type { Services } from './services.ts';

/**
 * Refuses references to records that do not fit the others of this record: the contact of an enquiry must be one of its
 * customer (x-choices). An empty field fits everything.
 * @throws UserError 422 with a message for each such field
 */
export async function refuseUnfitting(change: Change, { database, records, registry }: Services): Promise<void> {
  const errors: Record<string, string> = {};
  const check = async (field: FieldDefinition) => {
    const chosen = change.after[field.name] as Reference;
    const pairs = Object.entries(field.fits!).filter(
      ([, own]) => keyIn(change, own) !== null && (change.changed(field.name) || change.changed(own)),
    );
    if (!pairs.length) return;
    const target = registry.definition(field.to!);
    const record = await records.one(target, chosen.key);
    const wrong = pairs.find(([theirs, own]) => (record?.[theirs] as Reference | null)?.key !== keyIn(change, own));
    if (!wrong) return;
    const other = fieldOf(target, wrong[0])!.title.toLowerCase();
    errors[field.name] = `This ${target.title.toLowerCase()} belongs to another ${other}.`;
  };
  const limited = change.definition.fields.filter(
    ({ type, fits, name }) => fits && type === 'ref' && change.after[name],
  );
  if (!limited.length) return;
  await database.concurrently(limited.map((field) => () => check(field)));
  if (Object.keys(errors).length) throw invalid(errors);
}

/** The key of a reference, or of the record itself; null if there is none. */
function keyIn({ definition, after }: Change, name: string): number | null {
  const value = after[name] as Reference | number | null | undefined;
  return (name === definition.key ? (value as number) : (value as Reference | null)?.key) ?? null;
}
