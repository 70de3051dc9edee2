import { setImmediate } from 'node:timers/promises';
import { reasonOf, UserError } from '../../core/errors/errors.ts';
import type { SessionUser } from '../access/session-user.ts';
import type { Change } from '../save/change.ts';
import type { SaveServices } from '../save/services.ts';
import type { Write } from '../undo/undo-rows.ts';
import { fileRowOf, RowCheck, type ImportOf } from './row-check.ts';
import type { ReadRow, RowReader } from './row-reader.ts';
import type { Alike, RowOutcome, StoredRow, StoredRows } from './stored-rows.ts';

/** What was done with a row. */
type Done = Pick<StoredRow, 'id' | 'outcome' | 'message' | 'recordKey' | 'undoId'>;

/** How many rows had each outcome. */
export type OutcomeCounts = Readonly<Record<RowOutcome, number>>;

/**
 * Saves the rows of an import as their person, by the ordinary save. Some rows are one transaction. If one of them fails
 * after it has written something, each of them gets a transaction of its own, so that only that one is refused.
 */
export class RowSave {
  /** Keys of records added in the transaction that runs. */
  readonly #added = new Set<number>();
  readonly #check: RowCheck;
  readonly #reader: RowReader;
  readonly #services: SaveServices;
  readonly #rows: StoredRows;
  readonly #of: ImportOf;
  readonly #user: SessionUser;

  constructor(services: SaveServices, rows: StoredRows, of: ImportOf, user: SessionUser) {
    this.#services = services;
    this.#rows = rows;
    this.#of = of;
    this.#user = user;
    this.#check = new RowCheck(services, rows, of, user);
    this.#reader = this.#check.reader;
  }

  /** Loads the names of lists. Call before the first save. */
  load(): Promise<void> {
    return this.#check.load();
  }

  /**
   * Saves rows, and keeps their outcomes with them.
   * @param write runs a step in a transaction
   * @param keep runs in each transaction, with the outcomes and the rows that it has passed
   */
  async save(
    rows: readonly StoredRow[],
    write: Write,
    keep: (counts: OutcomeCounts, passed: number) => Promise<unknown>,
  ): Promise<void> {
    try {
      await write(() => this.#saveAll(rows, keep));
    } catch (error) {
      // Entries of lists that it has added are gone again.
      await this.load();
      const [row, ...more] = rows;
      if (more.length) {
        for (const one of rows) await this.save([one], write, keep);
        return;
      }
      if (!(error instanceof UserError)) throw error;
      await write(() => this.#keep([refusal(row!, error)], row!.position + 1, keep));
    }
  }

  async #saveAll(rows: readonly StoredRow[], keep: (counts: OutcomeCounts, passed: number) => Promise<unknown>) {
    const { headings } = this.#of;
    this.#added.clear();
    const read = await this.#reader.read(rows.map((row) => fileRowOf(headings, row)));
    const done: Done[] = [];
    for (const [i, row] of rows.entries()) {
      const one = row.outcome === null && row.action ? await this.#saveRow(row, read[i]!, rows.length > 1) : null;
      if (one) done.push(one);
      // SQLite never yields to the event loop, so without this other calls would wait for all rows.
      await setImmediate();
    }
    await this.#keep(done, rows.at(-1)!.position + 1, keep);
  }

  async #keep(
    done: readonly Done[],
    passed: number,
    keep: (counts: OutcomeCounts, passed: number) => Promise<unknown>,
  ): Promise<void> {
    await this.#rows.keepOutcomes(done);
    const count = (outcome: RowOutcome) => done.filter((one) => one.outcome === outcome).length;
    const counts = {
      added: count('added'),
      updated: count('updated'),
      skipped: count('skipped'),
      refused: count('refused'),
    };
    await keep(counts, passed);
  }

  /**
   * Saves a row. Null if it is now a possible duplicate, so that its person has to decide.
   * @param isLot whether other rows are in the same transaction
   * @throws UserError if the row is refused after something may have been written
   */
  async #saveRow(row: StoredRow, read: ReadRow, isLot: boolean): Promise<Done | null> {
    const none = { id: row.id, message: null, recordKey: null, undoId: null };
    if (row.action === 'skip') return { ...none, outcome: 'skipped' };
    const { definition } = this.#of;
    const id = row.action === 'update' ? row.target : null;
    const version = id !== null && row.state === 'update' && row.version !== null ? { version: row.version } : {};
    const rule = definition.access[id === null ? 'create' : 'update'];
    const prepare = () => {
      this.#user.require(rule);
      return this.#reader.prepare(id, { ...(id === null ? read.added : read.changed), ...version }, (field, name) =>
        this.#create(field, name),
      );
    };
    const writesNothing = !Object.keys(row.newNames).length;
    const change = await prepare().catch((error: unknown) => {
      if (isLot && writesNothing && error instanceof UserError) return error;
      throw error;
    });
    if (change instanceof UserError) return refusal(row, change);
    if (change.isNew && row.state === 'new') {
      const alike = await this.#othersAlike(change);
      if (alike.length) {
        const target = alike.find(({ key }) => key !== null)?.key ?? null;
        await this.#rows.keepChecked([{ ...row, state: 'duplicate', action: 'skip', target, alike }]);
        return null;
      }
    }
    if (!change.isNew && !change.fields.length) return { ...none, outcome: 'skipped', recordKey: id };
    const { recordKey, undoId } = await this.#undoable(rule, 'importRow', row.id, async () => {
      const record = await this.#reader.saver.commit(change, id, this.#user);
      this.#added.add(record[definition.key] as number);
      return record[definition.key] as number;
    });
    return { ...none, outcome: id === null ? 'added' : 'updated', recordKey, undoId };
  }

  /** The possible duplicates that others have added since the check. The check has compared the rows of the file. */
  async #othersAlike(change: Change): Promise<Alike[]> {
    const alike = await this.#check.alikeOf(change);
    if (!alike.length) return [];
    const own = await this.#rows.among(
      this.#of.id,
      alike.map(({ key }) => key!),
    );
    return alike.filter(({ key }) => !own.has(key!) && !this.#added.has(key!));
  }

  /** Adds an entry of a list. It is undone after all rows, if nothing else uses it by then. */
  async #create(field: string, name: string): Promise<number> {
    const target = this.#reader.names.target(field);
    const { recordKey } = await this.#undoable(target.access.create, 'recordImport', this.#of.id, () =>
      this.#reader.names.create(field, name),
    );
    return recordKey;
  }

  /** Logs what a save does as something that can be undone for 30 days. */
  async #undoable(
    rule: Parameters<SessionUser['require']>[0],
    entity: string,
    recordId: number,
    save: () => Promise<number>,
  ): Promise<{ recordKey: number; undoId: number | null }> {
    const { undo } = this.#services;
    const { result } = await undo.during({ user: this.#user, rule, joined: null }, async () => {
      const recordKey = await save();
      return { recordKey, undoId: await undo.about({ kind: 'import', entity, recordId, facts: {} }) };
    });
    return result;
  }
}

/** The outcome of a row that the save refuses, with the messages of all of its fields. */
const refusal = ({ id }: Pick<StoredRow, 'id'>, error: UserError): Done => ({
  id,
  outcome: 'refused',
  message: reasonOf(error),
  recordKey: null,
  undoId: null,
});
