import { addRecords } from '../../platform/crud/add-records.ts';
import { sql } from '../../platform/db/sql.ts';
import type { Platform } from '../../platform/platform.ts';
import type { WireRecord } from '../../platform/query/records.ts';
import { restartKeys } from '../base.ts';
import type { Surroundings } from './customers.ts';
import { listNames, workWith, type Lists } from './work.ts';

/** Contacts, enquiries, quotations, activities and notes of the first customers. */
export async function addWork(platform: Platform, customers: readonly WireRecord[], { rows }: Surroundings) {
  const { database, duplicates, registry, clock } = platform;
  const kinds = ['contact', 'enquiry', 'quotation', 'activity', 'note'] as const;
  const counters = new Map<string, number>();
  for (const kind of kinds) {
    const { table, key } = registry.definition(kind);
    const last = await database.value(sql`select coalesce(max(${sql.id(snake(key))}), 0) from ${sql.id(table)}`);
    counters.set(kind, Number(last));
  }
  const next = (kind: string) => {
    counters.set(kind, counters.get(kind)! + 1);
    return counters.get(kind)!;
  };
  // One after the other: they are read in one transaction.
  const lists = {} as Record<keyof Lists, WireRecord[]>;
  for (const name of listNames) lists[name] = await rows(name);
  const all = customers.map((row) => workWith(row.customerId as number, row, lists, clock.today(), next));
  for (const kind of kinds) {
    const definition = registry.definition(kind);
    await addRecords(
      database,
      duplicates,
      definition,
      all.flatMap((work) => work[kind]),
    );
    await restartKeys(platform, definition.table, snake(definition.key));
  }
}

const snake = (name: string) => name.replace(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`);
