import { Injectable } from '@nestjs/common';
import { Database, type Row } from '../../core/db/database.ts';
import { insertMany, type BulkColumn } from '../../core/db/insert-many.ts';
import { sql, type Sql } from '../../core/db/sql.ts';
import { updateMany } from '../../core/db/update-many.ts';
import { fold } from '../../core/search/words.ts';
import { titled } from './names.ts';
import type { NumberedRow } from './read-table.worker.ts';

export type RowState = 'waiting' | 'new' | 'update' | 'duplicate' | 'same' | 'wrong';
export type RowAction = 'add' | 'update' | 'skip';
export type RowOutcome = 'added' | 'updated' | 'skipped' | 'refused';

/** A record, or another row of the file, that a row seems to repeat. */
export interface Alike {
  /** Key of the record; null for a row of the file. */
  readonly key: number | null;
  /** Number of the row in the file; null for a record. */
  readonly rowNo: number | null;
  readonly name: string;
  /** Titles of the fields that suggest it: those with the same value, and those with a similar one. */
  readonly reasons: readonly { readonly title: string; readonly match: string }[];
}

/** What a check has found about a row. */
export interface CheckedRow {
  readonly id: number;
  readonly cells: readonly string[];
  readonly state: RowState;
  readonly action: RowAction | null;
  /** Key of the record that the row changes. */
  readonly target: number | null;
  /** Version of that record when the row was checked. */
  readonly version: number | null;
  /** Messages by index of the column; -1 for the whole row. */
  readonly errors: Readonly<Record<number, string>>;
  /** What was probably meant, by index of the column. */
  readonly offers: Readonly<Record<number, string>>;
  readonly alike: readonly Alike[];
  /** Names that a list does not have yet, by field. */
  readonly newNames: Readonly<Record<string, string>>;
  /** Hash of what tells one record from another. */
  readonly rowKey: string | null;
}

/** A row of an import. */
export interface StoredRow extends CheckedRow {
  readonly position: number;
  readonly rowNo: number;
  readonly outcome: RowOutcome | null;
  /** Why it was not imported, or not undone. */
  readonly message: string | null;
  readonly recordKey: number | null;
  readonly undoId: number | null;
  /** Whether it was undone, or could not be. */
  readonly undo: 'undone' | 'kept' | null;
}

/** Rows that a page can show alone. */
export type RowFilter = 'all' | Exclude<RowState, 'waiting'> | RowOutcome | 'left' | 'kept';
export const rowFilters: readonly RowFilter[] = [
  'all',
  'new',
  'update',
  'duplicate',
  'same',
  'wrong',
  'added',
  'updated',
  'skipped',
  'refused',
  'left',
  'kept',
];

const columns = sql.raw(
  `id, position, row_no, cells, state, action, target, version, errors, offers, alike, new_names, row_key,
  outcome, message, record_key, undo_id, undo`,
);

const checkedColumns: readonly BulkColumn[] = [
  { name: 'cells', type: 'text' },
  { name: 'state', type: 'text' },
  { name: 'action', type: 'text' },
  { name: 'target', type: 'integer' },
  { name: 'version', type: 'integer' },
  { name: 'errors', type: 'text' },
  { name: 'offers', type: 'text' },
  { name: 'alike', type: 'text' },
  { name: 'new_names', type: 'text' },
  { name: 'row_key', type: 'text' },
];

const outcomeColumns: readonly BulkColumn[] = [
  { name: 'outcome', type: 'text' },
  { name: 'message', type: 'text' },
  { name: 'record_key', type: 'integer' },
  { name: 'undo_id', type: 'integer' },
];

/** The rows of imported files. */
@Injectable()
export class StoredRows {
  constructor(private readonly database: Database) {}

  /** Adds rows of a file. Call in a transaction. @param from position of the first */
  add(of: number, from: number, rows: readonly NumberedRow[]): Promise<void> {
    return insertMany(
      this.database,
      'import_row',
      [
        { name: 'position', type: 'integer' },
        { name: 'row_no', type: 'integer' },
        { name: 'cells', type: 'text' },
      ],
      rows.map(({ number, texts }, i) => [from + i, number, JSON.stringify(texts)]),
      [
        { name: 'import_id', type: 'integer', value: of },
        { name: 'state', type: 'text', value: 'waiting' },
      ],
    );
  }

  /** Rows from a position on, in the order of the file. @param which a further condition */
  async from(of: number, position: number, limit: number, which: Sql = sql`1 = 1`): Promise<StoredRow[]> {
    return this.#rows(sql`where import_id = ${of} and position >= ${position} and ${which}
      order by position ${sql.limit(limit)}`);
  }

  /** Rows before a position that can still be undone, the last first. */
  async toUndo(of: number, before: number, limit: number): Promise<StoredRow[]> {
    return this.#rows(sql`where import_id = ${of} and position < ${before} and undo_id is not null and undo is null
      order by position desc ${sql.limit(limit)}`);
  }

  /** A page of the rows that a filter shows. @param checked rows that the check has come to */
  async page(of: number, filter: RowFilter, checked: number, offset: number, limit: number): Promise<StoredRow[]> {
    return this.#rows(sql`where import_id = ${of} and position < ${checked} and ${conditionOf(filter)}
      order by position ${sql.limit(limit)} offset ${offset}`);
  }

  /** Rows by their numbers in the file. */
  async byNumbers(of: number, numbers: readonly number[]): Promise<StoredRow[]> {
    if (!numbers.length) return [];
    return this.#rows(sql`where import_id = ${of} and row_no in ${sql.list(numbers)} order by position`);
  }

  /** The number of the first row before a position with each of these keys. */
  async earlier(of: number, keys: readonly string[], before: number): Promise<Map<string, number>> {
    if (!keys.length) return new Map();
    const rows = await this.database.rows(sql`select row_key, min(row_no) from import_row
      where import_id = ${of} and row_key in ${sql.list(keys)} and position < ${before} group by row_key`);
    return new Map(rows as [string, number][]);
  }

  /** Which of these records an import has added or changed. */
  async among(of: number, keys: readonly number[]): Promise<Set<number>> {
    const rows = await this.database.rows(sql`select record_key from import_row
      where import_id = ${of} and record_key in ${sql.list(keys)}`);
    return new Set(rows.map(([key]) => key as number));
  }

  /** Keeps what a check has found. Call in a transaction. */
  keepChecked(rows: readonly CheckedRow[]): Promise<void> {
    const json = (value: object) => (Object.keys(value).length ? JSON.stringify(value) : null);
    return updateMany(
      this.database,
      'import_row',
      'id',
      checkedColumns,
      rows.map((row) => [
        JSON.stringify(row.cells),
        row.state,
        row.action,
        row.target,
        row.version,
        json(row.errors),
        json(row.offers),
        json(row.alike),
        json(row.newNames),
        row.rowKey,
        row.id,
      ]),
    );
  }

  /** Keeps what was done with rows. Call in the transaction that does it. */
  keepOutcomes(rows: readonly Pick<StoredRow, 'id' | 'outcome' | 'message' | 'recordKey' | 'undoId'>[]): Promise<void> {
    return updateMany(
      this.database,
      'import_row',
      'id',
      outcomeColumns,
      rows.map(({ id, outcome, message, recordKey, undoId }) => [
        outcome,
        message?.slice(0, 1000),
        recordKey,
        undoId,
        id,
      ]),
    );
  }

  /** Keeps whether rows were undone. Call in the transaction that does it. */
  keepUndone(rows: readonly Pick<StoredRow, 'id' | 'undo' | 'message'>[]): Promise<void> {
    return updateMany(
      this.database,
      'import_row',
      'id',
      [
        { name: 'undo', type: 'text' },
        { name: 'message', type: 'text' },
      ],
      rows.map(({ id, undo, message }) => [undo, message?.slice(0, 1000), id]),
    );
  }

  /** Lets rows be undone once more that could not be. Call in a transaction. */
  async tryUndoAgain(of: number): Promise<void> {
    await this.database.rows(
      sql`update import_row set undo = null, message = null where import_id = ${of} and undo = ${'kept'}`,
    );
  }

  /** Decides about rows between two positions at once. Call in a transaction. */
  async decide(of: number, state: RowState, action: RowAction, from: number, to: number): Promise<void> {
    const fits = action === 'update' ? sql`target is not null` : sql`1 = 1`;
    await this.database.rows(sql`update import_row set action = ${action} where import_id = ${of}
      and position >= ${from} and position < ${to} and state = ${state} and outcome is null and ${fits}`);
  }

  /** How many rows there are of each state, action and outcome. */
  async counts(of: number, checked: number) {
    const rows = await this.database.manyRows(sql`select state, action, outcome, count(*) from import_row
      where import_id = ${of} and position < ${checked} group by state, action, outcome`);
    return rows.map(([state, action, outcome, count]) => ({
      state: state as RowState,
      action: action as RowAction | null,
      outcome: outcome as RowOutcome | null,
      count: Number(count),
    }));
  }

  /** The names that lists do not have yet, by field, of the rows that are to be imported. */
  async newNames(of: number, checked: number): Promise<Record<string, string[]>> {
    const rows = await this.database.manyRows(sql`select distinct new_names from import_row where import_id = ${of}
      and position < ${checked} and new_names is not null and outcome is null and action in ('add', 'update')`);
    const found: Record<string, Map<string, string>> = {};
    for (const [text] of rows)
      for (const [field, name] of Object.entries(JSON.parse(text as string) as Record<string, string>))
        (found[field] ??= new Map()).set(fold(name), titled(name));
    return Object.fromEntries(Object.entries(found).map(([field, names]) => [field, [...names.values()].toSorted()]));
  }

  /** Deletes rows of an import. Call in a transaction. @returns how many were deleted */
  async remove(of: number, most: number): Promise<number> {
    const rows = await this.database.rows(sql`select id from import_row where import_id = ${of} ${sql.limit(most)}`);
    const ids = rows.map(([id]) => id as number);
    if (ids.length) await this.database.rows(sql`delete from import_row where id in ${sql.list(ids)}`);
    return ids.length;
  }

  async #rows(rest: Sql): Promise<StoredRow[]> {
    return (await this.database.rows(sql`select ${columns} from import_row ${rest}`)).map(rowOf);
  }
}

/** Rows that are left: what the import did not take, and a person can still correct or decide about. */
function conditionOf(filter: RowFilter): Sql {
  if (filter === 'all') return sql`1 = 1`;
  if (filter === 'kept') return sql`undo = ${'kept'}`;
  if (filter === 'left') return sql`(outcome is null or outcome = 'refused')`;
  if (['added', 'updated', 'skipped', 'refused'].includes(filter)) return sql`outcome = ${filter}`;
  return sql`state = ${filter} and outcome is null`;
}

function rowOf(row: Row): StoredRow {
  const [id, position, rowNo, cells, state, action, target, version, errors, offers, alike, newNames, rowKey] = row;
  const [outcome, message, recordKey, undoId, undo] = row.slice(13);
  const parsed = (text: unknown, none: unknown) => (text === null ? none : JSON.parse(text as string));
  return {
    id,
    position,
    rowNo,
    cells: parsed(cells, []),
    state,
    action,
    target,
    version,
    errors: parsed(errors, {}),
    offers: parsed(offers, {}),
    alike: parsed(alike, []),
    newNames: parsed(newNames, {}),
    rowKey,
    outcome,
    message,
    recordKey,
    undoId,
    undo,
  } as StoredRow;
}
