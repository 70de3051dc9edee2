import type { Change } from '../save/change.ts';
import type { Database } from '../../core/db/database.ts';
import { insertMany, type BulkColumn } from '../../core/db/insert-many.ts';
import { sql } from '../../core/db/sql.ts';
import { fieldOf, type EntityDefinition, type FieldDefinition } from '../../core/model/definition.ts';
import { instantToWire, type Clock } from '../../core/time/clock.ts';

export interface HistoryEntry {
  readonly id: number;
  /** Key of the record that was changed. */
  readonly recordId: number;
  readonly action: 'create' | 'update' | 'delete';
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
  { name: 'entity', type: 'text' },
  { name: 'record_id', type: 'integer' },
  { name: 'action', type: 'text' },
  { name: 'at', type: 'text' },
  { name: 'user_id', type: 'integer' },
  { name: 'user_name', type: 'text' },
  { name: 'changes', type: 'text' },
];

/** Who did it; 0 is the product itself. */
export interface Author {
  readonly id: number;
  readonly facts: { readonly fullName: string };
}

/** Who changed what and when. Written in the transaction of the change, so that there is never one without the other. */
export class History {
  readonly #database: Database;
  readonly #clock: Clock;

  constructor(database: Database, clock: Clock) {
    this.#database = database;
    this.#clock = clock;
  }

  async saved(change: Change, id: number, user: Author): Promise<void> {
    const changes = change.fields
      .filter((field) => !field.stamp && field.name !== change.definition.key)
      .map((field) => this.#entry(field, change.before?.[field.name], change.after[field.name]));
    const action = change.isNew ? 'create' : 'update';
    if (change.isNew || changes.length) await this.#write(change.definition, action, user, [{ id, changes }]);
  }

  /** What the product itself did to a record: values by field, before and after. */
  async noted(
    definition: EntityDefinition,
    id: number,
    user: Author,
    values: Readonly<Record<string, readonly [unknown, unknown]>>,
  ): Promise<void> {
    const changes = Object.entries(values).map(([name, [before, after]]) =>
      this.#entry(fieldOf(definition, name)!, before, after),
    );
    if (changes.length) await this.#write(definition, 'update', user, [{ id, changes }]);
  }

  /** Records that came whole, or went whole. */
  async whole(
    action: 'create' | 'delete',
    definition: EntityDefinition,
    records: readonly Readonly<Record<string, unknown>>[],
    user: Author,
  ): Promise<void> {
    const told = definition.fields.filter(
      (field) => field.type !== 'alias' && !field.stamp && field.name !== definition.key,
    );
    const entries = records.map((record) => ({
      id: record[definition.key] as number,
      changes: told
        .filter((field) => !isEmpty(record[field.name]))
        .map((field) =>
          action === 'create'
            ? this.#entry(field, null, record[field.name])
            : this.#entry(field, record[field.name], null),
        ),
    }));
    await this.#write(definition, action, user, entries);
  }

  /** What was done to a record, newest first. */
  async of(definition: EntityDefinition, id: number): Promise<HistoryEntry[]> {
    return this.ofMany(definition, [id]);
  }

  /** What was done to some records, newest first. */
  async ofMany(definition: EntityDefinition, ids: readonly number[]): Promise<HistoryEntry[]> {
    if (!ids.length) return [];
    const rows = await this.#database
      .rows(sql`select id, record_id, action, at, user_id, user_name, changes from record_history
      where record_id in ${sql.list(ids)} and entity = ${definition.name} order by id desc limit 1000`);
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
    return { field: field.name, title: field.title, old: shown(before), new: shown(after) };
  }

  async #write(
    { name, history }: EntityDefinition,
    action: string,
    { id, facts }: Author,
    entries: readonly { readonly id: number; readonly changes: unknown[] }[],
  ) {
    if (!history) return;
    const at = this.#clock.instant();
    const rows = entries.map((entry) => [
      name,
      entry.id,
      action,
      at,
      id || null,
      facts.fullName,
      JSON.stringify(entry.changes),
    ]);
    await insertMany(this.#database, 'record_history', columns, rows);
  }
}

const isEmpty = (value: unknown) => value === null || value === undefined || (Array.isArray(value) && !value.length);

/** A reference as its name, so that the history shows it even after it is deleted; an instant as date and time. */
function shown(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(shown).join(', ') || null;
  if (typeof value === 'string' && /^\d{4}-\d\d-\d\dT.*Z$/.test(value)) return instantToWire(value);
  if (typeof value !== 'object' || value === null) return value ?? null;
  return Object.values(value).find((part) => typeof part === 'string') ?? Object.values(value)[0];
}
