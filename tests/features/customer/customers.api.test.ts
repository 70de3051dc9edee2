import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { startApp, type TestApp } from '../../support/app.ts';
import { Client } from '../../support/client.ts';
import { draft } from '../../support/customers.ts';

let app: TestApp;
let admin: Client;
let internal: Client;

beforeAll(async () => {
  app = await startApp();
  [admin, internal] = await Promise.all([Client.as(app, 'admin'), Client.as(app, 'internal')]);
});
afterAll(() => app.close());

describe('creating a customer', () => {
  test('texts are trimmed, names and addresses kept in capitals, e-mail and notes as typed [FMT-004 BEH-101 CON-010]', async () => {
    const { status, body } = await internal.post(
      'customer',
      draft({
        custName: '  Oak & Ash ltd ',
        email: ' Sales@Oak.example ',
        mainNotes: ' Ask for Jo ',
        postCode: 's174qw',
      }),
    );
    expect(status).toBe(200);
    expect(body).toMatchObject({
      custName: 'OAK & ASH LTD',
      address2: 'LARKSPUR ROAD',
      email: 'Sales@Oak.example',
      mainEmail: 'Sales@Oak.example',
      mainNotes: 'Ask for Jo',
      postCode: 'S17 4QW',
      country: 'UK',
      active: true,
    });
  });

  test('one created by a user other than an Admin awaits approval [AMB-043 STA-011]', async () => {
    const [mine, theirs] = [
      await admin.post(
        'customer',
        draft({ custName: 'Alder Works', address2: 'Sandy Lane', postCode: 'M1 1AA', phoneNo: '0161 496 0111' }),
      ),
      await internal.post(
        'customer',
        draft({ custName: 'Birch Works', address2: 'Other Street', postCode: 'LS1 1AA', phoneNo: '0113 496 0112' }),
      ),
    ];
    expect(mine.body).toMatchObject({ requireApproval: false, status: 'Active' });
    expect(theirs.body).toMatchObject({ requireApproval: true, status: 'Awaiting approval' });
  });

  test('the post code gives region, branch and sales exec', async () => {
    const { body } = await admin.post('customerconf', draft({ custName: 'Cedar Works' }));
    expect(body.region.regionName).toBe('Yorkshire and the Humber');
    expect(body.mbpBranch.branchName).toBe('Sheffield');
    expect(body.salesExec.salesExecName).toEqual(expect.any(String));
    expect(body.branch).toBe('Sheffield');
  });

  const texts = [
    ['VAL-022', 'custName', 'Customer Name is required.'],
    ['VAL-023', 'address1', 'Address1 is required.'],
    ['VAL-024', 'address2', 'Address2 is required.'],
    ['VAL-025', 'address3', 'Address3 is required.'],
    ['VAL-026', 'cityTown', 'City/Town is required.'],
    ['VAL-027', 'postCode', 'Post Code is required.'],
    ['VAL-028', 'customerType', 'Customer Type is required.'],
    ['VAL-029', 'phoneNo', 'Phone number is required.'],
  ] as const;
  test.each(texts)('%s without %s: %s', async (_, field, message) => {
    for (const empty of [undefined, null, '   ']) {
      const { status, body } = await internal.post('customer', draft({ [field]: empty }));
      const shape = empty === '   ' && ['cityTown', 'customerType'].includes(field);
      expect(status).toBe(422);
      if (!shape) expect(body).toEqual({ message, code: 'invalid', errors: { [field]: message } });
    }
  });

  test('all missing values are reported together, each at its field', async () => {
    const { body } = await internal.post('customer', {});
    expect(body.errors).toEqual(Object.fromEntries(texts.map(([, field, message]) => [field, message])));
  });

  test('a reference that does not exist is reported at its field', async () => {
    const { status, body } = await internal.post('customer', draft({ cityTown: 999_999 }));
    expect([status, body.errors]).toEqual([422, { cityTown: 'This City/Town does not exist.' }]);
  });
});

describe('changing a customer', () => {
  test('keeps what is not sent [BEH-090]', async () => {
    const { body: created } = await admin.post(
      'customerconf',
      draft({ custName: 'Dogwood Works', mobile: '07700 900123' }),
    );
    const { body } = await admin.put(`customers/${created.customerId}`, { showMsg: 'Call first' });
    expect(body).toMatchObject({
      custName: 'DOGWOOD WORKS',
      mobile: '07700 900123',
      showMsg: 'Call first',
      version: 2,
    });
  });

  test('an account number can be set only once [VAL-039]', async () => {
    const { body: created } = await admin.post('customerconf', draft({ custName: 'Elder Works' }));
    expect((await admin.put(`customers/${created.customerId}`, { custCode: 'eld001' })).body.custCode).toBe('ELD001');
    const { status, body } = await admin.put(`customers/${created.customerId}`, { custCode: 'ELD002' });
    expect(status).toBe(422);
    expect(body.errors.custCode).toBe(
      'Please change or select a different Account Code from the "View MBP Branch Accounts" Page.',
    );
  });

  test('an account number can be used only once in a branch [VAL-040 BEH-093]', async () => {
    await admin.post('customerconf', draft({ custName: 'Fir Works', custCode: 'FIR001' }));
    const { status, body } = await admin.post('customerconf', draft({ custName: 'Gorse Works', custCode: 'fir001' }));
    expect([status, body.message]).toEqual([422, 'The Account No entered is already used for Branch: Sheffield']);
    expect((await admin.get('checkCustCode/FIR001/4')).body).toEqual({ exists: true, branchName: 'Sheffield' });
    expect((await admin.get('checkCustCode/FIR001/5')).body).toEqual({ exists: false, branchName: null });
    for (const [branchId, exists] of [
      [null, true],
      [4, true],
      [5, false],
    ] as const)
      expect((await admin.post('checkCustCodeExist', { custCode: 'fir001', branchId })).body.exists).toBe(exists);
    expect((await admin.post('checkCustCodeExist', { custCode: 'fir001', branch: 4 })).status).toBe(400);
  });

  test('a new post code or branch fills derived fields; an empty one clears them [BEH-087 BEH-088]', async () => {
    const { body: created } = await admin.post('customerconf', draft({ custName: 'Hazel Works' }));
    const path = `customers/${created.customerId}`;
    expect((await admin.put(path, { postCode: 'EH1 1AA' })).body).toMatchObject({
      region: { regionName: 'Scotland' },
      mbpBranch: { branchName: 'Edinburgh' },
    });
    const { body: moved } = await admin.put(path, { mbpBranch: 4 });
    expect(moved.salesExec.id).toBe(moved.mbpBranch.salesExecId);
    expect((await admin.put(path, { mbpBranch: null })).body).toMatchObject({ mbpBranch: null, salesExec: null });
    expect((await admin.put(path, { postCode: 'ZZ9 9ZZ' })).body).toMatchObject({
      region: null,
      mbpBranch: null,
      salesExec: null,
    });
  });

  test('can be made inactive and active [STA-010]', async () => {
    expect((await admin.put('setCustomersInactive/5')).body).toMatchObject({ active: false, status: 'Inactive' });
    expect((await admin.put('setCustomersActive/5')).body.active).toBe(true);
  });

  test('only an Admin approves [PER-041 STA-012]', async () => {
    const { body: created } = await internal.post('customerconf', draft({ custName: 'Ivy Works' }));
    expect((await internal.put(`customers/${created.customerId}`, { requireApproval: false })).status).toBe(422);
    expect((await admin.put(`customers/${created.customerId}`, { requireApproval: false })).body.status).toBe('Active');
  });

  test('tags are a list or a comma-separated text, and are stored in order of their keys [BEH-101]', async () => {
    const { body: tags } = await admin.get('tags/CUSTOMER');
    const [one, two] = tags.map((tag: any) => tag.id).toSorted((a: number, b: number) => a - b);
    expect((await admin.put('customers/6', { tags: [two, { id: one }] })).body.tags.map((tag: any) => tag.id)).toEqual([
      one,
      two,
    ]);
    expect((await admin.put('customers/6', { tags: `${two},` })).body.tags.map((tag: any) => tag.id)).toEqual([two]);
    expect((await admin.put('customers/6', { tags: [] })).body.tags).toEqual([]);
  });
});

describe('post code lookup', () => {
  test.each([
    ['S17 4QW', 'Yorkshire and the Humber', 'the area'],
    ['s40 1aa', 'East Midlands', 'a district of another region'],
    ['S4 7AA', 'Yorkshire and the Humber', 'S4 is not the beginning of S40'],
    ['EC1A 1BB', 'London', 'a district with a letter'],
    ['CH5 1AA', 'Wales', 'a district across a border'],
    ['BT1 1AA', 'Northern Ireland', 'two letters'],
  ])('%s lies in %s: %s [AMB-035]', async (postCode, regionName) => {
    expect((await internal.get(`customerRegionSalesexec/${encodeURIComponent(postCode)}`)).body).toMatchObject({
      regionName,
      regionCode: expect.any(String),
      id: expect.any(Number),
    });
  });

  test('returns branch and sales exec; a number means a customer; an unknown one gives nothing [BEH-092 AMB-035]', async () => {
    expect((await internal.get('customerRegionSalesexec/S17%204QW')).body).toMatchObject({
      mbpBranch: { branchName: 'Sheffield' },
      salesExec: { salesExecName: expect.any(String) },
    });
    expect((await internal.get('customerRegionSalesexec/1')).body).toHaveProperty('regionName');
    expect((await internal.get('customerRegionSalesexec/XX1')).body).toEqual({});
  });

  test('every one of the 124 areas is there with a region', async () => {
    const { body } = await internal.list('postalAreas', { range: [0, 999] });
    const areas = body.filter((row: any) => /^[A-Z]{1,2}$/.test(row.areaCode));
    expect(areas).toHaveLength(124);
    expect(body.every((row: any) => row.region && row.mbpBranch && row.salesExec)).toBe(true);
  });
});

describe('deleting a customer', () => {
  test('succeeds if nothing refers to it; otherwise the message says what and how many do', async () => {
    const { body: parent } = await admin.post('customerconf', draft({ custName: 'Juniper Group', parentFlag: true }));
    const { body: child } = await admin.post(
      'customerconf',
      draft({ custName: 'Juniper North', parentCustomer: parent.customerId }),
    );
    const { status, body } = await admin.delete(`customers/${parent.customerId}`);
    expect([status, body]).toEqual([
      422,
      { message: 'This customer is used by 1 customer, so it cannot be deleted.', code: 'in_use' },
    ]);
    expect((await admin.delete(`customers/${child.customerId}`)).status).toBe(200);
    expect((await admin.delete(`customers/${parent.customerId}`)).status).toBe(200);
    expect((await admin.get(`customerInfo/${parent.customerId}`)).status).toBe(404);
  });

  test('a town in use cannot be deleted', async () => {
    const { body: customer } = await admin.get('customerInfo/1');
    const { status, body } = await admin.delete(`cityTown/${customer.cityTown.id}`);
    expect(status).toBe(422);
    expect(body.message).toMatch(/^This city\/town is used by .*\d+ customers?.*, so it cannot be deleted\.$/);
  });
});

describe('unusual names', () => {
  test.each([
    ['an apostrophe', "O'Brien & D'Arcy Roofing", "O'BRIEN & D'ARCY ROOFING", "o'brien"],
    ['accents', 'Café Štěpán Góra', 'CAFÉ ŠTĚPÁN GÓRA', 'café'],
    ['an emoji', 'Brick 🧱 by Brick', 'BRICK 🧱 BY BRICK', 'brick 🧱'],
    ['200 characters', `Long ${'name '.repeat(39)}`.slice(0, 200), undefined, 'long name'],
    ['what is SQL and HTML', "Robert'); drop table customer; --<b>", "ROBERT'); DROP TABLE CUSTOMER; --<B>", 'robert'],
  ])('keeps a name with %s, and finds it by what was typed', async (_, custName, kept, typed) => {
    const expected = kept ?? custName.trim().toUpperCase();
    const { status, body } = await admin.post('customerconf', draft({ custName }));
    expect([status, body.custName ?? body.errors]).toEqual([200, expected]);
    expect((await admin.get(`customerInfo/${body.customerId}`)).body.custName).toBe(expected);
    const { body: found } = await admin.list('customers', { range: [0, 24], filter: { q: typed } });
    expect(found.map((row: any) => row.customerId)).toContain(body.customerId);
  });
});
