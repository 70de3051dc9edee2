import 'reflect-metadata';
import { Module, type DynamicModule, type INestApplicationContext } from '@nestjs/common';
import { NestFactory } from '@nestjs/core';
import { Clock } from '../core/time/clock.ts';
import { AccessModule } from './access/access.module.ts';
import { BackgroundModule } from './background/background.module.ts';
import type { Kind } from './background/kind.ts';
import type { Job } from './background/regular.ts';
import { CoreModule, type WriteOpening } from './core.module.ts';
import { FilesModule } from './files/files.module.ts';
import { JOBS, KINDS } from './inject.ts';
import { InstallationModule } from './installation/installation.module.ts';
import { JobsModule } from './jobs/jobs.module.ts';
import { LiveModule } from './live/live.module.ts';
import { PlatformModule } from './platform.module.ts';
import type { Platform } from './platform.ts';
import { RegularWork } from './regular-work.ts';
import { BulkSaveModule } from './save/bulk-save.module.ts';
import { SaveModule } from './save/save.module.ts';
import { SearchModule } from './search/search.module.ts';
import { TrashModule } from './trash/trash.module.ts';

/** The generated code and the extensions. */
export interface Contents extends Omit<WriteOpening, 'settings' | 'logger' | 'clock'> {
  readonly jobs: readonly Job<Platform>[];
  /** Kinds of background work. */
  readonly works: readonly Kind<any, Platform>[];
}

/** What a process is opened with. */
export interface Opened extends Pick<WriteOpening, 'settings' | 'logger'> {
  readonly contents: Contents;
  /** Default: the machine's. */
  readonly clock?: Clock;
}

/** What servers and commands open, on a database that has been migrated. */
@Module({
  imports: [
    AccessModule,
    BackgroundModule,
    BulkSaveModule,
    FilesModule,
    InstallationModule,
    JobsModule,
    LiveModule,
    PlatformModule,
    SaveModule,
    SearchModule,
    TrashModule,
  ],
  providers: [RegularWork],
})
export class ServicesModule {
  static forRoot({ contents, clock, ...opened }: Opened): DynamicModule {
    return {
      module: ServicesModule,
      imports: [CoreModule.forRoot({ ...contents, ...opened, clock: clock ?? new Clock(opened.settings.yearStart) })],
      providers: [
        { provide: KINDS, useValue: contents.works },
        { provide: JOBS, useValue: contents.jobs },
      ],
    };
  }
}

/**
 * Opens the services without serving them, for commands.
 * @returns a context that gives each service by its class; close it at the end
 */
export const openServices = (opened: Opened): Promise<INestApplicationContext> =>
  NestFactory.createApplicationContext(ServicesModule.forRoot(opened), { logger: false, abortOnError: false });
