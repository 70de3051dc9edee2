import { diff, type Difference } from '../../generators/migrations/diff.ts';
import { readSnapshot } from '../../generators/migrations/propose.ts';
import { relational, type Table } from '../../generators/migrations/relational.ts';
import type { Migration } from '../../server/core/db/migrations/migrate.ts';
import type { Step } from '../../server/core/db/migrations/steps.ts';
import { built } from './app.ts';
import { copyProject, modelBelow } from './schemas.ts';

/** A change to the project's schemas, and what it changes in the database. */
export interface SchemaChange {
  readonly difference: Difference;
  readonly tables: Table[];
}

export function schemaChange(edit: (root: string) => void): SchemaChange {
  const root = copyProject('schemas', 'server/migrations');
  edit(root);
  const model = modelBelow(root);
  const tables = relational(model);
  return { difference: diff(readSnapshot(root), tables, model), tables };
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
