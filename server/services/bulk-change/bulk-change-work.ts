import { setImmediate } from 'node:timers/promises';
import { Injectable } from '@nestjs/common';
import { sql } from '../../core/db/sql.ts';
import { invalid, reasonOf, UserError } from '../../core/errors/errors.ts';
import { counted } from '../background/counters.ts';
import type { Run } from '../background/kind.ts';
import { actOnAll } from '../crud/bulk.ts';
import { product } from '../history/history.ts';
import { SaveServices } from '../save/services.ts';
import { Undo } from '../undo/undo.ts';
import { undoRows } from '../undo/undo-rows.ts';
import { Act } from './act.ts';
import { changeOf, type BulkChangeRecord } from './change-of.ts';
import { ChangeRows, type ChangeRow } from './rows.ts';

/** Records checked before the result is kept, and records changed or undone in one transaction. */
const [checkedTogether, changedTogether] = [100, 50];

/** Milliseconds for which a change can be undone, from its end. */
const undoable = 10 * 60_000;

type Counter = 'readyCount' | 'sameCount' | 'refusedCount' | 'changedCount' | 'undoneCount' | 'keptCount';

/**
 * The background work of bulk changes. Each transaction keeps the outcomes of its records with what it does, so that the
 * work goes on where it was after a crash, and does nothing twice.
 */
@Injectable()
export class BulkChangeWork {
  constructor(
    private readonly services: SaveServices,
    private readonly undoing: Undo,
    private readonly rows: ChangeRows,
  ) {}

  /** Finds what would happen to each record. */
  async check(id: number, run: Run): Promise<() => Promise<void>> {
    const record = await this.#record(id, 'Checking');
    const act = new Act(this.services, changeOf(record, this.services.registry), run.user);
    for (let from = record.checkedCount!; ;) {
      run.signal.throwIfAborted();
      const rows = await this.rows.from(id, from, checkedTogether);
      if (!rows.length) break;
      const found: Pick<ChangeRow, 'id' | 'state' | 'message'>[] = [];
      for (const row of rows) {
        found.push({ id: row.id, ...(await this.#found(act, row.recordKey)) });
        await giveWay();
      }
      const count = (state: ChangeRow['state']) => found.filter((one) => one.state === state).length;
      from = rows.at(-1)!.position + 1;
      await run.write(async () => {
        await this.#locked(id, 'Checking');
        await this.rows.keepStates(found);
        const more = { readyCount: count('ready'), sameCount: count('same'), refusedCount: count('refused') };
        await this.#add(id, more, { checkedCount: from });
      });
      run.progress(from, record.rowCount!);
    }
    return () => this.#change(id, { status: 'Checked', running: false, problem: null });
  }

  async #found(act: Act, key: number): Promise<Pick<ChangeRow, 'state' | 'message'>> {
    try {
      return { state: (await act.check(key)) ? 'ready' : 'same', message: null };
    } catch (error) {
      if (!(error instanceof UserError)) throw error;
      return { state: 'refused', message: reasonOf(error) };
    }
  }

  /** Changes the records that are left, of those that can be changed. */
  async save(id: number, run: Run): Promise<() => Promise<void>> {
    const { database, registry } = this.services;
    const record = await this.#record(id, 'Changing');
    const act = new Act(this.services, changeOf(record, registry), run.user);
    for (let from = record.passedCount!; ;) {
      run.signal.throwIfAborted();
      const rows = await this.rows.from(id, from, changedTogether);
      if (!rows.length) break;
      const byKey = new Map(rows.filter(({ state }) => state === 'ready').map((row) => [row.recordKey, row]));
      const next = rows.at(-1)!.position + 1;
      await run.write(async () => {
        await this.#locked(id, 'Changing');
        const undoIds = new Map<number, number | null>();
        const why = new Map<number, string>();
        await actOnAll(database, [...byKey.keys()], async (key) => {
          await giveWay();
          try {
            const done = await act.run(key, byKey.get(key)!.id);
            if (done) undoIds.set(key, done.undoId);
          } catch (error) {
            if (error instanceof UserError) why.set(key, reasonOf(error));
            throw error;
          }
        });
        const done = [...byKey].map(([key, row]) => ({
          id: row.id,
          outcome: why.has(key) ? ('refused' as const) : undoIds.has(key) ? ('changed' as const) : ('same' as const),
          message: why.get(key) ?? null,
          undoId: why.has(key) ? null : (undoIds.get(key) ?? null),
        }));
        await this.rows.keepOutcomes(done);
        const count = (outcome: ChangeRow['outcome']) => done.filter((one) => one.outcome === outcome).length;
        const more = {
          readyCount: -done.length,
          changedCount: count('changed'),
          sameCount: count('same'),
          refusedCount: count('refused'),
        };
        await this.#add(id, more, { passedCount: next });
      });
      from = next;
      run.progress(from, record.rowCount!);
    }
    return () => this.#change(id, { status: 'Changed', running: false, problem: null, ...this.#ended() });
  }

  /** Undoes the records that are not undone yet, the last first. */
  async undo(id: number, run: Run): Promise<() => Promise<void>> {
    const { rowCount, changedCount } = await this.#record(id, 'Undoing');
    const by = { undo: this.undoing, log: this.services.undo, user: run.user, write: run.write };
    const of = { kind: 'bulk', entity: 'bulkChangeRow', keepUndone: this.rows.keepUndone.bind(this.rows) } as const;
    for (let before = rowCount!; ;) {
      run.signal.throwIfAborted();
      const rows = await this.rows.toUndo(id, before, changedTogether);
      if (!rows.length) break;
      await undoRows(rows, of, by, async (undone, kept) => {
        await this.#locked(id, 'Undoing');
        await this.#add(id, { undoneCount: undone, keptCount: kept });
      });
      before = rows.at(-1)!.position;
      const { undoneCount, keptCount } = await this.#record(id, 'Undoing');
      run.progress(undoneCount! + keptCount!, changedCount!);
    }
    return () => this.#change(id, { status: 'Undone', running: false, problem: null });
  }

  /** The work has ended without being done. Call in the transaction. @param problem null if it was stopped */
  async ended(id: number, problem: string | null): Promise<void> {
    const record = await this.services.records.one('bulkChange', id);
    const hasChanged = record?.status === 'Changing';
    await this.#change(id, { running: false, problem, ...(hasChanged && this.#ended()) });
  }

  #ended(): Partial<BulkChangeRecord> {
    const { clock } = this.services;
    const until = new Date(clock.now().getTime() + undoable).toISOString();
    return { endedAt: clock.instant(), undoUntil: until };
  }

  async #record(id: number, status: string): Promise<BulkChangeRecord> {
    const record = await this.services.records.one('bulkChange', id);
    if (record?.status !== status) throw invalid({ status: 'This change has been stopped.' });
    return record;
  }

  async #locked(id: number, status: string): Promise<BulkChangeRecord> {
    await this.services.database.locked(sql`select 1 from bulk_change where id = ${id}`);
    return this.#record(id, status);
  }

  async #change(id: number, values: Partial<BulkChangeRecord>): Promise<void> {
    await this.services.bulk.change('bulkChange', [id], values, product);
  }

  async #add(id: number, more: Partial<Record<Counter, number>>, values: Partial<BulkChangeRecord> = {}) {
    await this.services.bulk.change('bulkChange', [id], counted<BulkChangeRecord>(more, values), product);
  }
}

/**
 * SQLite never yields to the event loop, so without this other calls would wait for all records. A call needs several turns
 * of the loop, each of which would wait for a record.
 */
async function giveWay(): Promise<void> {
  for (let turn = 0; turn < 4; turn++) await setImmediate();
}
