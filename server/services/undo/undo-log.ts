import { AsyncLocalStorage } from 'node:async_hooks';
import { randomBytes } from 'node:crypto';
import { Injectable } from '@nestjs/common';
import { Database } from '../../core/db/database.ts';
import { insertMany, type BulkColumn } from '../../core/db/insert-many.ts';
import { sql } from '../../core/db/sql.ts';
import { notFound, UserError } from '../../core/errors/errors.ts';
import type { AnyRecord, EntityDefinition, Rule } from '../../core/model/definition.ts';
import { instantToWire, Clock } from '../../core/time/clock.ts';
import type { Author } from '../history/history.ts';
import type { Change } from '../save/change.ts';
import type { KeptRow } from '../save/kept-row.ts';
import { loggedOf, rowOf, stepColumns, stepOf, type Step } from './step.ts';

/** What can be undone for longer than a save. Each has rules of its own. */
export type UndoKind = 'save' | 'merge' | 'replacement' | 'handOver' | 'posting' | 'import' | 'bulk';

/** How long it can be undone, in milliseconds and in words. */
const lifetimes = {
  save: { time: 10 * 60_000, words: 'ten minutes' },
  merge: { time: 30 * 86_400_000, words: '30 days' },
  replacement: { time: 30 * 86_400_000, words: '30 days' },
  handOver: { time: 30 * 86_400_000, words: '30 days' },
  posting: { time: 30 * 86_400_000, words: '30 days' },
  import: { time: 30 * 86_400_000, words: '30 days' },
  // Ten minutes after its end; it may take hours.
  bulk: { time: 2 * 86_400_000, words: 'ten minutes' },
} as const satisfies Record<UndoKind, object>;

/** A call of a person whose saves are logged. */
interface Call {
  readonly token: string;
  readonly user: Author;
  readonly rule: Rule;
  /** Transactions in which its entry has been written. */
  readonly entered: WeakSet<object>;
  /** Whether a transaction with one of its steps is committed. */
  isSaved: boolean;
  /** Whether it has done something that cannot be undone. */
  isFinal: boolean;
}

/** What an entry is about, if it is more than a save. */
export interface Subject {
  readonly kind: Exclude<UndoKind, 'save'>;
  readonly entity: string;
  readonly recordId: number;
  /** What lists of these entries show. */
  readonly facts: Readonly<Record<string, unknown>>;
}

export interface UndoEntry {
  readonly id: number;
  readonly token: string;
  readonly kind: UndoKind;
  readonly rule: Rule;
  readonly entity: string | null;
  readonly recordId: number | null;
  readonly facts: Readonly<Record<string, any>>;
  /** ISO instant. */
  readonly at: string;
  readonly userId: number;
  readonly userName: string;
  readonly isUndone: boolean;
}

const columns = sql.raw('id, token, kind, rule, entity, record_id, facts, at, user_id, user_name, undone_at');
const types: Readonly<Record<(typeof stepColumns)[number], BulkColumn['type']>> = {
  entity: 'text',
  record_id: 'integer',
  action: 'text',
  before: 'text',
  after: 'text',
  version: 'integer',
  by_product: 'boolean',
};

/**
 * Logs what each call saves, so that it can be undone. A step is written in the transaction of its save, so neither
 * exists without the other. Jobs and commands log nothing.
 */
@Injectable()
export class UndoLog {
  readonly #calls = new AsyncLocalStorage<Call | null>();

  constructor(
    private readonly database: Database,
    private readonly clock: Clock,
  ) {}

  /**
   * Runs a call and logs what it saves.
   * @param joined token of an earlier call of the same person that is to be undone together with this one
   * @returns its result, and the token to undo it by; null if there is nothing to undo
   */
  async during<T>(
    { user, rule, joined }: { readonly user: Author; readonly rule: Rule; readonly joined: string | null },
    work: () => Promise<T>,
  ): Promise<{ readonly result: T; readonly token: string | null }> {
    const isKnown = joined !== null && (await this.#isOpen(joined, user));
    const token = isKnown ? joined : randomBytes(20).toString('hex');
    const call: Call = { token, user, rule, entered: new WeakSet(), isSaved: false, isFinal: false };
    const result = await this.#calls.run(call, work);
    return { result, token: call.isSaved && !call.isFinal ? token : null };
  }

  /** Runs work whose saves are not logged: they follow from reading, or are undone in another way. */
  without<T>(work: () => Promise<T>): Promise<T> {
    return this.#calls.run(null, work);
  }

  /** Marks the call as one that cannot be undone. */
  finalise(): void {
    const call = this.#calls.getStore();
    if (call) call.isFinal = true;
  }

  /** Token of the call; null if it is not logged. */
  get token(): string | null {
    return this.#calls.getStore()?.token ?? null;
  }

  /** Logs records that were created or changed. Call in the transaction; they must have their keys. */
  async saved(changes: readonly Change[], author: Author): Promise<void> {
    const [first] = changes;
    if (!first || !this.#logs(first.definition)) return;
    const { definition } = first;
    const version = definition.fields.find(({ stamp }) => stamp === 'version')?.name;
    const steps = changes.flatMap((change): Step[] => {
      const { before, after } = change;
      const names = change.fields
        .filter(({ stamp, name }) => !stamp && name !== definition.key)
        .map(({ name }) => name);
      const common = {
        entity: definition.name,
        id: after[definition.key] as number,
        version: version ? (after[version] as number) : null,
        byProduct: author.id === 0,
      };
      if (!before) return [{ ...common, action: 'create' }];
      if (!names.length) return [];
      return [{ ...common, action: 'change', before: loggedOf(before, names), after: loggedOf(after, names) }];
    });
    await this.#write(steps);
  }

  /** Logs a record that was restored. Call in the transaction. */
  async restored(definition: EntityDefinition, record: Readonly<AnyRecord>, author: Author): Promise<void> {
    const version = definition.fields.find(({ stamp }) => stamp === 'version')?.name;
    await this.#log(definition, author, [
      {
        entity: definition.name,
        id: record[definition.key] as number,
        version: version ? (record[version] as number) : null,
        byProduct: author.id === 0,
        action: 'create',
      },
    ]);
  }

  /** Logs rows that were deleted. Call in the transaction. */
  async removed(definition: EntityDefinition, rows: ReadonlyMap<number, KeptRow>, author: Author): Promise<void> {
    const common = { entity: definition.name, version: null, byProduct: author.id === 0, action: 'remove' } as const;
    await this.#log(
      definition,
      author,
      [...rows].map(([id, row]) => ({ ...common, id, row })),
    );
  }

  /**
   * Says that the call is more than a save. Call in the transaction.
   * @returns the number of its entry; null if the call is not logged
   */
  async about({ kind, entity, recordId, facts }: Subject): Promise<number | null> {
    const call = this.#calls.getStore();
    if (!call) return null;
    await this.#enter(call);
    const until = this.#in(lifetimes[kind].time);
    return (await this.database.value<number>(sql`update undo_entry set kind = ${kind}, entity = ${entity},
      record_id = ${recordId}, facts = ${JSON.stringify(facts)}, until = ${until} where token = ${call.token} returning id`))!;
  }

  /** What was done of a kind to a record and can still be undone, or has been undone: the newest first. */
  async of(kind: Subject['kind'], entity: string, recordId: number): Promise<UndoEntry[]> {
    const rows = await this.database.rows(sql`select ${columns} from undo_entry
      where record_id = ${recordId} and lower(entity) = ${entity.toLowerCase()} and kind = ${kind}
      and until >= ${this.clock.instant()} order by id desc`);
    return rows.map(entryOf);
  }

  /** @throws UserError 404 */
  async byToken(token: string, user: Author): Promise<UndoEntry> {
    const [row] = await this.database.rows(
      sql`select ${columns} from undo_entry where token = ${token} and user_id = ${user.id}`,
    );
    if (!row) throw notFound('Change');
    return entryOf(row);
  }

  /** @throws UserError 404 if there is no such merge, replacement, hand-over or import */
  async byId(kind: Subject['kind'], entity: string, id: number): Promise<UndoEntry> {
    const [row] = await this.database.rows(
      sql`select ${columns} from undo_entry where id = ${id} and kind = ${kind} and lower(entity) = ${entity.toLowerCase()}`,
    );
    if (!row) throw notFound(kind === 'handOver' ? 'Hand-over' : kind.charAt(0).toUpperCase() + kind.slice(1));
    return entryOf(row);
  }

  /**
   * Marks an entry as undone. Call in the transaction that undoes it.
   * @returns its steps, the last first
   * @throws UserError 422 if it is undone already, or too old
   */
  async take({ token, kind, isUndone }: UndoEntry): Promise<Step[]> {
    const now = this.clock.instant();
    const [done] = await this.database.rows(sql`update undo_entry set undone_at = ${now}
      where token = ${token} and undone_at is null and until >= ${now} returning id`);
    const what = kind === 'handOver' ? 'hand-over' : kind === 'save' || kind === 'bulk' ? 'change' : kind;
    if (!done)
      throw new UserError(
        422,
        'too_late',
        isUndone || (await this.#isUndone(token))
          ? `This ${what} has already been undone.`
          : `${kind === 'import' ? 'An' : 'A'} ${what} can be undone for ${lifetimes[kind].words}.`,
      );
    const rows = await this.database.rows(sql`select ${sql.join(stepColumns.map((name) => sql.id(name)))}
      from undo_step where token = ${token} order by id desc`);
    return rows.map(stepOf);
  }

  async #log(definition: EntityDefinition, _: Author, steps: readonly Step[]): Promise<void> {
    if (this.#logs(definition)) await this.#write(steps);
  }

  #logs({ trash }: EntityDefinition): boolean {
    return this.#calls.getStore() !== undefined && this.#calls.getStore() !== null && trash !== 'none';
  }

  async #write(steps: readonly Step[]): Promise<void> {
    const call = this.#calls.getStore();
    if (!call || !steps.length) return;
    await this.database.concurrently([
      () => this.#enter(call),
      () =>
        insertMany(
          this.database,
          'undo_step',
          stepColumns.map((name) => ({ name, type: types[name] })),
          steps.map(rowOf),
          [{ name: 'token', type: 'text', value: call.token }],
        ),
    ]);
  }

  /** Writes the entry of a call, once in each of its transactions: another one may have been rolled back. */
  async #enter(call: Call): Promise<void> {
    const { token, user, rule, entered } = call;
    const transaction = this.database.transaction!;
    if (entered.has(transaction)) return;
    entered.add(transaction);
    this.database.afterCommit(() => (call.isSaved = true));
    const values = [token, 'save', JSON.stringify(rule), '{}', this.clock.instant(), this.#in(lifetimes.save.time)];
    await this.database.rows(sql`insert into undo_entry (token, kind, rule, facts, at, until, user_id, user_name)
      values ${sql.list([...values, user.id, user.facts.fullName])} on conflict (token) do nothing`);
  }

  async #isOpen(token: string, user: Author): Promise<boolean> {
    const rows = await this.database.rows(sql`select 1 from undo_entry where token = ${token}
      and user_id = ${user.id} and undone_at is null and until >= ${this.clock.instant()}`);
    return rows.length > 0;
  }

  async #isUndone(token: string): Promise<boolean> {
    const undoneAt = await this.database.value(sql`select undone_at from undo_entry where token = ${token}`);
    return (undoneAt ?? null) !== null;
  }

  #in(milliseconds: number): string {
    return new Date(this.clock.now().getTime() + milliseconds).toISOString();
  }
}

function entryOf(row: readonly unknown[]): UndoEntry {
  const [id, token, kind, rule, entity, recordId, facts, at, userId, userName, undoneAt] = row;
  return {
    id,
    token,
    kind,
    rule: JSON.parse(rule as string),
    entity,
    recordId,
    facts: JSON.parse(facts as string),
    at,
    userId,
    userName,
    isUndone: undoneAt !== null,
  } as UndoEntry;
}

/** When it was done and by whom, as lists of merges and hand-overs show it: `21/11/2026 09:30`. */
export const shownEntry = ({ id, at, userName, isUndone }: UndoEntry) => ({
  id,
  at: instantToWire(at),
  user: userName,
  undone: isUndone,
});
