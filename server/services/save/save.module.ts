import { Module } from '@nestjs/common';
import { SaveServices } from './services.ts';
import { AccessModule } from '../access/access.module.ts';
import { BulkSaveModule } from './bulk-save.module.ts';
import { DuplicatesModule } from '../duplicates/duplicates.module.ts';
import { ExportModule } from '../export/export.module.ts';
import { FilesModule } from '../files/files.module.ts';
import { HistoryModule } from '../history/history.module.ts';
import { IdentityModule } from '../identity/identity.module.ts';
import { JobsModule } from '../jobs/jobs.module.ts';
import { MailModule } from '../mail/mail.module.ts';
import { SavedFiltersModule } from '../saved-filters/saved-filters.module.ts';
import { SearchModule } from '../search/search.module.ts';
import { TrashModule } from '../trash/trash.module.ts';
import { UndoLogModule } from '../undo/undo-log.module.ts';

@Module({
  imports: [
    AccessModule,
    BulkSaveModule,
    DuplicatesModule,
    ExportModule,
    FilesModule,
    HistoryModule,
    IdentityModule,
    JobsModule,
    MailModule,
    SavedFiltersModule,
    SearchModule,
    TrashModule,
    UndoLogModule,
  ],
  providers: [SaveServices],
  exports: [SaveServices],
})
export class SaveModule {}
