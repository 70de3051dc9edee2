import { existsSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { rolldown } from 'rolldown';
import type { Migration } from '../../server/core/db/migrations/migrate.ts';
import { MisfitError, tablesAfter, type Table } from '../../server/core/db/migrations/tables.ts';

export { MisfitError } from '../../server/core/db/migrations/tables.ts';

/** Where the migrations are, each in a file that has its name. */
export const folder = 'server/migrations/common';

/** Names of the migrations below a root, in the order in which they run. */
export const migrationNames = (root: string): string[] =>
  existsSync(join(root, folder))
    ? readdirSync(join(root, folder))
        .filter((file) => file.endsWith('.ts'))
        .map((file) => file.slice(0, -'.ts'.length))
        .toSorted()
    : [];

/**
 * The tables that the migrations below a root lead to. Reads their sources, so that nothing needs to be compiled before.
 * @throws MisfitError if a migration cannot be read, or does not fit those before it
 */
export async function replayed(root: string): Promise<readonly Table[]> {
  const names = migrationNames(root);
  const migrations = await loaded(root, names);
  const at = migrations.findIndex(({ name }, i) => name !== names[i]);
  if (at >= 0)
    throw new MisfitError(`The migration ${migrations[at]!.name} is in the file ${names[at]}.ts: give both one name.`);
  return tablesAfter(migrations);
}

const entry = 'migrations';

async function loaded(root: string, names: readonly string[]): Promise<Migration[]> {
  const imports = names.map((name, i) => `import { migration as m${i} } from ${at(root, name)};`);
  const code = `${imports.join('\n')}\nexport const migrations = [${names.map((_, i) => `m${i}`).join(', ')}];`;
  try {
    const bundle = await rolldown({
      input: entry,
      platform: 'node',
      plugins: [
        {
          name: entry,
          resolveId: (id) => (id === entry ? id : null),
          load: (id) => (id === entry ? code : null),
        },
      ],
    });
    // Rolldown's own check does not recognise a function that was made within Jest.
    const { output } = await bundle.generate({ sourcemapIgnoreList: false });
    await bundle.close();
    const url = `data:text/javascript;base64,${Buffer.from(output[0].code).toString('base64')}`;
    return ((await import(url)) as { migrations: Migration[] }).migrations;
  } catch (error) {
    throw new MisfitError(`The migrations cannot be read. ${(error as Error).message}`);
  }
}

const at = (root: string, name: string) => JSON.stringify(join(root, folder, `${name}.ts`));
