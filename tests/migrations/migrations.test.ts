import { describe, expect, test } from '@jest/globals';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { readSnapshot } from '../../generators/migrations/propose.ts';
import { relational, type Table } from '../../generators/migrations/relational.ts';
import { loadModel } from '../../generators/model/index.ts';
import type { migrations as Migrations } from '../../server/migrations/index.ts';
import type * as Migrate from '../../server/core/db/migrations/migrate.ts';
import type * as Steps from '../../server/core/db/migrations/steps.ts';
import { built } from '../support/app.ts';
import { catalogue } from '../support/catalogue.ts';
import { engine } from '../support/database.ts';
import { emptyDatabases } from '../support/empty.ts';
import { openDatabase } from '../support/open.ts';

const root = fileURLToPath(new URL('../..', import.meta.url));
const { migrate } = (await built('core/db/migrations/migrate.js')) as typeof Migrate;
const steps = (await built('core/db/migrations/steps.js')) as typeof Steps;
const { migrations } = (await built('migrations/index.js')) as { migrations: typeof Migrations };
const wanted = relational(loadModel(join(root, 'schemas')));

const empty = emptyDatabases();

/** The catalogue of a new database whose tables are created in one step. */
const asWanted = async (tables: readonly Table[]) => {
  const database = await empty();
  await migrate(database, [{ name: '0001-all', steps: [steps.createTables(tables)] }]);
  return catalogue(database);
};

describe('The migrations of the project', () => {
  test('create everything that the schemas need', async () => {
    expect(readSnapshot(root)).toEqual(wanted);
    const database = await empty();
    const { run, isNew } = await migrate(database, migrations);
    expect({ run, isNew }).toEqual({ run: migrations.map(({ name }) => name), isNew: true });
    expect(await catalogue(database)).toEqual(await asWanted(wanted));
  });

  test('lead to the same result from every earlier state', async () => {
    const database = await empty();
    for (let done = 1; done <= migrations.length; done++) {
      const { run } = await migrate(database, migrations.slice(0, done));
      expect(run).toEqual([migrations[done - 1]!.name]);
    }
    expect(await catalogue(database)).toEqual(await asWanted(wanted));
    expect(await migrate(database, migrations)).toMatchObject({ run: [], isNew: false, copy: null });
  });
});

test('0007 keeps the planned date of each activity and the date it was recorded', async () => {
  const database = await empty();
  await migrate(database, migrations.slice(0, 6));
  const rows = await openDatabase(database);
  await rows.run(`insert into activity (subject, activity_date, date_created) values
    ('Call', '2026-11-20', '2026-11-18'), ('Visit', '2026-12-01', '2026-11-19')`);
  await migrate(database, migrations.slice(0, 7));
  expect(await rows.all('select subject, date_created, recorded_on from activity order by activity_id')).toEqual([
    ['Call', '2026-11-20', '2026-11-18'],
    ['Visit', '2026-12-01', '2026-11-19'],
  ]);
  await rows.close();
});

if (engine === 'sqlite')
  test('A new index is measured if SQLite has statistics of the others', async () => {
    const database = await empty();
    await migrate(database, migrations);
    const rows = await openDatabase(database);
    const index = (name: string) => ({ name, columns: [{ name: 'position' }, { name: 'product_type_name' }] });
    const measured = async () => (await rows.all(`select idx from sqlite_stat1 where idx like 'ix_new%'`)).flat();
    await rows.run(`insert into product_type (product_type_name) values ('Bricks'), ('Blocks'), ('Timber')`);
    const first = { name: '0900-index', steps: [steps.createIndex('product_type', index('ix_new_1'))] };
    await migrate(database, [...migrations, first]);
    await rows.run('analyze');
    const second = { name: '0901-index', steps: [steps.createIndex('product_type', index('ix_new_2'))] };
    await migrate(database, [...migrations, first, second]);
    expect((await measured()).toSorted()).toEqual(['ix_new_1', 'ix_new_2']);
    await rows.close();
  });

describe('A further migration', () => {
  const visit: Table = {
    name: 'site_visit',
    entity: 'siteVisit',
    columns: [
      { name: 'id', type: 'key', nullable: false },
      {
        name: 'customer_id',
        type: 'integer',
        nullable: true,
        references: { table: 'customer', column: 'customer_id' },
      },
      { name: 'remark', type: 'text', nullable: true },
      { name: 'search_text', type: 'text', nullable: true },
    ],
    indexes: [{ name: 'ix_site_visit_remark_id', columns: [{ name: 'remark', folded: true }, { name: 'id' }] }],
    search: true,
    duplicates: false,
  };
  const height = { name: 'height', type: 'integer', nullable: true } as const;
  const tall = { name: 'ix_region_height_id', columns: [{ name: 'height' }, { name: 'id' }] };
  const next = [
    {
      name: '0900-site-visits',
      steps: [
        steps.createTables([visit]),
        steps.addColumn('region', height),
        steps.createIndex('region', tall),
        steps.run({
          sqlite: ['update region set height = 7'],
          postgres: ['update region set height = 7'],
        }),
      ],
    },
  ];
  const after = wanted
    .map((table) =>
      table.name === 'region'
        ? { ...table, columns: [...table.columns, height], indexes: [...table.indexes, tall] }
        : table,
    )
    .concat(visit);

  test('changes a database that holds rows', async () => {
    const database = await empty();
    await migrate(database, migrations);
    const rows = await openDatabase(database);
    await rows.run(`insert into region (region_name, active, version) values ('NORTH', true, 1)`);
    const { run } = await migrate(database, [...migrations, ...next]);
    expect(run).toEqual(['0900-site-visits']);
    expect(await rows.all('select region_name, height from region')).toEqual([['NORTH', 7]]);
    await rows.close();
    expect(await catalogue(database)).toEqual(await asWanted(after));
  });

  test('that fails half way changes nothing', async () => {
    const database = await empty();
    await migrate(database, migrations);
    const stood = await catalogue(database);
    const broken = { name: '0900-broken', steps: [...next[0]!.steps, steps.createIndex('nowhere', tall)] };
    await expect(migrate(database, [...migrations, broken])).rejects.toThrow();
    expect(await catalogue(database)).toEqual(stood);
    expect((await migrate(database, [...migrations, ...next])).run).toEqual(['0900-site-visits']);
  });

  test('drops what was removed, and its rollback restores it', async () => {
    const database = await empty();
    await migrate(database, [...migrations, ...next]);
    const gone = {
      name: '0901-no-visits',
      steps: [steps.dropTables([visit]), steps.dropIndex('region', tall), steps.dropColumn('region', height)],
    };
    await migrate(database, [...migrations, ...next, gone]);
    expect(await catalogue(database)).toEqual(await asWanted(wanted));
    const back = { name: '0902-back', steps: gone.steps.toReversed().map(({ up, down }) => ({ up: down, down: up })) };
    await migrate(database, [...migrations, ...next, gone, back]);
    expect(await catalogue(database)).toEqual(await asWanted(after));
  });
});

// Only one server may use a SQLite file.
if (engine === 'postgres')
  test('Two servers that start at once on one database migrate it once', async () => {
    const database = await empty();
    const results = await Promise.all([migrate(database, migrations), migrate(database, migrations)]);
    expect(results.flatMap(({ run }) => run)).toEqual(migrations.map(({ name }) => name));
    expect(await catalogue(database)).toEqual(await asWanted(wanted));
  });
