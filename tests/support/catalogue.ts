import type { TestDatabase } from './database.ts';
import { openDatabase } from './open.ts';

const questions = {
  sqlite: [
    `select 'column', m.name, c.name, c.type, c."notnull", c.dflt_value, c.pk
      from sqlite_master m join pragma_table_info(m.name) c where m.type = 'table'`,
    `select 'reference', m.name, r."from", r."table", r."to", r.on_delete
      from sqlite_master m join pragma_foreign_key_list(m.name) r where m.type = 'table'`,
    `select type, name, sql from sqlite_master where type in ('index', 'trigger') and sql is not null`,
  ],
  postgres: [
    `select 'column', table_name, column_name, data_type, collation_name, is_nullable, column_default
      from information_schema.columns where table_schema = 'public'`,
    `select 'constraint', conrelid::regclass, pg_get_constraintdef(oid) from pg_constraint
      where connamespace = 'public'::regnamespace`,
    `select 'index', indexdef from pg_indexes where schemaname = 'public'`,
    `select 'trigger', pg_get_triggerdef(oid) from pg_trigger where not tgisinternal`,
  ],
};

/** Everything in a database except its rows and the record of its migrations: one line each, sorted. */
export async function catalogue(database: TestDatabase): Promise<string[]> {
  const opened = await openDatabase(database);
  try {
    const lines: string[] = [];
    for (const question of questions[database.databaseUrl ? 'postgres' : 'sqlite'])
      lines.push(...(await opened.all(question)).map((row) => row.join(' ')));
    return lines.filter((line) => !/\bmigration\b/.test(line)).toSorted();
  } finally {
    await opened.close();
  }
}
