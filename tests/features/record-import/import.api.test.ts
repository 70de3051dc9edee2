import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { startApp, type TestApp } from '../../support/app.ts';
import { Client } from '../../support/client.ts';
import { head, row } from '../../support/lists.ts';
import { csvOf, Importing, sendFile } from '../../support/record-imports.ts';

let app: TestApp;
let admin: Client;
let importing: Importing;
/** A type that the list has. */
let type: string;

beforeAll(async () => {
  app = await startApp();
  admin = await Client.as(app, 'admin');
  importing = new Importing(app, admin);
  type = (await admin.get('activeCustomerTypes')).body[0].typeName;
});
afterAll(() => app.close());

const rows = (from: number, to: number) => Array.from({ length: to - from }, (_, i) => row(from + i, { Type: type }));
const named = async (name: string) => {
  const { body } = await admin.get(`customerGlobalSearch/${encodeURIComponent(name)}`);
  return body.find((one: any) => one.custName === name.toUpperCase());
};

describe('An import', () => {
  test('proposes a field for each column, by its heading and by its cells', async () => {
    const odd = ['Company', 'Building', 'Address 2', 'Locality', 'Post town', 'x1', 'x2', 'x3', 'Colour'];
    const cells = rows(0, 20).map((one) => [...one, 'red']);
    const { body } = await sendFile(app, admin, { content: csvOf(odd, cells) });
    expect(body).toMatchObject({
      fileName: 'list.csv',
      kind: 'customer',
      status: 'Matching',
      rowCount: 20,
      encoding: 'utf-8',
    });
    const { columns, proposal, sure } = (await admin.get(`recordImports/${body.id}/matching`)).body;
    expect(columns[5]).toEqual({ name: 'x1', examples: ['S1 0QW', 'S2 1QW', 'S3 2QW'] });
    expect(proposal.columns).toEqual({
      custName: 'Company',
      address1: 'Building',
      address2: 'Address 2',
      address3: 'Locality',
      cityTown: 'Post town',
      postCode: 'x1',
      phoneNo: 'x2',
      customerType: 'x3',
    });
    expect(proposal.lookups).toEqual({
      cityTown: { by: 'cityTownName', missing: 'refuse' },
      customerType: { by: 'typeName', missing: 'refuse' },
    });
    expect(sure).toMatchObject({ custName: 'name', postCode: 'content', phoneNo: 'content', customerType: 'content' });
  });

  test('says what is new, wrong, changed or the same, cell by cell, and saves nothing', async () => {
    const [known] = (await admin.list('customers', { range: [0, 0], sort: ['customerId', 'ASC'], filter: {} })).body;
    const { custCode, mbpBranch } = (await admin.get('customers')).body.find(
      (one: any) => one.custCode && one.mbpBranch,
    );
    const before = (await admin.get('customers/count')).body;
    expect(known).toBeDefined();
    const id = await importing.checked({
      content: csvOf(
        [...head, 'Account No', 'Branch', 'Mobile'],
        [
          [...row(1, { Type: type }), '', '', ''],
          [...row(2, { Type: type, Phone: '1142345678', Town: 'Atlantis' }), '', '', ''],
          ['', '', '', '', '', '', '', '', custCode.toLowerCase(), mbpBranch.branchName, '07700 900123'],
          ['', '', '', '', '', '', '', '', custCode, mbpBranch.branchName, ''],
          [...row(4, { Type: type, Name: '', 'Post Code': '' }), '', '', ''],
        ],
      ),
    });
    expect(await importing.record(id)).toMatchObject({ status: 'Checked', checkedCount: 5, running: false });
    const found = await importing.rows(id);
    expect(found.map(({ rowNo, state, action }) => [rowNo, state, action])).toEqual([
      [2, 'new', 'add'],
      [3, 'wrong', null],
      [4, 'update', 'update'],
      [5, 'same', null],
      [6, 'wrong', null],
    ]);
    expect(found[1].errors).toEqual({
      4: 'City/Town "Atlantis" is not in the list.',
      6: expect.stringContaining('Did you mean 0114 234 5678?'),
    });
    expect(found[1].offers).toEqual({ 6: '0114 234 5678' });
    expect(found[4].errors).toEqual({ 0: 'Customer Name is required.', 5: 'Post Code is required.' });
    expect((await importing.counts(id)).states).toEqual({ new: 1, update: 1, duplicate: 0, same: 1, wrong: 2 });
    expect((await importing.rows(id, 'wrong')).map(({ rowNo }) => rowNo)).toEqual([3, 6]);
    expect((await admin.get('customers/count')).body).toEqual(before);
  });

  test('a cell that is corrected is checked again, then the rows are imported and can be found', async () => {
    const id = await importing.checked({
      content: csvOf(head, [row(10, { Type: type, Name: '' }), row(11, { Type: type, Phone: 'none yet' })]),
    });
    const corrected = await admin.post(`recordImports/${id}/rows`, {
      rows: [{ rowNo: 2, cells: { 0: 'Tenfold Roofing' } }],
    });
    expect(corrected.body).toMatchObject([{ rowNo: 2, state: 'new', action: 'add', errors: {} }]);
    expect(await named('Tenfold Roofing')).toBeUndefined();
    const { begun, record } = await importing.start(id);
    expect(begun.body).toMatchObject({ status: 'Importing', running: true });
    expect(record).toMatchObject({
      status: 'Imported',
      running: false,
      addedCount: 1,
      updatedCount: 0,
      refusedCount: 0,
    });
    const [added, wrong] = await importing.rows(id);
    expect(added).toMatchObject({ outcome: 'added', message: null });
    expect(await named('Tenfold Roofing')).toMatchObject({
      customerId: added.recordKey,
      createdBy: { fullName: 'Anna Admin' },
    });
    expect(wrong).toMatchObject({ state: 'wrong', outcome: null });
    const left = await admin.get(`recordImports/${id}/left?format=csv`);
    expect(left.body).toContain('Why it was not imported');
    expect(left.body.split('\r\n')[1]).toMatch(/^3,.*none yet/);
    // The row that is left can be corrected and imported too.
    await admin.post(`recordImports/${id}/rows`, { rows: [{ rowNo: 3, cells: { 6: '0114 496 1111' } }] });
    expect((await importing.start(id)).record).toMatchObject({ status: 'Imported', addedCount: 2 });
  });

  test('duplicates come with their reasons, and are skipped unless a person decides otherwise', async () => {
    const first = await importing.checked({ content: csvOf(head, rows(20, 24)) });
    await importing.start(first);
    const id = await importing.checked({
      content: csvOf(head, [
        row(20, { Type: type, Area: 'Lowfield' }),
        row(21, { Type: type, Area: 'Lowfield' }),
        row(22, { Type: type, Area: 'Lowfield' }),
        row(25, { Type: type }),
        row(25, { Type: type }),
      ]),
    });
    const found = await importing.rows(id);
    expect(found.map(({ state, action }) => [state, action])).toEqual([
      ...[0, 1, 2].map(() => ['duplicate', 'skip']),
      ['new', 'add'],
      ['duplicate', 'skip'],
    ]);
    const earlier = await importing.rows(first);
    expect(found[0].alike[0]).toMatchObject({
      key: earlier[0].recordKey,
      name: earlier[0].cells[0].toUpperCase(),
      reasons: expect.arrayContaining([{ title: 'Customer Name', match: 'same' }]),
    });
    expect(found[4].alike).toEqual([{ key: null, rowNo: 5, name: '', reasons: [] }]);
    await admin.post(`recordImports/${id}/decide`, { state: 'duplicate', action: 'update' });
    const added = await admin.post(`recordImports/${id}/rows`, {
      rows: [
        { rowNo: 3, action: 'add' },
        { rowNo: 4, action: 'skip' },
      ],
    });
    expect(added.body.map(({ action }: any) => action)).toEqual(['add', 'skip']);
    const chosen = { rowNo: 2, action: 'update', target: earlier[0].recordKey };
    const [updated] = (await admin.post(`recordImports/${id}/rows`, { rows: [chosen] })).body;
    expect(updated).toMatchObject({ state: 'duplicate', action: 'update', target: earlier[0].recordKey });
    expect(updated.alike[0].key).toBe(earlier[0].recordKey);
    const stranger = await admin.post(`recordImports/${id}/rows`, { rows: [{ ...chosen, target: 1 }] });
    expect(stranger.body.message).toBe('target must be one of the records that the row is like.');
    expect((await importing.counts(id)).undecided).toBe(2);
    const { record } = await importing.start(id);
    expect(record).toMatchObject({ addedCount: 2, updatedCount: 1, skippedCount: 2, refusedCount: 0 });
    expect((await admin.get(`customers/${earlier[0].recordKey}`)).body.address3).toBe('LOWFIELD');
    expect((await admin.get(`customers/${earlier[2].recordKey}`)).body.address3).toBe('HIGHFIELD');
  });

  test('names the new entries of lists before, and adds them with the rows', async () => {
    const content = csvOf(head, [
      row(30, { Type: type, Town: 'NEW HAVENPORT' }),
      row(31, { Type: type, Town: 'New Havenport' }),
      row(32, { Type: type, Town: 'Otherby', Name: '' }),
    ]);
    const { body } = await sendFile(app, admin, { content });
    const { proposal } = (await admin.get(`recordImports/${body.id}/matching`)).body;
    const lookups = { ...proposal.lookups, cityTown: { by: 'cityTownName', missing: 'create' } };
    await importing.map(body.id, { ...proposal, lookups });
    expect((await importing.counts(body.id)).entries).toEqual([
      { field: 'cityTown', title: 'City/Town', list: 'Cities/Towns', count: 1, names: ['New Havenport'] },
    ]);
    expect((await importing.start(body.id)).record).toMatchObject({ addedCount: 2 });
    const towns = (await admin.get('citiesTowns')).body.map(({ cityTownName }: any) => cityTownName);
    expect(towns.filter((name: string) => /havenport|otherby/i.test(name))).toEqual(['New Havenport']);
  });

  test('contacts find their customers by name, and change the contact with the same e-mail address and name', async () => {
    const customers = (await admin.get('activecustomers')).body as any[];
    const { custName } = customers.find(
      (one) => customers.filter((other) => other.custName === one.custName).length === 1,
    );
    const columns = [
      'First name',
      'Last name',
      'Company',
      'Function',
      'Email',
      'Telephone',
      'Address',
      'Address 2',
      'Area',
      'City',
    ];
    const [{ jobFuncName }] = (await admin.get('activeJobFunctions')).body;
    const person = [
      'Ada',
      'Byron',
      custName.toLowerCase(),
      jobFuncName,
      'ADA@byron.example',
      '0114 496 2222',
      '1',
      'Mill Lane',
      'Balby',
      'Sheffield',
    ];
    const other = person.with(2, 'Nobody Ltd').with(4, 'eve@byron.example');
    const id = await importing.checked({ kind: 'contact', content: csvOf(columns, [person, other]) });
    expect((await importing.rows(id)).map(({ state, errors }) => [state, errors])).toEqual([
      ['new', {}],
      ['wrong', { 2: 'Customer "Nobody Ltd" is not in the list.' }],
    ]);
    await importing.start(id);
    const again = await importing.checked({
      kind: 'contact',
      content: csvOf(columns, [person.with(5, '0114 496 3333')]),
    });
    expect((await importing.start(again)).record).toMatchObject({ updatedCount: 1, addedCount: 0 });
    const [{ recordKey }] = await importing.rows(again);
    expect((await admin.get(`contact/${recordKey}`)).body).toMatchObject({
      phoneNo: '0114 496 3333',
      lastName: 'BYRON',
    });
  });
});
