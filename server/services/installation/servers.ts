import { createHash, randomUUID } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import { hostname } from 'node:os';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { Injectable, type OnApplicationShutdown } from '@nestjs/common';
import type { Logger } from 'pino';
import { Database } from '../../core/db/database.ts';
import { sql } from '../../core/db/sql.ts';
import { Clock } from '../../core/time/clock.ts';
import { folderIdentity } from '../files/folder-mark.ts';
import { Tokens } from '../identity/tokens.ts';
import { InjectLogger, InjectSettings } from '../inject.ts';
import type { Settings } from '../../core/settings.ts';

/** Milliseconds between two signs of life. */
export const heartbeat = 30_000;

/** Milliseconds without a sign of life after which a server counts as ended, and after which its row is deleted. */
const [patience, forgotten] = [120_000, 86_400_000];

/** What servers of a database must have in common, and what happens otherwise. */
const common = {
  version: 'Servers of this database run different versions. Start the same version on all of them.',
  keys: 'Servers of this database have different signing keys, so people are signed out when they reach another server. Share keys/ of DATA_DIR.',
  files:
    'Servers of this database have different folders of stored files, so files are missing on some of them. Share attachments/ of DATA_DIR.',
} as const;

/** The running servers of a PostgreSQL database. SQLite has only one. */
@Injectable()
export class Servers implements OnApplicationShutdown {
  readonly #process = randomUUID();
  #own: Readonly<Record<keyof typeof common, string>> | null = null;

  constructor(
    @InjectSettings() private readonly settings: Settings,
    @InjectLogger() private readonly logger: Logger,
    private readonly database: Database,
    private readonly clock: Clock,
    private readonly tokens: Tokens,
  ) {}

  /** Announces this server, and logs how it differs from others. Call when the signing key has been read. */
  async open(): Promise<void> {
    const { clock, database, logger, tokens } = this;
    if (database.engine === 'sqlite') return;
    this.#own = {
      version: build(),
      keys: tokens.keyId,
      files: folderIdentity(join(this.settings.dataDir, 'attachments')),
    };
    const { version, keys, files } = this.#own;
    const now = clock.instant();
    const values = [this.#process, hostname(), version, keys, files, now, now];
    await database.write(async () => {
      await database.rows(sql`delete from server_process where seen_at < ${this.#before(forgotten)}`);
      await database.rows(sql`insert into server_process (process, host, version, keys, files, started_at, seen_at)
        values ${sql.list(values)}`);
    });
    for (const text of await this.differences()) logger.warn({ servers: await this.#hosts() }, text);
  }

  /** Says that this server still runs. */
  async beat(): Promise<void> {
    const { clock, database } = this;
    if (!this.#own) return;
    await database.write(() =>
      database.rows(sql`update server_process set seen_at = ${clock.instant()} where process = ${this.#process}`),
    );
  }

  /** How running servers differ from this one, one text each. */
  async differences(): Promise<string[]> {
    if (!this.#own) return [];
    const others = await this.#others();
    return (Object.keys(common) as (keyof typeof common)[])
      .filter((name) => others.some((other) => other[name] !== this.#own![name]))
      .map((name) => common[name]);
  }

  /** Whether a running server uses a signing key. */
  async use(keyId: string): Promise<boolean> {
    return (await this.#others()).some(({ keys }) => keys === keyId);
  }

  /** Whether servers run, as far as they have said so. */
  async areRunning(): Promise<boolean> {
    return (await this.#others()).length > 0;
  }

  async onApplicationShutdown(): Promise<void> {
    const { database } = this;
    if (!this.#own) return;
    this.#own = null;
    // A server whose database is gone ends all the same, and is forgotten after a while.
    await database
      .write(() => database.rows(sql`delete from server_process where process = ${this.#process}`))
      .catch(() => undefined);
  }

  async #others(): Promise<Record<keyof typeof common, string>[]> {
    const { database } = this;
    if (database.engine === 'sqlite') return [];
    const rows = await database.rows(sql`select version, keys, files from server_process
      where seen_at >= ${this.#before(patience)} and process <> ${this.#process}`);
    return (rows as [string, string, string][]).map(([version, keys, files]) => ({ version, keys, files }));
  }

  async #hosts(): Promise<unknown[]> {
    const rows = await this.database.rows(
      sql`select host from server_process where seen_at >= ${this.#before(patience)} order by id`,
    );
    return rows.map(([host]) => host);
  }

  #before(milliseconds: number): string {
    return new Date(this.clock.now().getTime() - milliseconds).toISOString();
  }
}

/** Identifies the code that runs: a hash of the files beside this one, which the build bundles into one folder. */
function build(): string {
  const folder = dirname(fileURLToPath(import.meta.url));
  const hash = createHash('sha1');
  for (const name of readdirSync(folder).toSorted())
    if (name.endsWith('.js')) hash.update(readFileSync(join(folder, name)));
  return hash.digest('hex').slice(0, 12);
}
