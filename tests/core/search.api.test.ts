import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { startApp, type TestApp } from '../support/app.ts';
import { Client } from '../support/client.ts';
import { draft } from '../support/customers.ts';

let app: TestApp;
let admin: Client;
let town: any;

beforeAll(async () => {
  app = await startApp();
  admin = await Client.as(app, 'admin');
  town = (await admin.post('cityTown', { cityTownName: 'Wexcombe Saltings' })).body;
  await admin.post(
    'customerconf',
    draft({ custName: "O'Brien & Söhne Ltd", custCode: 'OBR77', cityTown: town.id, phoneNo: '0114 496 0777' }),
  );
  await admin.post('customerconf', draft({ custName: 'Zwicker Roofing', postCode: 'EC1A 1BB' }));
  for (const custName of [
    'Szłapka & Ørsted Æther Straße',
    'Jonas and Bookkeeper',
    "St. John's Paving",
    'J S B Cladding',
  ])
    await admin.post('customerconf', draft({ custName }));
  await admin.post(
    'customerconf',
    draft({
      custName: 'Fabergo',
      phoneNo: '+44 (0)1582 305297',
      mobile: '07700 900123',
      email: 'emma.hill@fabergo-walls.example',
      custCode: 'FAB00621',
    }),
  );
});
afterAll(() => app.close());

const found = async (text: string) =>
  (await admin.get(`customerGlobalSearch/${encodeURIComponent(text)}`)).body.map((row: any) => row.custName);

describe('search', () => {
  test.each([
    ['the beginning of a name', 'zwick', 'ZWICKER ROOFING'],
    ['words in any order', 'roofing zwicker', 'ZWICKER ROOFING'],
    ['without an apostrophe', 'obrien', "O'BRIEN & SÖHNE LTD"],
    ['without an accent', 'sohne', "O'BRIEN & SÖHNE LTD"],
    ['the account number', 'obr77', "O'BRIEN & SÖHNE LTD"],
    ['the town', 'wexcombe', "O'BRIEN & SÖHNE LTD"],
    ['the post code with a space', 'EC1A 1BB', 'ZWICKER ROOFING'],
    ['the post code without', 'ec1a1bb', 'ZWICKER ROOFING'],
    ['the telephone number in one piece', '01144960777', "O'BRIEN & SÖHNE LTD"],
    ['a part of the telephone number', '0777', "O'BRIEN & SÖHNE LTD"],
    ['name and town together', 'obri wex', "O'BRIEN & SÖHNE LTD"],
    ['an apostrophe with a space', "o' brien", "O'BRIEN & SÖHNE LTD"],
    ['a name in two words', 'o brien sohne', "O'BRIEN & SÖHNE LTD"],
    ['letters without their marks', 'szlapka orsted aether strasse', 'SZŁAPKA & ØRSTED ÆTHER STRASSE'],
    ['letters with their marks', 'Szłapka Ørsted Æther Straße', 'SZŁAPKA & ØRSTED ÆTHER STRASSE'],
    ['“and” for “&”', 'szlapka and orsted', 'SZŁAPKA & ØRSTED ÆTHER STRASSE'],
    ['“&” for “and”', 'jonas & book', 'JONAS AND BOOKKEEPER'],
    ['one word that is written as two', 'book keeper jonas', 'JONAS AND BOOKKEEPER'],
    ['two words that are written as one', 'johnspaving', "ST. JOHN'S PAVING"],
    ['a shortened word', 'saint johns', "ST. JOHN'S PAVING"],
    ['a shortened word with a point', 'st. john', "ST. JOHN'S PAVING"],
    ['initials', 'jsb clad', 'J S B CLADDING'],
    ['initials with points', 'j.s.b.', 'J S B CLADDING'],
    ['a telephone number with +44', '+44 1582 305297', 'FABERGO'],
    ['a telephone number with 0044', '00441582305297', 'FABERGO'],
    ['a telephone number with (0)', '(0)1582 305297', 'FABERGO'],
    ['a telephone number as it is dialled', '01582 305297', 'FABERGO'],
    ['the beginning of a telephone number', '0158230', 'FABERGO'],
    ['a telephone number without its area code', '305297', 'FABERGO'],
    ['a telephone number with an extension', '01582 305297 ext 12', 'FABERGO'],
    ['the last digits of a telephone number', '5297', 'FABERGO'],
    ['a mobile', '+447700 900 123', 'FABERGO'],
    ['an e-mail address', 'Emma.Hill@fabergo-walls.example', 'FABERGO'],
    ['the beginning of an e-mail address', 'emma.hill@fab', 'FABERGO'],
    ['what follows the @', '@fabergo-walls', 'FABERGO'],
    ['a name in an e-mail address', 'hill fabergo', 'FABERGO'],
    ['the digits of a number [AMB-112]', '621', 'FABERGO'],
    ['the digits of a number with zeros', '00621', 'FABERGO'],
    ['a number without its zeros', 'fab621', 'FABERGO'],
    ['a number after #', '#621', 'FABERGO'],
  ])('finds by %s', async (_, text, name) => {
    expect(await found(text)).toContain(name);
  });

  test.each([
    ['fabrgo', 'FABERGO'],
    ['faberog', 'FABERGO'],
    ['afbergo', 'FABERGO'],
    ['jonas bokkeeper', 'JONAS AND BOOKKEEPER'],
    ['zwikker roffing', 'ZWICKER ROOFING'],
    ['bokkeep', 'JONAS AND BOOKKEEPER'],
  ])('%j finds what was meant, as similar', async (text, name) => {
    const { body } = await admin.get(`search?kinds=customer&text=${encodeURIComponent(text)}`);
    expect(body).toEqual([{ kind: 'customer', total: 0, isExact: true, rows: [], similar: expect.any(Array) }]);
    expect(body[0].similar.map((row: any) => row.custName)).toContain(name);
  });

  test.each(['fabxyo', 'jsx', 'fa', '4961777'])('%j is too far from any word to be similar', async (text) => {
    const { body } = await admin.get(`search?kinds=customer&text=${encodeURIComponent(text)}`);
    expect(body[0].similar).toEqual([]);
  });

  test('what is similar does not hide what matches, and is not listed twice', async () => {
    await admin.post('customerconf', draft({ custName: 'Faberga Ltd' }));
    const { body } = await admin.get('search?kinds=customer&text=fabergo');
    expect(body[0].rows.map((row: any) => row.custName)).toEqual(['FABERGO']);
    expect(body[0].similar.map((row: any) => row.custName)).toEqual(['FABERGA LTD']);
  });

  test('one call searches all kinds, with how many match of each', async () => {
    const { body } = await admin.get('search?text=fabergo&kinds=customer,contact,enquiry,none');
    expect(body.map(({ kind, total }: any) => [kind, total])).toEqual([
      ['contact', 0],
      ['customer', 1],
      ['enquiry', 0],
    ]);
    const few = await admin.get('search?text=roofing&rows=2&kinds=customer');
    expect(few.body[0].rows).toHaveLength(2);
    expect(few.body[0].total).toBeGreaterThan(2);
    expect((await admin.get('search?text=&kinds=customer')).body[0].rows).toEqual([]);
  });

  test.each(['nothing-like-this', '*', '   ', "'; drop table customer; --", '"" OR 1=1', '%', '_', '\\', 'a"b*'])(
    '%j causes no error',
    async (text) => {
      const { status, body } = await admin.get(`customerGlobalSearch/${encodeURIComponent(text)}`);
      expect(status).toBe(200);
      expect(Array.isArray(body)).toBe(true);
    },
  );

  test('a list takes the text as q, with its total, filters and order', async () => {
    const { body, headers } = await admin.list('customers', {
      range: [0, 24],
      sort: ['custName', 'ASC'],
      filter: { q: 'roofing' },
    });
    const all = (await admin.list('customers', { range: [0, 999] })).body.filter((row: any) =>
      /\bROOFING/.test(row.custName),
    );
    expect(body.map((row: any) => row.custName)).toEqual(
      all
        .map((row: any) => row.custName)
        .toSorted()
        .slice(0, 25),
    );
    expect(headers.get('content-range')).toMatch(new RegExp(`/${all.length}$`));
    const region = all[0].region?.id;
    const within = await admin.list('customers', { range: [0, 24], filter: { q: 'roofing', region } });
    expect(within.body).toHaveLength(all.filter((row: any) => row.region?.id === region).length);
  });

  test('changed texts and deleted records are found as they are now', async () => {
    const { body: created } = await admin.post('customerconf', draft({ custName: 'Quillon Fencing' }));
    await admin.put(`customers/${created.customerId}`, { custName: 'Farrow Fencing' });
    expect(await found('quillon')).toEqual([]);
    expect(await found('farrow')).toContain('FARROW FENCING');
    await admin.delete(`customers/${created.customerId}`);
    expect(await found('farrow')).not.toContain('FARROW FENCING');
  });

  test('a word with letters that the text index does not know is found', async () => {
    // The letters in the middle are new in Unicode 9.
    const custName = 'QUARRY AB\u{104B0}\u{104B1}CD';
    expect((await admin.post('customerconf', draft({ custName }))).status).toBe(200);
    expect(await found('ab\u{104B0}\u{104B1}c')).toEqual([custName]);
  });

  test('a renamed town is found by its new name', async () => {
    await admin.put(`cityTown/${town.id}`, { cityTownName: 'Great Saltings' });
    for (let i = 0; i < 50 && !(await found('great saltings')).length; i++)
      await new Promise((resolve) => setTimeout(resolve, 50));
    expect(await found('great saltings')).toContain("O'BRIEN & SÖHNE LTD");
    expect(await found('wexcombe')).toEqual([]);
  });

  test('a short list is found by any part of its names', async () => {
    const { body } = await admin.list('quotationGrade', { filter: { q: 'tend' } });
    expect(body.map((row: any) => row.quoteGradeName)).toEqual(['At Tender']);
    const { headers } = await admin.list('cityTown', { range: [0, 24], filter: { q: 'no such town' } });
    expect(headers.get('content-range')).toMatch(/\*\/0$/);
  });
});

test.each(['customers', 'salesPostings', 'quoteTypes'])(
  'a null character in a search of %s ends a word, and breaks nothing',
  async (path) => {
    const reply = await admin.list(path, { filter: { q: 'a\u0000b' }, range: [0, 24] });
    expect([reply.status, (await admin.list(path, { filter: { q: 'a b' }, range: [0, 24] })).body]).toEqual([
      200,
      reply.body,
    ]);
  },
);

test('records with a number instead of a name are found by it', async () => {
  const { status, body } = await admin.list('rolePermissions/1', { filter: { q: '1' } });
  expect([status, body.length > 0]).toEqual([200, true]);
  for (const { id } of body) expect(String(id)).toContain('1');
});

describe('the calls of the selection dialog', () => {
  const ids = (rows: any[]) => rows.map(({ customerId }) => customerId);
  const every = async (q: string) =>
    (await admin.list('customers', { filter: { q }, sort: ['custName', 'ASC'], range: [0, 999] })).body;

  test('scope 0 is all, 1 your own region, 2 your own branch [BEH-086 AMB-034]', async () => {
    const { body: profile } = await admin.get('user/profile');
    const search = async (scope: number) => (await admin.post(`searchCustomers/${scope}`, { searchText: 'ltd' })).body;
    const [first, region, branch] = [await search(0), await search(1), await search(2)];
    const all = await every('ltd');
    expect([first.length, all.length > 100]).toEqual([100, true]);
    expect(ids(first)).toEqual(ids(all).slice(0, 100));
    expect(ids(region)).toEqual(ids(all.filter((row: any) => row.region?.id === profile.defRegion.id)));
    expect(ids(branch)).toEqual(ids(all.filter((row: any) => row.mbpBranch?.id === profile.defBranch.id)));
    expect([branch.length > 0, region.length > branch.length, all.length > region.length]).toEqual([true, true, true]);
  });

  test('a branch and a region limit it, 0 does not, * uses the text of the body [BEH-091 AMB-034]', async () => {
    const all = await every('ltd');
    expect(ids((await admin.post('searchCustomers/0/0/*', { searchText: 'ltd' })).body)).toEqual(
      ids(all).slice(0, 100),
    );
    const { body: sheffield } = await admin.post('searchCustomers/4/0/*', { searchText: 'ltd' });
    expect(ids(sheffield)).toEqual(ids(all.filter((row: any) => row.mbpBranch?.branchName === 'Sheffield')));
    expect([sheffield.length > 0, all.length > sheffield.length]).toEqual([true, true]);
    expect((await admin.post('customerquickquery/4/0/ltd', {})).body).toEqual(sheffield);
  });

  test.each([
    ['searchCustomers/3', { searchText: 'x' }],
    ['searchCustomers/0', {}],
    ['searchCustomers/0', { searchText: 5 }],
    ['searchCustomers/a/0/*', { searchText: 'x' }],
  ])('%s with %j is a 400', async (path, body) => {
    expect((await admin.post(path, body)).status).toBe(400);
  });
});
