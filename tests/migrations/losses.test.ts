import { afterEach, beforeEach, describe, expect, test } from '@jest/globals';
import { spawnSync } from 'node:child_process';
import { existsSync, mkdirSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { diff } from '../../generators/migrations/diff.ts';
import { tellLosses } from '../../generators/migrations/losses.ts';
import { relational } from '../../generators/migrations/relational.ts';
import type { migrations as Migrations } from '../../server/migrations/index.ts';
import type * as Migrate from '../../server/core/db/migrations/migrate.ts';
import type * as Steps from '../../server/core/db/migrations/steps.ts';
import { built, imported } from '../support/built.ts';
import { catalogue } from '../support/catalogue.ts';
import { copyDatabase, emptyDatabase, engine, type TestDatabase } from '../support/database.ts';
import { openDatabase } from '../support/open.ts';
import { dropField, renameField } from '../support/rename.ts';
import { migrationOf, schemaChange, type SchemaChange } from '../support/schema-change.ts';
import { modelBelow, projectRoot, setInSchema } from '../support/schemas.ts';

const { migrate } = (await built('core/db/migrations/migrate.js')) as typeof Migrate;
const { run } = (await built('core/db/migrations/steps.js')) as typeof Steps;
const { migrations } = (await built('migrations/index.js')) as { migrations: typeof Migrations };

let database: TestDatabase;
beforeEach(async () => void (database = await copyDatabase()));
/** The real environment of the process: Jest gives each test file only a copy. */
const { env } = (await imported('node:process')).default as typeof process;
const path = env.PATH;
const hasDump = spawnSync('pg_dump', ['--version']).status === 0;
afterEach(async () => {
  env.PATH = path;
  await database.drop();
});

/** Replaces pg_dump by a script. */
function replaceDump(script: string): void {
  const folder = join(database.dataDir, 'bin');
  mkdirSync(folder);
  writeFileSync(join(folder, 'pg_dump'), `#!${process.execPath}\n${script}`, { mode: 0o755 });
  env.PATH = folder;
}

async function ask(statement: string): Promise<unknown[][]> {
  const rows = await openDatabase(database);
  try {
    return await rows.all(statement);
  } finally {
    await rows.close();
  }
}
const count = async (statement: string) => Number((await ask(`select count(*) from ${statement}`))[0]![0]);

const customer = 'entities/customer.json';
const withoutMobile = schemaChange((root) => dropField(root, customer, 'mobile'));
const field = (name: string, value: unknown) =>
  schemaChange((root) => setInSchema(root, customer, `/properties/${name}`, value));
const told = ({ difference }: SchemaChange) => tellLosses(difference.losses, database);

describe('Affected rows are counted', () => {
  test('when a field is removed', async () => {
    const [lost, all] = [await count('customer where mobile is not null'), await count('customer')];
    expect(await told(withoutMobile)).toEqual([
      `customer.mobile: ${lost} of ${all} rows have a value. Rename it with "x-was": "mobile", or allow the loss with --drop customer.mobile.`,
    ]);
  });

  test('when a field of many references is removed', async () => {
    const change = schemaChange((root) => dropField(root, customer, 'tags'));
    const owners = Number((await ask('select count(distinct owner_id) from customer_tags'))[0]![0]);
    expect(await told(change)).toEqual([
      `customer.tags: ${owners} records have ${await count('customer_tags')} references. Rename it with "x-was": "tags", or allow the loss with --drop customer.tags.`,
    ]);
  });

  test('when a text is shortened', async () => {
    const lost = await count('customer where length(cust_name) > 12');
    expect(lost).toBeGreaterThan(0);
    const change = schemaChange((root) => setInSchema(root, customer, '/properties/custName/maxLength', 12));
    expect(await told(change)).toEqual([
      `customer.custName: ${lost} of 300 rows have more than 12 characters. Allow the loss with --drop customer.custName.`,
    ]);
  });

  test('when a text becomes a number, also in a renamed field', async () => {
    const change = schemaChange((root) => {
      renameField(root, customer, 'mobile', 'mobileNo');
      setInSchema(root, customer, '/properties/mobileNo', { title: 'Mobile', type: 'integer', 'x-was': 'mobile' });
    });
    const lost = await count(`customer where mobile is not null and mobile <> ''`);
    expect(await told(change)).toEqual([
      `customer.mobileNo: ${lost} of 300 rows have a value that is not a whole number. Allow the loss with --drop customer.mobileNo.`,
    ]);
  });

  test('and if that is not possible, the line says why', async () => {
    const none = { dataDir: join(database.dataDir, 'none'), databaseUrl: null };
    expect(await tellLosses(withoutMobile.difference.losses, none)).toEqual([
      `customer.mobile: its rows cannot be counted, there is no database at ${none.dataDir}/branchline.sqlite. Rename it with "x-was": "mobile", or allow the loss with --drop customer.mobile.`,
    ]);
  });
});

describe('An allowed loss', () => {
  test('cuts a text to its new length', async () => {
    const change = schemaChange((root) => setInSchema(root, customer, '/properties/custName/maxLength', 12));
    const before = await ask('select customer_id, substr(cust_name, 1, 12) from customer order by 1');
    const there = await catalogue(database);
    await migrate(database, [...migrations, await migrationOf('0900-short', change)]);
    expect(await ask('select customer_id, cust_name from customer order by 1')).toEqual(before);
    expect((await catalogue(database)).filter((line) => !/_dropped_/.test(line))).toEqual(there);
  });

  test.each([
    [
      'number',
      { type: 'number' },
      [
        [1, 12.5],
        [2, null],
        [3, 7],
      ],
    ],
    [
      'integer',
      { type: 'integer' },
      [
        [1, null],
        [2, null],
        [3, 7],
      ],
    ],
    [
      'amount of money',
      { type: 'number', format: 'money' },
      [
        [1, 1250],
        [2, null],
        [3, 700],
      ],
    ],
    [
      'date',
      { format: 'date' },
      [
        [1, null],
        [2, null],
        [3, null],
      ],
    ],
  ] as const)('keeps the values that fit when a text becomes a %s', async (_, kind, expected) => {
    const opened = await openDatabase(database);
    await opened.run(
      `update customer set fax_no = case customer_id when 1 then '12.5' when 2 then 'none' else '7' end`,
    );
    await opened.close();
    const change = field('faxNo', { title: 'Fax', ...kind });
    await migrate(database, [...migrations, await migrationOf('0900-fax', change)]);
    expect(await ask('select customer_id, fax_no from customer where customer_id < 4 order by 1')).toEqual(expected);
  });
});

describe('Before a migration of a database with rows', () => {
  const dropped = () => migrationOf('0900-no-mobile', withoutMobile);

  test('a copy is made', async () => {
    if (engine === 'postgres' && !hasDump)
      replaceDump(`require('node:fs').writeFileSync(process.argv[3].slice(7), 'a copy');`);
    const { copy, kept } = await migrate(database, [...migrations, await dropped()]);
    const name = `before-0900-no-mobile.${engine === 'sqlite' ? 'sqlite' : 'dump'}`;
    expect([copy, kept]).toEqual([join(database.dataDir, 'backups', name), []]);
    expect(readdirSync(join(database.dataDir, 'backups'))).toEqual([name]);
    expect((await catalogue(database)).join('\n')).not.toMatch(/ customer mobile /);
  });

  test('without pg_dump, PostgreSQL keeps what is dropped under another name', async () => {
    env.PATH = database.dataDir;
    const numbers = await ask('select customer_id, mobile from customer order by 1');
    const { copy, noCopy, kept } = await migrate(database, [...migrations, await dropped()]);
    if (engine === 'sqlite') {
      expect([noCopy, kept]).toEqual([null, []]);
      return;
    }
    expect([copy, noCopy, kept]).toEqual([
      null,
      expect.stringContaining('pg_dump is not installed'),
      ['customer.mobile_dropped_0900'],
    ]);
    expect(await ask('select customer_id, mobile_dropped_0900 from customer order by 1')).toEqual(numbers);
    expect(existsSync(join(database.dataDir, 'backups/before-0900-no-mobile.dump'))).toBe(false);
  });

  if (engine === 'postgres')
    test('a pg_dump that fails is handled like a missing one', async () => {
      replaceDump(`console.error('other version'); process.exit(1);`);
      const { noCopy, kept } = await migrate(database, [...migrations, await dropped()]);
      expect([noCopy, kept]).toEqual(['pg_dump ended with 1: other version', ['customer.mobile_dropped_0900']]);
    });

  if (engine === 'postgres')
    test('a kept table blocks no deletion, and its name is free again', async () => {
      env.PATH = database.dataDir;
      const without = schemaChange((root) => {
        for (const file of ['postal-area', 'quote-type']) rmSync(join(root, `schemas/reference/${file}.json`));
      });
      expect(without.difference.losses.map(({ name }) => name)).toEqual(['postalArea', 'quoteType']);
      const rows = await ask('select count(*) from quote_type');
      const all = [...migrations, await migrationOf('0900-no-types', without)];
      const { kept } = await migrate(database, all);
      expect(kept).toEqual(['postal_area_dropped_0900', 'quote_type_dropped_0900']);
      expect(await ask('select count(*) from quote_type_dropped_0900')).toEqual(rows);
      expect(
        await ask(
          `select conname from pg_constraint where conrelid = 'postal_area_dropped_0900'::regclass and contype = 'f'`,
        ),
      ).toEqual([]);
      const again = { ...without, difference: diff(without.tables, relational(modelBelow(projectRoot))) };
      await migrate(database, [...all, await migrationOf('0901-again', again)]);
      expect(await ask('select count(*) from quote_type')).toEqual([[0]]);
    });

  test('an empty database is not copied', async () => {
    const none = await emptyDatabase();
    await migrate(none, migrations);
    const { copy, noCopy } = await migrate(none, [...migrations, await dropped()]);
    expect([copy, noCopy, existsSync(join(none.dataDir, 'backups'))]).toEqual([null, null, false]);
    await none.drop();
  });
});

test('If the second of two migrations fails, the database stays as it was', async () => {
  const stood = [await catalogue(database), await ask('select customer_id, mobile from customer order by 1')];
  const bad = ['update customer set nothing = 1'];
  const broken = { name: '0901-broken', steps: [run({ sqlite: bad, postgres: bad })] };
  const pending = [await migrationOf('0900-no-mobile', withoutMobile), broken];
  await expect(migrate(database, [...migrations, ...pending])).rejects.toThrow();
  expect([await catalogue(database), await ask('select customer_id, mobile from customer order by 1')]).toEqual(stood);
});
