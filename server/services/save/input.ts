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
import type { Condition } from '../../core/records/conditions.ts';
import type { Reading, Records } from '../../core/records/records.ts';
import { withoutRefused } from '../../core/values/characters.gen.ts';
import { explain, inputErrors, isKept, storedValue, writable } from '../../core/model/checks.ts';
import { isSplit } from '../../core/model/wire-schema.ts';
import { toWire, valueFromWire } from '../../core/records/wire.ts';
import { objectIn } from '../../core/records/body.ts';

interface Needed extends Reading {
  readonly database: Database;
}

interface Options {
  readonly before?: AnyRecord | null;
  /** Whether nothing will be saved: neither formats nor hidden characters matter yet. */
  readonly isDraft?: boolean;
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
 * Reads input in wire format. Trims and capitalises texts, checks the shape and the formats, resolves aliases, drops
 * read-only fields, and converts dates and amounts. A value that the record has already stays as it is. References must lead to
 * records that the caller may see and choose (x-choices), or that the record already refers to.
 * @throws UserError 400 if it is not an object, 422 with a message for each invalid field
 */
export async function readInput(
  definition: EntityDefinition,
  body: unknown,
  user: SessionUser,
  services: Needed,
  options: Options = {},
): Promise<Input> {
  const before = options.before ? toWire(services.registry, definition, options.before) : {};
  const { isDraft = false } = options;
  const read = (field: FieldDefinition | null, value: unknown) => {
    const stored = storedValue(field, value);
    return isDraft && typeof stored === 'string' ? withoutRefused(stored) : stored;
  };
  const sent = Object.fromEntries(
    Object.entries(objectIn(body)).map(([name, value]) => [
      name,
      isKept(definition, name, value, before) ? value : read(writable(definition, name), value),
    ]),
  );
  splitTexts(definition, sent, before);
  const errors = inputErrors(definition, sent, { before, isDraft });
  if (Object.keys(errors).length) throw invalid(errors);

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

/**
 * Sets the fields that a text is made of, if a caller has sent only the text (BEH-065, AMB-048): `Jane van Dyk` is Jane,
 * with the last name van Dyk.
 */
function splitTexts({ fields }: EntityDefinition, sent: AnyRecord, before: Readonly<AnyRecord>): void {
  for (const field of fields.filter(isSplit)) {
    const names = fields.filter(({ name, alias }) => name === field.name || alias?.join() === field.name);
    const text = names
      .map(({ name }) => sent[name])
      .find((value) => typeof value === 'string' && value !== '') as string;
    const parts = field.derived!.find(({ split }) => split)!.from;
    if (text === undefined || text === before[field.name]) continue;
    if (parts.some((name) => (sent[name] ?? null) !== null)) continue;
    const words = text.trim().split(/\s+/);
    for (const [i, name] of parts.entries()) {
      const word = i < parts.length - 1 ? words[i] : words.slice(i).join(' ');
      sent[name] = storedValue(fieldOf({ fields }, name), word ?? null);
    }
  }
}

async function resolveReferences(
  definition: EntityDefinition,
  values: AnyRecord,
  user: SessionUser,
  { database, records, registry }: Needed,
  { before, prefetch, isDraft = false }: Options,
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
    const had = [before?.[field.name] ?? []].flat().map((one) => (one as Reference).key);
    const isNew = ids.some((id) => !had.includes(id));
    const only = isDraft || user.isSystem || !isNew ? [] : choosable(field);
    const found = await records.references(target, ids, [...scope, ...only]);
    const missing = ids.filter((id) => !found.has(id));
    const kept = missing.filter((id) => had.includes(id));
    for (const [id, reference] of await records.references(target, kept)) found.set(id, reference);
    const others = only.length ? await records.references(target, missing, scope) : found;
    for (const id of missing.filter((one) => !found.has(one))) {
      if (!others.has(id)) errors[field.name] = `This ${title} does not exist.`;
      else if (!(await isDerived(id, field))) errors[field.name] = notChoosable(field, title);
    }
    for (const [id, reference] of others) found.set(id, reference);
    const resolved = [...new Set(ids)].map((id) => found.get(id)!);
    values[field.name] = field.type === 'refs' ? resolved : (resolved[0] ?? null);
  };
  /** Whether another reference has the record, so that the field takes it over from there. */
  const isDerived = async (id: number, { derived = [] }: FieldDefinition) => {
    for (const { from, by, take } of derived) {
      const source = by || !take ? undefined : fieldOf(definition, from[0]!);
      const whole = source && (source.name in values ? values[source.name] : before?.[source.name]);
      if (!source?.to || !whole) continue;
      const target = registry.definition(source.to);
      const key = keysOf(whole, typeof whole === 'object' && 'key' in whole ? 'key' : target.key)?.[0];
      const record = key === undefined ? null : await records.one(target, key);
      if ((record?.[take!] as Reference | null)?.key === id) return true;
    }
    return false;
  };
  const given = definition.fields.filter(({ to, name, type }) => to && name in values && type !== 'alias');
  const besides = prefetch ? [() => prefetch(values)] : [];
  await database.concurrently([...given.map((field) => () => resolve(field)), ...besides]);
  const wrong = given.filter(({ name }) => name in errors).map(({ name }) => [name, errors[name]!]);
  if (wrong.length) throw invalid(Object.fromEntries(wrong));
}

/** What a record must have to be chosen (x-choices). */
const choosable = ({ only = {} }: FieldDefinition): Condition[] =>
  Object.entries(only).map(([field, value]) => ({ field, operator: '=', value }));

function notChoosable({ only = {} }: FieldDefinition, title: string): string {
  const isInactive = only.active === true || only.status === 'ACTIVE';
  return isInactive ? `This ${title.toLowerCase()} is inactive.` : `This ${title.toLowerCase()} cannot be chosen here.`;
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
