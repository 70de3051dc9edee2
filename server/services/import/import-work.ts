import { Injectable } from '@nestjs/common';
import { sql } from '../../core/db/sql.ts';
import { invalid, UserError } from '../../core/errors/errors.ts';
import { counted } from '../background/counters.ts';
import type { Run } from '../background/kind.ts';
import { product } from '../history/history.ts';
import { SaveServices } from '../save/services.ts';
import { Undo } from '../undo/undo.ts';
import { undoRows, type Write } from '../undo/undo-rows.ts';
import { importOf, type RecordImportRecord } from './import-of.ts';
import { RowCheck } from './row-check.ts';
import { RowSave } from './row-save.ts';
import { StoredRows } from './stored-rows.ts';

/** Rows checked before they are kept, and rows saved or undone in one transaction, during which nobody else can save. */
const [checkedTogether, savedTogether] = [100, 50];

type Counter = 'addedCount' | 'updatedCount' | 'skippedCount' | 'refusedCount' | 'undoneCount' | 'keptCount';

/**
 * The background work of imports. Each transaction keeps the outcomes of its rows with what it does, so that the work
 * goes on where it was after a crash, and does nothing twice.
 */
@Injectable()
export class ImportWork {
  readonly #rows: StoredRows;

  constructor(
    private readonly services: SaveServices,
    private readonly undoing: Undo,
    rows: StoredRows,
  ) {
    this.#rows = rows;
  }

  /** Checks the rows that are not checked yet. Begins again if the mapping changes meanwhile. */
  async check(id: number, run: Run): Promise<() => Promise<void>> {
    let check: RowCheck | null = null;
    let mapping: string | null = null;
    for (;;) {
      run.signal.throwIfAborted();
      const record = await this.#record(id, 'Checking');
      if (!check || record.mapping !== mapping) {
        mapping = record.mapping!;
        check = new RowCheck(this.services, this.#rows, importOf(record, this.services.registry), run.user);
        await check.load();
      }
      const from = record.checkedCount!;
      const rows = await this.#rows.from(id, from, checkedTogether);
      if (!rows.length) break;
      const checked = await check.check(rows);
      await run.write(async () => {
        const now = await this.#locked(id, 'Checking');
        if (now.mapping !== mapping || now.checkedCount !== from) return;
        await this.#rows.keepChecked(checked);
        await this.#change(id, { checkedCount: rows.at(-1)!.position + 1 });
      });
      run.progress(rows.at(-1)!.position + 1, record.rowCount!);
    }
    return () => this.#change(id, { status: 'Checked', running: false, problem: null });
  }

  /** Imports the rows that are left. */
  async save(id: number, run: Run): Promise<() => Promise<void>> {
    const save = new RowSave(
      this.services,
      this.#rows,
      importOf(await this.#record(id, 'Importing'), this.services.registry),
      run.user,
    );
    await save.load();
    for (;;) {
      run.signal.throwIfAborted();
      const { passedCount, rowCount } = await this.#record(id, 'Importing');
      const rows = await this.#rows.from(id, passedCount!, savedTogether);
      if (!rows.length) break;
      await save.save(rows, run.write, async ({ added, updated, skipped, refused }, passed) => {
        await this.#locked(id, 'Importing');
        const more = { addedCount: added, updatedCount: updated, skippedCount: skipped, refusedCount: refused };
        await this.#add(id, more, { passedCount: passed });
      });
      run.progress(rows.at(-1)!.position + 1, rowCount!);
    }
    return () => this.#change(id, { status: 'Imported', running: false, problem: null });
  }

  /** Undoes the rows that are not undone yet, the last first. */
  async undo(id: number, run: Run): Promise<() => Promise<void>> {
    const { rowCount, addedCount, updatedCount } = await this.#record(id, 'Undoing');
    const by = { undo: this.undoing, log: this.services.undo, user: run.user, write: run.write };
    const of = { kind: 'import', entity: 'importRow', keepUndone: this.#rows.keepUndone.bind(this.#rows) } as const;
    for (let before = rowCount!; ;) {
      run.signal.throwIfAborted();
      const rows = await this.#rows.toUndo(id, before, savedTogether);
      if (!rows.length) break;
      await undoRows(rows, of, by, async (undone, kept) => {
        await this.#locked(id, 'Undoing');
        await this.#add(id, { undoneCount: undone, keptCount: kept });
      });
      before = rows.at(-1)!.position;
      const { undoneCount, keptCount } = await this.#record(id, 'Undoing');
      run.progress(undoneCount! + keptCount!, addedCount! + updatedCount!);
    }
    await this.#undoEntries(id, run);
    return () => this.#change(id, { status: 'Undone', running: false, problem: null });
  }

  /** Undoes the entries of lists that an import has added, unless something uses them. */
  async #undoEntries(of: number, { user, write }: Pick<Run, 'user'> & { readonly write: Write }): Promise<void> {
    const entries = await this.services.undo.of('import', 'recordImport', of);
    for (const entry of entries.filter(({ isUndone }) => !isUndone))
      await write(() => this.undoing.undoEntry(entry, user)).catch((error: unknown) => {
        if (!(error instanceof UserError)) throw error;
      });
  }

  /** The work has ended without being done. Call in the transaction. @param problem null if it was stopped */
  ended(id: number, problem: string | null): Promise<void> {
    return this.#change(id, { running: false, problem });
  }

  async #record(id: number, status: string): Promise<RecordImportRecord> {
    const record = await this.services.records.one('recordImport', id);
    if (record?.status !== status) throw invalid({ status: 'This import has been stopped.' });
    return record;
  }

  async #locked(id: number, status: string): Promise<RecordImportRecord> {
    await this.services.database.locked(sql`select 1 from record_import where id = ${id}`);
    return this.#record(id, status);
  }

  async #change(id: number, values: Partial<RecordImportRecord>): Promise<void> {
    await this.services.bulk.change('recordImport', [id], values, product);
  }

  async #add(id: number, more: Partial<Record<Counter, number>>, values: Partial<RecordImportRecord> = {}) {
    await this.services.bulk.change('recordImport', [id], counted<RecordImportRecord>(more, values), product);
  }
}
