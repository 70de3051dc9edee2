import { attachmentTypes } from '../../server/core/attachment-types.ts';
import type { createApp as CreateApp } from '../../server/app.ts';
import type { contents as Contents } from '../../server/contents.ts';
import type { createLogger as CreateLogger } from '../../server/http/logging.ts';
import type { Settings } from '../../server/core/settings.ts';
import type { Clock } from '../../server/core/time/clock.ts';
import { built } from './built.ts';
import { copyDatabase } from './database.ts';
import { platformOf, type TestPlatform } from './platform.ts';

export { built } from './built.ts';
export { engine } from './database.ts';

export interface TestApp {
  readonly url: string;
  readonly platform: TestPlatform;
  readonly settings: Settings;
  /** Lines of the log, as objects. */
  readonly log: Record<string, any>[];
  close(): Promise<void>;
}

export interface StartOptions {
  readonly settings?: Partial<Settings>;
  readonly clock?: Clock;
  /** An app whose database is to be shared, as by a second server process. */
  readonly database?: { readonly settings: Pick<Settings, 'dataDir' | 'databaseUrl'> };
}

/** Starts the built product on its own database and port. */
export async function startApp({ settings: given = {}, clock, database }: StartOptions = {}): Promise<TestApp> {
  const { createApp } = (await built('app.js')) as { createApp: typeof CreateApp };
  const { contents } = (await built('contents.js')) as { contents: typeof Contents };
  const { createLogger } = (await built('http/logging.js')) as { createLogger: typeof CreateLogger };
  const copy = database
    ? { dataDir: database.settings.dataDir, databaseUrl: database.settings.databaseUrl, drop: async () => undefined }
    : await copyDatabase();
  const log: Record<string, any>[] = [];
  const logger = createLogger({ logLevel: 'debug' }, { write: (line) => void log.push(JSON.parse(line)) });
  const settings: Settings = {
    port: 0,
    host: null,
    dataDir: copy.dataDir,
    databaseUrl: copy.databaseUrl,
    demo: true,
    smtpUrl: null,
    mailFrom: null,
    mailOAuth: null,
    publicUrl: 'http://localhost',
    trustProxy: 'loopback',
    identityUrl: null,
    attachmentTypes,
    hideAccounts: false,
    yearStart: 4,
    jobs: true,
    logLevel: 'debug',
    develops: true,
    ...given,
  };
  const app = await createApp({ settings, logger, contents, ...(clock && { clock }) }, null);
  await app.listen(0, '127.0.0.1');
  const { port } = app.getHttpServer().address() as { port: number };
  return {
    url: `http://127.0.0.1:${port}`,
    platform: await platformOf(app),
    settings,
    log,
    async close() {
      const closed = app.close();
      // One whose response has just ended would stay open until its keep-alive ends.
      app.getHttpServer().closeAllConnections();
      await closed;
      await copy.drop();
    },
  };
}
