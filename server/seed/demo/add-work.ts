import { addRecords } from '../../services/save/add-records.ts';
import { insertMany } from '../../core/db/insert-many.ts';
import { sql } from '../../core/db/sql.ts';
import { columnOf, type EntityDefinition } from '../../core/model/definition.ts';
import type { Platform } from '../../services/platform.ts';
import type { WireRecord } from '../../core/records/records.ts';
import { dateFromWire } from '../../core/time/clock.ts';
import { restartKeys } from '../base.ts';
import { demoCustomers } from './shares.ts';
import type { Surroundings } from './surroundings.ts';
import { kinds } from './kinds.ts';
import { latestDay, nextStep, openValue, workWith } from './work.ts';

/**
 * Adds customers with their contacts, activities and all other work, so that none is left without it. Call inside a
 * transaction.
 * @param unchecked whether foreign keys are off; then a customer can be added before its key contact
 */
export async function addWithWork(
  platform: Platform,
  customers: readonly WireRecord[],
  around: Surroundings,
  unchecked: boolean,
) {
  const { database, duplicates, registry } = platform;
  const next = await keysAfter(
    platform,
    kinds.map((kind) => registry.definition(kind)),
  );
  const works = customers.map((customer) => ({ customer, ...workWith(customer, around, next) }));
  const demo = works.filter(({ customer }) => (customer.customerId as number) <= demoCustomers);
  const owners = works.map(({ customer, contact: [keyContact], activity, enquiry }) => ({
    ...customer,
    lastContact: latestDay(activity, around.calendar),
    openValue: openValue(enquiry, around),
    nextStep: nextStep(activity, around),
    ...(unchecked && { keyContact }),
  }));
  const definition = registry.definition('customer');
  await addRecords(database, duplicates, definition, owners);
  await addHistory(
    platform,
    definition,
    demo.map(({ customer }) => customer),
  );
  for (const kind of kinds) {
    const entity: EntityDefinition = registry.definition(kind);
    const records = works.flatMap((work) => work[kind]);
    if (kind === 'attachment') await keepFiles(platform, records);
    await addRecords(database, duplicates, entity, records);
    await addHistory(
      platform,
      entity,
      demo.flatMap((work) => work[kind]),
    );
    await restartKeys(platform, entity.table, columnOf(entity, entity.key));
  }
  if (unchecked) return;
  const pairs = works.map(({ customer, contact }) => [contact[0]!.contactId, customer.customerId]);
  await database.each(sql`update customer set key_contact_id = ${sql.given} where customer_id = ${sql.given}`, pairs);
}

/** Sales figures get no history entries: there are thousands, and people look at them by year. */
const posted = ['actualSales', 'salesForecast'];

/** Writes the files of attachments under the names in their records. */
export async function keepFiles({ files }: Platform, attachments: readonly WireRecord[]): Promise<void> {
  await files.writeAll(
    new Map(attachments.map(({ fileLocation, bytes }) => [fileLocation as string, bytes as Uint8Array])),
  );
}

/** Returns a function that gives the next key of an entity, counting on from its highest. */
async function keysAfter({ database }: Platform, definitions: readonly EntityDefinition[]) {
  const last = new Map<string, number>();
  for (const definition of definitions) {
    const key = sql.id(columnOf(definition, definition.key));
    const found = await database.value(sql`select coalesce(max(${key}), 0) from ${sql.id(definition.table)}`);
    last.set(definition.name, Number(found));
  }
  return (of: string) => {
    const key = last.get(of)! + 1;
    last.set(of, key);
    return key;
  };
}

/** History entries for the creation of each demo record. */
async function addHistory({ database }: Platform, definition: EntityDefinition, records: readonly WireRecord[]) {
  if (!definition.history || posted.includes(definition.name)) return;
  const columns = ['entity', 'record_id', 'action', 'at', 'user_id', 'user_name', 'changes'].map(
    (name) => ({ name, type: name.endsWith('_id') ? 'integer' : 'text' }) as const,
  );
  const rows = records.map(({ [definition.key]: id, dateCreated, createdBy }) => {
    const { id: user, fullName } = createdBy as WireRecord;
    const at = `${dateFromWire(dateCreated as string)}T09:00:00.000Z`;
    return [definition.name, id, 'create', at, user, fullName, '[]'];
  });
  await insertMany(database, 'record_history', columns, rows);
}
