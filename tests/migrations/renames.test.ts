import { afterEach, beforeEach, describe, expect, test } from '@jest/globals';
import type { Table } from '../../generators/migrations/relational.ts';
import type { migrations as Migrations } from '../../server/migrations/index.ts';
import type * as Migrate from '../../server/core/db/migrations/migrate.ts';
import type * as Steps from '../../server/core/db/migrations/steps.ts';
import { built, startApp, type TestApp } from '../support/app.ts';
import { catalogue } from '../support/catalogue.ts';
import { Client } from '../support/client.ts';
import { copyDatabase, emptyDatabase, engine, type TestDatabase } from '../support/database.ts';
import { openDatabase, type Rows } from '../support/open.ts';
import { renameField } from '../support/rename.ts';
import { migrationOf, schemaChange } from '../support/schema-change.ts';
import { setInSchema } from '../support/schemas.ts';

const { migrate } = (await built('core/db/migrations/migrate.js')) as typeof Migrate;
const { createTables } = (await built('core/db/migrations/steps.js')) as typeof Steps;
const { migrations } = (await built('migrations/index.js')) as { migrations: typeof Migrations };

let database: TestDatabase;
let rows: Rows;
beforeEach(async () => void (database = await copyDatabase()));
afterEach(() => database.drop());

/** Runs work on the database's rows. */
async function within<T>(work: () => Promise<T>): Promise<T> {
  rows = await openDatabase(database);
  try {
    return await work();
  } finally {
    await rows.close();
  }
}
const ask = (statement: string) => within(() => rows.all(statement));

/** The tables as a new database would have them. */
async function asWanted(tables: readonly Table[]): Promise<string[]> {
  const other = await emptyDatabase();
  try {
    await migrate(other, [{ name: '0001-all', steps: [createTables(tables)] }]);
    return await catalogue(other);
  } finally {
    await other.drop();
  }
}

/** Keys of the customers that the text index finds by the start of a word. */
const found = (table: string, key: string, word: string) =>
  ask(
    engine === 'sqlite'
      ? `select rowid from "${table}_fts" where "${table}_fts" match '"${word}" *' order by 1`
      : `select ${key} from ${table} where array_to_tsvector(string_to_array(btrim(search_text), ' ')) @@ to_tsquery('simple', '${word}:*') order by 1`,
  );

const customer = 'entities/customer.json';
const mobileNo = schemaChange((root) => {
  renameField(root, customer, 'mobile', 'mobileNo');
  setInSchema(root, customer, '/properties/mobileNo/x-db', { index: true });
});

describe('A renamed field', () => {
  test('keeps its values, index and search; history, saved filters and columns get the new name', async () => {
    const before = await ask('select customer_id, mobile from customer order by 1');
    const numbers = before.filter(([, mobile]) => mobile);
    expect(numbers.length).toBeGreaterThan(100);
    const word = 'ltd';
    const searched = await found('customer', 'customer_id', word);
    expect(searched.length).toBeGreaterThan(0);
    // Through the API, a person has changed a phone number, and filtered by, sorted by and chosen its column.
    const app = await startApp({ database: { settings: database } as unknown as TestApp });
    const admin = await Client.as(app, 'admin');
    const [first] = numbers[0] as [number];
    const { body } = await admin.get(`customers/${first}`);
    const saved = await admin.put(`customers/${first}`, { version: body.version, mobile: '07700 900123' });
    expect(saved.status).toBe(200);
    const columns = `insert into user_view_field (user_id, db_view, db_field, col_order, width)`;
    const filter = `insert into user_view_filter (filter_name, dbview, user_id, sort_field, favourite, is_default, version)`;
    const condition = `insert into filter_condition (user_view_filter_id, row_no, db_field, "condition", value)`;
    await within(async () => {
      await rows.run(`${columns} values (1, 1, 'mobile', 90, 100)`);
      await rows.run(`insert into record_history (entity, record_id, action, at, user_name, changes) values
        ('contact', 1, 'update', '2026-11-21T09:30:00.000Z', 'Ann', '[{"field":"mobile","title":"Mobile","old":null,"new":"07"}]')`);
      for (const view of [1, 2]) {
        await rows.run(`${filter} values ('Mobile ${view}', ${view}, 1, 'mobile', false, false, 1)`);
        const field = view === 1 ? 'mobile' : 'customer.mobile';
        await rows.run(
          `${condition} values ((select max(id) from user_view_filter), 1, '${field}', 'starts with', '07')`,
        );
      }
    });
    await app.close();

    const { run } = await migrate(database, [...migrations, await migrationOf('0900-mobile-no', mobileNo)]);
    expect(run).toEqual(['0900-mobile-no']);
    expect(await ask('select customer_id, mobile_no from customer order by 1')).toEqual(
      before.map(([id, mobile]) => [id, id === first ? '07700 900123' : mobile]),
    );
    expect(await found('customer', 'customer_id', word)).toEqual(searched);
    const [[changes]] = (await ask(
      `select changes from record_history where entity = 'customer' and record_id = ${first} order by id desc limit 1`,
    )) as [[string]];
    expect(JSON.parse(changes)).toEqual([expect.objectContaining({ field: 'mobileNo', new: '07700 900123' })]);
    const old = `select count(*) from record_history where changes like '%"field":"mobile",%'`;
    expect((await ask(`${old} and entity = 'customer'`)).map(([count]) => Number(count))).toEqual([0]);
    expect((await ask(`${old} and entity = 'contact'`)).map(([count]) => Number(count))).toEqual([1]);
    expect(await ask(`select db_field from user_view_field where col_order = 90`)).toEqual([['mobileNo']]);
    expect(
      await ask(`select f.dbview, f.sort_field, c.db_field from user_view_filter f
        join filter_condition c on c.user_view_filter_id = f.id where f.filter_name like 'Mobile %' order by 1`),
    ).toEqual([
      [1, 'mobileNo', 'mobileNo'],
      [2, 'mobile', 'customer.mobileNo'],
    ]);
    expect(await catalogue(database)).toEqual(await asWanted(mobileNo.tables));
  });

  test('updates references to it, whether it is a key, a reference or many references', async () => {
    const change = schemaChange((root) => {
      renameField(root, 'reference/tag.json', 'tag', 'tagName');
      renameField(root, customer, 'tags', 'labels');
      renameField(root, customer, 'region', 'area');
    });
    const tags = await ask('select owner_id, item_id from customer_tags order by 1, 2');
    const regions = await ask('select customer_id, region_id from customer order by 1');
    const facts = (field: string) =>
      `{"moved":[{"entity":"customer","field":"${field}","ids":[1]}],"kinds":["customer.${field}"]}`;
    const step = `insert into undo_step (token, entity, record_id, action, before, after, by_product)`;
    await within(async () => {
      await rows.run(
        `insert into undo_entry (token, entity, facts) values ('renamed', 'region', '${facts('region')}')`,
      );
      await rows.run(`${step} values ('renamed', 'customer', 1, 'change', '{"region":1}', '{"region":2}', false)`);
      await rows.run(
        `${step} values ('renamed', 'customer', 1, 'remove', '{"values":{"region_id":1},"many":{"customer_tags":[]}}', null, false)`,
      );
      await rows.run(`insert into trash_row (trash_id, entity, record_id, content)
        values (0, 'customer', 1, '{"values":{"region_id":1},"many":{"customer_tags":[3]}}')`);
      await rows.run(`insert into trash_claim (trash_id, entity, fields) values (0, 'customer', 'custCode,region')`);
    });
    await migrate(database, [...migrations, await migrationOf('0900-names', change)]);
    expect(await ask('select owner_id, item_id from customer_labels order by 1, 2')).toEqual(tags);
    expect(await ask('select customer_id, area_id from customer order by 1')).toEqual(regions);
    expect(await ask(`select facts from undo_entry where token = 'renamed'`)).toEqual([[facts('area')]]);
    expect(await ask(`select before, after from undo_step where token = 'renamed' order by id`)).toEqual([
      ['{"area":1}', '{"area":2}'],
      ['{"values":{"area_id":1},"many":{"customer_labels":[]}}', null],
    ]);
    expect(await ask('select content from trash_row where trash_id = 0')).toEqual([
      ['{"values":{"area_id":1},"many":{"customer_labels":[3]}}'],
    ]);
    expect(await ask('select fields from trash_claim where trash_id = 0')).toEqual([['custCode,area']]);
    expect(await catalogue(database)).toEqual(await asWanted(change.tables));
  });
});

describe('A renamed entity', () => {
  const change = schemaChange((root) => {
    setInSchema(root, 'entities/contact.json', '/x-entity/name', 'person');
    setInSchema(root, 'entities/contact.json', '/x-was', 'contact');
    setInSchema(root, customer, '/x-entity/name', 'client');
    setInSchema(root, customer, '/x-was', 'customer');
  });

  test('keeps its rows, keys, many references, search and history', async () => {
    const count = (table: string) => ask(`select count(*) from ${table}`);
    const [rowsBefore, keys, tags] = [
      await count('customer'),
      await count('customer_key'),
      await count('customer_tags'),
    ];
    const history = await ask(`select count(*) from record_history where entity = 'customer'`);
    const searched = await found('customer', 'customer_id', 'ltd');
    const people = await ask('select contact_id, customer_id from contact order by 1');
    await migrate(database, [...migrations, await migrationOf('0900-client', change)]);
    expect([await count('client'), await count('client_key'), await count('client_tags')]).toEqual([
      rowsBefore,
      keys,
      tags,
    ]);
    expect(await ask(`select count(*) from record_history where entity = 'client'`)).toEqual(history);
    expect(await found('client', 'customer_id', 'ltd')).toEqual(searched);
    expect(await ask('select contact_id, customer_id from person order by 1')).toEqual(people);
    expect(await catalogue(database)).toEqual(await asWanted(change.tables));
  });

  test('gets its old name back when the migration is undone', async () => {
    const there = await catalogue(database);
    const { name, steps } = await migrationOf('0900-client', change);
    const back = { name: '0901-back', steps: steps.toReversed().map(({ up, down }) => ({ up: down, down: up })) };
    await migrate(database, [...migrations, { name, steps }, back]);
    expect(await catalogue(database)).toEqual(there);
  });
});

test('A new table or column name for the same entity or field is a rename without x-was', async () => {
  const change = schemaChange((root) => {
    setInSchema(root, customer, '/x-entity/table', 'client');
    setInSchema(root, customer, '/properties/mobile/x-db', { column: 'mobile_number' });
  });
  expect(change.difference.losses).toEqual([]);
  const numbers = await ask('select customer_id, mobile from customer order by 1');
  await migrate(database, [...migrations, await migrationOf('0900-columns', change)]);
  expect(await ask('select customer_id, mobile_number from client order by 1')).toEqual(numbers);
  expect(await catalogue(database)).toEqual(await asWanted(change.tables));
});
