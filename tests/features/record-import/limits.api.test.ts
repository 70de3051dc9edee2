import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { sql } from '../../../server/core/db/sql.ts';
import { startApp, type TestApp } from '../../support/app.ts';
import { Client } from '../../support/client.ts';
import { hostile } from '../../support/hostile-files.ts';
import { head, row } from '../../support/lists.ts';
import { ownBranch } from '../../support/own-branch.ts';
import { assigner } from '../../support/permissions.ts';
import { csvOf, Importing, sendFile } from '../../support/record-imports.ts';

let app: TestApp;
let admin: Client;
let importing: Importing;
let type: string;

beforeAll(async () => {
  app = await startApp();
  admin = await Client.as(app, 'admin');
  importing = new Importing(app, admin);
  type = (await admin.get('activeCustomerTypes')).body[0].typeName;
});
afterAll(() => app.close());

const count = async () => (await admin.get('customers/count')).body;

describe('An import', () => {
  test('needs the permission, in each of its calls', async () => {
    const internal = await Client.as(app, 'internal');
    const content = csvOf(head, [row(1, { Type: type })]);
    const denied = { status: 422, body: { message: 'You are not allowed to import records.' } };
    expect(await sendFile(app, internal, { content })).toMatchObject(denied);
    const id = await importing.checked({ content });
    for (const path of ['', '/matching', '/rows', '/counts', '/left'])
      expect(await internal.get(`recordImports/${id}${path}`)).toMatchObject(denied);
    for (const [path, body] of [
      ['start', {}],
      ['stop', {}],
      ['undo', {}],
      ['discard', {}],
      ['rows', { rows: [{ rowNo: 2 }] }],
      ['decide', { state: 'new', action: 'skip' }],
    ] as const)
      expect(await internal.post(`recordImports/${id}/${path}`, body)).toMatchObject(denied);
    expect(await internal.put(`recordImports/${id}/mapping`, {})).toMatchObject(denied);
  });

  test('is seen by its person and by Admins alone, and obeys the own branch', async () => {
    const { person, user, mine, theirs } = await ownBranch(app);
    const assign = await assigner(admin);
    await assign.user(user, 'ImportRecords', 1);
    const others = await importing.checked({ content: csvOf(head, [row(2, { Type: type })]) });
    expect((await person.get(`recordImports/${others}`)).status).toBe(404);
    expect((await person.get(`recordImports/${others}/rows`)).status).toBe(404);
    expect((await person.post(`recordImports/${others}/start`)).status).toBe(404);

    const own = new Importing(app, person);
    const columns = ['Account No', 'Branch', 'Message'];
    const lineOf = ({ custCode, mbpBranch }: any) => [custCode, mbpBranch.branchName, 'From the file'];
    const id = await own.checked(
      { content: csvOf(columns, [lineOf(mine), lineOf(theirs)]) },
      {
        columns: { custCode: 'Account No', mbpBranch: 'Branch', showMsg: 'Message' },
        lookups: { mbpBranch: { by: 'branchName', missing: 'refuse' } },
      },
    );
    expect((await own.rows(id)).map(({ state }) => state)).toEqual(['update', 'wrong']);
    expect((await own.start(id)).record).toMatchObject({ updatedCount: 1, addedCount: 0 });
    expect((await admin.get(`customers/${mine.customerId}`)).body.showMsg).toBe('From the file');
    expect((await admin.get(`customers/${theirs.customerId}`)).body.showMsg).not.toBe('From the file');
    expect((await admin.get(`recordImports/${id}`)).body.person.fullName).toBe('Sally Exec');
  });

  test('needs the permission to add or change the records, when it runs', async () => {
    const readonly = await Client.as(app, 'readonly');
    const { id: user } = (await readonly.get('user/profile')).body;
    const assign = await assigner(admin);
    await assign.user(user, 'ImportRecords', 1);
    const content = csvOf(head, [row(3, { Type: type })]);
    expect((await sendFile(app, readonly, { content })).body.message).toBe('You are not allowed to change customers.');
    const assigned = await assign.user(user, 'EditCustomers', 1);
    const own = new Importing(app, readonly);
    const id = await own.checked({ content });
    const before = await count();
    await admin.put(`updateAssignedPermission/${assigned}`, { permissionLevel: 0 });
    expect((await own.start(id)).record).toMatchObject({ status: 'Imported', addedCount: 0, refusedCount: 1 });
    expect((await own.rows(id))[0].message).toBe('You are not allowed to change customers.');
    expect(await count()).toEqual(before);
  });

  test('refuses a mapping that does not fit, with all that is wrong', async () => {
    const { body } = await sendFile(app, admin, { content: csvOf(head, [row(4, { Type: type })]) });
    const map = async (mapping: unknown) => (await admin.put(`recordImports/${body.id}/mapping`, mapping)).body.message;
    expect(await map({})).toBe('The mapping does not fit: no column is chosen.');
    expect(await map([])).toBe('The body must be an object.');
    expect(await map({ columns: { custNam: 'Name', custName: 'Nam' }, colums: {} })).toBe(
      `The mapping does not fit: unknown keyword "colums"; the keywords are columns, split, defaults and lookups; the file has no column "Nam"; it has ${head.join(', ')}; Customer has no field "custNam".`,
    );
    for (const odd of [{ columns: 1 }, { columns: { custName: {} } }, { lookups: { cityTown: null } }, { split: 'x' }])
      expect(await map(odd)).toMatch(/^The mapping does not fit: /);
    const lookups = { parentCustomer: { by: 'mainNotes', missing: 'create' } };
    expect(await map({ columns: { custName: 'Name', parentCustomer: 'Area' }, lookups })).toBe(
      'The mapping does not fit: Customers cannot be looked up by "mainNotes"; You may not add customers.',
    );
  });

  test.each(hostile.filter(([, name]) => !name.endsWith('.xls')).slice(0, 3))(
    'refuses a file that %s',
    async (_, name, bytes) => {
      const { status, body } = await sendFile(app, admin, { name, content: bytes() });
      expect([status, body.errors.file]).toEqual([422, expect.stringContaining(name)]);
      expect(body.errors.file).not.toContain('incoming');
      const rows = await app.platform.database.rows(
        sql`select status, (select count(*) from import_row r where r.import_id = i.id) from record_import i order by id desc limit 1`,
      );
      expect(rows).toEqual([['Discarded', expect.anything()]]);
      expect(Number(rows[0]![1])).toBe(0);
    },
  );

  test('names columns that have the same heading, or none', async () => {
    const { body } = await sendFile(app, admin, { content: 'Name,Phone,,Phone\r\nAble,1,2,3\r\n' });
    const { columns } = (await admin.get(`recordImports/${body.id}/matching`)).body;
    expect(columns.map(({ name }: any) => name)).toEqual(['Name', 'Phone', 'Column 3', 'Phone (2)']);
    expect((await sendFile(app, admin, { content: 'Name,Phone\r\n' })).body.message).toBe(
      'list.csv has no rows of customers below the headings.',
    );
    expect((await sendFile(app, admin, { content: 'x', kind: 'region' })).body.message).toBe(
      'Such records cannot be imported.',
    );
    expect((await sendFile(app, admin, { content: 'x', encoding: 'klingon' })).body.message).toBe(
      'There is no encoding "klingon".',
    );
  });

  test('goes on where it was when another server stops in the middle of it', async () => {
    const list = Array.from({ length: 120 }, (_, i) => row(300 + i, { Type: type }));
    const id = await importing.checked({ content: csvOf(head, list) });
    const before = await count();
    await admin.post(`recordImports/${id}/start`);
    const other = await startApp({ database: app });
    const working = other.platform.background.workOff();
    for (let i = 0; i < 500 && !(await importing.record(id)).passedCount; i++)
      await new Promise((resolve) => setTimeout(resolve, 10));
    await other.close();
    await working.catch(() => undefined);
    const stopped = await importing.record(id);
    expect(stopped).toMatchObject({ status: 'Importing', running: true });
    expect(stopped.passedCount).toBeLessThan(120);
    await app.platform.background.workOff();
    expect(await importing.record(id)).toMatchObject({ status: 'Imported', addedCount: 120, passedCount: 120 });
    const all = [...(await importing.rows(id, 'added')), ...(await importing.rows(id, 'added', 2))];
    expect(new Set(all.map(({ recordKey }) => recordKey)).size).toBe(120);
    expect(await count()).toEqual(typeof before === 'number' ? before + 120 : expect.anything());
  });

  test('that was discarded is gone with its rows', async () => {
    const id = await importing.checked({ content: csvOf(head, [row(5, { Type: type })]) });
    expect((await admin.post(`recordImports/${id}/discard`)).body).toMatchObject({ status: 'Discarded' });
    expect((await admin.get(`recordImports/${id}/rows`)).body).toEqual([]);
    expect((await admin.post(`recordImports/${id}/start`)).body.message).toBe('This import has been discarded.');
  });
});

describe('A mapping', () => {
  test('is kept by name for each kind of record', async () => {
    const mapping = JSON.stringify({ columns: { custName: 'Company' } });
    const kept = await admin.post('importMappings', { mappingName: 'From Sage', kind: 'customer', mapping });
    expect(kept.body).toMatchObject({ mappingName: 'From Sage', kind: 'customer', mapping });
    const again = await admin.post('importMappings', { mappingName: 'from sage', kind: 'customer', mapping });
    expect(again.body.message).toBe('There is a mapping of this name already.');
    expect(
      (await admin.post('importMappings', { mappingName: 'x', kind: 'customer', mapping: '[' })).body.message,
    ).toBe('The mapping must be a JSON object.');
    expect((await admin.get('importMappings')).body).toHaveLength(1);
    const internal = await Client.as(app, 'internal');
    expect((await internal.get('importMappings')).body.message).toBe('You are not allowed to import records.');
    expect((await admin.delete(`importMappings/${kept.body.id}`)).status).toBe(200);
  });
});
