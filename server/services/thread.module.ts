import { Module, type DynamicModule } from '@nestjs/common';
import { CoreModule, type Opening } from './core.module.ts';
import { DuplicatesModule } from './duplicates/duplicates.module.ts';
import type { TableSource } from './export/table.ts';
import { TABLES, Tables } from './export/tables.ts';
import { ReadModule } from './read.module.ts';
import type { ReadServices } from './read-services.ts';

interface ThreadOpening extends Opening {
  /** What can be exported. */
  readonly tables: readonly TableSource<never, ReadServices>[];
}

/** What a thread needs that runs a task. */
@Module({ imports: [DuplicatesModule, ReadModule], providers: [Tables] })
export class ThreadModule {
  static forRoot({ tables, ...opening }: ThreadOpening): DynamicModule {
    return {
      module: ThreadModule,
      imports: [CoreModule.forReading(opening)],
      providers: [{ provide: TABLES, useValue: tables }],
    };
  }
}
