import type { SessionUser } from '../access/session-user.ts';
import type { Database } from '../../core/db/database.ts';
import type { Files } from '../files/files.ts';
import type { Outbox } from '../mail/outbox.ts';
import type { AnyRecord } from '../../core/model/definition.ts';
import type { Registry } from '../../core/model/registry.ts';
import type { Records } from '../../core/records/records.ts';
import type { Clock } from '../../core/time/clock.ts';
import type { BulkSave } from './bulk-save.ts';
import type { Change } from './change.ts';

/** What an extension can use. */
export interface SaveContext {
  readonly user: SessionUser;
  readonly registry: Registry;
  readonly records: Records;
  readonly bulk: BulkSave;
  readonly database: Database;
  readonly clock: Clock;
  readonly files: Files;
  readonly outbox: Outbox;
}

export const saveContext = (services: Omit<SaveContext, 'user'>, user: SessionUser): SaveContext => {
  const { registry, records, bulk, database, clock, files, outbox } = services;
  return { user, registry, records, bulk, database, clock, files, outbox };
};

export interface DeriveContext extends SaveContext {
  /** Where a call asks what would be derived, rather than a save: a record the caller may read, or 404. */
  readonly asked: ((id: string) => Promise<AnyRecord>) | null;
}

type Maybe<T> = T | Promise<T>;

/** Gives the value of fields from that of others. A method, so that the generated types may name the fields. */
type Derive = { by(from: AnyRecord, context: DeriveContext): Maybe<unknown> }['by'];

/**
 * What an extension may add to the life of a record, in the order in which it runs. Those before a commit refuse by
 * throwing. A save runs `validate` before and `beforeWrite` and `inTransaction` inside its transaction, a deletion
 * `validateDelete` before and `inDeleteTransaction` inside its own.
 */
export interface EntityHooks<T extends AnyRecord = AnyRecord> {
  readonly derive?: Readonly<Record<string, Derive>>;
  /** Completes or refuses what was given, before anything is derived from it. */
  validate?(change: Change<T>, context: SaveContext): Maybe<void>;
  beforeWrite?(change: Change<T>, context: SaveContext): Maybe<void>;
  /** The row is written and has its key. */
  inTransaction?(change: Change<T>, context: SaveContext): Maybe<void>;
  afterCommit?(change: Change<T>, context: SaveContext): Maybe<void>;
  /** A person opens the record, by its key. */
  onRead?(record: T, context: SaveContext): Maybe<void>;
  validateDelete?(record: T, context: SaveContext): Maybe<void>;
  /** The row is gone. */
  inDeleteTransaction?(record: T, context: SaveContext): Maybe<void>;
  afterDeleteCommit?(record: T, context: SaveContext): Maybe<void>;
}
