import { Injectable } from '@nestjs/common';
import type { Change } from '../save/change.ts';
import { Database } from '../../core/db/database.ts';
import { insertMany, type BulkColumn } from '../../core/db/insert-many.ts';
import { sql, type Sql } from '../../core/db/sql.ts';
import type { AnyRecord, Entity, EntityDefinition, FieldDefinition, Reference } from '../../core/model/definition.ts';
import { Registry } from '../../core/model/registry.ts';
import { scalarToWire } from '../../core/records/wire.ts';
import { instantToWire, Clock } from '../../core/time/clock.ts';

export interface HistoryEntry {
  readonly id: number;
  /** Key of the record that was changed. */
  readonly recordId: number;
  readonly action: 'create' | 'update' | 'delete' | 'restore' | 'undo' | Deed['action'];
  /** `21/11/2026 09:30`. */
  readonly at: string;
  readonly user: { readonly id: number | null; readonly fullName: string };
  readonly changes: readonly {
    readonly field: string;
    readonly title: string;
    readonly old: unknown;
    readonly new: unknown;
  }[];
}

const columns: readonly BulkColumn[] = [
  { name: 'record_id', type: 'integer' },
  { name: 'changes', type: 'text' },
];

/** An entry that says what was done with a record, in place of its changed fields. */
export interface Deed {
  readonly action:
    | 'send'
    | 'replace'
    | 'merge'
    | 'invite'
    | 'view'
    | 'viewEnd'
    | 'sessionEnd'
    | 'secondFactorOn'
    | 'secondFactorOff'
    | 'secondFactorReset'
    | 'feedOn'
    | 'feedOff';
  /** What was done, as titles and values: To, Subject. */
  readonly facts: Readonly<Record<string, string>>;
}

/** Who made a change; id 0 is the product itself. */
export interface Author {
  readonly id: number;
  readonly facts: { readonly fullName: string };
}

export const product: Author = { id: 0, facts: { fullName: 'Branchline' } };

/**
 * Who changed what, and when. An entry is written in the transaction of its change, so neither exists without the
 * other.
 */
@Injectable()
export class History {
  constructor(
    private readonly database: Database,
    private readonly registry: Registry,
    private readonly clock: Clock,
  ) {}

  /**
   * Adds an entry for each change. If a deed is given, the entry describes it in place of the fields. The records must have
   * their keys.
   * @param action what the change is called if it is not a usual one
   */
  async saved(
    changes: readonly Change[],
    user: Author,
    { deed, action }: { readonly deed?: Deed | undefined; readonly action?: 'undo' | undefined } = {},
  ): Promise<void> {
    const [first] = changes;
    if (!first) return;
    const { definition, isNew } = first;
    const entries = changes.map((change) => ({
      id: change.after[definition.key] as number,
      changes: deed
        ? factsOf(deed)
        : change.fields
            .filter((field) => isKept(definition, field))
            .map((field) => this.#entry(field, change.before?.[field.name], change.after[field.name])),
    }));
    const kept = isNew ? entries : entries.filter((entry) => entry.changes.length);
    await this.#write(definition, deed?.action ?? action ?? (isNew ? 'create' : 'update'), user, kept);
  }

  /** Adds an entry for something that was done with a record and did not change it. */
  async did(deed: Deed, entity: Entity, id: number, user: Author): Promise<void> {
    await this.#write(this.registry.definition(entity), deed.action, user, [{ id, changes: factsOf(deed) }]);
  }

  /** Adds an entry with all values of each record that was created, deleted or restored. */
  async whole(
    action: 'create' | 'delete' | 'restore',
    definition: EntityDefinition,
    records: readonly Readonly<AnyRecord>[],
    user: Author,
  ): Promise<void> {
    const logged = definition.fields.filter((field) => field.type !== 'alias' && isKept(definition, field));
    const entries = records.map((record) => ({
      id: record[definition.key] as number,
      changes: logged
        .filter((field) => !isEmpty(record[field.name]))
        .map((field) =>
          action === 'delete'
            ? this.#entry(field, record[field.name], null)
            : this.#entry(field, null, record[field.name]),
        ),
    }));
    await this.#write(definition, action, user, entries);
  }

  /** Whether the product itself made all of the newest `count` changes of a record. */
  async isByProduct({ name }: EntityDefinition, id: number, count: number): Promise<boolean> {
    if (count < 1 || count > 100) return false;
    const rows = await this.database.rows(
      sql`select user_id from record_history where ${ofRecords(name, [id])} order by id desc ${sql.limit(count)}`,
    );
    return rows.length === count && rows.every(([user]) => user === null);
  }

  /** The history of a record, newest entry first. */
  async of(entity: Entity, id: number): Promise<HistoryEntry[]> {
    return this.ofMany(entity, [id]);
  }

  /** The history of some records, newest entry first. */
  async ofMany(entity: Entity, ids: readonly number[]): Promise<HistoryEntry[]> {
    return ids.length ? this.#read(ofRecords(this.registry.definition(entity).name, ids)) : [];
  }

  /** The entries with these keys, newest first. */
  async entries(ids: readonly number[]): Promise<HistoryEntry[]> {
    return ids.length ? this.#read(sql`id in ${sql.list(ids)}`) : [];
  }

  async #read(where: Sql): Promise<HistoryEntry[]> {
    const rows = await this.database.rows(sql`select id, record_id, action, at, user_id, user_name, changes
      from record_history where ${where} order by id desc limit 1000`);
    return rows.map(([entry, recordId, action, at, userId, userName, changes]) => ({
      id: entry as number,
      recordId: recordId as number,
      action: action as HistoryEntry['action'],
      at: instantToWire(at as string),
      user: { id: userId as number | null, fullName: userName as string },
      changes: JSON.parse(changes as string),
    }));
  }

  #entry(field: FieldDefinition, before: unknown, after: unknown) {
    return { field: field.name, title: field.title, old: shown(field, before), new: shown(field, after) };
  }

  async #write(
    { name, history }: EntityDefinition,
    action: string,
    { id, facts }: Author,
    entries: readonly { readonly id: number; readonly changes: unknown[] }[],
  ) {
    if (!history) return;
    const rows = entries.map((entry) => [entry.id, JSON.stringify(entry.changes)]);
    await insertMany(this.database, 'record_history', columns, rows, [
      { name: 'entity', type: 'text', value: name },
      { name: 'action', type: 'text', value: action },
      { name: 'at', type: 'text', value: this.clock.instant() },
      { name: 'user_id', type: 'integer', value: id || null },
      { name: 'user_name', type: 'text', value: facts.fullName },
    ]);
  }
}

/** Finds the entries of records by their index. */
export const ofRecords = (name: string, ids: readonly number[]): Sql =>
  sql`record_id in ${sql.list(ids)} and lower(entity) = ${name.toLowerCase()}`;

const factsOf = ({ facts }: Deed) =>
  Object.entries(facts).map(([title, value]) => ({ field: title, title, old: null, new: value }));

/** Not what says who saved it and when, and what repeats another field. */
const isKept = ({ key }: EntityDefinition, { name, stamp, firstOf }: FieldDefinition) =>
  !stamp && !firstOf && name !== key;

const isEmpty = (value: unknown) => value === null || value === undefined || (Array.isArray(value) && !value.length);

/**
 * The value on the wire. A reference becomes a name, so that the history can still show it after the record is deleted.
 */
function shown(field: FieldDefinition, value: unknown): unknown {
  if (value === null || value === undefined) return null;
  if (Array.isArray(value)) return value.map((item) => shown(field, item)).join(', ') || null;
  return field.to === undefined ? scalarToWire(field, value) : nameIn(value as Reference);
}

const nameIn = (reference: Reference): unknown =>
  Object.values(reference).find((part) => typeof part === 'string') ?? reference.key;
