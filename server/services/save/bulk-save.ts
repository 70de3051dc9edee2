import { Injectable } from '@nestjs/common';
import { Changes, type WrittenRows, type WrittenWhat } from '../../core/db/changes.ts';
import { Database } from '../../core/db/database.ts';
import { reserveKeys } from '../../core/db/reserve-keys.ts';
import {
  columnOf,
  isEntry,
  type AnyRecord,
  type Entity,
  type EntityDefinition,
  type RecordOf,
} from '../../core/model/definition.ts';
import { Registry } from '../../core/model/registry.ts';
import { Records, type Where } from '../../core/records/records.ts';
import { Clock } from '../../core/time/clock.ts';
import { Duplicates } from '../duplicates/duplicates.ts';
import { type Author, type Deed, History } from '../history/history.ts';
import { Jobs } from '../jobs/jobs.ts';
import { SearchRefresh } from '../search/refresh.ts';
import { UndoLog } from '../undo/undo-log.ts';
import { Authorising } from './authorising.ts';
import { Change } from './change.ts';
import { keepNames } from './keep-names.ts';
import { keptRows, restoreRow, type KeptRow } from './kept-row.ts';
import { lockRecords } from './lock.ts';
import { refreshSearches } from './refresh-searches.ts';
import { lockRolledUp, rollUp } from './roll-ups.ts';
import { stamp } from './stamp.ts';
import { tally, untally } from './tallies.ts';
import { deleteRows, insertRows, placeRestored, updateRows, writeSearchText } from './write.ts';

/** How a change differs from a plain one. */
interface How {
  /** What the history says in place of the changed fields. */
  readonly deed?: Deed;
  /** What the history calls it. */
  readonly action?: 'undo';
  /** Whether the values are derived from other records, so that undoing the change of those derives them again. */
  readonly isDerived?: boolean;
  /** Whether values are rolled up from the records at once; otherwise the caller does it. Default: true. */
  readonly rollsUp?: boolean;
}

/** Number of records read and written in one statement. */
const most = 1000;

/**
 * Saves any number of records of one entity on behalf of the product, all or none. It joins the surrounding transaction
 * if there is one. Version, stamps, search words, blocking keys, history and change events are as in any save. Access,
 * rules and hooks are skipped, because the values are known to be valid; only `authorise` runs, for each record that a
 * person writes.
 */
@Injectable()
export class BulkSave {
  constructor(
    private readonly database: Database,
    private readonly registry: Registry,
    private readonly records: Records,
    private readonly history: History,
    private readonly undo: UndoLog,
    private readonly duplicates: Duplicates,
    private readonly changes: Changes,
    private readonly clock: Clock,
    private readonly searchRefresh: SearchRefresh,
    private readonly jobs: Jobs,
    private readonly authorising: Authorising,
  ) {}

  /** Adds records. Returns their keys. */
  async add<E extends Entity>(entity: E, all: readonly Partial<RecordOf<E>>[], author: Author): Promise<number[]> {
    const definition = this.registry.definition(entity);
    return this.#write(definition, async () => {
      const added: number[] = [];
      const lot = this.#lot(definition, author);
      for (let at = 0; at < all.length; at += lot)
        added.push(...(await this.#addLot(definition, all.slice(at, at + lot), author)));
      return added;
    });
  }

  /**
   * Changes the records with these keys. Locks them in the order of their keys, so that concurrent calls cannot
   * deadlock.
   * @param to values, or a function that returns the values for a record; null leaves the record unchanged
   * @returns keys of the records that actually changed
   */
  async change<E extends Entity>(
    entity: E,
    ids: readonly number[],
    to: Partial<RecordOf<E>> | ((record: RecordOf<E>) => Partial<RecordOf<E>> | null),
    author: Author,
    how: How = {},
  ): Promise<number[]> {
    const definition = this.registry.definition(entity);
    return this.#write(
      definition,
      async () => {
        const done: number[] = [];
        const lot = this.#lot(definition, author);
        const sorted = ids.toSorted((a, b) => a - b);
        for (let at = 0; at < sorted.length; at += lot)
          done.push(...(await this.#changeLot(definition, sorted.slice(at, at + lot), to, author, how)));
        return done;
      },
      'values',
    );
  }

  /** A record that an extension checks is written before the next one is checked. */
  #lot(definition: EntityDefinition, author: Author): number {
    return this.authorising.isNeeded(definition, author) ? 1 : most;
  }

  async #addLot<T extends AnyRecord>(
    definition: EntityDefinition<T>,
    all: readonly Partial<T>[],
    author: Author,
  ): Promise<number[]> {
    const { database, registry } = this;
    const changes = this.#stamped(
      all.map((values) => new Change<AnyRecord>(definition, null, values)),
      author,
    );
    const keys = await reserveKeys(database, definition.table, columnOf(definition, definition.key), changes.length);
    for (const [i, { after }] of changes.entries()) after[definition.key] = keys[i];
    for (const change of changes) await this.authorising.check(definition, change, author);
    await lockRolledUp(changes, { database, registry });
    const added = await this.#written(definition, changes, author, () => insertRows(database, definition, changes), {});
    await this.#rollUp(changes);
    return added;
  }

  async #changeLot<T extends AnyRecord>(
    definition: EntityDefinition<T>,
    ids: readonly number[],
    to: Partial<T> | ((record: T) => Partial<T> | null),
    author: Author,
    how: How,
  ): Promise<number[]> {
    const { database, records, registry } = this;
    await lockRecords(database, definition, ids);
    const changes: Change[] = [];
    // Read only once they are locked, because another transaction could have been changing them.
    for (const record of await records.find(definition, { [definition.key]: ids } as Where<T>)) {
      const values = typeof to === 'function' ? to(record) : to;
      const change = values && new Change<AnyRecord>(definition, record, values);
      if (change?.fields.length) changes.push(change);
    }
    for (const change of changes) await this.authorising.check(definition, change, author);
    this.#stamped(changes, author, how.action === 'undo');
    await lockRolledUp(changes, { database, registry });
    const done = await this.#written(definition, changes, author, () => updateRows(database, definition, changes), how);
    // An undo rolls up once, when all of its records are written.
    if (how.action !== 'undo' && how.rollsUp !== false) await this.#rollUp(changes);
    return done;
  }

  #rollUp(all: readonly Change[]): Promise<void> {
    const { database, registry, changes } = this;
    return rollUp(all, { database, registry, changes, bulk: this });
  }

  #stamped(changes: readonly Change[], author: Author, isUndo = false): readonly Change[] {
    for (const change of changes) stamp(change, author, this.clock, isUndo);
    return changes;
  }

  /**
   * Deletes records. Nothing may refer to them.
   * @returns the deleted rows by key, without those that had been deleted before
   */
  async remove<E extends Entity>(
    entity: E,
    all: readonly RecordOf<E>[],
    author: Author,
  ): Promise<ReadonlyMap<number, KeptRow>> {
    const definition = this.registry.definition(entity);
    const { database, duplicates, history, undo } = this;
    const ids = all.map((record) => record[definition.key] as number);
    const work = async () => {
      const gone = new Map<number, KeptRow>();
      const lot = this.#lot(definition, author);
      for (let at = 0; at < ids.length; at += lot) {
        const some = ids.slice(at, at + lot);
        await lockRecords(database, definition, some);
        for (const [id, row] of await keptRows(database, definition, some)) gone.set(id, row);
        for (const record of all.slice(at, at + lot))
          if (gone.has(record[definition.key] as number))
            await this.authorising.check(definition, { before: record, after: null }, author);
        await untally(database, definition, some);
        await deleteRows(database, definition, some);
      }
      const removed = all.filter((record) => gone.has(record[definition.key] as number));
      for (const record of removed)
        await duplicates.remember(definition, record[definition.key] as number, record, null);
      await history.whole('delete', definition, removed, author);
      await undo.removed(definition, gone, author);
      return gone;
    };
    return this.#write(definition, work, 'rows', () => 'many');
  }

  /** Restores a deleted row under its old key. Returns its record. */
  async restore(definition: EntityDefinition, id: number, row: KeptRow, author: Author): Promise<AnyRecord> {
    const { database, duplicates, history, records, registry, undo } = this;
    let record: AnyRecord;
    const work = async () => {
      await restoreRow(database, definition, row);
      record = (await records.one(definition, id))!;
      await this.authorising.check(definition, { before: null, after: record }, author);
      await keepNames(definition, [record], { database, registry });
      if (definition.search.length) await writeSearchText(database, definition, record);
      if (isEntry(definition)) await placeRestored(database, definition, record);
      await duplicates.remember(definition, id, null, record);
      await tally(database, definition, [{ before: null, after: record }]);
      await history.whole('restore', definition, [record], author);
      await undo.restored(definition, record, author);
      return record;
    };
    return this.#write(definition, work, 'rows', () => [id]);
  }

  /** Writes rows with all that follows from them; PostgreSQL runs one statement while the next is prepared. */
  async #written(
    definition: EntityDefinition,
    changes: readonly Change[],
    author: Author,
    writeRows: () => Promise<void>,
    { deed, action, isDerived }: How,
  ): Promise<number[]> {
    const { database, history, jobs, registry, searchRefresh, undo } = this;
    const searched = changes.filter(({ isSearchedAnew }) => isSearchedAnew);
    await keepNames(
      definition,
      searched.map(({ after }) => after),
      { database, registry },
    );
    await database.concurrently([
      writeRows,
      () => history.saved(changes, author, { deed, action }),
      () => (isDerived ? Promise.resolve() : undo.saved(changes, author)),
      () => this.#rememberKeys(definition, changes),
      () => tally(database, definition, changes),
      () => refreshSearches(definition, changes, { database, searchRefresh, jobs }),
    ]);
    return changes.map(({ after }) => after[definition.key] as number);
  }

  /** Replaces the blocking keys of records. */
  async #rememberKeys(definition: EntityDefinition, changes: readonly Change[]): Promise<void> {
    if (!definition.duplicates) return;
    for (const { before, after } of changes)
      await this.duplicates.remember(definition, after[definition.key] as number, before, after);
  }

  /** @param written which rows people may be looking at; default: those whose keys the work returns */
  #write<R>(
    { table }: EntityDefinition,
    work: () => Promise<R>,
    what: WrittenWhat = 'rows',
    written = (result: R) => result as WrittenRows,
  ): Promise<R> {
    const { database, changes } = this;
    return database.write(async () => {
      const result = await work();
      database.afterCommit(() => changes.committed(table, written(result), what));
      return result;
    });
  }
}
