import { Injectable } from '@nestjs/common';
import type { Logger } from 'pino';
import { Database } from '../core/db/database.ts';
import { Registry } from '../core/model/registry.ts';
import type { Settings } from '../core/settings.ts';
import { Clock } from '../core/time/clock.ts';
import { Views } from './access/views.ts';
import { Background } from './background/background.ts';
import { cleanUpWork } from './background/clean-up.ts';
import type { Kind } from './background/kind.ts';
import type { Job } from './background/regular.ts';
import { cleanUp } from './clean-up/clean-up.ts';
import { removeUnownedFiles } from './clean-up/unowned-files.ts';
import { Files } from './files/files.ts';
import { InjectJobs, InjectKinds, InjectLogger, InjectSettings } from './inject.ts';
import { heartbeat, Servers } from './installation/servers.ts';
import { Jobs } from './jobs/jobs.ts';
import { mailFolder } from './mail/transport.ts';
import { Platform } from './platform.ts';
import { renewSearch } from './check/renew-search.ts';
import { BulkSave } from './save/bulk-save.ts';
import { SaveServices } from './save/services.ts';
import { addTalliesTogether } from './save/tallies.ts';
import { SearchRefresh } from './search/refresh.ts';
import { Trash } from './trash/trash.ts';

const everyMinute = { cron: '0 * * * * *', schedule: 'Every minute' };
const everyHour = { cron: '0 0 * * * *', schedule: 'Every hour' };

/** Makes known what is done in the background: the kinds and jobs of the features, and what the services do regularly. */
@Injectable()
export class RegularWork {
  constructor(
    @InjectSettings() readonly settings: Settings,
    @InjectLogger() readonly logger: Logger,
    @InjectKinds() kinds: readonly Kind<any, Platform>[],
    @InjectJobs() jobsOfFeatures: readonly Job<Platform>[],
    readonly clock: Clock,
    readonly database: Database,
    readonly registry: Registry,
    readonly files: Files,
    readonly bulk: BulkSave,
    platform: Platform,
    background: Background,
    jobs: Jobs,
    searchRefresh: SearchRefresh,
    servers: Servers,
    trash: Trash,
    services: SaveServices,
    views: Views,
  ) {
    for (const kind of kinds) background.register(kind, platform);
    for (const job of jobsOfFeatures) background.every({ ...job, run: (_, stop) => job.run(platform, stop) });
    const mail = mailFolder(settings.dataDir);
    const regular: readonly Job<void>[] = [
      { name: 'End expired views', ...everyMinute, run: () => views.endExpired() },
      {
        name: 'Update the search index',
        ...everyMinute,
        run: async (_, stop) => {
          await searchRefresh.catchUp();
          await renewSearch(services, stop);
        },
      },
      { name: 'Update totals', ...everyMinute, run: () => addTalliesTogether(database, registry.all) },
      { name: 'Remove old background work', ...everyHour, run: (_, stop) => cleanUpWork(this, stop) },
      {
        name: 'Remove expired sessions and codes',
        ...everyHour,
        run: (_, stop) => cleanUp(database, clock, mail, stop),
      },
      { name: 'Remove old deleted records', ...everyHour, run: (_, stop) => trash.removeExpired(stop) },
      { name: 'Remove files without a record', ...everyHour, run: (_, stop) => removeUnownedFiles(this, stop) },
    ];
    for (const job of regular) background.every(job);
    jobs.every(heartbeat, 'sign of life', () => servers.beat());
  }
}
