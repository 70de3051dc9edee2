import { existsSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { format } from 'oxfmt';
import type { Model } from '../model/index.ts';
import { kebab } from '../model/names.ts';
import { diff, type Loss } from './diff.ts';
import { emitMigration, emitMigrations } from './proposed.ts';
import { relational, type Table } from './relational.ts';
import { rename } from './rename.ts';

const folder = 'server/migrations';
const snapshot = `${folder}/snapshot.json`;

/** Tables of the last migration; empty if there is none. */
export function readSnapshot(root: string): Table[] {
  const file = join(root, snapshot);
  return existsSync(file) ? (JSON.parse(readFileSync(file, 'utf8')) as Table[]) : [];
}

/** What to do if the Model differs from the snapshot; empty if it does not differ. */
export function migrationHint(root: string, model: Model): string {
  const [before, after] = [readSnapshot(root), relational(model)];
  if (diff(before, after, model).steps.length) return 'The database needs a migration: npm run migration:new';
  return JSON.stringify(before) === JSON.stringify(after) ? '' : `${snapshot} is out of date: npm run migration:new`;
}

export interface Wish {
  /** What the migration does, for the name of its file. Default: derived from the tables. */
  readonly title?: string | undefined;
  /** Losses to allow: `customer.mobile`, `deliveryNote`. */
  readonly drop?: readonly string[];
}

export class LossError extends Error {}

/**
 * Writes a migration for the differences between the Model and the snapshot, and updates the snapshot.
 * @param explain describes each loss in a line: the number of affected rows, and what to do
 * @returns the path of the migration, or null if the database needs none
 * @throws LossError with a line for each loss that is not allowed; then nothing is written
 */
export async function proposeMigration(
  root: string,
  model: Model,
  { title, drop = [] }: Wish = {},
  explain: (losses: readonly Loss[]) => Promise<string[]> = async (losses) => losses.map(({ name }) => name),
): Promise<string | null> {
  const tables = relational(model);
  const before = readSnapshot(root);
  const { steps, losses } = diff(before, tables, model);
  const isNamed = (loss: Loss, name: string) => loss.name === name || loss.alsoNamed.includes(name);
  const unknown = drop.filter((name) => !losses.some((loss) => isNamed(loss, name)));
  if (unknown.length)
    throw new LossError(unknown.map((name) => `--drop ${name}: the schemas do not drop this.`).join('\n'));
  const refused = losses.filter((loss) => !drop.some((name) => isNamed(loss, name)));
  if (refused.length) throw new LossError((await explain(refused)).join('\n'));
  const write = writer(root);
  if (steps.length) {
    const files = readdirSync(join(root, folder, 'common'))
      .filter((file) => /^\d{4}-/.test(file))
      .toSorted();
    // Numbers may be missing: a migration that another branch has taken back leaves a gap.
    const number = String(Number(files.at(-1)?.slice(0, 4) ?? 0) + 1).padStart(4, '0');
    const name = `${number}-${kebab(title || describe(before, tables, model))}`;
    const path = `${folder}/common/${name}.ts`;
    await write(path, emitMigration(name, steps));
    await write(`${folder}/index.ts`, emitMigrations([...files, `${name}.ts`]));
    await write(snapshot, JSON.stringify(tables));
    return path;
  }
  await write(snapshot, JSON.stringify(tables));
  return null;
}

/** What a migration does, in words: `add delivery_method`, `change customer and more`. */
function describe(before: readonly Table[], after: readonly Table[], model: Model): string {
  const { tables, former } = rename(before, after, model);
  const was = new Map(tables.map((table) => [table.name, table]));
  const is = new Set(after.map(({ name }) => name));
  const changed = after.filter(
    (table) =>
      was.has(table.name) &&
      !former.has(table.name) &&
      (diff([was.get(table.name)!], [table]).steps.length > 0 ||
        [...former.keys()].some((name) => name.startsWith(`${table.name}.`))),
  );
  const [first, ...others] = [
    ...after.filter(({ name }) => !was.has(name)).map(({ name }) => `add ${name}`),
    ...[...former].filter(([name]) => !name.includes('.')).map(([name, old]) => `rename ${old} to ${name}`),
    ...changed.map(({ name }) => `change ${name}`),
    ...tables.filter(({ name }) => !is.has(name)).map(({ name }) => `drop ${name}`),
  ];
  return others.length ? `${first} and more` : (first ?? 'rename in saved filters');
}

/** Returns a function that formats files and writes them below a root. */
const writer = (root: string) => {
  const options = JSON.parse(readFileSync(join(root, '.oxfmtrc.json'), 'utf8'));
  return async (path: string, code: string) => {
    const { code: text } = await format(path, code, options);
    writeFileSync(join(root, path), text);
  };
};
