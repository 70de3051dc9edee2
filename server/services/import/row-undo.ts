import { setImmediate } from 'node:timers/promises';
import { UserError } from '../../core/errors/errors.ts';
import type { SessionUser } from '../access/session-user.ts';
import type { SaveServices } from '../save/services.ts';
import type { Undo } from '../undo/undo.ts';
import type { Write } from './row-save.ts';
import type { StoredRow, StoredRows } from './stored-rows.ts';

/**
 * Undoes rows of an import. A record that somebody has changed since, or that others refer to, stays as it is, with the
 * reason.
 */
export class RowUndo {
  readonly #services: SaveServices;
  readonly #undo: Undo;
  readonly #rows: StoredRows;
  readonly #user: SessionUser;

  constructor(services: SaveServices, undo: Undo, rows: StoredRows, user: SessionUser) {
    this.#services = services;
    this.#undo = undo;
    this.#rows = rows;
    this.#user = user;
  }

  /**
   * Undoes rows, the last first. They are one transaction; if one of them cannot be undone, each has its own.
   * @param keep runs in each transaction: how many were undone, and how many were not
   */
  async undo(
    rows: readonly StoredRow[],
    write: Write,
    keep: (undone: number, kept: number) => Promise<unknown>,
  ): Promise<void> {
    const undoAll = async () => {
      for (const { undoId } of rows) {
        await this.#undo.undoEntry(await this.#services.undo.byId('import', 'importRow', undoId!), this.#user);
        await setImmediate();
      }
      await this.#rows.keepUndone(rows.map(({ id }) => ({ id, undo: 'undone' as const, message: null })));
      await keep(rows.length, 0);
    };
    try {
      await write(undoAll);
    } catch (error) {
      if (rows.length > 1) {
        for (const row of rows) await this.undo([row], write, keep);
        return;
      }
      if (!(error instanceof UserError)) throw error;
      await write(async () => {
        await this.#rows.keepUndone([{ id: rows[0]!.id, undo: 'kept', message: error.message }]);
        await keep(0, 1);
      });
    }
  }

  /** Undoes the entries of lists that an import has added, unless something uses them. */
  async undoEntries(of: number, write: Write): Promise<void> {
    const entries = await this.#services.undo.of('import', 'recordImport', of);
    for (const entry of entries.filter(({ isUndone }) => !isUndone))
      await write(() => this.#undo.undoEntry(entry, this.#user)).catch((error: unknown) => {
        if (!(error instanceof UserError)) throw error;
      });
  }
}
