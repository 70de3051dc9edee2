import { setImmediate } from 'node:timers/promises';
import { UserError } from '../../core/errors/errors.ts';
import type { SessionUser } from '../access/session-user.ts';
import type { Undo } from './undo.ts';
import type { Subject, UndoLog } from './undo-log.ts';

/** Runs a step in a transaction. */
export type Write = <T>(step: () => Promise<T>) => Promise<T>;

/** A row of long work whose save can be undone. */
export interface UndoableRow {
  readonly id: number;
  /** Its entry in the log of what can be undone. */
  readonly undoId: number | null;
}

/** Whether a row was undone, or why not. */
export interface UndoneRow {
  readonly id: number;
  readonly undo: 'undone' | 'kept' | null;
  readonly message: string | null;
}

/** The rows of an import, or of a bulk change. */
export interface RowsToUndo extends Pick<Subject, 'kind' | 'entity'> {
  keepUndone(rows: readonly UndoneRow[]): Promise<void>;
}

/**
 * Undoes rows, the last first. They are one transaction; if one of them cannot be undone, each has its own. A record that
 * somebody has changed since, or that others refer to, stays as it is, with the reason.
 * @param keep runs in each transaction: how many were undone, and how many were not
 */
export async function undoRows(
  rows: readonly UndoableRow[],
  of: RowsToUndo,
  {
    undo,
    log,
    user,
    write,
  }: { readonly undo: Undo; readonly log: UndoLog; readonly user: SessionUser; readonly write: Write },
  keep: (undone: number, kept: number) => Promise<unknown>,
): Promise<void> {
  const undoAll = async () => {
    for (const { undoId } of rows) {
      await undo.undoEntry(await log.byId(of.kind, of.entity, undoId!), user);
      // SQLite never yields to the event loop, so without this other calls would wait for all rows.
      await setImmediate();
    }
    await of.keepUndone(rows.map(({ id }) => ({ id, undo: 'undone', message: null })));
    await keep(rows.length, 0);
  };
  try {
    await write(undoAll);
  } catch (error) {
    if (rows.length > 1) {
      for (const row of rows) await undoRows([row], of, { undo, log, user, write }, keep);
      return;
    }
    if (!(error instanceof UserError)) throw error;
    await write(async () => {
      await of.keepUndone([{ id: rows[0]!.id, undo: 'kept', message: error.message }]);
      await keep(0, 1);
    });
  }
}
