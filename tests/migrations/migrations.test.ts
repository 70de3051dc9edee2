import { describe, expect, test } from '@jest/globals';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { diff } from '../../generators/migrations/diff.ts';
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
import { lastTables } from '../support/schema-change.ts';

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
    expect(diff(lastTables, wanted)).toEqual({ steps: [], losses: [] });
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

test('0040 keeps merges, replacements and hand-overs undoable', async () => {
  const database = await empty();
  const before = migrations.findIndex(({ name }) => name.startsWith('0040'));
  await migrate(database, migrations.slice(0, before));
  const rows = await openDatabase(database);
  const at = new Date().toISOString();
  await rows.run(`insert into record_merge (entity, kept_id, gone_id, gone_name, gone, moved, filled, followed, at, user_id, user_name) values
    ('customer', 7, 9, 'Gone Ltd', '{"values":{"customer_id":9},"many":{"customer_tags":[]}}',
      '[{"entity":"note","field":"customer","ids":[21,22]}]', '{"custCode":"A1","region":{"id":3,"regionName":"North"},"tags":[{"id":1}]}', '[]', '${at}', 1, 'Ann'),
    ('tag', 4, 5, 'Old', '{"deactivated":true}', '[{"entity":"customer","field":"tags","ids":[7,8],"both":[8]}]', '{}',
      '[{"id":31,"before":{"value":"Old","dbValue":"5"},"after":{"value":"New","dbValue":"4"}}]', '${at}', 1, 'Ann')`);
  await rows.run(`insert into record_hand_over (entity, from_id, to_id, to_name, moved, at, user_id, user_name) values
    ('user', 2, 3, 'Bob', '[{"entity":"activity","field":"user","ids":[41]},{"entity":"customer","field":"salesExec","ids":[42],"of":{"list":"salesExec","from":5,"to":6}}]', '${at}', 1, 'Ann')`);
  await migrate(database, migrations.slice(0, before + 1));
  const parsed = (text: unknown) => (typeof text === 'string' && /^[[{]/.test(text) ? JSON.parse(text) : text);
  const all = async (text: string) => (await rows.all(text)).map((row) => row.map(parsed));
  expect(await all('select token, kind, entity, record_id, facts, user_id from undo_entry order by id')).toEqual([
    ['merge1', 'merge', 'customer', 7, { goneId: 9, goneName: 'Gone Ltd', moves: 2 }, 1],
    [
      'merge2',
      'replacement',
      'tag',
      4,
      { goneId: 5, moved: [{ entity: 'customer', field: 'tags', ids: [7, 8], both: [8] }] },
      1,
    ],
    [
      'handover1',
      'handOver',
      'user',
      2,
      { toId: 3, toName: 'Bob', moves: 2, kinds: ['activity.user', 'customer.salesExec'] },
      1,
    ],
  ]);
  const stepsOf = (token: string) =>
    all(`select entity, record_id, action, before, after from undo_step where token = '${token}' order by id`);
  expect(await stepsOf('merge1')).toEqual([
    ['note', 21, 'change', { customer: 9 }, { customer: 7 }],
    ['note', 22, 'change', { customer: 9 }, { customer: 7 }],
    ['customer', 9, 'remove', { values: { customer_id: 9 }, many: { customer_tags: [] } }, null],
    ['customer', 7, 'change', { custCode: null }, { custCode: 'A1' }],
    ['customer', 7, 'change', { region: null }, { region: 3 }],
  ]);
  expect(await stepsOf('merge2')).toEqual([
    ['customer', 7, 'change', { tags: [5] }, { tags: [4] }],
    ['customer', 8, 'change', { tags: [5, 4] }, { tags: [4] }],
    ['tag', 5, 'change', { active: true }, { active: false }],
    ['filterCondition', 31, 'change', { value: 'Old', dbValue: '5' }, { value: 'New', dbValue: '4' }],
  ]);
  expect(await stepsOf('handover1')).toEqual([
    ['activity', 41, 'change', { user: 2 }, { user: 3 }],
    ['customer', 42, 'change', { salesExec: 5 }, { salesExec: 6 }],
  ]);
  const [[until]] = (await rows.all(`select until from undo_entry where token = 'merge1'`)) as [[string]];
  expect(Date.parse(until) - Date.parse(at)).toBe(30 * 86_400_000);
  await rows.close();
});

test('0048 leaves each enquiry one active or won version, and lists those that had more [AMB-118]', async () => {
  const database = await empty();
  const before = migrations.findIndex(({ name }) => name.startsWith('0048'));
  await migrate(database, migrations.slice(0, before));
  const rows = await openDatabase(database);
  const enquiry = (id: number, status: number) =>
    rows.run(
      `insert into enquiry (opp_id, s_quote_no, opportunity_status_id, version) values (${id}, 'Q${id}', ${status}, 1)`,
    );
  const version = (id: number, opportunity: number, no: number, status: number, decided: string | null) =>
    rows.run(`insert into quotation (quote_ver_id, opportunity_id, version_no, quote_status_id, decided_on, quote_ver_date, expiry_date, version)
      values (${id}, ${opportunity}, ${no}, ${status}, ${decided && `'${decided}'`}, '2026-01-0${no}', '2026-02-0${no}', 1)`);
  for (const [table, key, ids] of [
    ['quote_status', 'status_name', [1, 2, 5]],
    ['opportunity_status', 'opp_status_name', [2, 5, 6]],
  ] as const)
    for (const id of ids)
      await rows.run(`insert into ${table} (id, ${key}, active, version) values (${id}, 'S${id}', true, 1)`);
  await enquiry(1, 2); // Two won: the newer decision stays.
  await version(11, 1, 1, 2, '2026-03-02');
  await version(12, 1, 2, 2, '2026-03-01');
  await enquiry(2, 2); // Won beside active: the decision stays.
  await version(21, 2, 1, 2, '2026-03-01');
  await version(22, 2, 2, 1, null);
  await enquiry(3, 5); // Two active of a cancelled enquiry: the newer version stays, and the enquiry cancelled.
  await version(31, 3, 1, 1, null);
  await version(32, 3, 2, 1, null);
  await enquiry(4, 2); // Nothing to put right.
  await version(41, 4, 1, 5, null);
  await version(42, 4, 2, 1, null);
  const { notices } = await migrate(database, migrations.slice(0, before + 1));
  expect(notices).toMatchObject([
    {
      migration: '0048-one-active-or-won-version',
      rows: [
        { enquiry: 1, number: 'Q1' },
        { enquiry: 2, number: 'Q2' },
        { enquiry: 3, number: 'Q3' },
      ],
    },
  ]);
  expect(await rows.all('select quote_ver_id, quote_status_id, decided_on from quotation order by 1')).toEqual([
    [11, 2, '2026-03-02'],
    [12, 5, null],
    [21, 2, '2026-03-01'],
    [22, 5, null],
    [31, 5, null],
    [32, 1, null],
    [41, 5, null],
    [42, 1, null],
  ]);
  expect(await rows.all('select opp_id, opportunity_status_id, expiry_date from enquiry order by 1')).toEqual([
    [1, 6, '2026-02-02'],
    [2, 6, '2026-02-02'],
    [3, 5, null],
    [4, 2, null],
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

  test('that is older than one that the database has had runs too, once', async () => {
    const database = await empty();
    const [visits, notes, heights] = [
      { name: '209901010900-site-visits', steps: [steps.createTables([visit])] },
      { name: '209901011200-notes', steps: [steps.addColumn('customer', { ...height, name: 'notes' })] },
      { name: '209901020900-heights', steps: [steps.addColumn('region', height), steps.createIndex('region', tall)] },
    ];
    await migrate(database, [...migrations, heights]);
    const merged = [...migrations, visits, notes, heights];
    expect((await migrate(database, merged)).run).toEqual([visits.name, notes.name]);
    expect((await migrate(database, merged)).run).toEqual([]);
    const fresh = await empty();
    expect((await migrate(fresh, merged)).run).toEqual(merged.map(({ name }) => name));
    expect(await catalogue(database)).toEqual(await catalogue(fresh));
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
