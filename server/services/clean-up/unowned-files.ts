import { existsSync } from 'node:fs';
import type { Logger } from 'pino';
import { sql, type Sql } from '../../core/db/sql.ts';
import { columnOf } from '../../core/model/definition.ts';
import { restoreMark } from '../files/data-dir.ts';
import type { SaveServices } from '../save/services.ts';
import { trashedFiles } from '../trash/trash.ts';

/** A file is written before its record, and by a call that may still be running. */
const day = 86_400_000;

/** Files looked up in one statement. */
const lot = 500;

interface Needed extends Pick<SaveServices, 'database' | 'registry' | 'files' | 'clock' | 'settings'> {
  readonly logger: Logger;
}

/**
 * Removes stored files that have had no record for a day: what is left of a call that a crash interrupted. A file whose
 * record is in the trash, or that a waiting mail attaches, has one. Can run on several servers concurrently.
 */
export async function removeUnownedFiles(services: Needed, stop?: AbortSignal): Promise<void> {
  const { files, clock, settings, logger } = services;
  const names = await files.names();
  let removed = 0;
  for (let at = 0; at < names.length; at += lot) {
    // A restore writes files before it adds their records.
    if (stop?.aborted || existsSync(restoreMark(settings))) break;
    const some = names.slice(at, at + lot);
    const owned = await ownedOf(some, services);
    for (const name of some) {
      if (owned.has(name)) continue;
      const storedAt = await files.storedAt(name);
      if (!storedAt || clock.now().getTime() - storedAt.getTime() < day) continue;
      await files.remove(name);
      removed++;
    }
  }
  if (removed) logger.info({ removed }, 'Stored files without a record removed');
}

/** Those that a record, the trash or a mail names. One statement, so that a file is never between the trash and a record. */
async function ownedOf(names: readonly string[], { database, registry }: Needed): Promise<ReadonlySet<string>> {
  const ofRecords = registry.all.flatMap((definition) =>
    definition.fields
      .filter(({ file }) => file)
      .map(({ name }) => ({ table: definition.table, column: columnOf(definition, name) })),
  );
  const sources = [...ofRecords, trashedFiles, { table: 'mail_attachment', column: 'location' }];
  const parts = sources.map(
    ({ table, column }): Sql =>
      sql`select ${sql.id(column)} from ${sql.id(table)} where lower(${sql.id(column)}) in ${sql.list(names)}`,
  );
  const rows = await database.rows(sql.join(parts, ' union all '));
  return new Set(rows.map(([name]) => name as string));
}
