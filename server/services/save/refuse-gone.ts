import { invalid } from '../../core/errors/errors.ts';
import { isStored, type Reference } from '../../core/model/definition.ts';
import type { Change } from './change.ts';
import type { SaveServices } from './services.ts';

/** @throws UserError 422 with a message for each reference to a record that someone else has deleted in the meantime */
export async function refuseGone({ definition, after }: Change, { records, registry }: SaveServices): Promise<void> {
  const errors: Record<string, string> = {};
  for (const field of definition.fields) {
    if (!field.to || !(isStored(field) || field.type === 'refs') || field.stamp) continue;
    const target = registry.definition(field.to);
    const keys = [after[field.name] ?? []].flat().map((one) => (one as Reference).key);
    if (!keys.length || (await records.references(target, keys)).size === keys.length) continue;
    errors[field.name] = `This ${target.title} does not exist.`;
  }
  if (Object.keys(errors).length) throw invalid(errors);
}
