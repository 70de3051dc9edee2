import { randomUUID } from 'node:crypto';
import type { addRecords as AddRecords } from '../../server/services/save/add-records.ts';
import { sql } from '../../server/core/db/sql.ts';
import { fieldOf, isStored, type EntityDefinition, type FieldDefinition } from '../../server/core/model/definition.ts';
import { built, type TestApp } from './app.ts';

/** A row that belongs to no other record. */
export interface Unowned {
  readonly definition: EntityDefinition;
  readonly id: number;
  /** Why it is the person's: the field that names them. */
  readonly by: string;
}

/** A word that is in every text of these rows, and nowhere else. */
export const word = 'zqnobodys';

/** Entities whose records may belong to no other record. */
export const closedEntities = ({ platform: { registry } }: TestApp): EntityDefinition[] =>
  registry.all.filter(({ closed }) => closed);

/** One row for each entity and each field that can name the person it belongs to. */
export const unownedRows = (app: TestApp): Unowned[] =>
  closedEntities(app).flatMap((definition) =>
    definition.closed!.people.map((by, i) => ({ definition, id: 700_001 + i, by })),
  );

/**
 * Adds these rows, with a history and a file each, made from the definitions alone.
 * @param others whom the other fields name that refer to a user
 */
export async function addUnowned(app: TestApp, rows: readonly Unowned[], person: number, others: number) {
  const { changes, database, duplicates, files, history, registry, users } = app.platform;
  const { addRecords } = (await built('services/save/add-records.js')) as { addRecords: typeof AddRecords };
  const refer = async ({ closed }: EntityDefinition, { name, to }: FieldDefinition, by: string) => {
    if (closed!.by.includes(name)) return null;
    const { key, table, display } = registry.definition(to!);
    const column = sql.id(fieldOf(registry.definition(to!), key)!.column!);
    const first = await database.value(sql`select min(${column}) from ${sql.id(table)}`);
    return { [key]: to === 'user' ? (name === by ? person : others) : first, [display]: null };
  };
  for (const { definition, id, by } of rows) {
    const values: [string, unknown][] = [];
    for (const field of definition.fields.filter(isStored))
      values.push([
        field.name,
        field.name === definition.key ? id : field.to ? await refer(definition, field, by) : scalar(field, id),
      ]);
    const record = Object.fromEntries(values);
    for (const { name } of definition.fields.filter(({ file }) => file))
      await files.write(record[name] as string, Buffer.from(word));
    await database.write(async () => {
      await addRecords(database, duplicates, definition, [record]);
      await history.whole('create', definition, [record], users.system);
    });
    changes.committed(definition.table);
  }
}

function scalar({ type, format, values, stamp, file }: FieldDefinition, id: number): unknown {
  if (stamp === 'version') return 1;
  if (file) return randomUUID();
  if (type === 'boolean') return false;
  if (values) return values[0];
  const today = new Date().toISOString();
  if (format === 'date') return `${today.slice(8, 10)}/${today.slice(5, 7)}/${today.slice(0, 4)}`;
  if (format === 'date-time') return stamp ? today : null;
  if (format === 'time') return '09:30';
  return type === 'string' ? `${word} ${id}` : 1;
}
