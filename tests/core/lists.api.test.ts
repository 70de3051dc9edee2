import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { sql } from '../../server/core/db/sql.ts';
import { startApp, type TestApp } from '../support/app.ts';
import { Client } from '../support/client.ts';

let app: TestApp;
let admin: Client;
let all: any[];

beforeAll(async () => {
  app = await startApp();
  admin = await Client.as(app, 'admin');
  all = (await admin.list('customers', { range: [0, 999] })).body;
});
afterAll(() => app.close());

const names = (rows: any[]) => rows.map((row) => row.custName);

describe("the dialect of react-admin's rest provider", () => {
  test('a page, its range and the total', async () => {
    const { body, headers } = await admin.list('customers', { range: [25, 49], sort: ['custName', 'ASC'] });
    expect(headers.get('content-range')).toBe('customer 25-49/300');
    expect(names(body)).toEqual(names(all).toSorted().slice(25, 50));
  });

  test.each(['custName', 'custCode', 'postCode', 'customerId'])(
    'is sorted by %s both ways, rows without a value last [AMB-119]',
    async (field) => {
      const values = async (order: string) =>
        (await admin.list('customers', { range: [0, 999], sort: [field, order] })).body.map((row: any) => row[field]);
      const up = await values('ASC');
      const filled = up.filter((value: any) => value !== null);
      const empty = up.filter((value: any) => value === null);
      expect(up).toEqual([...filled.toSorted((a: any, b: any) => (a < b ? -1 : a > b ? 1 : 0)), ...empty]);
      expect(await values('DESC')).toEqual([...filled.toReversed(), ...empty]);
    },
  );

  test('filters narrow it, also several together, and getMany takes keys', async () => {
    const region = all[0].region.id;
    const { body } = await admin.list('customers', { range: [0, 999], filter: { region, status: 'Active' } });
    expect(names(body).toSorted()).toEqual(
      names(all.filter((row) => row.region?.id === region && row.status === 'Active')).toSorted(),
    );
    const { body: many } = await admin.list('customers', { filter: { id: [3, 1, 2] } });
    expect(many.map((row: any) => row.customerId).toSorted()).toEqual([1, 2, 3]);
  });

  test('the total follows every save at once', async () => {
    const total = async () =>
      Number((await admin.list('quotationGrade', { range: [0, 0] })).headers.get('content-range')!.split('/')[1]);
    const before = await total();
    const { body } = await admin.post('quotationGrade', { quoteGradeName: 'Counted' });
    expect(await total()).toBe(before + 1);
    await admin.delete(`quotationGrade/${body.id}`);
    expect(await total()).toBe(before);
  });

  test.each([
    ['an unknown sort field', 'customers?sort=["password","ASC"]'],
    ['a sort field without an index', 'customers?sort=["mainNotes","ASC"]'],
    ['an unknown order', 'customers?sort=["custName","SIDEWAYS"]'],
    ['an object for a sort field', 'regions?sort=[{"toString":1},"ASC"]'],
    ['SQL for a sort field', 'customers?sort=["custName;drop table customer","ASC"]'],
    ['an unknown filter field', 'customers?filter={"shoeSize":5}'],
    ['a filter of the wrong type', 'customers?filter={"region":"five"}'],
    ['an object for a value', 'customers?filter={"region":{"$gt":0}}'],
    ['a filter that is not an object', 'customers?filter=[1]'],
    ['a range that is not JSON', 'customers?range=[0,'],
    ['a negative range', 'customers?range=[-5,10]'],
    ['a range backwards', 'customers?range=[10,5]'],
    ['too large a range', 'customers?range=[0,1000]'],
  ])('%s is a 400 with a message', async (_, path) => {
    expect(await admin.get(path.replaceAll('"', '%22'))).toMatchObject({
      status: 400,
      body: { message: expect.any(String), code: 'bad_request' },
    });
  });

  test('a page beyond the end is a 416 with the total', async () => {
    expect(await admin.list('customers', { range: [5000, 5024] })).toMatchObject({
      status: 416,
      body: { code: 'beyond_end', total: 300 },
    });
  });
});

describe('the dialect of path parameters', () => {
  test('a page with its total, in the order and for the text of the path [AMB-004]', async () => {
    const { body } = await admin.post('customerfilterbypage/2/10/0/0/0/*', {});
    expect(body).toMatchObject({ total: 300, page: 2, size: 10 });
    expect(names(body.rows)).toEqual(names(all).toSorted().slice(10, 20));
    const down = await admin.post('customerfilterbypage/1/5/0/0/-1/*', {});
    expect(names(down.body.rows)).toEqual(names(all).toSorted().toReversed().slice(0, 5));
  });

  test('the second variant answers the same [AMB-010]', async () => {
    const [one, two] = await Promise.all([
      admin.post('customerfilterbypage/1/25/0/0/1/*', {}),
      admin.post('customerfilterbypage2/1/25/0/0/1/*', {}),
    ]);
    expect(two.body).toEqual(one.body);
  });

  test('conditions with their gates narrow it [AMB-081]', async () => {
    const [first, second] = all.map((row) => row.region?.id).filter((id, i, ids) => id && ids.indexOf(id) === i);
    const conditions = [
      { rowNo: 1, rowStart: '', dbField: 'region', condition: '=', value: 'one', dbValue: first },
      { rowNo: 2, rowStart: 'AND', dbField: 'status', condition: '=', value: 'Active' },
      { rowNo: 3, rowStart: 'OR', dbField: 'region', condition: '=', value: 'two', dbValue: second },
    ];
    const { body } = await admin.post('customerfilterbypage/1/1000/0/0/0/*', { conditions });
    const expected = all.filter(
      (row) => (row.region?.id === first && row.status === 'Active') || row.region?.id === second,
    );
    expect(names(body.rows).toSorted()).toEqual(names(expected).toSorted());
  });

  test.each([
    ['contains', 'custName', 'roof', (row: any) => row.custName.includes('ROOF')],
    ['starts with', 'postCode', 's', (row: any) => row.postCode.startsWith('S')],
    ['in', 'customerId', [1, 5, 9], (row: any) => [1, 5, 9].includes(row.customerId)],
    ['between', 'customerId', [10, 20], (row: any) => row.customerId >= 10 && row.customerId <= 20],
    ['is empty', 'mobile', null, (row: any) => row.mobile === null],
    ['<>', 'status', 'Active', (row: any) => row.status !== 'Active'],
    ['>=', 'dateCreated', '01/01/2025', (row: any) => row.dateCreated.split('/').toReversed().join('') >= '20250101'],
    ['=', 'active', false, (row: any) => !row.active],
  ] as const)('the condition "%s"', async (condition, dbField, dbValue, holds) => {
    const { body } = await admin.post('customerfilterbypage/1/1000/0/0/0/*', {
      conditions: [{ dbField, condition, dbValue }],
    });
    expect(names(body.rows).toSorted()).toEqual(names(all.filter(holds)).toSorted());
  });

  test('"contains", where more have the text than are named one by one', async () => {
    const having = await app.platform.database.value(
      sql`select count(*) from actual_sales where lower(cust_code) like ${'%a%'}`,
    );
    const { body } = await admin.post('actualsalesfilterbypage/1/1000/0/0/0/*', {
      conditions: [{ dbField: 'custCode', condition: 'contains', dbValue: 'a' }],
    });
    expect(body.total).toBeGreaterThan(1000);
    expect(body.total).toBe(Number(having));
    expect(body.rows).toHaveLength(1000);
    for (const { custCode } of body.rows) expect(custCode).toMatch(/a/i);
  });

  test('a request for customers awaiting approval returns no others [NAV-009 AMB-004]', async () => {
    const { body } = await admin.post('approvecustomerfilterbypage/1/100/0/0/0/*', {});
    const awaiting = all.filter((row) => row.requireApproval);
    expect(awaiting).not.toEqual([]);
    expect(body.total).toBe(awaiting.length);
    expect(names(body.rows).toSorted()).toEqual(names(awaiting).toSorted());
  });

  test.each([
    ['a sort order beyond 1 [VAL-116]', 'customerfilterbypage/1/25/0/0/2/*', {}],
    ['a sort order below -1 [VAL-116]', 'customerfilterbypage/1/25/0/0/-2/*', {}],
    ['a sort order between two [VAL-116]', 'customerfilterbypage/1/25/0/0/0.5/*', {}],
    ['page 0', 'customerfilterbypage/0/25/0/0/0/*', {}],
    ['no rows', 'customerfilterbypage/1/0/0/0/0/*', {}],
    [
      'an unknown condition',
      'customerfilterbypage/1/25/0/0/0/*',
      { conditions: [{ dbField: 'custName', condition: 'sounds like', value: 'x' }] },
    ],
    [
      'an unknown field',
      'customerfilterbypage/1/25/0/0/0/*',
      { conditions: [{ dbField: '1=1 --', condition: '=', value: 'x' }] },
    ],
    ['an unknown word in the body', 'customerfilterbypage/1/25/0/0/0/*', { nonsense: { $gt: '' } }],
  ])('%s is a 400', async (_, path, body) => {
    expect(await admin.post(path, body)).toMatchObject({ status: 400, body: { code: 'bad_request' } });
  });
});

test('a filter with more than 5,000 values is a 400', async () => {
  const value = Array.from({ length: 1000 }, (_, i) => i);
  const conditions = Array.from({ length: 50 }, () => ({ rowStart: 'OR', dbField: 'version', condition: 'in', value }));
  const { status, body } = await admin.post('customerfilterbypage/1/25/0/0/0/*', { conditions });
  expect([status, body.message]).toEqual([400, 'A filter takes at most 5000 values.']);
  const few = await admin.post('customerfilterbypage/1/25/0/0/0/*', { conditions: conditions.slice(0, 5) });
  expect(few.status).toBe(200);
});

describe('the other lists', () => {
  test('count, page, names, active and by region', async () => {
    expect((await admin.get('customers/count')).body).toBe(300);
    expect((await admin.get('customers/page/3/50')).body).toMatchObject({ total: 300, page: 3, size: 50 });
    const { body } = await admin.get('customernames');
    expect(body[0]).toEqual({
      customerId: expect.any(Number),
      custName: expect.any(String),
      custCode: expect.anything(),
      parentCompany: expect.any(String),
    });
    expect((await admin.get('activecustomers')).body).toHaveLength(all.filter((row) => row.active).length);
    const region = all[0].region.id;
    expect((await admin.get(`customernamesbyregion/${region}`)).body).toHaveLength(
      all.filter((row) => row.region?.id === region).length,
    );
    expect((await admin.get('parentcustomernames')).body).toHaveLength(all.filter((row) => row.parentFlag).length);
  });

  test('paths match without regard to case, and with a slash at their end', async () => {
    for (const path of ['CUSTOMERS/COUNT', 'customers/count/', 'Customers/Count/'])
      expect((await admin.get(path)).body).toBe(300);
  });
});

test('references to many are in the row, in every dialect and in an export', async () => {
  const [{ customerId, custName }] = all;
  const tags = (await admin.get('tags/CUSTOMER')).body.slice(0, 2).map(({ id, tag }: any) => ({ id, tag }));
  expect(tags).toHaveLength(2);
  expect((await admin.put(`customers/${customerId}`, { tags })).status).toBe(200);
  const own = (rows: any[]) => rows.find((row) => row.customerId === customerId).tags;
  const listed = (await admin.list('customers', { range: [0, 999] })).body;
  expect(own(listed)).toEqual(tags);
  expect(listed.find((row: any) => row.customerId !== customerId).tags).toEqual([]);
  expect(own((await admin.post('customerfilterbypage/1/1000/0/0/0/*', {})).body.rows)).toEqual(tags);
  const filter = encodeURIComponent(JSON.stringify({ customerId }));
  expect((await admin.get(`customers/export?columns=custName,tags&filter=${filter}`)).body).toContain(
    `${custName},"${tags[0].tag}, ${tags[1].tag}"`,
  );
});

describe('exports', () => {
  test('CSV holds the filtered rows in order, and runs no formula', async () => {
    await admin.post('quotationGrade', { quoteGradeName: '=1+2, "quoted"' });
    const { body, headers } = await admin.get('quotationGrade/export?format=csv&columns=quoteGradeName,active');
    expect(headers.get('content-disposition')).toBe('attachment; filename="Quotation Grades.csv"');
    const lines = body.trim().split('\r\n');
    expect(lines[0]).toBe('Grade,Active');
    expect(lines).toContain(`"'=1+2, ""quoted""",Yes`);
  });

  test('CSV begins with the byte order mark for Excel', async () => {
    const response = await fetch(`${app.url}/v1/quotationGrade/export`, {
      headers: { authorization: `Bearer ${admin.token}` },
    });
    expect([...new Uint8Array(await response.arrayBuffer()).slice(0, 3)]).toEqual([0xef, 0xbb, 0xbf]);
  });

  test('XLSX holds the same rows', async () => {
    const response = await fetch(
      `${app.url}/v1/customers/export?format=xlsx&columns=custName,postCode&filter=${encodeURIComponent('{"status":"Inactive"}')}`,
      { headers: { authorization: `Bearer ${admin.token}` } },
    );
    const { read, utils } = (await import('xlsx')).default;
    const book = read(new Uint8Array(await response.arrayBuffer()));
    const rows = utils.sheet_to_json<any>(book.Sheets.List!);
    expect(rows.map((row) => row['Customer Name'])).toEqual(
      names(all.filter((row) => row.status === 'Inactive')).toSorted(),
    );
  });

  test('an unknown column or format is a 400', async () => {
    expect((await admin.get('customers/export?columns=password')).status).toBe(400);
    expect((await admin.get('customers/export?format=exe')).status).toBe(400);
    expect(await admin.get('customers/export?columns=custName&columns=postCode')).toMatchObject({
      status: 400,
      body: { message: 'columns must be field names separated by commas.' },
    });
  });

  test.each([
    'filter={"id":["a"]}',
    'filter={"id":{"toString":1}}',
    'filter={"active":1}',
    'filter={"quoteTypeName":[null]}',
    'filter={"shoeSize":5}',
    'sort=[{"toString":1},"ASC"]',
  ])('%s is refused like in the list, before any of the file is sent', async (query) => {
    const path = (call: string) => `${call}?${query.replaceAll('"', '%22')}`;
    const list = await admin.get(path('quotetypes'));
    expect(list.status).toBe(400);
    for (const format of ['csv', 'xlsx']) {
      const { status, body } = await admin.get(`${path('quotetypes/export')}&format=${format}`);
      expect([status, body]).toEqual([400, list.body]);
    }
  });
});

describe('bulk', () => {
  test('changes many, and reports which were refused and why', async () => {
    const { body } = await admin.post('customers/bulk', { ids: [11, 12, 999_999], set: { active: false } });
    expect(body).toEqual({ done: [11, 12], refused: [{ id: 999_999, message: 'Customer not found.' }] });
    expect((await admin.get('customerInfo/11')).body.status).toBe('Inactive');
    await admin.post('customers/bulk', { ids: [11, 12], set: { active: true } });
  });

  test.each([
    [{}],
    [{ ids: [] }],
    [{ ids: [1] }],
    [{ ids: [1], remove: true, set: {} }],
    [{ ids: [1], set: { active: true }, more: 1 }],
  ])('%j is a 400', async (body) => {
    expect((await admin.post('customers/bulk', body)).status).toBe(400);
  });
});
