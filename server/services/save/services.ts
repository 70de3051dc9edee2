import type { Users } from '../access/users.ts';
import type { Changes } from '../../core/db/changes.ts';
import type { Database } from '../../core/db/database.ts';
import type { Duplicates } from '../duplicates/duplicates.ts';
import type { Exports } from '../export/exports.ts';
import type { Files } from '../files/files.ts';
import type { History } from '../history/history.ts';
import type { Background } from '../background/background.ts';
import type { Jobs } from '../jobs/jobs.ts';
import type { Outbox } from '../mail/outbox.ts';
import type { Registry } from '../../core/model/registry.ts';
import type { Records } from '../../core/records/records.ts';
import type { SavedFilters } from '../saved-filters/saved-filters.ts';
import type { Trash } from '../trash/trash.ts';
import type { UndoLog } from '../undo/undo-log.ts';
import type { Authorising, BulkSave } from './bulk-save.ts';
import type { RegisteredEntity } from './registered-entity.ts';
import type { StatusFollower } from './status-follower.ts';
import type { SearchRefresh } from '../search/refresh.ts';
import type { Settings } from '../../core/settings.ts';
import type { Clock } from '../../core/time/clock.ts';

/** The services needed to read and save records. */
export interface Services {
  readonly authorising: Authorising;
  readonly database: Database;
  readonly registry: Registry;
  readonly records: Records;
  readonly bulk: BulkSave;
  readonly history: History;
  readonly undo: UndoLog;
  readonly trash: Trash;
  readonly duplicates: Duplicates;
  readonly searchRefresh: SearchRefresh;
  readonly jobs: Jobs;
  readonly background: Background;
  readonly changes: Changes;
  readonly clock: Clock;
  readonly exports: Exports;
  readonly files: Files;
  readonly savedFilters: SavedFilters;
  readonly outbox: Outbox;
  readonly settings: Settings;
  readonly users: Users;
  /** @throws Error if no entity has the name */
  entity(name: string): RegisteredEntity;
  readonly activation: StatusFollower;
}
