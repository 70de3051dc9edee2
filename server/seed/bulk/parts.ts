import { sql } from '../../core/db/sql.ts';
import type { EntityDefinition } from '../../core/model/definition.ts';
import type { Platform } from '../../services/platform.ts';

/**
 * A part of a table that the database updates with each row, such as an index. Has the statements to drop it and to
 * recreate it from all rows.
 */
export interface Part {
  readonly drop: readonly string[];
  readonly create: readonly string[];
}

/**
 * The indexes, triggers and text index of an entity's table.
 * @param thorough also drops the table's blocking keys and foreign keys, which is safe only if nobody else uses the
 *   database
 */
export function partsOf(platform: Platform, entity: EntityDefinition, thorough: boolean): Promise<Part[]> {
  return platform.database.engine === 'sqlite'
    ? sqliteParts(platform, entity, thorough)
    : postgresParts(platform, entity, thorough);
}

async function sqliteParts({ database }: Platform, { table, search, duplicates }: EntityDefinition, thorough: boolean) {
  const rows = (await database.rows(
    sql`select type, name, sql from sqlite_master where tbl_name = ${table} and type in ('index', 'trigger') and sql is not null`,
  )) as [string, string, string][];
  const parts: Part[] = rows.map(([type, name, create]) => ({ drop: [`drop ${type} "${name}"`], create: [create] }));
  if (search.length) {
    const control = (command: string, value = '') =>
      `insert into "${table}_fts" ("${table}_fts"${value && ', rank'}) values ('${command}'${value && `, ${value}`})`;
    // Builds the index in a few large pieces, then restores the usual size of a piece.
    const create = [control('hashsize', '100000000'), control('rebuild'), control('hashsize', '1048576')];
    parts.push({ drop: [], create });
  }
  if (duplicates && thorough) {
    // Adding the keys in their order is many times faster.
    const [keys, sorted] = [`"${table}_key"`, `"${table}_key_sorted"`];
    parts.push({
      drop: [`alter table ${keys} rename to ${sorted}`, `create table ${keys} (hash integer, id integer)`],
      create: [
        `insert into ${sorted} select hash, id from ${keys} order by hash, id`,
        `drop table ${keys}`,
        `alter table ${sorted} rename to ${keys}`,
      ],
    });
  }
  return parts;
}

async function postgresParts({ database }: Platform, { table }: EntityDefinition, thorough: boolean) {
  const indexes = (await database.rows(
    sql`select indexname, indexdef from pg_indexes where schemaname = current_schema() and tablename = ${table}
      and not exists (select 1 from pg_constraint c where c.conname = indexname)`,
  )) as [string, string][];
  const parts: Part[] = indexes.map(([name, create]) => ({ drop: [`drop index "${name}"`], create: [create] }));
  if (!thorough) return parts;
  const constraints = (await database.rows(sql`select conrelid::regclass::text, conname, pg_get_constraintdef(oid)
    from pg_constraint where (conrelid = to_regclass(${table}) and contype = 'f')
      or (conrelid = to_regclass(${`${table}_key`}) and contype = 'p')`)) as [string, string, string][];
  return [
    ...parts,
    ...constraints.map(([on, name, create]) => ({
      drop: [`alter table ${on} drop constraint "${name}"`],
      create: [`alter table ${on} add constraint "${name}" ${create}`],
    })),
  ];
}
