import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { execFileSync } from 'node:child_process';
import { appendFileSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import type * as Migrate from '../../server/core/db/migrations/migrate.ts';
import type * as BeforeMigration from '../../server/services/backup/before-migration.ts';
import { imported } from '../support/built.ts';
import { catalogue } from '../support/catalogue.ts';
import { all } from '../support/content.ts';
import { ProductCopy } from '../support/copy.ts';
import { copyDatabase, emptyDatabase, type TestDatabase } from '../support/database.ts';
import { openDatabase } from '../support/open.ts';
import { dropField, renameField } from '../support/rename.ts';

const customer = 'entities/customer.json';
const contact = 'entities/contact.json';

let product: ProductCopy;
const databases: TestDatabase[] = [];
beforeAll(() => void (product = new ProductCopy()));
afterAll(async () => {
  await product.remove();
  for (const database of databases) await database.drop();
});

const opened = async (made: Promise<TestDatabase>): Promise<TestDatabase> => {
  const database = await made;
  databases.push(database);
  return database;
};

/** Runs git in the copy. @throws Error if it fails, as a merge with conflicts does */
const git = (...args: string[]): string =>
  execFileSync('git', ['-c', 'user.name=Test', '-c', 'user.email=test@example.com', ...args], {
    cwd: product.root,
    encoding: 'utf8',
    stdio: 'pipe',
  });

function commit(message: string): void {
  execFileSync(process.execPath, ['node_modules/oxfmt/bin/oxfmt', 'schemas'], { cwd: product.root });
  git('add', '--all');
  git('commit', '--quiet', '--message', message);
}

/** Makes a branch of the first state with a change and its migration. @returns the migration's name */
async function branch(name: string, change: () => void | Promise<unknown>, ...options: string[]): Promise<string> {
  git('switch', '--quiet', '--create', name, 'main');
  await change();
  await product.run('generate');
  const [, migration] = /common\/([\w-]+)\.ts/.exec(await product.run('migration:new', ...options))!;
  commit(name);
  return migration!;
}

test('three branches that add, rename and drop are merged by git and one command, and so are their databases', async () => {
  writeFileSync(
    join(product.root, '.gitignore'),
    `${readFileSync(join(product.root, '.gitignore'), 'utf8')}\nnode_modules\n`,
  );
  git('init', '--quiet', '--initial-branch=main');
  commit('base');

  const added = await branch('list', () => product.run('new', 'list', 'Loading Bay'));
  const renamed = await branch('rename', async () => {
    await product.run('new', 'list', 'Loading Crane');
    renameField(product.root, customer, 'faxNo', 'faxNumber');
  });
  const dropped = await branch(
    'drop',
    () => dropField(product.root, contact, 'address4'),
    'Short addresses',
    '--drop',
    'contact.address4',
  );
  expect([added, renamed, dropped]).toEqual([
    expect.stringMatching(/^\d{12}-add-loading-bay$/),
    expect.stringMatching(/^\d{12}-add-loading-crane-and-more-and-rename$/),
    expect.stringMatching(/^\d{12}-short-addresses$/),
  ]);

  // CONTRIBUTING.md: git merge, then npm run generate. No merge has a conflict.
  git('switch', '--quiet', 'main');
  for (const name of ['list', 'rename', 'drop']) git('merge', '--quiet', '--no-edit', name);
  expect(await product.run('generate')).not.toContain('migration');
  commit('generate');

  // Whatever a merge tool leaves in generated files, the command makes them again.
  for (const path of ['server/generated/registry.gen.ts', 'server/core/files/limits.gen.ts', 'server/CALLS.md'])
    appendFileSync(join(product.root, path), '\n<<<<<<< HEAD\nours\n=======\ntheirs\n>>>>>>> drop\n');
  await product.run('build', '--server');
  expect(git('status', '--short')).toBe('');

  const load = (path: string) => imported(pathToFileURL(join(product.root, 'dist/server', path)).href);
  const { migrate } = (await load('core/db/migrations/migrate.js')) as typeof Migrate;
  const { migrations } = (await load('migrations/index.js')) as { migrations: Migrate.Migration[] };
  const { copyBeforeMigration } = (await load('services/backup/before-migration.js')) as typeof BeforeMigration;
  const own = [added, renamed, dropped].toSorted();
  expect(migrations.map(({ name }) => name).slice(-own.length)).toEqual(own);

  const fresh = await opened(emptyDatabase());
  await migrate(fresh, migrations);
  const tables = await catalogue(fresh);
  expect(tables.join('\n')).toMatch(/loading_bay[\s\S]*loading_crane/);

  const faxes = 'from customer order by customer_id';
  const people = 'select contact_id, contact_name from contact order by 1';
  const filled = async () => {
    const database = await opened(copyDatabase());
    const rows = await openDatabase(database);
    await rows.run(`update customer set fax_no = 'Fax ' || customer_id`);
    await rows.close();
    return database;
  };
  // One database has had nothing, the others one branch each, which may be the last.
  for (const first of [null, added, renamed, dropped]) {
    const database = await filled();
    const before = [await all(database, `select customer_id, fax_no ${faxes}`), await all(database, people)];
    const done = migrations.filter(({ name }) => !own.includes(name) || name === first);
    expect((await migrate(database, done, copyBeforeMigration)).run).toEqual(first ? [first] : []);
    expect((await migrate(database, migrations, copyBeforeMigration)).run).toEqual(
      own.filter((name) => name !== first),
    );
    expect(await catalogue(database)).toEqual(tables);
    const after = [await all(database, `select customer_id, fax_number ${faxes}`), await all(database, people)];
    expect(after).toEqual(before);
  }
}, 300_000);
