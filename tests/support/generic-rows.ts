import type { restartKeys as RestartKeys } from '../../server/seed/base.ts';
import { sql } from '../../server/core/db/sql.ts';
import type { addRecords as AddRecords } from '../../server/services/save/add-records.ts';
import { fieldOf, isStored, type EntityDefinition, type FieldDefinition } from '../../server/core/model/definition.ts';
import { built, type TestApp } from './app.ts';

/** Adds rows to each entity, made from its definition alone, so that new entities get rows too. */
export async function addGenericRows(app: TestApp, names: readonly string[], count: number): Promise<void> {
  const { database, duplicates, registry } = app.platform;
  const { addRecords } = (await built('services/save/add-records.js')) as { addRecords: typeof AddRecords };
  const { restartKeys } = (await built('seed/base.js')) as { restartKeys: typeof RestartKeys };
  const done = new Set<string>();
  const add = async (name: string) => {
    if (done.has(name)) return;
    done.add(name);
    const definition = registry.definition(name);
    for (const { to } of definition.fields) if (to && names.includes(to)) await add(to);
    const keys = new Map<string, number[]>();
    for (const { to } of definition.fields) if (to) keys.set(to, await keysOf(app, registry.definition(to)));
    const free = await freeKeys(app, definition, keys);
    const last = Math.max(0, ...(await keysOf(app, definition)));
    const records = Array.from({ length: count }, (_, i) => record(definition, registry, { keys, free }, last, i));
    await addRecords(database, duplicates, definition, records);
    await restartKeys(app.platform, definition.table, fieldOf(definition, definition.key)!.column!);
  };
  await database.write(async () => {
    for (const name of names) await add(name);
    await database.rows(sql.raw('analyze'));
  });
}

async function keysOf({ platform: { database } }: TestApp, definition: EntityDefinition): Promise<number[]> {
  const column = sql.id(fieldOf(definition, definition.key)!.column!);
  return (await database.rows(sql`select ${column} from ${sql.id(definition.table)} order by 1`)).map(
    ([key]) => key as number,
  );
}

/** For each unique reference, by its field: the keys to which no row refers yet. */
async function freeKeys(app: TestApp, { unique, fields, table }: EntityDefinition, keys: Keys): Promise<Keys> {
  const free = new Map<string, number[]>();
  for (const { name, to, column } of fields.filter((one) => one.type === 'ref' && isUnique(unique, one.name))) {
    const rows = await app.platform.database.rows(sql`select ${sql.id(column!)} from ${sql.id(table)}`);
    const used = new Set(rows.map(([key]) => key));
    free.set(
      name,
      keys.get(to!)!.filter((key) => !used.has(key)),
    );
  }
  return free;
}

const isUnique = (unique: EntityDefinition['unique'], name: string) =>
  unique.some(({ fields }) => fields.includes(name));

type Keys = ReadonlyMap<string, readonly number[]>;
type Registry = TestApp['platform']['registry'];

function record(
  definition: EntityDefinition,
  registry: Registry,
  { keys, free }: { readonly keys: Keys; readonly free: Keys },
  last: number,
  i: number,
) {
  const values = definition.fields.filter(isStored).map((field, at): [string, unknown] => {
    if (field.name === definition.key) return [field.name, last + i + 1];
    if (field.type !== 'ref') return [field.name, scalar(field, spread(i, at), i)];
    const targets = keys.get(field.to!)!;
    // A unique reference gets a different target in each row, while there are any.
    const own = free.get(field.name);
    const key = own ? own[i] : targets[spread(i, at) % targets.length];
    return [field.name, key === undefined ? null : { [registry.definition(field.to!).key]: key }];
  });
  return Object.fromEntries(values);
}

/** A different irregular sequence of numbers for each field. */
const spread = (i: number, at: number): number => i * (2 * at + 7) + Math.floor(i / 97);

const two = (number: number) => String(number).padStart(2, '0');

function scalar(
  { type, format, values, stamp, default: standard }: FieldDefinition,
  number: number,
  i: number,
): unknown {
  const [day, month, year] = [two((number % 28) + 1), two((number % 12) + 1), 2015 + (number % 11)];
  if (stamp === 'version') return 1;
  // A third of the rows differ from the default.
  if (type === 'boolean') return (standard === true) !== (number % 3 === 0);
  if (values) return values[number % values.length];
  if (format === 'date') return `${day}/${month}/${year}`;
  if (format === 'date-time') return `${year}-${month}-${day}T09:30:00.000Z`;
  if (format === 'time') return `${two(number % 24)}:${two(number % 60)}`;
  if (format === 'month' && type !== 'string') return (number % 12) + 1;
  if (format === 'email') return `w${number}.${i}@people.example`;
  if (format === 'uri') return `w${number}-${i}.people.example`;
  if (format === 'phone') return `0114 496 ${1000 + (number % 9000)}`;
  if (format === 'colour') return '#1f6feb';
  return type === 'string' ? `W${(number * 7919) % 9973} N${i}` : number % 5000;
}
