import { Injectable } from '@nestjs/common';
import { Changes } from '../../core/db/changes.ts';
import { Database } from '../../core/db/database.ts';
import { Registry } from '../../core/model/registry.ts';
import { Records } from '../../core/records/records.ts';
import type { Settings } from '../../core/settings.ts';
import { Clock } from '../../core/time/clock.ts';
import { Users } from '../access/users.ts';
import { Duplicates } from '../duplicates/duplicates.ts';
import { Exports } from '../export/exports.ts';
import { Files } from '../files/files.ts';
import { History } from '../history/history.ts';
import { Activation } from '../identity/activation.ts';
import { InjectSettings } from '../inject.ts';
import { Jobs } from '../jobs/jobs.ts';
import { Outbox } from '../mail/outbox.ts';
import { SavedFilters } from '../saved-filters/saved-filters.ts';
import { SearchRefresh } from '../search/refresh.ts';
import { Trash } from '../trash/trash.ts';
import { UndoLog } from '../undo/undo-log.ts';
import { Authorising } from './authorising.ts';
import { BulkSave } from './bulk-save.ts';
import { Entities } from './entities.ts';

/** What the steps of a save need. Each step names those that it uses. */
@Injectable()
export class SaveServices {
  constructor(
    @InjectSettings() readonly settings: Settings,
    readonly clock: Clock,
    readonly changes: Changes,
    readonly database: Database,
    readonly registry: Registry,
    readonly records: Records,
    readonly entities: Entities,
    readonly authorising: Authorising,
    readonly bulk: BulkSave,
    readonly history: History,
    readonly undo: UndoLog,
    readonly trash: Trash,
    readonly duplicates: Duplicates,
    readonly searchRefresh: SearchRefresh,
    readonly jobs: Jobs,
    readonly exports: Exports,
    readonly files: Files,
    readonly savedFilters: SavedFilters,
    readonly outbox: Outbox,
    readonly users: Users,
    readonly activation: Activation,
  ) {}
}
