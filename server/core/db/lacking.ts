import { isStored, type EntityDefinition } from '../model/definition.ts';
import { codeOf, rootOf, type Database } from './database.ts';
import { sql } from './sql.ts';

const columns = {
  sqlite: sql`select m.name, c.name from sqlite_master m join pragma_table_info(m.name) c where m.type = 'table'`,
  postgres: sql`select table_name, column_name from information_schema.columns where table_schema = current_schema()`,
};

/**
 * What definitions have and the database has not, because a migration is missing: fields, such as `customer.mobile`, and
 * entities whose table is missing.
 */
export async function lackingIn(database: Database, definitions: readonly EntityDefinition[]): Promise<string[]> {
  const tables = new Map<string, Set<string>>();
  for (const [table, column] of (await database.rows(columns[database.engine])) as [string, string][])
    tables.set(table, (tables.get(table) ?? new Set()).add(column));
  return definitions.flatMap(({ name, table, fields }) => {
    const found = tables.get(table);
    if (!found) return [name];
    return fields
      .filter((field) =>
        isStored(field) ? !found.has(field.column!) : field.joinTable && !tables.has(field.joinTable),
      )
      .map((field) => `${name}.${field.name}`);
  });
}

/** Whether a statement failed because the database has no such table or column. */
export const isUnknownName = (error: unknown): boolean =>
  /^42(703|P01)$/.test(codeOf(error)) ||
  (codeOf(error) === 'SQLITE_ERROR' &&
    /no such (table|column)|has no column named/.test(String((rootOf(error) as { message?: unknown }).message)));
