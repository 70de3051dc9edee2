import { existsSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { format } from 'oxfmt';
import type { Model } from '../model/index.ts';
import { kebab } from '../model/names.ts';
import { relational, type Column, type Index, type Table } from './relational.ts';

/** A step of a migration as code. */
interface Proposed {
  readonly step: string;
  readonly code: string;
}

const folder = 'server/migrations';

/** Tables of the last migration, or none. */
export function readSnapshot(root: string): Table[] {
  const file = join(root, folder, 'snapshot.json');
  return existsSync(file) ? (JSON.parse(readFileSync(file, 'utf8')) as Table[]) : [];
}

/** Steps from one set of tables to another. */
export function diff(before: readonly Table[], after: readonly Table[]): Proposed[] {
  const old = new Map(before.map((table) => [table.name, table]));
  const now = new Map(after.map((table) => [table.name, table]));
  const created = after.filter((table) => !old.has(table.name));
  const dropped = before.filter((table) => !now.has(table.name));
  return [
    ...(created.length ? [step('createTables', created)] : []),
    ...after.flatMap((table) => (old.has(table.name) ? diffTable(old.get(table.name)!, table) : [])),
    ...(dropped.length ? [step('dropTables', dropped)] : []),
  ];
}

function diffTable(before: Table, after: Table): Proposed[] {
  const { name } = after;
  const gone = missing(before.indexes, after.indexes);
  const come = missing(after.indexes, before.indexes);
  const changed = after.columns.filter((column) => {
    const was = before.columns.find((one) => one.name === column.name);
    return was && JSON.stringify(was) !== JSON.stringify(column);
  });
  if (changed.length)
    throw new Error(
      `Column ${name}.${changed[0]!.name} changes its kind. Write that migration by hand: add a column, move the values, drop the old one.`,
    );
  return [
    ...(before.duplicates && !after.duplicates ? [step('dropKeys', before)] : []),
    ...gone.map((index) => step('dropIndex', name, index)),
    ...(before.search && !after.search ? [step('dropSearch', before)] : []),
    ...missing(before.columns, after.columns).map((column) => step('dropColumn', name, column)),
    ...missing(after.columns, before.columns).map((column) => step('addColumn', name, column)),
    ...come.map((index) => step('createIndex', name, index)),
    ...(after.search && !before.search ? [step('createSearch', after)] : []),
    ...(after.duplicates && !before.duplicates ? [step('createKeys', after)] : []),
  ];
}

const missing = <T extends Column | Index>(from: readonly T[], among: readonly T[]): T[] =>
  from.filter((one) => !among.some((other) => JSON.stringify(other) === JSON.stringify(one)));

const step = (name: string, ...args: unknown[]): Proposed => ({
  step: name,
  code: `${name}(${args.map((arg) => JSON.stringify(arg)).join(', ')})`,
});

/** What to do about tables the Model has and no migration makes; nothing where there are none. */
export const migrationHint = (root: string, model: Model): string =>
  diff(readSnapshot(root), relational(model)).length ? 'The database needs a migration: npm run migration:new' : '';

/** What a migration does, in words: `add delivery_method`, `change customer and more`. */
function describe(before: readonly Table[], after: readonly Table[]): string {
  const was = new Map(before.map((table) => [table.name, table]));
  const is = new Set(after.map(({ name }) => name));
  const changed = after.filter((table) => was.has(table.name) && diffTable(was.get(table.name)!, table).length);
  const [first, ...others] = [
    ...after.filter(({ name }) => !was.has(name)).map(({ name }) => `add ${name}`),
    ...changed.map(({ name }) => `change ${name}`),
    ...before.filter(({ name }) => !is.has(name)).map(({ name }) => `drop ${name}`),
  ];
  return others.length ? `${first} and more` : first!;
}

/**
 * Writes a migration for what the Model has and the snapshot has not. Answers its path, or null where nothing differs.
 * @param title what it does, for the name of its file; made from the tables where none is given.
 */
export async function proposeMigration(root: string, model: Model, title?: string): Promise<string | null> {
  const tables = relational(model);
  const before = readSnapshot(root);
  const steps = diff(before, tables);
  if (!steps.length) return null;
  const files = readdirSync(join(root, folder, 'common'))
    .filter((file) => /^\d{4}-/.test(file))
    .toSorted();
  const name = `${String(files.length + 1).padStart(4, '0')}-${kebab(title || describe(before, tables))}`;
  const code = `
    import type { Migration } from '../../platform/db/migrations/migrate.ts';
    import { ${[...new Set(steps.map((one) => one.step))].join(', ')} } from '../../platform/db/migrations/steps.ts';

    export const migration: Migration = { name: '${name}', steps: [ ${steps.map((one) => one.code).join(',\n')} ] };
  `;
  const path = `${folder}/common/${name}.ts`;
  await write(root, path, code);
  await write(root, `${folder}/index.ts`, indexOf([...files, `${name}.ts`]));
  await write(root, `${folder}/snapshot.json`, JSON.stringify(tables));
  return path;
}

/** Migrations in the order in which they run. */
const indexOf = (files: readonly string[]) => `
  ${files.map((file, i) => `import { migration as m${i + 1} } from './common/${file}';`).join('\n')}
  import type { Migration } from '../platform/db/migrations/migrate.ts';

  export const migrations: readonly Migration[] = [${files.map((_, i) => `m${i + 1}`).join(', ')}];
`;

async function write(root: string, path: string, code: string) {
  const options = JSON.parse(readFileSync(join(root, '.oxfmtrc.json'), 'utf8'));
  const { code: text } = await format(path, code, options);
  writeFileSync(join(root, path), text);
}
