import { Injectable } from '@nestjs/common';
import { Database } from '../../core/db/database.ts';
import { insertMany, type BulkColumn } from '../../core/db/insert-many.ts';
import { sql, type Sql } from '../../core/db/sql.ts';
import {
  fieldOf,
  type AnyRecord,
  type Entity,
  type EntityDefinition,
  type Reference,
} from '../../core/model/definition.ts';
import { Registry } from '../../core/model/registry.ts';
import { lowered } from '../../core/records/conditions.ts';
import { Records } from '../../core/records/records.ts';
import { Clock } from '../../core/time/clock.ts';
import { Files } from '../files/files.ts';
import { product, type Author } from '../history/history.ts';
import { BulkSave } from '../save/bulk-save.ts';
import type { KeptRow } from '../save/kept-row.ts';
import { encodeValue } from '../save/write.ts';

/** Days after which what was deleted is gone. */
const days = 30;

/** Where the stored files of deleted records are named. */
export const trashedFiles = { table: 'trash_claim', column: 'file' } as const;

/** Entries removed in one transaction. */
const lot = 100;

/** A deleted row. */
export interface TrashedRow {
  /** Name of the entity. */
  readonly entity: string;
  readonly id: number;
  readonly row: KeptRow;
}

/** What one transaction deletes. */
interface Entry {
  /** Key of the entry; null as long as only parts were deleted. */
  id: number | null;
  count: number;
  /** Rows that were deleted before the record that they belong to. */
  parts: TrashedRow[];
}

interface Options {
  /** Whether no other record can take their unique values. Default: as their schema says. */
  readonly reserves?: boolean;
  /** What the entry is called. Default: the record's name. */
  readonly name?: string;
}

/**
 * Keeps deleted rows for 30 days. They leave their tables, so that no query needs a condition. What a transaction
 * deletes is one entry, named after the record that was deleted last.
 */
@Injectable()
export class Trash {
  readonly #entries = new WeakMap<object, Entry>();

  constructor(
    private readonly database: Database,
    private readonly registry: Registry,
    private readonly records: Records,
    private readonly bulk: BulkSave,
    private readonly clock: Clock,
    private readonly files: Files,
  ) {}

  /** Adds deleted rows. Call in the transaction that deletes them. */
  async add(
    definition: EntityDefinition,
    records: readonly Readonly<AnyRecord>[],
    rows: ReadonlyMap<number, KeptRow>,
    author: Author,
    { reserves = definition.trash === 'reserved', name }: Options = {},
  ): Promise<void> {
    if (definition.trash === 'none' || author.id === 0 || !rows.size) return;
    const { database } = this;
    const entry = this.#entries.get(database.transaction!) ?? { id: null, count: 0, parts: [] };
    this.#entries.set(database.transaction!, entry);
    const added = [...rows].map(([id, row]): TrashedRow => ({ entity: definition.name, id, row }));
    entry.count += added.length;
    if (definition.trash === 'part' && entry.id === null) return void entry.parts.push(...added);
    if (definition.trash !== 'part') await this.#name(entry, definition, records.at(-1)!, author, name);
    await this.#addRows(entry.id!, [...entry.parts, ...added]);
    entry.parts = [];
    await this.#claim(entry.id!, definition, records, reserves);
  }

  /** The definition of the entries. */
  get definition(): EntityDefinition {
    return this.registry.definition('trash');
  }

  /** The rows of an entry, in the order in which they were deleted. */
  async rowsOf(id: number): Promise<TrashedRow[]> {
    const rows = await this.database.rows(
      sql`select entity, record_id, content from trash_row where trash_id = ${id} order by id`,
    );
    return rows.map(([entity, record, content]) => ({
      entity: entity as string,
      id: record as number,
      row: JSON.parse(content as string),
    }));
  }

  /** Whether a deleted record has these values, which no other record can take. */
  async holds(entity: Entity, fields: readonly string[], record: Readonly<AnyRecord>): Promise<boolean> {
    const definition = this.registry.definition(entity);
    const held = await this.database.value(sql`select 1 where ${this.isClaimed(definition, fields, record)}`);
    return held !== undefined;
  }

  /** A condition that is true if a deleted record has these values. */
  isClaimed(definition: EntityDefinition, fields: readonly string[], record: Readonly<AnyRecord>): Sql {
    return sql`exists (select 1 from trash_claim where lower(entity) = ${definition.name.toLowerCase()}
      and lower(fields) = ${fields.join().toLowerCase()} and lower(claimed) = ${claimOf(definition, fields, record)})`;
  }

  /** Removes the entries of rows that have been restored. Call in the transaction. */
  async forgetRows(definition: EntityDefinition, ids: readonly number[]): Promise<void> {
    const { database } = this;
    const found = await database.rows(sql`select distinct trash_id from trash_row
      where record_id in ${sql.list(ids)} and lower(entity) = ${definition.name.toLowerCase()}`);
    if (found.length)
      await this.#remove(
        found.map(([id]) => id as number),
        { withFiles: false },
      );
  }

  /** Removes what belongs to an entry that is deleted for good, and its files. Call in the transaction. */
  async empty(id: number): Promise<void> {
    await this.#emptied([id], { withFiles: true });
  }

  /** Removes what has been there for 30 days. */
  async removeExpired(stop?: AbortSignal): Promise<void> {
    const { database, clock } = this;
    for (let removed = lot; removed === lot;) {
      if (stop?.aborted) return;
      removed = await database.write(async () => {
        const due = await database.rows(
          sql`select id from trash where kept_until < ${clock.today()} order by kept_until, id limit ${lot}`,
        );
        if (due.length)
          await this.#remove(
            due.map(([id]) => id as number),
            { withFiles: true },
          );
        return due.length;
      });
    }
  }

  /** Names the entry after a record. */
  async #name(
    entry: Entry,
    definition: EntityDefinition,
    record: Readonly<AnyRecord>,
    author: Author,
    name = nameOf(definition, record),
  ): Promise<void> {
    const { bulk, clock } = this;
    const values = {
      kind: definition.name,
      recordId: record[definition.key],
      recordName: name.slice(0, 400),
      about: this.#about(definition, record)?.slice(0, 400) ?? null,
      records: entry.count,
    };
    if (entry.id !== null) return void (await bulk.change(this.definition, [entry.id], values, product));
    const now = clock.now();
    const [id] = await bulk.add(
      this.definition,
      [
        {
          ...values,
          deletedAt: now.toISOString(),
          deletedBy: { key: author.id, display: author.facts.fullName },
          keptUntil: new Date(now.getTime() + days * 86_400_000).toISOString().slice(0, 10),
        },
      ],
      product,
    );
    entry.id = id!;
  }

  /** The name of the record that a record belongs to: the customer of a note. */
  #about({ fields, name }: EntityDefinition, record: Readonly<AnyRecord>): string | null {
    const { registry } = this;
    const owner = fields.find(
      (field) =>
        field.type === 'ref' &&
        !field.stamp &&
        field.to !== name &&
        record[field.name] &&
        registry.definition(field.to!).search.length > 0 &&
        registry.definition(field.to!).owner === null,
    );
    return owner ? String((record[owner.name] as Reference).display) : null;
  }

  async #addRows(trash: number, rows: readonly TrashedRow[]): Promise<void> {
    await insertMany(
      this.database,
      'trash_row',
      columnsOf({ entity: 'text', record_id: 'integer', content: 'text' }),
      rows.map(({ entity, id, row }) => [entity, id, JSON.stringify(row)]),
      [{ name: 'trash_id', type: 'integer', value: trash }],
    );
  }

  /** Reserves the unique values of deleted records, and keeps their files. */
  async #claim(
    trash: number,
    definition: EntityDefinition,
    records: readonly Readonly<AnyRecord>[],
    reserves: boolean,
  ): Promise<void> {
    const { name, unique, fields } = definition;
    // A link to another record is no value that a record has for itself.
    const isValue = (field: string) => fieldOf(definition, field)!.type !== 'ref';
    const sets = reserves ? unique.map((one) => one.fields).filter((set) => set.some(isValue)) : [];
    const files = fields.filter(({ file }) => file);
    const rows = records.flatMap((record) => [
      ...sets
        .filter((set) => set.every((field) => (record[field] ?? null) !== null))
        .map((set) => [set.join(), claimOf(definition, set, record), null]),
      ...files.flatMap((field) => (record[field.name] ? [['', null, record[field.name]]] : [])),
    ]);
    await insertMany(this.database, 'trash_claim', columnsOf({ fields: 'text', claimed: 'text', file: 'text' }), rows, [
      { name: 'entity', type: 'text', value: name },
      { name: 'trash_id', type: 'integer', value: trash },
    ]);
  }

  async #remove(ids: readonly number[], { withFiles }: { readonly withFiles: boolean }): Promise<void> {
    const { bulk } = this;
    await this.#emptied(ids, { withFiles });
    await bulk.remove(
      this.definition,
      ids.map((id) => ({ id })),
      product,
    );
  }

  async #emptied(ids: readonly number[], { withFiles }: { readonly withFiles: boolean }): Promise<void> {
    const { database, files } = this;
    await database.rows(sql`delete from trash_row where trash_id in ${sql.list(ids)}`);
    const gone = await database.rows(sql`delete from trash_claim where trash_id in ${sql.list(ids)} returning file`);
    if (withFiles)
      database.afterCommit(async () => {
        for (const [file] of gone) if (file !== null) await files.remove(file as string);
      });
  }
}

/** The name of a record; of one without, those of what it refers to. */
function nameOf({ display, key, fields }: EntityDefinition, record: Readonly<AnyRecord>): string {
  if (display !== key && record[display] !== null) return String(record[display]);
  const parts = fields.flatMap(({ type, stamp, name }) => (type === 'ref' && !stamp && record[name]) || []);
  return parts.map((part) => String((part as Reference).display)).join(' · ') || String(record[key]);
}

/** Unique values as they are compared: as stored, in small letters. */
const claimOf = (definition: EntityDefinition, fields: readonly string[], record: Readonly<AnyRecord>): string =>
  lowered(JSON.stringify(fields.map((name) => encodeValue(fieldOf(definition, name)!, record[name]))));

const columnsOf = (types: Readonly<Record<string, BulkColumn['type']>>): BulkColumn[] =>
  Object.entries(types).map(([name, type]) => ({ name, type }));
