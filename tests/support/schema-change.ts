import { diff, type Difference } from '../../generators/migrations/diff.ts';
import { relational, type Table } from '../../generators/migrations/relational.ts';
import type { Migration } from '../../server/core/db/migrations/migrate.ts';
import type { Step } from '../../server/core/db/migrations/steps.ts';
import type { tablesAfter as TablesAfter } from '../../server/core/db/migrations/tables.ts';
import { built } from './app.ts';
import { copyProject, modelBelow } from './schemas.ts';

const { tablesAfter } = (await built('core/db/migrations/tables.js')) as { tablesAfter: typeof TablesAfter };
const { migrations } = (await built('migrations/index.js')) as { migrations: readonly Migration[] };

/** The tables that the migrations of the project lead to, as objects of Jest: those of the built server are Node's. */
export const lastTables = JSON.parse(JSON.stringify(tablesAfter(migrations))) as Table[];

/** A change to the project's schemas, and what it changes in the database. */
export interface SchemaChange {
  readonly difference: Difference;
  readonly tables: Table[];
}

export function schemaChange(edit: (root: string) => void): SchemaChange {
  const root = copyProject('schemas');
  edit(root);
  const model = modelBelow(root);
  const tables = relational(model);
  return { difference: diff(lastTables, tables, model), tables };
}

/** The proposed steps as a migration, evaluated as its file would be. */
export async function migrationOf(name: string, { difference }: SchemaChange): Promise<Migration> {
  const modules = await Promise.all(
    ['steps', 'renames', 'convert'].map((file) => built(`core/db/migrations/${file}.js`)),
  );
  const known: Record<string, unknown> = Object.assign({}, ...modules);
  const code = `return [${difference.steps.map((step) => step.code).join(',')}]`;
  // oxlint-disable-next-line no-new-func -- this generated code is under test
  const steps = new Function(...Object.keys(known), code)(...Object.values(known)) as Step[];
  return { name, steps };
}
