import type { SessionUser } from '../access/session-user.ts';
import type { Users } from '../access/users.ts';
import type { Database } from '../../core/db/database.ts';
import type { Settings } from '../../core/settings.ts';
import type { Files } from '../files/files.ts';
import type { Outbox } from '../mail/outbox.ts';
import type { AnyRecord, EntityDefinition } from '../../core/model/definition.ts';
import type { Registry } from '../../core/model/registry.ts';
import type { Records } from '../../core/records/records.ts';
import type { Clock } from '../../core/time/clock.ts';
import type { AuthorisedChange } from './authorising.ts';
import type { BulkSave } from './bulk-save.ts';
import type { Trash } from '../trash/trash.ts';
import type { UndoLog } from '../undo/undo-log.ts';
import type { Change } from './change.ts';
import type { StatusFollower } from './status-follower.ts';

/** The services that the hook `authorise` can use: it only reads. */
export interface AuthoriseContext {
  readonly user: SessionUser;
  readonly registry: Registry;
  readonly records: Records;
  readonly database: Database;
  readonly users: Users;
}

/** The services that an extension can use. */
export interface SaveContext extends AuthoriseContext {
  readonly bulk: BulkSave;
  readonly clock: Clock;
  readonly files: Files;
  readonly outbox: Outbox;
  readonly settings: Settings;
  readonly trash: Trash;
  readonly undo: UndoLog;
  readonly activation: StatusFollower;
}

export const saveContext = (services: Omit<SaveContext, 'user'>, user: SessionUser): SaveContext => {
  const { registry, records, bulk, database, clock, files, outbox, settings, trash, undo, users, activation } =
    services;
  return { user, registry, records, bulk, database, clock, files, outbox, settings, trash, undo, users, activation };
};

export interface DeriveContext extends SaveContext {
  /**
   * Finds the record with an id that the caller may read, or fails with 404. null during a save; set only if a call
   * requests the derived values without saving.
   */
  readonly readable: ((id: string) => Promise<AnyRecord>) | null;
}

type Maybe<T> = T | Promise<T>;

/**
 * Derives the value of fields from others. Declared as a method, so that the generated types may narrow the parameter.
 */
type Derive = { by(from: AnyRecord, context: DeriveContext): Maybe<unknown> }['by'];

/** An entry of a reference list that another takes the place of, by their keys. */
export interface ReplacedEntry {
  readonly list: EntityDefinition;
  readonly gone: number;
  readonly kept: number;
}

/**
 * What an extension may add to saving and deleting, in the order in which it runs. Hooks that run before the commit
 * refuse by throwing. A save runs `validate` before its transaction, and `beforeWrite` and `inTransaction` inside it. A
 * deletion runs `validateDelete` before its transaction and `inDeleteTransaction` inside it. Undoing either runs only
 * `authorise` and `undone`.
 */
export interface EntityHooks<T extends AnyRecord = AnyRecord> {
  readonly derive?: Readonly<Record<string, Derive>>;
  /** Completes or refuses the sent values, before fields are derived from them. */
  validate?(change: Change<T>, context: SaveContext): Maybe<void>;
  beforeWrite?(change: Change<T>, context: SaveContext): Maybe<void>;
  /**
   * Refuses what the person may not give or take. Runs inside the transaction, for each record that is created, changed or
   * deleted in any way: by a save, a bulk change, a replacement, an undo, or from the trash. Not for the product itself.
   */
  authorise?(written: AuthorisedChange<T>, context: AuthoriseContext): Maybe<void>;
  /** Runs after the row is written, when it has its key. */
  inTransaction?(change: Change<T>, context: SaveContext): Maybe<void>;
  afterCommit?(change: Change<T>, context: SaveContext): Maybe<void>;
  /** Runs when a person opens the record by its key. */
  onRead?(record: T, context: SaveContext): Maybe<void>;
  /** Replaces, in rows that are answered in wire format, what the person may not read. */
  conceal?(rows: readonly Answered<T>[], context: SaveContext): Maybe<readonly Answered<T>[]>;
  /**
   * Adds values to the answered rows of possible duplicates.
   * @param keys keys of the possible duplicates
   * @param draft the record they were found for; a check while it is typed has only some of its fields
   * @returns the values for each key
   */
  markDuplicates?(
    keys: readonly number[],
    draft: Partial<T>,
    context: SaveContext,
  ): Maybe<ReadonlyMap<number, AnyRecord>>;
  /**
   * Finds the records that name a replaced entry other than by a reference. Runs in the transaction of the replacement.
   * @returns their values with the other entry
   */
  nameReplaced?(
    entry: ReplacedEntry,
    context: SaveContext,
  ): Maybe<readonly { readonly id: number; readonly values: Partial<T> }[]>;
  validateDelete?(record: T, context: SaveContext): Maybe<void>;
  /** Runs after the row is deleted. */
  inDeleteTransaction?(record: T, context: SaveContext): Maybe<void>;
  /**
   * Runs in the transaction that undoes a save, when all of its records have their former values. Derives again what the other
   * hooks derive: what they have written to other records is undone without them.
   */
  undone?(undone: UndoneSave<T>, context: SaveContext): Maybe<void>;
}

/** A record as it is answered. */
export type Answered<T> = { readonly [K in keyof T]: T[K] extends string | number | boolean | null ? T[K] : unknown };

/** A record before and after the undo of a save. */
export interface UndoneSave<T extends AnyRecord = AnyRecord> {
  /** null if the record is restored. */
  readonly before: Readonly<T> | null;
  /** null if the record is taken away. */
  readonly after: Readonly<T> | null;
  /** Whether the mail about the save to an address may have been sent; the others are withdrawn. false if there is none. */
  readonly isMailed: false | ((address: string) => boolean);
  /** Whether everything that the save wrote is undone; false if the record comes from the trash. */
  readonly isWhole: boolean;
}
