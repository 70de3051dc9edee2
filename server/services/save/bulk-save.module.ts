import { Module } from '@nestjs/common';
import { BulkSave } from './bulk-save.ts';
import { Authoriser } from './authorise.ts';
import { Authorising } from './authorising.ts';
import { AccessModule } from '../access/access.module.ts';
import { DuplicatesModule } from '../duplicates/duplicates.module.ts';
import { HistoryModule } from '../history/history.module.ts';
import { JobsModule } from '../jobs/jobs.module.ts';
import { SearchModule } from '../search/search.module.ts';
import { UndoLogModule } from '../undo/undo-log.module.ts';

/** What the product saves by itself. Mails, background work and accounts need it, and the steps of a save need them. */
@Module({
  imports: [AccessModule, DuplicatesModule, HistoryModule, JobsModule, SearchModule, UndoLogModule],
  providers: [BulkSave, { provide: Authorising, useClass: Authoriser }],
  exports: [BulkSave, Authorising],
})
export class BulkSaveModule {}
