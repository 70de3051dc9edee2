import { existsSync, renameSync, rmSync } from 'node:fs';
import { Injectable } from '@nestjs/common';
import type { Logger } from 'pino';
import { Database } from '../../core/db/database.ts';
import { sql } from '../../core/db/sql.ts';
import type { Settings } from '../../core/settings.ts';
import { InjectLogger, InjectSettings } from '../inject.ts';
import { Servers } from '../installation/servers.ts';
import { keyFile, makeKey, nextKeyFile, readKey } from './keys.ts';
import { SecondFactors } from './second-factors.ts';
import { Tokens } from './tokens.ts';

/** The key that signs tokens. */
@Injectable()
export class SigningKey {
  constructor(
    @InjectSettings() private readonly settings: Settings,
    @InjectLogger() private readonly logger: Logger,
    private readonly database: Database,
    private readonly tokens: Tokens,
    private readonly secondFactors: SecondFactors,
    private readonly servers: Servers,
  ) {}

  /**
   * Reads the key, or makes it at the first start. If the database knows another one, the key was replaced, and all
   * sessions end: they may have been opened with a stolen key.
   */
  async open(): Promise<void> {
    const { database, logger, servers, settings, tokens } = this;
    const known = await knownKey(database);
    await finishRotation(settings, known);
    await tokens.open();
    if (known === tokens.keyId) return;
    // Servers with different keys are set up wrongly. This one must not sign out the people at another.
    if (known !== null && (await servers.use(known))) return;
    await database.write(async () => {
      await remember(database, tokens.keyId);
      if (known !== null) await endSessions(database);
    });
    if (known !== null)
      logger.warn(
        'The signing key in keys/ was replaced, so everyone must sign in again, with a recovery code if a second factor was set up',
      );
  }

  /**
   * Replaces the key, encrypts the secrets of second factors with the new one, and ends all sessions. Servers must not
   * run. If it is interrupted, the next start completes or forgets it.
   * @returns how many sessions have ended
   */
  async rotate(): Promise<number> {
    const { database, secondFactors, settings, tokens } = this;
    await finishRotation(settings, await knownKey(database));
    await tokens.open();
    const next = await makeKey(nextKeyFile(settings.dataDir));
    const ended = await database.write(async () => {
      await secondFactors.encryptAgain(next);
      await remember(database, next.kid);
      return endSessions(database);
    });
    renameSync(nextKeyFile(settings.dataDir), keyFile(settings.dataDir));
    return ended;
  }
}

/** The key of an interrupted rotation counts if the database knows it already. */
async function finishRotation({ dataDir }: Pick<Settings, 'dataDir'>, known: string | null): Promise<void> {
  const next = nextKeyFile(dataDir);
  if (!existsSync(next)) return;
  if (((await readKey(next).catch(() => null))?.kid ?? null) === known) renameSync(next, keyFile(dataDir));
  else rmSync(next);
}

const knownKey = async (database: Database): Promise<string | null> =>
  (await database.value<string | null>(sql`select signing_key from installation where id = 1`)) ?? null;

const remember = (database: Database, kid: string) =>
  database.rows(sql`update installation set signing_key = ${kid} where id = 1`);

async function endSessions(database: Database): Promise<number> {
  await database.rows(sql`delete from pending_second_factor`);
  return (await database.rows(sql`delete from session returning id`)).length;
}
