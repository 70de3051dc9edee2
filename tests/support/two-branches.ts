import { createHash } from 'node:crypto';
import type { addRecords as AddRecords } from '../../server/services/save/add-records.ts';
import { sql } from '../../server/core/db/sql.ts';
import { fieldOf, isStored, type EntityDefinition, type FieldDefinition } from '../../server/core/model/definition.ts';
import { built, type TestApp } from './app.ts';

export interface Side {
  /** The branch to which its rows belong. */
  readonly branch: number;
  /** A user of that branch. */
  readonly user: number;
  /** Users to whom its rows belong in turn, whatever their own branch is. */
  readonly users: readonly number[];
  /** A word that is in every text of its rows, and nowhere else. */
  readonly word: string;
  /** The key of its first row, the same in every table. */
  readonly first: number;
}

/** Number of rows in each entity: enough for every status, type and size that a report can ask for. */
export const rowsOfSide = 60;
/** Of every five rows, the one at this position belongs to no other record. */
export const alone = 4;
const fileOf = ({ first }: Side, i: number) => `0000abcd-0000-4000-8000-${String(first + i).padStart(12, '0')}`;

/** Entities with a branch: a user may be limited to some of their rows. */
export const ofBranches = ({ platform: { registry } }: TestApp): EntityDefinition[] =>
  registry.all.filter(({ branch }) => branch);

/**
 * Adds rows of one branch, with histories and files, to every entity that has a branch. They are made from definitions
 * alone. They refer to each other, but to no row of another branch.
 */
export async function addSide(app: TestApp, side: Side): Promise<void> {
  const { changes, database, duplicates, files, history, registry, users } = app.platform;
  const { addRecords } = (await built('services/save/add-records.js')) as { addRecords: typeof AddRecords };
  const all = ofBranches(app);
  const targets = new Map<string, readonly number[]>();
  for (const { to } of all.flatMap(({ fields }) => fields))
    if (to && !targets.has(to)) targets.set(to, await keysOf(app, registry.definition(to)));
  const refer = (definition: EntityDefinition, field: FieldDefinition, i: number) => {
    const target = registry.definition(field.to!);
    const isOf = all.includes(target);
    const known = targets.get(field.to!)!;
    const key = isOf
      ? side.first + i
      : field.to === 'branch'
        ? side.branch
        : field.to === 'user'
          ? definition.branch![0] === field.name
            ? side.user
            : side.users[i % side.users.length]
          : known[mixed(field.name, i) % known.length];
    const isLeftOut =
      (field.to === 'region' && i % 3 === 0) || (definition.within.includes(field.name) && i % 5 === alone);
    return key === undefined || isLeftOut || field.to === definition.name
      ? null
      : { [target.key]: key, [target.display]: isOf ? side.word : null };
  };
  await database.write(async () => {
    for (const definition of inOrder(all)) {
      const records = Array.from({ length: rowsOfSide }, (_, i) =>
        Object.fromEntries(
          definition.fields
            .filter(isStored)
            .map((field) => [
              field.name,
              field.name === definition.key
                ? side.first + i
                : field.to
                  ? isLater(all, definition, field)
                    ? null
                    : refer(definition, field, i)
                  : scalar(field, side, i),
            ]),
        ),
      );
      await addRecords(database, duplicates, definition, records);
      await history.whole('create', definition, records, users.system);
    }
  });
  for (const { table } of all) changes.committed(table);
  for (let i = 0; i < rowsOfSide; i++) await files.write(fileOf(side, i), Buffer.from(side.word));
}

async function keysOf({ platform: { database } }: TestApp, definition: EntityDefinition): Promise<number[]> {
  const column = sql.id(fieldOf(definition, definition.key)!.column!);
  return (await database.rows(sql`select ${column} from ${sql.id(definition.table)} order by 1`)).map(
    ([key]) => key as number,
  );
}

/**
 * Sorts entities so that each comes after those it refers to. If two refer to each other, the one that requires the
 * other is last.
 */
function inOrder(all: readonly EntityDefinition[]): EntityDefinition[] {
  const done: EntityDefinition[] = [];
  const visit = (definition: EntityDefinition, above: readonly EntityDefinition[]) => {
    if (done.includes(definition) || above.includes(definition)) return;
    for (const { to } of definition.fields.filter(isStored)) {
      const target = all.find(({ name }) => name === to);
      if (target && target.name !== definition.name && !isBack(target, definition))
        visit(target, [...above, definition]);
    }
    done.push(definition);
  };
  for (const definition of all) visit(definition, []);
  return done;
}

const requires = ({ validators }: EntityDefinition, name: string) => name in validators.required;

/** Whether a reference is to an entity that requires this one first, as that of a customer to its key contact. */
const isBack = (target: EntityDefinition, definition: EntityDefinition) =>
  target.fields.some(({ to, name }) => to === definition.name && requires(target, name));

const isLater = (all: readonly EntityDefinition[], definition: EntityDefinition, { to }: FieldDefinition) => {
  const target = all.find(({ name }) => name === to);
  return target !== undefined && target !== definition && isBack(target, definition);
};

/** A number derived from a name and a row, so that choices of different fields occur in every combination. */
const mixed = (name: string, row: number): number =>
  [...name].reduce((sum, letter) => (Math.imul(sum, 31) + letter.charCodeAt(0) * (row + 7)) >>> 0, row) >>> 3;

const two = (number: number) => String(number).padStart(2, '0');

function scalar({ name, type, format, values, stamp, transform }: FieldDefinition, side: Side, i: number): unknown {
  if (stamp === 'version') return 1;
  if (name === 'fileLocation') return fileOf(side, i);
  if (name === 'fileHash') return createHash('sha256').update(side.word).digest('hex');
  if (type === 'boolean') return i % 3 === 0;
  if (values) return values[i % values.length];
  const ago = [0, 2, Math.floor(side.first / 100)][Math.floor(i / 2) % 3]!;
  const day = new Date(Date.now() - ago * 86_400_000).toISOString();
  if (format === 'date') return `${day.slice(8, 10)}/${day.slice(5, 7)}/${day.slice(0, 4)}`;
  if (format === 'date-time') return day;
  if (format === 'time') return `${two(i % 24)}:30`;
  if (format === 'colour') return '#336699';
  if (format === 'month') return (i % 12) + 1;
  if (format === 'money') return [500, 20_000, 90_000, null][i % 4];
  if (type !== 'string') return name === 'sYear' ? new Date().getFullYear() : i % 20;
  const text = `${side.word} ${i}`;
  return transform?.includes('upper') ? text.toUpperCase() : text;
}
