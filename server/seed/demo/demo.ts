import { addRecords } from '../../platform/crud/add-records.ts';
import { sql } from '../../platform/db/sql.ts';
import type { Platform } from '../../platform/platform.ts';
import type { WireRecord } from '../../platform/query/records.ts';
import { isEmpty, restartKeys, waitForOthers } from '../base.ts';
import { bulkLoading } from './bulk-loading.ts';
import { customer, type Surroundings } from './customers.ts';
import { seedCompany } from './company.ts';
import { addWork } from './add-work.ts';
import { demoUsers } from './users.ts';

interface Options {
  /** Customers there shall be in all. */
  readonly customers: number;
  readonly onProgress?: (done: number, all: number) => void;
}

/** So many rows at once; each lot is a transaction. */
const lot = 10_000;

/**
 * The demo for a database that nobody has used yet, all of it or nothing: a first start that was stopped leaves none of
 * it, and of two servers that start at once one brings it.
 */
export async function seedNew(platform: Platform, options: Options): Promise<void> {
  if (!(await isUnused(platform))) return;
  await platform.database.write(async () => {
    await waitForOthers(platform.database);
    if (await isUnused(platform)) await seedDemo(platform, options);
  });
}

const isUnused = async (platform: Platform): Promise<boolean> => {
  for (const table of ['app_user', 'branch', 'city_town', 'customer'])
    if (!(await isEmpty(platform, table))) return false;
  return true;
};

/** Fills the database with a demo company and customers, numbered on from those there are. The same at every run. */
export async function seedDemo(platform: Platform, { customers, onProgress }: Options): Promise<void> {
  if (await isUnused(platform)) await platform.database.write(() => seedCompany(platform));
  else if (!(await platform.accounts.find(demoUsers[0].email)))
    throw new Error('This database holds data of its own. Demo data goes into a new one, or one that has it already.');
  const first = Number(await platform.database.value(sql`select coalesce(max(customer_id), 0) from customer`)) + 1;
  if (first > customers) return;
  const around = await surroundings(platform);
  const definition = platform.registry.definition('customer');
  const load = async () => {
    for (let from = first; from <= customers; from += lot) {
      const to = Math.min(from + lot - 1, customers);
      const records = Array.from({ length: to - from + 1 }, (_, i) => customer(from + i, around));
      await platform.database.write(async () => {
        await addRecords(platform.database, platform.duplicates, definition, records);
        if (to <= 5000) {
          await addFirstHistory(platform, records);
          await addWork(platform, records, around);
        }
      });
      onProgress?.(to, customers);
    }
  };
  await (customers - first > 50_000 ? bulkLoading(platform, 'customer', load) : load());
  await platform.database.write(() => restartKeys(platform, 'customer', 'customer_id'));
  platform.database.afterCommit(() => platform.changes.committed('customer'));
}

async function surroundings(platform: Platform): Promise<Surroundings> {
  const rows = async (name: string) => {
    const ids = (
      await platform.database.rows(sql`select id from ${sql.id(platform.registry.definition(name).table)} order by id`)
    ).map(([id]) => id as number);
    const found = await platform.records.references(name, ids);
    return ids.map((id) => found.get(id)!);
  };
  const towns = new Map((await rows('cityTown')).map((row) => [row.cityTownName as string, row]));
  const areas = await platform.database.rows(
    sql`select area_code, region_id, mbp_branch_id, sales_exec_id from postal_area where active = ${true}`,
  );
  const byCode = new Map(areas.map(([code, ...ids]) => [code as string, ids as (number | null)[]]));
  const named = async (name: string) => new Map((await rows(name)).map((row) => [row.id as number, row]));
  const [regions, branches, execs] = [await named('region'), await named('branch'), await named('salesExec')];
  return {
    rows,
    towns,
    customerTypes: await rows('customerType'),
    industryTypes: await rows('industryType'),
    users: await rows('user'),
    territory(outward) {
      const ids =
        byCode.get(outward) ??
        byCode.get(outward.replace(/(\d)[A-Z]$/, '$1')) ??
        byCode.get(outward.replace(/\d.*/, '')) ??
        [];
      const [region, mbpBranch, salesExec] = [
        regions.get(ids[0] ?? 0),
        branches.get(ids[1] ?? 0),
        execs.get(ids[2] ?? 0),
      ];
      return { ...(region && { region }), ...(mbpBranch && { mbpBranch }), ...(salesExec && { salesExec }) };
    },
  };
}

/** That each of the first customers was created, and by whom, so that their history tells something. */
async function addFirstHistory({ database }: Platform, records: readonly WireRecord[]) {
  for (const { customerId, dateCreated, createdBy } of records) {
    const [day, month, year] = (dateCreated as string).split('/');
    const { id, fullName } = createdBy as { id: number; fullName: string };
    await database.rows(sql`insert into record_history (entity, record_id, action, at, user_id, user_name, changes)
      values (${'customer'}, ${customerId}, ${'create'}, ${`${year}-${month}-${day}T09:00:00.000Z`}, ${id}, ${fullName}, ${'[]'})`);
  }
}
