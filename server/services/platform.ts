import { Injectable } from '@nestjs/common';
import { Changes } from '../core/db/changes.ts';
import { Database } from '../core/db/database.ts';
import type { Entity, RecordOf } from '../core/model/definition.ts';
import { Registry } from '../core/model/registry.ts';
import { Records } from '../core/records/records.ts';
import type { WireRecord } from '../core/records/wire.ts';
import { Totals } from '../core/records/totals.ts';
import type { Settings } from '../core/settings.ts';
import { Clock } from '../core/time/clock.ts';
import { Users } from './access/users.ts';
import { Background } from './background/background.ts';
import { BulkChanges } from './bulk-change/bulk-changes.ts';
import { BulkChangeWork } from './bulk-change/bulk-change-work.ts';
import type { Crud } from './crud/crud.ts';
import { Cruds } from './crud/cruds.ts';
import { Duplicates } from './duplicates/duplicates.ts';
import { Exports } from './export/exports.ts';
import { Files } from './files/files.ts';
import { Heavy } from './heavy/heavy.ts';
import { History } from './history/history.ts';
import { Accounts } from './identity/accounts.ts';
import { ImportWork } from './import/import-work.ts';
import { Imports } from './import/imports.ts';
import { InjectSettings } from './inject.ts';
import { Outbox } from './mail/outbox.ts';
import { Reports } from './reports/reports.ts';
import { BulkSave } from './save/bulk-save.ts';
import { SavedFilters } from './saved-filters/saved-filters.ts';
import { UndoLog } from './undo/undo-log.ts';

/** What jobs, kinds of background work and seeds may use. Services and controllers name the few that they need. */
@Injectable()
export class Platform {
  constructor(
    @InjectSettings() readonly settings: Settings,
    readonly clock: Clock,
    readonly changes: Changes,
    readonly database: Database,
    readonly registry: Registry,
    readonly records: Records,
    readonly totals: Totals,
    readonly reports: Reports,
    readonly bulk: BulkSave,
    readonly history: History,
    readonly undo: UndoLog,
    readonly duplicates: Duplicates,
    readonly savedFilters: SavedFilters,
    readonly users: Users,
    readonly accounts: Accounts,
    readonly outbox: Outbox,
    readonly background: Background,
    readonly heavy: Heavy,
    readonly exports: Exports,
    readonly files: Files,
    readonly imports: Imports,
    readonly importWork: ImportWork,
    readonly bulkChanges: BulkChanges,
    readonly bulkChangeWork: BulkChangeWork,
    private readonly cruds: Cruds,
  ) {}

  /** The operations of an entity, given its definition or its name. */
  crud<E extends Entity>(entity: E): Crud<WireRecord, RecordOf<E>> {
    return this.cruds.of(entity);
  }
}
