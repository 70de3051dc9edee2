import { existsSync } from 'node:fs';
import { addRecords } from '../../services/save/add-records.ts';
import { sql } from '../../core/db/sql.ts';
import { databaseFile } from '../../core/db/migrations/migrate.ts';
import { keyFile } from '../../services/identity/keys.ts';
import { SettingsError, type Settings } from '../../core/settings.ts';
import type { Platform } from '../../services/platform.ts';
import { isEmpty, restartKeys, waitForOthers } from '../base.ts';
import { bulkLoading } from '../bulk/loading.ts';
import { addWithWork } from './add-work.ts';
import { seedCompany } from './company.ts';
import { customer } from './customers.ts';
import { seedPeople } from './people/people.ts';
import { demoCustomers } from './shares.ts';
import { surroundings } from './surroundings.ts';
import { demoUsers } from './users.ts';
import { kinds } from './kinds.ts';

interface Options {
  /** Customers there shall be in all. */
  readonly customers: number;
  /** Whether all that are added have their work, or only the first ones. */
  readonly all?: boolean;
  readonly onProgress?: (done: number, all: number, of: 'customers' | 'indexes') => void;
}

/** From this many new customers on, if more than exist, indexes are created after the rows. */
const many = 2000;

/**
 * The demo for a database that nobody has used yet, all of it or nothing: a first start that was stopped leaves none of
 * it, and of two servers that start at once one brings it.
 * @throws SettingsError if the database has no users but there is a signing key, which only a server with users makes
 */
export async function seedNew(platform: Platform, options: Options): Promise<void> {
  const { database, settings } = platform;
  if (!(await isEmpty(platform, 'app_user'))) return;
  await database.write(async () => {
    await waitForOthers(database);
    if (!(await isEmpty(platform, 'app_user'))) return;
    if (existsSync(keyFile(settings.dataDir))) throw new SettingsError(lostDatabase(settings));
    if (await isUnused(platform)) await seedDemo(platform, options);
  });
}

/** The database was lost, or a setting is wrong. Demo users, whose password is public, must not replace its users. */
const lostDatabase = ({ dataDir, databaseUrl }: Settings): string =>
  `${databaseUrl ? 'The database of DATABASE_URL' : databaseFile({ dataDir })} has no users, but ${keyFile(dataDir)} was made by a server that had some. ` +
  'Nothing has been added. Check DATA_DIR and DATABASE_URL, or restore a backup. To start with an empty database, set DEMO=off. To start with a new demo, remove the key.';

const isUnused = async (platform: Platform): Promise<boolean> => {
  for (const table of ['app_user', 'branch', 'city_town', 'customer'])
    if (!(await isEmpty(platform, table))) return false;
  return true;
};

/**
 * Fills the database with a demo company and customers, numbered on from those there are. The same at every run of a day,
 * at once or little by little: with `all`, what was stopped half way goes on where it was.
 */
export async function seedDemo(platform: Platform, { customers, all = false, onProgress }: Options): Promise<void> {
  const { database } = platform;
  if (await isUnused(platform))
    await database.write(async () => {
      await seedCompany(platform);
      await seedPeople(platform);
    });
  else if (!(await platform.accounts.find(demoUsers[0].email)))
    throw new Error('This database holds data of its own. Demo data goes into a new one, or one that has it already.');
  const first = Number(await database.value(sql`select coalesce(max(customer_id), 0) from customer`)) + 1;
  if (first > customers) return;
  const around = await surroundings(platform);
  const definition = platform.registry.definition('customer');
  const isMany = customers - first > Math.max(many, first);
  const load = async () => {
    for (const { from, to, hasWork } of lots(first, customers, all)) {
      const records = Array.from({ length: to - from + 1 }, (_, i) => customer(from + i, around));
      await database.write(async () => {
        await (hasWork
          ? addWithWork(platform, records, around, all && isMany)
          : addRecords(database, platform.duplicates, definition, records));
        await restartKeys(platform, 'customer', 'customer_id');
      });
      onProgress?.(to, customers, 'customers');
    }
  };
  const bulk = {
    entities: all ? ['customer', ...kinds] : ['customer'],
    atOnce: !all,
    onPart: (done: number, of: number) => onProgress?.(done, of, 'indexes'),
  };
  await (isMany ? bulkLoading(platform, bulk, load) : load());
  for (const name of ['customer', ...kinds]) database.afterCommit(() => platform.changes.committed(name));
}

/** Customers that are added in one transaction: fewer where there is much to add with each. */
function* lots(first: number, last: number, all: boolean) {
  for (let from = first, to; from <= last; from = to + 1) {
    const hasWork = all || from <= demoCustomers;
    to = Math.min(last, from + (hasWork ? 2399 : 9999), hasWork && !all ? demoCustomers : Infinity);
    yield { from, to, hasWork };
  }
}
