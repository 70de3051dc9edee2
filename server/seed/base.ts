import { tallyAll } from '../services/save/tallies.ts';
import { addRecords } from '../services/save/add-records.ts';
import type { Database } from '../core/db/database.ts';
import { sql } from '../core/db/sql.ts';
import { fillKeys } from '../services/duplicates/fill-keys.ts';
import { identify } from '../services/installation/identity.ts';
import type { Platform } from '../services/platform.ts';
import { searchRules } from '../core/search/rules.ts';
import type { WireRecord } from '../core/records/records.ts';
import { addCodedRows } from './coded-rows.ts';
import { finishLoading } from './bulk/loading.ts';
import { postalAreas, regions } from './data/postal-areas.ts';
import { statuses } from './data/statuses.ts';

/**
 * Adds the data that every database needs, with or without a demo: permissions, roles, statuses, regions and postal
 * areas. Adds only what is missing.
 */
export async function seedBase(platform: Platform): Promise<void> {
  const { database } = platform;
  await finishLoading(platform);
  await database.write(async () => {
    await waitForOthers(database);
    await identify(database, platform.clock, JSON.stringify(searchRules(platform.registry)));
    if (await isEmpty(platform, 'role')) await seedRoles(platform);
    await seedPermissions(platform);
    for (const [list, records] of Object.entries(statuses)) {
      if (await isEmpty(platform, platform.registry.definition(list).table)) await addList(platform, list, records);
      await addCodedRows(platform, list, records);
    }
    if (await isEmpty(platform, 'region')) await seedRegions(platform);
    await fillKeys(platform);
    for (const definition of platform.registry.all) await tallyAll(database, definition);
  });
}

/** Locks out other servers, so that two that start at once seed one after the other. Call inside a transaction. */
export async function waitForOthers(database: Database): Promise<void> {
  if (database.engine === 'postgres') await database.rows(sql`lock table permission in share row exclusive mode`);
}

/** Adds rows to a list that is empty, numbered from 1. */
export async function addList(platform: Platform, name: string, records: readonly WireRecord[]): Promise<WireRecord[]> {
  const definition = platform.registry.definition(name);
  const { key, order } = definition;
  const numbered = records.map((record, i) => ({
    [key]: i + 1,
    active: true,
    ...(order && { [order]: i + 1 }),
    ...record,
  }));
  await addRecords(platform.database, platform.duplicates, definition, numbered);
  await restartKeys(
    platform,
    definition.table,
    definition.fields.find((field) => field.name === definition.key)!.column!,
  );
  return numbered;
}

/** Moves PostgreSQL's key sequence past rows that were added with keys of their own. */
export async function restartKeys({ database }: Platform, table: string, key: string): Promise<void> {
  if (database.engine === 'postgres')
    await database.rows(
      sql`select setval(pg_get_serial_sequence(${table}, ${key}), (select coalesce(max(${sql.id(key)}), 0) + 1 from ${sql.id(table)}), false)`,
    );
}

export const isEmpty = async ({ database }: Platform, table: string): Promise<boolean> =>
  (await database.value(sql`select 1 from ${sql.id(table)} limit 1`)) === undefined;

/** Adds new permissions, and gives each to its default roles that still exist. */
async function seedPermissions(platform: Platform) {
  const { database, registry } = platform;
  const known = new Set((await database.rows(sql`select permission_code from permission`)).map(([code]) => code));
  const added = registry.permissions.filter(({ code }) => !known.has(code));
  for (const { code, title } of added)
    await database.rows(
      sql`insert into permission (permission_code, permission_name, active) values (${code}, ${title}, ${true})`,
    );
  for (const { roleName, permissions: levels } of registry.roles)
    for (const { code } of added)
      if (levels[code])
        await database.rows(sql`insert into assigned_permission (user_or_role, role_id, permission_id, permission_level, version)
          select 2, r.id, p.id, ${levels[code]}, 1 from role r, permission p
          where r.role_name = ${roleName} and p.permission_code = ${code}`);
}

async function seedRoles(platform: Platform) {
  await addList(
    platform,
    'role',
    platform.registry.roles.map(({ roleName, showSettings, showAdmin }) => ({ roleName, showSettings, showAdmin })),
  );
}

async function seedRegions(platform: Platform) {
  const added = await addList(
    platform,
    'region',
    regions.map(({ code, name }) => ({ regionCode: code, regionName: name })),
  );
  const byCode = new Map(added.map((region) => [region.regionCode as string, { id: region.id }]));
  const areas = Object.entries(postalAreas).flatMap(([areaCode, { region, districts = {} }]) => [
    { areaCode, region: byCode.get(region) },
    ...Object.entries(districts).map(([district, other]) => ({ areaCode: district, region: byCode.get(other) })),
  ]);
  await addList(platform, 'postalArea', areas);
}
