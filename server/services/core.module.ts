import { Global, Module, type DynamicModule, type OnApplicationShutdown, type ValueProvider } from '@nestjs/common';
import type { Logger } from 'pino';
import type { EntitySchema } from 'typeorm';
import { Changes } from '../core/db/changes.ts';
import { Database } from '../core/db/database.ts';
import { databaseFile } from '../core/db/migrations/migrate.ts';
import { openSqlite } from '../core/db/sqlite.ts';
import { FailureLog } from '../core/errors/failure-log.ts';
import type { AnyRecord } from '../core/model/definition.ts';
import { Registry, type Definitions } from '../core/model/registry.ts';
import { Records } from '../core/records/records.ts';
import { Totals } from '../core/records/totals.ts';
import { Search } from '../core/search/search.ts';
import type { Settings } from '../core/settings.ts';
import { Clock } from '../core/time/clock.ts';
import { HEAVY_WORKER, LOGGER, SETTINGS } from './inject.ts';
import { Entities } from './save/entities.ts';
import { checkDerivations, type RegisteredEntity } from './save/registered-entity.ts';

/** What a process opens: how it is set up, and what it serves. */
export interface Opening extends Omit<Definitions, 'entities'> {
  readonly settings: Settings;
  readonly logger: Logger;
  readonly clock: Clock;
  readonly entities: readonly RegisteredEntity[];
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
  static async forRoot(opening: WriteOpening): Promise<DynamicModule> {
    const { settings, entities, schemas, worker } = opening;
    const { databaseUrl } = settings;
    entities.forEach(checkDerivations);
    // On SQLite, the client of PostgreSQL is not loaded, as in `migrate`.
    const connection = databaseUrl
      ? await (await import('../core/db/postgres.ts')).openPostgres(databaseUrl, [...schemas])
      : await openSqlite(databaseFile(settings), [...schemas]);
    return moduleOf(opening, new Database(connection), [{ provide: HEAVY_WORKER, useValue: worker }]);
  }

  /** Opens the database for reading only, in a thread that runs a task. */
  static async forReading(opening: Opening): Promise<DynamicModule> {
    const { openReading } = await import('../core/db/reading.ts');
    const { databaseUrl } = opening.settings;
    const where = databaseUrl ? { url: databaseUrl } : { file: databaseFile(opening.settings) };
    return moduleOf(opening, new Database(openReading(where)), []);
  }

  /** Nest closes global modules last, so everything else can still read. */
  async onApplicationShutdown(): Promise<void> {
    await this.database.close();
  }
}

function moduleOf(opening: Opening, database: Database, more: readonly ValueProvider[]): DynamicModule {
  const { settings, logger, clock, entities } = opening;
  const registry = new Registry({ ...opening, entities: entities.map(({ definition }) => definition) });
  const changes = new Changes();
  const search = new Search(database);
  const totals = new Totals(database, changes);
  const providers: ValueProvider[] = [
    { provide: SETTINGS, useValue: settings },
    { provide: LOGGER, useValue: logger },
    { provide: Clock, useValue: clock },
    { provide: Entities, useValue: new Entities(entities) },
    { provide: Registry, useValue: registry },
    { provide: Changes, useValue: changes },
    { provide: FailureLog, useValue: new FailureLog(logger) },
    { provide: Database, useValue: database },
    { provide: Search, useValue: search },
    { provide: Totals, useValue: totals },
    { provide: Records, useValue: new Records(database, registry, search, totals) },
    ...more,
  ];
  return { module: CoreModule, providers, exports: providers.map(({ provide }) => provide) };
}
