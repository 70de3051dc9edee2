import { afterEach, beforeEach, describe, expect, test } from '@jest/globals';
import { existsSync, readdirSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { diff } from '../../generators/migrations/diff.ts';
import { tellLosses } from '../../generators/migrations/losses.ts';
import { relational } from '../../generators/migrations/relational.ts';
import type { migrations as Migrations } from '../../server/migrations/index.ts';
import type * as Migrate from '../../server/core/db/migrations/migrate.ts';
import type * as Steps from '../../server/core/db/migrations/steps.ts';
import type * as BeforeMigration from '../../server/services/backup/before-migration.ts';
import type * as Keep from '../../server/services/backup/keep.ts';
import type * as Manifests from '../../server/services/backup/manifest.ts';
import type * as Verify from '../../server/services/backup/verify.ts';
import { restore } from '../operations/backups.ts';
import { built } from '../support/built.ts';
import { catalogue } from '../support/catalogue.ts';
import { copyDatabase, emptyDatabase, engine, type TestDatabase } from '../support/database.ts';
import { openDatabase } from '../support/open.ts';
import { dropField, renameField } from '../support/rename.ts';
import { migrationOf, schemaChange, type SchemaChange } from '../support/schema-change.ts';
import { modelBelow, projectRoot, setInSchema } from '../support/schemas.ts';

const { migrate } = (await built('core/db/migrations/migrate.js')) as typeof Migrate;
const { run } = (await built('core/db/migrations/steps.js')) as typeof Steps;
const { migrations } = (await built('migrations/index.js')) as { migrations: typeof Migrations };
const { readManifest } = (await built('services/backup/manifest.js')) as typeof Manifests;
const { removeOld } = (await built('services/backup/keep.js')) as typeof Keep;
const { contentsOf } = (await built('services/backup/verify.js')) as typeof Verify;
const { copyBeforeMigration } = (await built('services/backup/before-migration.js')) as typeof BeforeMigration;

let database: TestDatabase;
beforeEach(async () => void (database = await copyDatabase()));
afterEach(() => database.drop());

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

  const backups = () => join(database.dataDir, 'backups');

  test('a copy is made, in place of an earlier one, which needs no program of PostgreSQL', async () => {
    const numbers = await ask('select customer_id, mobile from customer order by 1');
    const failing = { name: '0900-no-mobile', steps: [run({ sqlite: ['bad'], postgres: ['bad'] })] };
    await expect(migrate(database, [...migrations, failing], copyBeforeMigration)).rejects.toThrow();
    const { copy, kept } = await migrate(database, [...migrations, await dropped()], copyBeforeMigration);
    const name = engine === 'sqlite' ? 'before-0900-no-mobile.sqlite' : 'before-0900-no-mobile';
    expect([copy, kept]).toEqual([join(backups(), name), []]);
    expect(readdirSync(backups())).toEqual([name]);
    expect((await catalogue(database)).join('\n')).not.toMatch(/ customer mobile /);

    const earlier = { ...(await emptyDatabase()), dataDir: database.dataDir };
    if (engine === 'sqlite') renameSync(copy!, join(database.dataDir, 'branchline.sqlite'));
    else await restore(earlier, copy!);
    const rows = await openDatabase(engine === 'sqlite' ? database : earlier);
    expect(await rows.all('select customer_id, mobile from customer order by 1')).toEqual(numbers);
    await rows.close();
    await earlier.drop();
  });

  if (engine === 'postgres')
    test('a copy is restored beside the stored files, and no backup is removed for it', async () => {
      const { copy } = await migrate(database, [...migrations, await dropped()], copyBeforeMigration);
      const manifest = await readManifest(copy!);
      expect([manifest.only, contentsOf(manifest)]).toEqual(['database', expect.stringContaining('no stored files')]);
      const stored = readdirSync(join(database.dataDir, 'attachments'));
      expect(stored.length).toBeGreaterThan(0);
      const other = await emptyDatabase();
      await restore({ ...other, dataDir: database.dataDir }, copy!);
      expect(readdirSync(join(database.dataDir, 'attachments'))).toEqual(stored);
      expect((await removeOld(join(backups(), 'new'), manifest, 1, false)).removed).toEqual([]);
      await other.drop();
    });

  if (engine === 'postgres')
    test('without a copy, what is dropped is kept under another name', async () => {
      const numbers = await ask('select customer_id, mobile from customer order by 1');
      writeFileSync(backups(), 'not a folder');
      const { copy, noCopy, kept } = await migrate(database, [...migrations, await dropped()], copyBeforeMigration);
      expect([copy, noCopy, kept]).toEqual([
        null,
        expect.stringContaining(backups()),
        ['customer.mobile_dropped_0900'],
      ]);
      expect(await ask('select customer_id, mobile_dropped_0900 from customer order by 1')).toEqual(numbers);
    });

  if (engine === 'postgres')
    test('a kept table blocks no deletion, and its name is free again', async () => {
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
    const { copy, noCopy } = await migrate(none, [...migrations, await dropped()], copyBeforeMigration);
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
