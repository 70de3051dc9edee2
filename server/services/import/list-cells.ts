import { scopeConditions } from '../access/scope.ts';
import type { SessionUser } from '../access/session-user.ts';
import type { AnyRecord, EntityDefinition, FieldDefinition } from '../../core/model/definition.ts';
import { lowered } from '../../core/records/conditions.ts';
import type { SaveServices } from '../save/services.ts';
import { valueOf } from './cells.ts';

/** A row of a sheet of entries. */
export interface SheetRow {
  /** Number of the row in its spreadsheet. */
  readonly no: number;
  /** Texts of its cells, one for each column. */
  readonly cells: readonly string[];
  /** Version of the entry when the row was checked. If the entry has changed since, the row is refused. */
  readonly version?: number | null;
}

/** Keys of the records that cells name, by field and by the name in lower case. */
export type KeysByName = ReadonlyMap<string, ReadonlyMap<string, number>>;

/** Values of a condition at most. */
const lot = 500;

/** Finds the records that the cells of references name, among those that the person may see. */
export async function namesIn(
  rows: readonly SheetRow[],
  fields: readonly (FieldDefinition | null)[],
  user: SessionUser,
  { records, registry }: SaveServices,
): Promise<KeysByName> {
  const known = new Map<string, Map<string, number>>();
  for (const [i, field] of fields.entries()) {
    if (!field?.to) continue;
    const target = registry.definition(field.to);
    const scope = scopeConditions(target, target.access.read, user, registry);
    const texts = [...new Set(rows.flatMap(({ cells }) => namesOf(field, cells[i] ?? '')))];
    const keys = new Map<string, number>();
    for (let at = 0; at < texts.length; at += lot) {
      const found = await records.find(target, { [target.display]: texts.slice(at, at + lot) });
      const ids = found.map((record) => record[target.key] as number);
      for (const [key, { display }] of await records.references(target, ids, scope))
        keys.set(lowered(String(display)), key);
    }
    known.set(field.name, keys);
  }
  return known;
}

/** The values of a row as a dialog would send them, and the messages of cells that name no record. */
export function bodyOf(
  { validators }: EntityDefinition,
  cells: readonly string[],
  fields: readonly (FieldDefinition | null)[],
  names: KeysByName,
): { values: AnyRecord; errors: Record<string, string> } {
  const values: AnyRecord = {};
  const errors: Record<string, string> = {};
  for (const [i, field] of fields.entries()) {
    if (!field) continue;
    const { name, type, to, labels = {} } = field;
    const text = plain(cells[i] ?? '');
    if (to) {
      const keys = namesOf(field, text).map((one) => names.get(name)?.get(lowered(one)));
      if (keys.includes(undefined)) errors[name] = validators.invalid[name]!;
      else values[name] = type === 'refs' ? keys : (keys[0] ?? null);
      continue;
    }
    // An empty cell leaves a flag as it is.
    if (type === 'boolean' && !text.trim()) continue;
    const coded = Object.entries(labels).find(([, label]) => lowered(label) === lowered(text.trim()))?.[0];
    values[name] = text.trim() === '' ? null : valueOf(field, coded ?? text);
  }
  return { values, errors };
}

/** An exported text that looks like a formula begins with an apostrophe. */
const plain = (text: string): string => text.replace(/^'(?=[=+\-@\t\r])/, '');

const namesOf = ({ type }: FieldDefinition, text: string): string[] =>
  (type === 'refs' ? text.split(',') : [text]).map((one) => one.trim()).filter(Boolean);
