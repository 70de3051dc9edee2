import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { format } from 'oxfmt';
import type { Model } from '../model/index.ts';
import { kebab } from '../model/names.ts';
import { diff, type Loss } from './diff.ts';
import { emitMigration, type Proposed } from './proposed.ts';
import { relational, type Table } from './relational.ts';
import { rename } from './rename.ts';
import { folder, migrationNames, replayed } from './replayed.ts';

export interface Wish {
  /** What the migration does, for the name of its file. Default: derived from the tables. */
  readonly title?: string | undefined;
  /** Losses to allow: `customer.mobile`, `deliveryNote`. */
  readonly drop?: readonly string[];
}

export class LossError extends Error {}

/**
 * Writes a migration from the tables that the migrations lead to, to those that the Model needs.
 * @param explain describes each loss in a line: the number of affected rows, and what to do
 * @returns the path of the migration, or null if the database needs none
 * @throws LossError with a line for each loss that is not allowed; then nothing is written
 * @throws MisfitError if the migrations do not fit one another
 */
export async function proposeMigration(
  root: string,
  model: Model,
  { title, drop = [] }: Wish = {},
  explain: (losses: readonly Loss[]) => Promise<string[]> = async (losses) => losses.map(({ name }) => name),
): Promise<string | null> {
  const tables = relational(model);
  const before = await replayed(root);
  const { steps, losses } = diff(before, tables, model);
  const isNamed = (loss: Loss, name: string) => loss.name === name || loss.alsoNamed.includes(name);
  const unknown = drop.filter((name) => !losses.some((loss) => isNamed(loss, name)));
  if (unknown.length)
    throw new LossError(unknown.map((name) => `--drop ${name}: the schemas do not drop this.`).join('\n'));
  const refused = losses.filter((loss) => !drop.some((name) => isNamed(loss, name)));
  if (refused.length) throw new LossError((await explain(refused)).join('\n'));
  if (!steps.length) return null;
  const name = `${nextStamp(migrationNames(root))}-${kebab(named(title || describe(before, tables, model), steps))}`;
  const path = `${folder}/${name}.ts`;
  const options = JSON.parse(readFileSync(join(root, '.oxfmtrc.json'), 'utf8'));
  const { code } = await format(path, emitMigration(name, steps), options);
  writeFileSync(join(root, path), code);
  return path;
}

/** The time, as `202611280930` in UTC, so that branches do not take the same name; but after all other migrations. */
function nextStamp(names: readonly string[]): string {
  const now = stampOf(new Date());
  const [, last = ''] = /^(\d{12})-/.exec(names.at(-1) ?? '') ?? [];
  if (last < now) return now;
  const [year, month, day, hour, minute] = last.match(/^\d{4}|\d\d/g)!.map(Number);
  return stampOf(new Date(Date.UTC(year!, month! - 1, day, hour, minute! + 1)));
}

const stampOf = (date: Date): string => date.toISOString().replaceAll(/\D/g, '').slice(0, 12);

/** A title that says that something is renamed: a reviewer of a merge looks for what else used the old name. */
const named = (title: string, steps: readonly Proposed[]): string =>
  /rename/i.test(title) || !steps.some(({ step }) => step.startsWith('rename')) ? title : `${title} and rename`;

/** What a migration does, in words: `add delivery_method`, `change customer and more`. */
function describe(before: readonly Table[], after: readonly Table[], model: Model): string {
  const { tables, former } = rename(before, after, model);
  const was = new Map(tables.map((table) => [table.name, table]));
  const is = new Set(after.map(({ name }) => name));
  const renamed = [...former].map(([path, old]) => {
    const [table, column] = path.split('.');
    return { table, words: column ? `rename ${old} to ${column} in ${table}` : `rename ${old} to ${table}` };
  });
  const changed = after.filter(
    (table) =>
      was.has(table.name) &&
      !renamed.some((one) => one.table === table.name) &&
      diff([was.get(table.name)!], [table]).steps.length > 0,
  );
  const [first, ...others] = [
    ...after.filter(({ name }) => !was.has(name)).map(({ name }) => `add ${name}`),
    ...renamed.map(({ words }) => words),
    ...changed.map(({ name }) => `change ${name}`),
    ...tables.filter(({ name }) => !is.has(name)).map(({ name }) => `drop ${name}`),
  ];
  return others.length ? `${first} and more` : (first ?? 'rename in saved filters');
}
