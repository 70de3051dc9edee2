import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { readBook } from '../../admin-ui/kit/sheets/read-bytes.ts';
import { sheetOf } from '../../admin-ui/kit/sheets/sheet-text.ts';
import { startApp, type TestApp } from '../support/app.ts';
import { Client } from '../support/client.ts';

let app: TestApp;
let admin: Client;

beforeAll(async () => {
  app = await startApp();
  admin = await Client.as(app, 'admin');
});
afterAll(() => app.close());

type Cells = readonly string[];
const sheet = (columns: Cells, ...rows: Cells[]) => ({ columns, rows: rows.map((cells, i) => ({ no: i + 2, cells })) });
const check = async (list: string, body: object) => (await admin.post(`referencelists/${list}/sheet/check`, body)).body;
const save = (list: string, body: object) => admin.post(`referencelists/${list}/sheet`, body);
const rowsOf = async (path: string) => (await admin.get(path)).body as any[];

async function exported(path: string, format: string) {
  const response = await fetch(`${app.url}/v1/${path}/export?format=${format}`, {
    headers: { authorization: `Bearer ${admin.token}` },
  });
  return sheetOf((await readBook(new Uint8Array(await response.arrayBuffer())))[0]!.rows());
}

describe('a reference list from a sheet', () => {
  test.each([
    ['productType', 'productTypes'],
    ['activityStatus', 'activityStatuses'],
    ['activityResult', 'activityResults'],
    ['region', 'regions'],
    ['postalArea', 'postalareas'],
    ['branch', 'mbpbranches'],
    ['tag', 'tags'],
    ['letterhead', 'letterheads'],
    ['cityTown', 'citiesTowns'],
  ])('%s: an export is read back without a change, from each kind of file', async (list, path) => {
    for (const format of ['csv', 'xlsx', 'ods']) {
      const found = await exported(path, format);
      expect(found.rows.length).toBeGreaterThan(0);
      const { columns, rows } = await check(list, { ...found, rows: found.rows.slice(0, 200) });
      expect([format, columns]).toEqual([format, columns.map(() => expect.any(String))]);
      expect(rows.filter(({ state }: any) => state !== 'unchanged')).toEqual([]);
    }
  });

  test('the check tells new, changed and unchanged rows apart, and saves nothing', async () => {
    const [first, second] = await rowsOf('productTypes');
    const body = sheet(
      ['product type', 'Expiry months', 'Remarks'],
      [first.productTypeName.toUpperCase(), String(first.expiryMonths + 1), 'x'],
      [second.productTypeName, String(second.expiryMonths), ''],
      ['Gutters', '', ''],
    );
    const { columns, rows } = await check('productType', body);
    expect(columns).toEqual(['productTypeName', 'expiryMonths', null]);
    expect(rows.map(({ no, state, changed }: any) => [no, state, changed])).toEqual([
      [2, 'changed', [0, 1]],
      [3, 'unchanged', []],
      [4, 'new', []],
    ]);
    expect((await rowsOf('productTypes'))[0]).toEqual(first);
  });

  test('wrong cells have the messages of the dialog, by column, and nothing is saved', async () => {
    const before = await rowsOf('productTypes');
    const body = sheet(
      ['Product Type', 'Expiry months', 'Active'],
      ['Gutters', '500', 'Yes'],
      ['', '3', 'perhaps'],
      ['Soffits', '3', 'Yes'],
      ['SOFFITS', '4', 'Yes'],
    );
    const { rows } = await check('productType', body);
    expect(rows.map(({ state, errors }: any) => [state, errors])).toEqual([
      ['wrong', { 1: 'Expiry months must be a whole number from 0 to 120.' }],
      ['wrong', { 0: 'Product Type is required', 2: 'Active must be yes or no.' }],
      ['new', {}],
      ['wrong', { 0: 'Product Type is already used.' }],
    ]);
    const { status, body: answer } = await save('productType', body);
    expect([status, answer.message]).toEqual([422, 'B2: Expiry months must be a whole number from 0 to 120.']);
    expect(answer.errors).toEqual({
      B2: 'Expiry months must be a whole number from 0 to 120.',
      A3: 'Product Type is required',
      C3: 'Active must be yes or no.',
      A5: 'Product Type is already used.',
    });
    const empty = await check('productType', sheet(['Product Type'], ['']));
    expect(empty.rows[0].errors).toEqual({ 0: 'Product Type is required' });
    expect(await rowsOf('productTypes')).toEqual(before);
  });

  test('is saved with history: new entries are last, and entries that are not in the sheet stay', async () => {
    const before = await rowsOf('productTypes');
    const [first] = before;
    const body = sheet(
      ['Product Type', 'Expiry months'],
      ['Gutters', '2'],
      [first.productTypeName, String(first.expiryMonths + 1)],
      ['Fascias', '3'],
    );
    expect((await save('productType', body)).body).toEqual({ added: 2, changed: 1 });
    const after = await rowsOf('productTypes');
    expect(after.map(({ productTypeName }) => productTypeName)).toEqual([
      ...before.map(({ productTypeName }) => productTypeName),
      'Gutters',
      'Fascias',
    ]);
    const [entry] = (await admin.get(`productTypes/${first.id}/history`)).body;
    expect([entry.user.fullName, entry.changes[0].field]).toEqual(['Anna Admin', 'expiryMonths']);
    expect((await save('productType', body)).body).toEqual({ added: 0, changed: 0 });
  });

  test('references are found by name', async () => {
    const [{ regionName }] = await rowsOf('regions');
    const body = sheet(['Area', 'Region'], ['ZZ', regionName.toLowerCase()], ['ZY', 'Atlantis']);
    const { columns, rows } = await check('postalArea', body);
    expect(columns).toEqual(['areaCode', 'region']);
    expect(rows.map(({ state, errors }: any) => [state, errors])).toEqual([
      ['new', {}],
      ['wrong', { 1: 'Region must be chosen from the list.' }],
    ]);
  });

  test('an entry that someone has changed since the check is not overwritten', async () => {
    const [{ id, productTypeName, expiryMonths, version }] = await rowsOf('productTypes');
    await admin.put(`productTypes/${id}`, { expiryMonths: expiryMonths + 7 });
    const body = sheet(['Product Type', 'Expiry months'], [productTypeName, '1']);
    const { status, body: answer } = await save('productType', { ...body, rows: [{ ...body.rows[0], version }] });
    expect([status, answer.errors]).toEqual([
      422,
      { A2: 'Someone else has changed this product type in the meantime.' },
    ]);
  });

  test('an entry that someone has renamed since the check is not added again', async () => {
    const [{ id, productTypeName, version }] = await rowsOf('productTypes');
    await admin.put(`productTypes/${id}`, { productTypeName: `${productTypeName} II` });
    const body = sheet(['Product Type'], [productTypeName]);
    const { status, body: answer } = await save('productType', { ...body, rows: [{ ...body.rows[0], version }] });
    const message = 'Someone else has renamed or deleted this product type in the meantime.';
    expect([status, answer.errors]).toEqual([422, { A2: message }]);
    expect((await rowsOf('productTypes')).map((row) => row.productTypeName)).not.toContain(productTypeName);
  });

  test('is refused without the permission, without a naming column, and for lists that cannot be changed', async () => {
    const body = sheet(['Product Type'], ['Gutters']);
    const internal = await Client.as(app, 'internal');
    for (const path of ['sheet', 'sheet/check'])
      expect((await internal.post(`referencelists/productType/${path}`, body)).status).toBe(422);
    const unnamed = await save('productType', sheet(['Expiry months'], ['3']));
    expect([unnamed.status, unnamed.body.message]).toEqual([422, 'The sheet needs the column "Product Type".']);
    const twice = await save('productType', sheet(['Product Type', 'Product type'], ['a', 'b']));
    expect(twice.body.message).toBe('The sheet has the column "Product Type" twice.');
    expect((await save('supportCaseType', sheet(['Type'], ['x']))).status).toBe(400);
    expect((await save('nothing', body)).status).toBe(404);
    for (const wrong of [
      {},
      { ...body, more: 1 },
      { columns: [1], rows: [] },
      { columns: ['a'], rows: [{ no: 0, cells: [] }] },
    ])
      expect((await save('productType', wrong)).status).toBe(400);
  });
});
