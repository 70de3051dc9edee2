import { scopeConditions } from '../access/scope.ts';
import type { SessionUser } from '../access/session-user.ts';
import type { Database } from '../../core/db/database.ts';
import { invalid } from '../../core/errors/errors.ts';
import {
  fieldOf,
  type AnyRecord,
  type Check,
  type EntityDefinition,
  type FieldDefinition,
  type Reference,
} from '../../core/model/definition.ts';
import type { Reading, Records } from '../../core/records/records.ts';
import { valueFromWire } from '../../core/records/wire.ts';
import { objectIn, unknownField } from '../../core/records/body.ts';

interface Needed extends Reading {
  readonly database: Database;
}

interface Options {
  readonly before?: AnyRecord | null;
  /** Runs while references are looked up. It receives the transformed values, with references as they were sent. */
  readonly prefetch?: (values: Readonly<AnyRecord>) => Promise<void>;
}

export interface Input {
  /** Transformed values by field, in the form inside the product. */
  readonly values: AnyRecord;
  /** Version of the caller's copy, if it sent one. */
  readonly version: number | null;
}

/**
 * Reads input in wire format. Trims and capitalises texts, checks the shape, resolves aliases, drops read-only fields,
 * and converts dates and amounts. References must lead to records that the caller may see, or that the record already
 * refers to.
 * @throws UserError 400 if it is not an object, 422 with a message for each invalid field
 */
export async function readInput(
  definition: EntityDefinition,
  body: unknown,
  user: SessionUser,
  services: Needed,
  options: Options = {},
): Promise<Input> {
  const sent = Object.fromEntries(
    Object.entries(objectIn(body)).map(([name, value]) => [name, transform(fieldOf(definition, name), value)]),
  );
  throwUnless(definition, definition.validators.input, sent);

  const values: AnyRecord = {};
  for (const [name, value] of Object.entries(sent)) {
    const field = writable(definition, name);
    if (!field) continue;
    // A field that was sent takes precedence over its alias.
    if (field.name !== name && field.name in sent) continue;
    values[field.name] = valueFromWire(field, value);
  }
  await resolveReferences(definition, values, user, services, options);
  const version = definition.fields.find((field) => field.stamp === 'version')?.name;
  return { values, version: version ? ((sent[version] as number | undefined) ?? null) : null };
}

/** @throws UserError 422 with the generated message of each field that fails the check */
export function throwUnless(definition: EntityDefinition, check: Check, data: unknown): void {
  if (!check(data)) throw invalid(explain(definition, check));
}

/** The generated message of each field that failed the check just run. */
export function explain({ validators }: EntityDefinition, check: Check): Record<string, string> {
  const errors: Record<string, string> = {};
  for (const { keyword, instancePath, params } of check.errors ?? []) {
    const unknown = keyword === 'additionalProperties' ? params.additionalProperty! : null;
    const name = unknown ?? (instancePath.split('/')[1] || params.missingProperty) ?? '';
    if (keyword === 'if' || name in errors) continue;
    errors[name] = unknown
      ? unknownField(unknown)
      : ((check === validators.rules ? validators.required[name] : validators.invalid[name]) ?? 'Invalid value.');
  }
  return errors;
}

function transform(field: FieldDefinition | undefined, value: unknown): unknown {
  if (typeof value !== 'string' || !field) return value;
  let text = value;
  for (const step of field.transform ?? []) {
    if (step === 'trim') text = text.trim();
    if (step === 'upper') text = text.toUpperCase();
    if (step === 'lower') text = text.toLowerCase();
    if (step === 'postCode') text = spacedPostCode(text);
  }
  return text === '' ? null : text;
}

/** `s174qw`, `S17 4 QW.` → `S17 4QW`. Other text is returned unchanged. */
export function spacedPostCode(text: string): string {
  const match = /^([A-Z]{1,2}\d[A-Z\d]?)(\d[A-Z]{2})$/i.exec(text.replace(/[\s.]+/g, ''));
  return match ? `${match[1]} ${match[2]}`.toUpperCase() : text;
}

/** The field that a name or alias writes to; null if it is read-only or unknown. */
function writable(definition: EntityDefinition, name: string): FieldDefinition | null {
  const field = fieldOf(definition, name);
  if (!field || field.readOnly) return null;
  if (field.type !== 'alias') return field;
  const [target, part] = field.alias!;
  const found = fieldOf(definition, target!);
  return found && !found.readOnly && (part === undefined || part === 'id') ? found : null;
}

async function resolveReferences(
  definition: EntityDefinition,
  values: AnyRecord,
  user: SessionUser,
  { database, records, registry }: Needed,
  { before, prefetch }: Options,
) {
  const errors: Record<string, string> = {};
  const resolve = async (field: FieldDefinition) => {
    const target = registry.definition(field.to!);
    const { key, title } = target;
    const ids = keysOf(await withKeys(values[field.name], field, target, records), key);
    if (ids === null || ids.some((id) => !Number.isInteger(id) || id < 1 || id > 2147483647)) {
      errors[field.name] = definition.validators.invalid[field.name]!;
      return;
    }
    const scope = scopeConditions(target, target.access.read, user, registry);
    const found = await records.references(target, ids, scope);
    const had = [before?.[field.name] ?? []].flat() as Reference[];
    const kept = scope.length ? had.map((one) => one.key).filter((id) => ids.includes(id)) : [];
    if (kept.length) for (const [id, reference] of await records.references(target, kept)) found.set(id, reference);
    if (ids.some((id) => !found.has(id))) errors[field.name] = `This ${title} does not exist.`;
    const resolved = [...new Set(ids)].map((id) => found.get(id)!);
    values[field.name] = field.type === 'refs' ? resolved : (resolved[0] ?? null);
  };
  const given = definition.fields.filter(({ to, name, type }) => to && name in values && type !== 'alias');
  const besides = prefetch ? [() => prefetch(values)] : [];
  await database.concurrently([...given.map((field) => () => resolve(field)), ...besides]);
  const wrong = given.filter(({ name }) => name in errors).map(({ name }) => [name, errors[name]!]);
  if (wrong.length) throw invalid(Object.fromEntries(wrong));
}

/** Replaces the names in a comma-separated text by keys (BEH-100). */
async function withKeys(value: unknown, { among }: FieldDefinition, target: EntityDefinition, records: Records) {
  if (typeof value !== 'string' || !among) return value;
  const parts = value.split(',').map((part) => part.trim());
  const names = parts.filter((part) => part && !/^\d+$/.test(part));
  if (!names.length) return value;
  const found = await records.find(target, { ...among, [target.display]: names });
  const keys = new Map(found.map((record) => [String(record[target.display]).toLowerCase(), record[target.key]]));
  return parts.map((part) => (names.includes(part) ? String(keys.get(part.toLowerCase())) : part)).join();
}

/** Keys from a key, a record, a list of either, or a comma-separated text of keys; null for anything else. */
function keysOf(value: unknown, key: string): number[] | null {
  if (value === null) return [];
  if (typeof value === 'number') return [value];
  if (typeof value === 'string')
    return value
      .split(',')
      .filter((part) => part.trim())
      .map(Number);
  if (!Array.isArray(value)) return keysOf((value as AnyRecord)[key] ?? null, key);
  const nested = value.map((item) => keysOf(item, key));
  return nested.every((one) => one?.length === 1) ? nested.map((one) => one![0]!) : null;
}
