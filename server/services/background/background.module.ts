import { Module, type Provider } from '@nestjs/common';
import { Database } from '../../core/db/database.ts';
import { FailureLog } from '../../core/errors/failure-log.ts';
import type { Settings } from '../../core/settings.ts';
import { SETTINGS } from '../inject.ts';
import { Background } from './background.ts';
import { Kinds } from './kinds.ts';
import { Queue, RowQueue } from './queue.ts';
import { Runner } from './runner.ts';
import { Tasks } from './tasks.ts';
import { Tickets } from './tickets.ts';
import { AccessModule } from '../access/access.module.ts';
import { BulkSaveModule } from '../save/bulk-save.module.ts';
import { FilesModule } from '../files/files.module.ts';
import { JobsModule } from '../jobs/jobs.module.ts';
import { UndoLogModule } from '../undo/undo-log.module.ts';

/** On PostgreSQL, servers share the work. Only they load pg-boss. */
const queue: Provider = {
  provide: Queue,
  inject: [SETTINGS, Database, FailureLog],
  async useFactory({ databaseUrl }: Settings, database: Database, failures: FailureLog): Promise<Queue> {
    if (!databaseUrl) return new RowQueue(database);
    const { BossQueue } = await import('./boss-queue.ts');
    return new BossQueue(databaseUrl, database, failures);
  },
};

@Module({
  imports: [AccessModule, BulkSaveModule, FilesModule, JobsModule, UndoLogModule],
  providers: [Background, Kinds, queue, Runner, Tasks, Tickets],
  exports: [Background],
})
export class BackgroundModule {}
