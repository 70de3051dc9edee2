import { Module } from '@nestjs/common';
import { AccessModule } from './access/access.module.ts';
import { BackgroundModule } from './background/background.module.ts';
import { CrudModule } from './crud/crud.module.ts';
import { BulkChangeModule } from './bulk-change/bulk-change.module.ts';
import { DuplicatesModule } from './duplicates/duplicates.module.ts';
import { ExportModule } from './export/export.module.ts';
import { FilesModule } from './files/files.module.ts';
import { HeavyModule } from './heavy/heavy.module.ts';
import { HistoryModule } from './history/history.module.ts';
import { IdentityModule } from './identity/identity.module.ts';
import { ImportModule } from './import/import.module.ts';
import { MailModule } from './mail/mail.module.ts';
import { Platform } from './platform.ts';
import { ReportsModule } from './reports/reports.module.ts';
import { BulkSaveModule } from './save/bulk-save.module.ts';
import { SavedFiltersModule } from './saved-filters/saved-filters.module.ts';
import { UndoLogModule } from './undo/undo-log.module.ts';

@Module({
  imports: [
    AccessModule,
    BackgroundModule,
    BulkSaveModule,
    CrudModule,
    BulkChangeModule,
    DuplicatesModule,
    ExportModule,
    FilesModule,
    HeavyModule,
    HistoryModule,
    IdentityModule,
    ImportModule,
    MailModule,
    ReportsModule,
    SavedFiltersModule,
    UndoLogModule,
  ],
  providers: [Platform],
  exports: [Platform],
})
export class PlatformModule {}
