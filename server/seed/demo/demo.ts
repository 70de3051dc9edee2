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
  /** Number of customers in the database when done. */
  readonly customers: number;
  /** Whether all added customers get activities, enquiries and so on, or only the first ones. */
  readonly all?: boolean;
  readonly onProgress?: (done: number, all: number, of: 'customers' | 'indexes') => void;
}

/** Indexes are created after the rows if at least this many customers are added, and more than exist already. */
const many = 1000;

/**
 * Adds the demo to a database that has never been used. It is one transaction, so a start that is stopped leaves
 * nothing behind, and of two servers that start at once only one adds it.
 * @throws SettingsError if the database has no users but there is a signing key, which only a server with users creates
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

/**
 * Message for a database that was lost, or a wrong setting. Demo users have a public password, so they must not replace
 * the real users.
 */
const lostDatabase = ({ dataDir, databaseUrl }: Settings): string =>
  `${databaseUrl ? 'The database of DATABASE_URL' : databaseFile({ dataDir })} has no users, but ${keyFile(dataDir)} was made by a server that had some. ` +
  'Nothing has been added. Check DATA_DIR and DATABASE_URL, or restore a backup. To start with an empty database, set DEMO=off. To start with a new demo, remove the key.';

const isUnused = async (platform: Platform): Promise<boolean> => {
  for (const table of ['app_user', 'branch', 'city_town', 'customer'])
    if (!(await isEmpty(platform, table))) return false;
  return true;
};

/**
 * Adds a demo company, and customers numbered on from the existing ones. Every run on the same day gives the same data,
 * whether in one run or several. With `all`, a run that was stopped can be resumed.
 * @throws Error if the database has data but no demo
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

/** Ranges of customers to add in one transaction. They are smaller if each customer has much to add. */
function* lots(first: number, last: number, all: boolean) {
  for (let from = first, to; from <= last; from = to + 1) {
    const hasWork = all || from <= demoCustomers;
    to = Math.min(last, from + (hasWork ? 599 : 9999), hasWork && !all ? demoCustomers : Infinity);
    yield { from, to, hasWork };
  }
}
