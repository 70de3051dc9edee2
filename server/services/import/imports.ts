import { Injectable } from '@nestjs/common';
import { sql } from '../../core/db/sql.ts';
import { badRequest, invalid, refused } from '../../core/errors/errors.ts';
import type { Encoding } from '../../core/files/encodings.gen.ts';
import { chosenSheet } from '../../core/files/limits.gen.ts';
import type { SessionUser } from '../access/session-user.ts';
import { Background } from '../background/background.ts';
import { Cruds } from '../crud/cruds.ts';
import { SaveServices } from '../save/services.ts';
import { importable, importOf, type RecordImportRecord } from './import-of.ts';
import { Matching } from './matching.ts';
import { readRows, UnreadableFile } from './read-file.ts';
import { RowCheck } from './row-check.ts';
import { StoredRows, type CheckedRow, type RowAction, type RowState, type StoredRow } from './stored-rows.ts';

/** Of a file: as of a sheet that is chosen in the browser, and a row of headings. */
const limits = { ...chosenSheet, rows: chosenSheet.rows + 1 };

/** Rows that a call decides about in one transaction. */
const lot = 2000;

/** Days that the rows of a file are kept: until it is imported, and afterwards. */
const kept = { before: 7, after: 30 };

/** What an import can be at, and the work that does it. */
export type Step = 'check' | 'save' | 'undo';

/** What identifies the kind of background work. */
export const importKind = { name: 'import', lane: 'long' } as const;

export interface ImportInput {
  readonly import: number;
  readonly step: Step;
}

/** Imports files in the browser: what people do with an import. Their calls have checked who may reach it. */
@Injectable()
export class Imports {
  constructor(
    private readonly services: SaveServices,
    private readonly cruds: Cruds,
    private readonly background: Background,
    private readonly rows: StoredRows,
    private readonly columns: Matching,
  ) {}

  /**
   * Reads a file, and keeps its rows.
   * @returns the key of the import
   * @throws UserError 422 with what is wrong with the file
   */
  async receive(
    kind: string,
    file: { readonly path: string; readonly name: string; readonly encoding?: Encoding | undefined },
    user: SessionUser,
  ): Promise<number> {
    const { registry, database } = this.services;
    const { access, plural } = importable(kind, registry);
    if (!user.allows(access.create) && !user.allows(access.update)) throw refused(user.denied(access.create));
    const fixed = { kind, fileName: file.name, keptUntil: this.#inDays(kept.before) };
    const { id } = (await this.cruds.of('recordImport').create({}, user, fixed)) as { id: number };
    let headings: string[] = [];
    let count = 0;
    try {
      const encoding = await readRows(
        file.path,
        {
          columns: (found) => void (headings = namesOf(found)),
          rows: async (rows) => {
            await database.write(() => this.rows.add(id, count, rows));
            count += rows.length;
          },
        },
        { name: file.name, limits, encoding: file.encoding },
      );
      if (!count) throw new UnreadableFile(`${file.name} has no rows of ${plural.toLowerCase()} below the headings.`);
      const read = { status: 'Matching', headings: JSON.stringify(headings), rowCount: count, encoding } as const;
      await this.#change(id, read, user);
      return id;
    } catch (error) {
      await this.discard(id, user);
      throw error instanceof UnreadableFile ? invalid({ file: error.message }) : error;
    }
  }

  /** Takes a mapping, and begins to check the rows with it. @throws UserError 422 with what is wrong with it */
  async map(record: RecordImportRecord, mapping: object, user: SessionUser): Promise<void> {
    const { database } = this.services;
    const problems = this.columns.problemsOf(record, mapping, user);
    if (problems.length) throw invalid({ mapping: `The mapping does not fit: ${problems.join('; ')}.` });
    await database.write(async () => {
      await this.#locked(record.id, ['Matching', 'Checking', 'Checked']);
      const checking = { status: 'Checking', checkedCount: 0, mapping: JSON.stringify(mapping) } as const;
      await this.#change(record.id, checking, user);
      await this.#begin({ ...record, ...checking }, 'check', user);
    });
  }

  /** Changes cells of rows, or decides what is done with them, and checks these rows again. */
  async correct(record: RecordImportRecord, changes: readonly RowChange[], user: SessionUser): Promise<StoredRow[]> {
    const { database, registry } = this.services;
    requireStatus(record, ['Checking', 'Checked', 'Imported']);
    const check = new RowCheck(this.services, this.rows, importOf(record, registry), user);
    await check.load();
    const numbers = changes.map(({ rowNo }) => rowNo);
    const rows = await this.rows.byNumbers(record.id, numbers);
    const byNumber = new Map(changes.map((change) => [change.rowNo, change]));
    const checked: CheckedRow[] = [];
    for (const row of rows) {
      if (row.position >= record.checkedCount!) throw refused(`Row ${row.rowNo} is not checked yet.`);
      if (row.outcome !== null && row.outcome !== 'refused') throw refused(`Row ${row.rowNo} has been imported.`);
      checked.push((await check.check([changedRow(row, byNumber.get(row.rowNo)!)]))[0]!);
    }
    await database.write(async () => {
      const now = await this.#locked(record.id, ['Checking', 'Checked', 'Imported']);
      if (now.mapping !== record.mapping) throw refused('The columns were matched anew in the meantime.');
      await this.rows.keepChecked(checked);
      const again = rows.filter(({ outcome }) => outcome === 'refused');
      await this.rows.keepOutcomes(
        again.map(({ id }) => ({ id, outcome: null, message: null, recordKey: null, undoId: null })),
      );
      if (again.length) await this.#change(record.id, { refusedCount: now.refusedCount! - again.length }, user);
    });
    return this.rows.byNumbers(record.id, numbers);
  }

  /** Decides about all rows of a state that are not imported yet. */
  async decide(record: RecordImportRecord, state: RowState, action: RowAction): Promise<void> {
    requireStatus(record, ['Checking', 'Checked', 'Imported']);
    for (let at = 0; at < record.rowCount!; at += lot)
      await this.services.database.write(() => this.rows.decide(record.id, state, action, at, at + lot));
  }

  /** Begins to import the rows that have something to be done, or goes on. */
  async start(record: RecordImportRecord, user: SessionUser): Promise<void> {
    await this.services.database.write(async () => {
      const now = await this.#locked(record.id, ['Checked', 'Importing', 'Imported']);
      const { clock } = this.services;
      const first = now.status === 'Importing' ? {} : { passedCount: 0, importedAt: clock.instant() };
      await this.#change(record.id, { ...first, status: 'Importing', keptUntil: this.#inDays(kept.after) }, user);
      await this.#begin(now, 'save', user);
    });
  }

  /** Stops what is running. What has been done stays, and the rest can be done later. */
  async stop({ id }: RecordImportRecord, user: SessionUser): Promise<void> {
    for (const step of ['check', 'save', 'undo'] as const) await this.background.stopNamed(nameOf(id, step), user);
  }

  /** Begins to undo what has been imported, the last row first; rows that were refused are tried again. */
  async undo(record: RecordImportRecord, user: SessionUser): Promise<void> {
    await this.background.stopNamed(nameOf(record.id, 'save'), user);
    await this.services.database.write(async () => {
      const now = await this.#locked(record.id, ['Importing', 'Imported', 'Undoing', 'Undone']);
      if (!now.keptUntil) throw refused('An import can be undone for 30 days.');
      if (now.status !== 'Undoing') await this.rows.tryUndoAgain(record.id);
      const again = now.status === 'Undoing' ? {} : { keptCount: 0 };
      await this.#change(record.id, { ...again, status: 'Undoing' }, user);
      await this.#begin(now, 'undo', user);
    });
  }

  /** Throws an import away that has saved nothing, and its rows. */
  async discard(id: number, user: SessionUser): Promise<void> {
    const { database } = this.services;
    await database.write(async () => {
      await this.#locked(id, ['Reading', 'Matching', 'Checking', 'Checked']);
      const none = { status: 'Discarded', running: false, keptUntil: null, mapping: null } as const;
      await this.#change(id, none, user);
    });
    await this.background.stopNamed(nameOf(id, 'check'), user);
    while ((await database.write(() => this.rows.remove(id, lot))) === lot);
  }

  /** Deletes the rows of imports whose time is over. Those that were never imported are discarded. */
  async removeExpired(stop: AbortSignal): Promise<void> {
    const { database, clock, bulk, users } = this.services;
    for (;;) {
      const [due] = await database.rows(
        sql`select id, status from record_import where kept_until < ${clock.today()} order by kept_until, id ${sql.limit(1)}`,
      );
      if (!due || stop.aborted) return;
      const [id, status] = due as [number, string];
      while (!stop.aborted && (await database.write(() => this.rows.remove(id, lot))) === lot);
      const isDone = ['Importing', 'Imported', 'Undoing', 'Undone'].includes(status);
      const ended = { keptUntil: null, running: false, ...(isDone ? {} : { status: 'Discarded' as const }) };
      if (!stop.aborted) await database.write(() => bulk.change('recordImport', [id], ended, users.system));
    }
  }

  async #begin({ id, fileName }: RecordImportRecord, step: Step, user: SessionUser): Promise<void> {
    await this.#change(id, { running: true, problem: null }, user);
    const doing = { check: 'Check of', save: 'Import of', undo: 'Undo of the import of' }[step];
    const input: ImportInput = { import: id, step };
    const about = {
      subject: `${doing} ${fileName}`,
      person: user,
      name: nameOf(id, step),
      link: `/imports/${id}/detail`,
    };
    await this.background.add(importKind, input, about);
  }

  /** Locks an import until the transaction ends. @throws UserError 422 if it is at another point */
  async #locked(id: number, at: readonly string[]): Promise<RecordImportRecord> {
    await this.services.database.locked(sql`select 1 from record_import where id = ${id}`);
    const record = (await this.services.records.one('recordImport', id))!;
    requireStatus(record, at);
    return record;
  }

  async #change(id: number, values: Partial<RecordImportRecord>, user: SessionUser): Promise<void> {
    await this.services.bulk.change('recordImport', [id], values, user);
  }

  #inDays(days: number): string {
    return new Date(Date.parse(this.services.clock.today()) + days * 86_400_000).toISOString().slice(0, 10);
  }
}

/** What a person changes of a row. */
export interface RowChange {
  /** Number of the row in the file. */
  readonly rowNo: number;
  /** Texts by index of the column. */
  readonly cells: Readonly<Record<number, string>>;
  readonly action?: RowAction | undefined;
  /** Key of the record that it changes, among those that it is like. */
  readonly target?: number | undefined;
}

function changedRow(row: StoredRow, { cells, action, target }: RowChange): StoredRow {
  if (target !== undefined && !row.alike.some(({ key }) => key === target))
    throw badRequest('target must be one of the records that the row is like.');
  const changed = row.cells.map((text, i) => cells[i] ?? text);
  return { ...row, cells: changed, ...(action && { action }), ...(target !== undefined && { target }) };
}

function requireStatus({ status }: RecordImportRecord, at: readonly string[]): void {
  if (at.includes(status!)) return;
  const why: Record<string, string> = {
    Matching: 'Match the columns of this file first.',
    Checking: 'This file is still being checked.',
    Importing: 'This file is being imported.',
    Undoing: 'This import is being undone.',
    Undone: 'This import has been undone.',
    Discarded: 'This import has been discarded.',
  };
  throw refused(why[status!] ?? 'This import has ended.');
}

const nameOf = (id: number, step: Step): string => `import ${step}: ${id}`;

/** Headings as names that differ: `Phone`, `Phone (2)`; `Column 3` for one without a text. */
function namesOf(headings: readonly string[]): string[] {
  const names: string[] = [];
  for (const [i, heading] of headings.entries()) {
    const name = heading.slice(0, 200) || `Column ${i + 1}`;
    let unique = name;
    for (let n = 2; names.includes(unique); n++) unique = `${name} (${n})`;
    names.push(unique);
  }
  return names;
}
