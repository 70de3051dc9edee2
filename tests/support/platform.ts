import type { INestApplicationContext, Type } from '@nestjs/common';
import type { Logger } from 'pino';
import type { FailureLog } from '../../server/core/errors/failure-log.ts';
import type { Search } from '../../server/core/search/search.ts';
import type { Views } from '../../server/services/access/views.ts';
import type { Attempts } from '../../server/services/identity/attempts.ts';
import type { SecondFactors } from '../../server/services/identity/second-factors.ts';
import type { Sessions } from '../../server/services/identity/sessions.ts';
import type { Servers } from '../../server/services/installation/servers.ts';
import type { Platform } from '../../server/services/platform.ts';
import type { SaveServices } from '../../server/services/save/services.ts';
import { built } from './built.ts';

const more = {
  logger: ['services/inject.js', 'LOGGER'],
  failures: ['core/errors/failure-log.js', 'FailureLog'],
  search: ['core/search/search.js', 'Search'],
  views: ['services/access/views.js', 'Views'],
  attempts: ['services/identity/attempts.js', 'Attempts'],
  secondFactors: ['services/identity/second-factors.js', 'SecondFactors'],
  sessions: ['services/identity/sessions.js', 'Sessions'],
  servers: ['services/installation/servers.js', 'Servers'],
} as const;

interface More {
  readonly logger: Logger;
  readonly failures: FailureLog;
  readonly search: Search;
  readonly views: Views;
  readonly attempts: Attempts;
  readonly secondFactors: SecondFactors;
  readonly sessions: Sessions;
  readonly servers: Servers;
}

/** The services of an app that tests look into. */
export type TestPlatform = Platform & SaveServices & More;

export async function platformOf(app: INestApplicationContext): Promise<TestPlatform> {
  const of = async (file: string, name: string): Promise<any> => app.get((await built(file))[name] as Type);
  const found = Object.entries(more).map(async ([key, [file, name]]) => [key, await of(file, name)] as const);
  return Object.assign(
    Object.create(await of('services/platform.js', 'Platform')),
    await of('services/save/services.js', 'SaveServices'),
    Object.fromEntries(await Promise.all(found)),
  );
}
