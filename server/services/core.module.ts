import { Global, Module, type DynamicModule, type OnApplicationShutdown, type Provider } from '@nestjs/common';
import type { Logger } from 'pino';
import type { EntitySchema } from 'typeorm';
import { Changes } from '../core/db/changes.ts';
import { Database } from '../core/db/database.ts';
import { databaseFile } from '../core/db/migrations/migrate.ts';
import { openPostgres } from '../core/db/postgres.ts';
import { openReading } from '../core/db/reading.ts';
import { openSqlite } from '../core/db/sqlite.ts';
import { FailureLog } from '../core/errors/failure-log.ts';
import type { AnyRecord } from '../core/model/definition.ts';
import { Registry } from '../core/model/registry.ts';
import { Records } from '../core/records/records.ts';
import { Totals } from '../core/records/totals.ts';
import { Search } from '../core/search/search.ts';
import type { Settings } from '../core/settings.ts';
import { Clock } from '../core/time/clock.ts';
import type { PermissionDefinition } from './access/session-user.ts';
import { HEAVY_WORKER, LOGGER, PERMISSIONS, SETTINGS } from './inject.ts';
import { Entities } from './save/entities.ts';
import { checkDerivations, type RegisteredEntity } from './save/registered-entity.ts';

/** What a process opens: how it is set up, and what it serves. */
export interface Opening {
  readonly settings: Settings;
  readonly logger: Logger;
  readonly clock: Clock;
  readonly entities: readonly RegisteredEntity[];
  readonly permissions: readonly PermissionDefinition[];
}

/** What a process that also writes needs in addition. */
export interface WriteOpening extends Opening {
  readonly schemas: readonly EntitySchema<AnyRecord>[];
  /** The module that runs tasks in threads. */
  readonly worker: URL;
}

/** The classes of `core/`, which knows nothing of Nest, and the values that a process is opened with. */
@Global()
@Module({})
export class CoreModule implements OnApplicationShutdown {
  constructor(private readonly database: Database) {}

  /** Opens a database that has been migrated. */
  static forRoot(opening: WriteOpening): DynamicModule {
    const { settings, entities, schemas, worker } = opening;
    entities.forEach(checkDerivations);
    const open = async () => {
      const { databaseUrl } = settings;
      return new Database(
        await (databaseUrl
          ? openPostgres(databaseUrl, [...schemas])
          : openSqlite(databaseFile(settings), [...schemas])),
      );
    };
    return moduleOf(opening, open, [{ provide: HEAVY_WORKER, useValue: worker }]);
  }

  /** Opens the database for reading only, in a thread that runs a task. */
  static forReading(opening: Opening): DynamicModule {
    const { databaseUrl } = opening.settings;
    const where = databaseUrl ? { url: databaseUrl } : { file: databaseFile(opening.settings) };
    return moduleOf(opening, () => new Database(openReading(where)), []);
  }

  /** The last to close, as it is global. */
  async onApplicationShutdown(): Promise<void> {
    await this.database.close();
  }
}

function moduleOf(
  { settings, logger, clock, entities, permissions }: Opening,
  open: () => Promise<Database> | Database,
  more: readonly Provider[],
): DynamicModule {
  const providers: Provider[] = [
    { provide: SETTINGS, useValue: settings },
    { provide: LOGGER, useValue: logger },
    { provide: PERMISSIONS, useValue: permissions },
    { provide: Clock, useValue: clock },
    { provide: Entities, useValue: new Entities(entities) },
    { provide: Registry, useValue: new Registry(entities.map(({ definition }) => definition)) },
    { provide: Changes, useValue: new Changes() },
    { provide: FailureLog, useValue: new FailureLog(logger) },
    { provide: Database, useFactory: open },
    { provide: Search, inject: [Database], useFactory: (database: Database) => new Search(database) },
    {
      provide: Totals,
      inject: [Database, Changes],
      useFactory: (database: Database, changes: Changes) => new Totals(database, changes),
    },
    {
      provide: Records,
      inject: [Database, Registry, Search, Totals],
      useFactory: (database: Database, registry: Registry, search: Search, totals: Totals) =>
        new Records(database, registry, search, totals),
    },
    ...more,
  ];
  return {
    module: CoreModule,
    providers,
    exports: providers.map((provider) => (provider as { provide: symbol | typeof Database }).provide),
  };
}
