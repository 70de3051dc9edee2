import { sql } from '../../core/db/sql.ts';
import { fieldOf, type AnyRecord, type EntityDefinition } from '../../core/model/definition.ts';
import type { Where } from '../../core/records/records.ts';
import { instantToWire } from '../../core/time/clock.ts';
import type { SessionUser } from '../access/session-user.ts';
import type { SaveServices } from '../save/services.ts';
import { isSame, logged, type Step } from './step.ts';

/** A record that was changed after the call that is to be undone. */
export interface ChangedRecord {
  readonly entity: string;
  /** Title of the entity. */
  readonly title: string;
  readonly id: number;
  readonly name: string | null;
  readonly change: 'changed' | 'deleted' | 'restored';
  /** Titles of the fields. */
  readonly fields: readonly string[];
  /** Who did it and when, if the history says so: `21/11/2026 09:30`. */
  readonly by: string | null;
  readonly at: string | null;
}

/** Entries of a history that change no field of the record, so its version stays. */
const unversioned = [
  'replace',
  'merge',
  'invite',
  'view',
  'viewEnd',
  'sessionEnd',
  'secondFactorOn',
  'secondFactorOff',
  'secondFactorReset',
  'feedOn',
  'feedOff',
];

/** Records read with one statement. */
const lot = 1000;

/** What a call has left of a record. */
interface Left {
  readonly id: number;
  readonly exists: boolean;
  readonly isNew: boolean;
  readonly version: number | null;
  /** Values of the fields that the call has changed. */
  readonly values: ReadonlyMap<string, unknown>;
}

/**
 * The records of a call that somebody has changed since, the person who undoes it included. Changes by the product
 * itself do not count, and neither do records that the product wrote on its own in the call.
 * @param steps the last first
 * @param madeAt when the call was made, as an ISO instant
 */
export async function changedSince(
  steps: readonly Step[],
  madeAt: string,
  user: SessionUser,
  services: SaveServices,
): Promise<ChangedRecord[]> {
  const found: ChangedRecord[] = [];
  const own = steps.filter(({ byProduct }) => !byProduct);
  for (const name of new Set(own.map(({ entity }) => entity))) {
    const definition = services.registry.definition(name);
    const left = leftBy(own.filter(({ entity }) => entity === name));
    found.push(...(await deletedAgain(definition, left, madeAt, services)));
    for (let at = 0; at < left.length; at += lot)
      found.push(...(await changedAmong(definition, left.slice(at, at + lot), user, services)));
  }
  return found;
}

/** What the steps have left of each record. @param steps of one entity, the last first */
function leftBy(steps: readonly Step[]): Left[] {
  const byId = new Map<number, Step[]>();
  for (const step of steps) byId.set(step.id, [...(byId.get(step.id) ?? []), step]);
  return [...byId].map(([id, [last, ...earlier]]) => {
    const all = [last!, ...earlier];
    const values = new Map<string, unknown>();
    for (const step of all.toReversed())
      if (step.action === 'change') for (const [name, value] of Object.entries(step.after)) values.set(name, value);
    return {
      id,
      exists: last!.action !== 'remove',
      isNew: all.some(({ action }) => action === 'create'),
      version: last!.version,
      values,
    };
  });
}

/** The records that the call has deleted, and that were restored and deleted again since. */
async function deletedAgain(
  { name: entity, title }: EntityDefinition,
  left: readonly Left[],
  madeAt: string,
  { database }: SaveServices,
): Promise<ChangedRecord[]> {
  const gone = left.filter(({ exists }) => !exists).map(({ id }) => id);
  const found: ChangedRecord[] = [];
  for (let from = 0; from < gone.length; from += lot) {
    const rows = await database.rows(sql`select distinct record_id from record_history
      where record_id in ${sql.list(gone.slice(from, from + lot))} and entity = ${entity}
      and action = ${'restore'} and at > ${madeAt} order by record_id`);
    for (const [id] of rows as [number][])
      found.push({ entity, title, id, name: null, change: 'deleted', fields: [], by: null, at: null });
  }
  return found;
}

async function changedAmong(
  definition: EntityDefinition,
  left: readonly Left[],
  user: SessionUser,
  services: SaveServices,
): Promise<ChangedRecord[]> {
  const { records } = services;
  const { key, name: entity, title, display } = definition;
  const version = definition.fields.find(({ stamp }) => stamp === 'version')?.name;
  const ids = left.map(({ id }) => id);
  const all = await records.find(definition, { [key]: ids } as Where<AnyRecord>);
  const now = new Map(all.map((record) => [record[key] as number, record]));
  const found: ChangedRecord[] = [];
  for (const one of left) {
    const record = now.get(one.id) ?? null;
    const report = (change: ChangedRecord['change'], more: Partial<ChangedRecord> = {}) => {
      const name = record ? String(record[display] ?? '') || null : null;
      found.push({ entity, title, id: one.id, name, change, fields: [], by: null, at: null, ...more });
    };
    if (!record && one.exists) report('deleted');
    else if (record && !one.exists) report('restored');
    if (!record || !one.exists) continue;
    const isAsLeft = [...one.values].every(([name, value]) => isSame(logged(record[name]), value));
    if (!definition.history) {
      if (!isAsLeft) report('changed');
      continue;
    }
    const missed = version && one.version !== null ? (record[version] as number) - one.version : 0;
    if (missed <= 0) continue;
    const titleOf = (name: string) => fieldOf(definition, name)?.title ?? name;
    const entries = await entriesOf(definition, one.id, missed, services);
    const net = netChanges(entries);
    for (const { by, userId, at, fields } of entries) {
      const differs = (name: string) =>
        one.isNew ? net.has(name) : one.values.has(name) && !isSame(logged(record[name]), one.values.get(name));
      // A person can undo later changes first.
      if (userId === user.id && !fields.some(differs)) continue;
      report('changed', { by, at: instantToWire(at), fields: fields.map(titleOf) });
      break;
    }
  }
  return found;
}

/** Changes of fields by a person, as the history has them. */
interface Entry {
  readonly userId: number;
  readonly by: string;
  readonly at: string;
  readonly fields: readonly string[];
  readonly changes: readonly { readonly field: string; readonly old: unknown; readonly new: unknown }[];
}

/** Names of the fields that have another value after all of these changes. @param entries the newest first */
function netChanges(entries: readonly Entry[]): Set<string> {
  const [first, last] = [new Map<string, string>(), new Map<string, string>()];
  for (const { changes } of entries)
    for (const { field, old, new: value } of changes) {
      if (!last.has(field)) last.set(field, JSON.stringify(value));
      first.set(field, JSON.stringify(old));
    }
  return new Set([...last].filter(([field, value]) => first.get(field) !== value).map(([field]) => field));
}

/** The newest changes of a record by people. @param count number of the newest changes, by the product included */
async function entriesOf(
  { name }: EntityDefinition,
  id: number,
  count: number,
  { database }: SaveServices,
): Promise<Entry[]> {
  const rows = await database.rows(sql`select user_id, user_name, at, changes from record_history
    where record_id = ${id} and entity = ${name} and action not in ${sql.list(unversioned)}
    order by id desc ${sql.limit(Math.min(count, 200))}`);
  return (rows as [number | null, string, string, string][]).flatMap(([userId, by, at, text]) => {
    if (userId === null) return [];
    const changes = JSON.parse(text) as Entry['changes'];
    return [{ userId, by, at, changes, fields: changes.map(({ field }) => field) }];
  });
}
