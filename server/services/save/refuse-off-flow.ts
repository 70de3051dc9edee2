import { invalid } from '../../core/errors/errors.ts';
import { mayBecome, type FieldDefinition, type Reference } from '../../core/model/definition.ts';
import type { Change } from './change.ts';

/** @throws UserError 422 if a field with a flow changes to a value that may not follow (x-flow) */
export function refuseOffFlow(change: Change): void {
  const { definition, before, after } = change;
  if (!before) return;
  for (const field of definition.fields) {
    if (!field.flow || !change.changed(field.name)) continue;
    if (mayBecome(field, flowValue(before[field.name]), flowValue(after[field.name]))) continue;
    const [from, to] = [before, after].map((record) => shown(field, record[field.name]));
    throw invalid({ [field.name]: to ? `${from} cannot become ${to}.` : `${field.title} cannot be cleared.` });
  }
}

/** A value as flows compare it: a reference becomes its key. */
const flowValue = (value: unknown) =>
  (typeof value === 'object' && value !== null ? (value as Reference).key : (value ?? null)) as string | number | null;

/** A value as people read it. */
function shown({ to }: FieldDefinition, value: unknown): string | null {
  const name = to ? (value as Reference | null)?.display : value;
  return (name ?? null) as string | null;
}
