import { Injectable } from '@nestjs/common';
import { Database, type Row } from '../../core/db/database.ts';
import { insertMany, type BulkColumn } from '../../core/db/insert-many.ts';
import { sql, type Sql } from '../../core/db/sql.ts';
import { updateMany } from '../../core/db/update-many.ts';
import type { UndoneRow } from '../undo/undo-rows.ts';

export type RowState = 'waiting' | 'ready' | 'same' | 'refused';
export type RowOutcome = 'changed' | 'same' | 'refused';

/** A record of a bulk change. */
export interface ChangeRow {
  readonly id: number;
  /** From 0, in the order of the list. */
  readonly position: number;
  readonly recordKey: number;
  readonly state: RowState;
  readonly outcome: RowOutcome | null;
  /** Why it cannot be changed, or was not undone. */
  readonly message: string | null;
  readonly undoId: number | null;
  readonly undo: 'undone' | 'kept' | null;
}

/** Rows that a page can show alone. */
export const rowFilters = ['refused', 'changed', 'kept'] as const;
export type RowFilter = (typeof rowFilters)[number];

const columns = sql.raw('id, position, record_key, state, outcome, message, undo_id, undo');
const message: BulkColumn = { name: 'message', type: 'text' };
const stateColumns: readonly BulkColumn[] = [{ name: 'state', type: 'text' }, message];
const outcomeColumns: readonly BulkColumn[] = [
  { name: 'outcome', type: 'text' },
  message,
  { name: 'undo_id', type: 'integer' },
];

/** The records of bulk changes. */
@Injectable()
export class ChangeRows {
  constructor(private readonly database: Database) {}

  /** Call in a transaction. @param from position of the first */
  add(of: number, from: number, keys: readonly number[]): Promise<void> {
    return insertMany(
      this.database,
      'bulk_change_row',
      [
        { name: 'position', type: 'integer' },
        { name: 'record_key', type: 'integer' },
      ],
      keys.map((key, i) => [from + i, key]),
      [
        { name: 'change_id', type: 'integer', value: of },
        { name: 'state', type: 'text', value: 'waiting' },
      ],
    );
  }

  /** Rows from a position on, in their order. */
  from(of: number, position: number, limit: number): Promise<ChangeRow[]> {
    return this.#rows(sql`where change_id = ${of} and position >= ${position} order by position ${sql.limit(limit)}`);
  }

  /** Rows before a position that can still be undone, the last first. */
  toUndo(of: number, before: number, limit: number): Promise<ChangeRow[]> {
    return this.#rows(sql`where change_id = ${of} and position < ${before} and undo_id is not null and undo is null
      order by position desc ${sql.limit(limit)}`);
  }

  page(of: number, filter: RowFilter, offset: number, limit: number): Promise<ChangeRow[]> {
    return this.#rows(
      sql`where change_id = ${of} and ${conditionOf(filter)} order by position ${sql.limit(limit)} offset ${offset}`,
    );
  }

  /** The reasons of the rows that a filter shows, the most frequent first, each with the number of its rows. */
  async reasons(of: number, filter: RowFilter, limit: number) {
    const rows = await this.database.rows(sql`select message, count(*) from bulk_change_row where change_id = ${of}
      and ${conditionOf(filter)} group by message order by count(*) desc, message ${sql.limit(limit)}`);
    return rows.map(([text, count]) => ({ message: text as string | null, count: Number(count) }));
  }

  /** Keeps what the check has found. Call in a transaction. */
  keepStates(rows: readonly Pick<ChangeRow, 'id' | 'state' | 'message'>[]): Promise<void> {
    const values = rows.map(({ id, state, message: why }) => [state, why?.slice(0, 1000), id]);
    return updateMany(this.database, 'bulk_change_row', 'id', stateColumns, values);
  }

  /** Keeps what was done. Call in the transaction that does it. */
  keepOutcomes(rows: readonly Pick<ChangeRow, 'id' | 'outcome' | 'message' | 'undoId'>[]): Promise<void> {
    const values = rows.map(({ id, outcome, message: why, undoId }) => [outcome, why?.slice(0, 1000), undoId, id]);
    return updateMany(this.database, 'bulk_change_row', 'id', outcomeColumns, values);
  }

  /** Keeps whether rows were undone. Call in the transaction that does it. */
  keepUndone(rows: readonly UndoneRow[]): Promise<void> {
    const values = rows.map(({ id, undo, message: why }) => [undo, why?.slice(0, 1000), id]);
    return updateMany(this.database, 'bulk_change_row', 'id', [{ name: 'undo', type: 'text' }, message], values);
  }

  /** Deletes rows. Call in a transaction. @returns how many were deleted */
  async remove(of: number, most: number): Promise<number> {
    const rows = await this.database.rows(
      sql`select id from bulk_change_row where change_id = ${of} ${sql.limit(most)}`,
    );
    const ids = rows.map(([id]) => id as number);
    if (ids.length) await this.database.rows(sql`delete from bulk_change_row where id in ${sql.list(ids)}`);
    return ids.length;
  }

  async #rows(rest: Sql): Promise<ChangeRow[]> {
    return (await this.database.rows(sql`select ${columns} from bulk_change_row ${rest}`)).map(rowOf);
  }
}

/** Rows that cannot be changed, by the check or by what was found when they were. */
function conditionOf(filter: RowFilter): Sql {
  if (filter === 'changed') return sql`outcome = ${'changed'}`;
  if (filter === 'kept') return sql`undo = ${'kept'}`;
  return sql`(state = ${'refused'} or outcome = ${'refused'})`;
}

function rowOf([id, position, recordKey, state, outcome, text, undoId, undo]: Row): ChangeRow {
  return { id, position, recordKey, state, outcome, message: text, undoId, undo } as ChangeRow;
}
