import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { startApp, type TestApp } from '../../support/app.ts';
import { Client } from '../../support/client.ts';
import { draft } from '../../support/customers.ts';

let app: TestApp;
let admin: Client;
let original: any;

const address = {
  address1: 'Unit 4',
  address2: 'Kiln Lane',
  address3: 'Thornbury Industrial Estate',
  postCode: 'BS35 3UT',
  cityTown: 7,
};
const twin = (more: object) => {
  const { custName, address1, address2, address3, cityTown, postCode } = draft({
    custName: 'Fotheringay Stonemasons Limited',
    ...address,
    ...more,
  });
  return { custName, address1, address2, address3, cityTown, postCode, address4: '' };
};
const check = (more: object = {}) => admin.post('checkDupCustomers', twin(more));

beforeAll(async () => {
  app = await startApp();
  admin = await Client.as(app, 'admin');
  original = (
    await admin.post(
      'customer',
      draft({
        custName: 'Fotheringay Stonemasons Limited',
        ...address,
        phoneNo: '01454 496011',
        email: 'office@fotheringay.example',
      }),
    )
  ).body;
});
afterAll(() => app.close());

describe('checkDupCustomers', () => {
  test('answers an empty list if there are no duplicates [AMB-033]', async () => {
    expect(
      await check({
        custName: 'Something Else Altogether',
        address1: '9',
        address2: 'Nowhere Close',
        address3: 'Farland',
        postCode: 'KW1 5AA',
      }),
    ).toMatchObject({ status: 200, body: [] });
  });

  test('answers 409 with ranked rows in the body if there are some [ERR-048 VAL-108]', async () => {
    const { status, body } = await check();
    expect(status).toBe(409);
    expect(body).toHaveLength(1);
    expect(body[0]).toEqual({
      customerId: original.customerId,
      custCode: null,
      custName: 'FOTHERINGAY STONEMASONS LIMITED',
      address1: 'UNIT 4',
      address2: 'KILN LANE',
      address3: 'THORNBURY INDUSTRIAL ESTATE',
      address4: null,
      cityTownName: original.cityTown.cityTownName,
      postCode: 'BS35 3UT',
      regionName: 'South West',
      mainBranchCode: 'BRS',
      mainSalesExecName: original.salesExec.salesExecName,
      keyContactName: null,
      dateCreated: original.dateCreated,
      createdBy: 'Anna Admin',
      sim_name_rank: 1,
      sim_addr_rank: 1,
      reasons: ['custName', 'address1', 'address2', 'address3', 'cityTown', 'postCode'].map((field) => ({
        field,
        title: expect.any(String),
        match: 'same',
      })),
    });
  });

  test.each([
    ['a misspelt name', { custName: 'Fotheringhay Stonemasons Ltd' }],
    ['swapped words', { custName: 'Stonemasons Fotheringay' }],
    ['abbreviated words', { address1: 'U 4', address2: 'Kiln Ln', address3: 'Thornbury Ind Est' }],
    ['a misspelt street', { address2: 'Kilne Lane' }],
    ['a mistyped post code', { postCode: 'BS35 8UT' }],
    ['no post code', { postCode: '-' }],
    ['capitals and spaces', { custName: '  fotheringay   STONEMASONS limited ' }],
    ['a trading name', { custName: 'R Jones t/a Fotheringay Stonemasons' }],
    ['one word of the name at a misspelt address', { custName: 'Fotheringay', address2: 'Kliln Lane', postCode: '-' }],
    ['a misspelt name in a street of two words', { custName: 'Fotheringey Stonemason', address2: 'Kil n Lane' }],
    [
      'slips in each name and in the street, without a post code',
      { custName: 'Ofheringay Sotnemasons', address2: 'Iklnn Lane', postCode: '-' },
    ],
  ])('finds %s', async (_, more) => {
    const { status, body } = await check(more);
    expect([status, body[0]?.customerId]).toEqual([409, original.customerId]);
    expect(body[0].sim_name_rank).toBeGreaterThan(0.5);
    expect(body[0].sim_addr_rank).toBeGreaterThan(0.5);
    expect(body[0].sim_name_rank).toBeLessThanOrEqual(1);
  });

  test('finds a town that was exchanged with the sub area, though the name has slips', async () => {
    const place = { address1: '7', address2: 'Brindle Walk', postCode: 'BS35 9QT' };
    const town = original.cityTown.cityTownName;
    const { body: made } = await admin.post(
      'customerconf',
      draft({ custName: 'Ottoline Vereker', ...place, address3: 'Rotherham', phoneNo: '01454 496099' }),
    );
    const { body: towns } = await admin.get('citiesTowns');
    const rotherham = towns.find((one: any) => one.cityTownName === 'Rotherham').id;
    const { body } = await check({
      custName: 'Otoline Vreeker',
      ...place,
      address2: 'Brindel Walk',
      address3: town,
      cityTown: rotherham,
      postCode: '-',
    });
    expect(body[0]?.customerId).toBe(made.customerId);
    await admin.delete(`customers/${made.customerId}`);
  });

  test.each([
    [
      'a similar name far away',
      {
        custName: 'Fotheringay Stonework',
        address1: '12',
        address2: 'Harbour Street',
        address3: 'Old Town',
        postCode: 'AB11 5AA',
        cityTown: 9,
      },
    ],
    ['another company next door', { custName: 'Greenaway Tyres', address1: 'Unit 5' }],
  ])('passes over %s', async (_, more) => {
    expect((await check(more)).status).toBe(200);
  });

  test('needs all its fields', async () => {
    const { status, body } = await admin.post('checkDupCustomers', { custName: 'Fotheringay' });
    expect(status).toBe(422);
    expect(Object.keys(body.errors)).toEqual(['address1', 'address2', 'address3', 'cityTown', 'postCode']);
  });

  test('an edited record is not a duplicate of itself', async () => {
    expect((await admin.post('checkDupCustomers', { ...twin({}), customerId: original.customerId })).status).toBe(200);
  });
});

describe('at one address', () => {
  const place = {
    address1: 'Unit 2',
    address2: 'Leeway Road',
    address3: 'Ashton Park',
    postCode: 'NP19 4SL',
    phoneNo: '01633 496001',
  };
  const found = async (saved: string, typed: string, more: object = {}) => {
    const { body } = await admin.post('customerconf', draft({ ...place, custName: saved }));
    const { status, body: rows } = await admin.post(
      'checkDupCustomers',
      twin({ ...place, cityTown: 1, custName: typed, ...more }),
    );
    await admin.delete(`customers/${body.customerId}`);
    return { status, is: rows[0]?.customerId === body.customerId };
  };

  test.each([
    ['letters swapped', 'GK Group', 'KG Group'],
    ['a letter left out', 'ATC Ltd', 'AC Ltd'],
    ['a letter replaced', 'Ivo', 'Iwo'],
    ['a letter too many in a word that many have', 'A1 Garage', 'A1 Gaarage'],
    ['words written as one', 'Motor Depot Ltd', 'Motordepot'],
  ])('a typo in a short name is still the same company: %s', async (_, saved, typed) => {
    expect(await found(saved, typed)).toEqual({ status: 409, is: true });
  });

  test.each([
    ['a trade in common', 'North Oxley Garage', 'Olivers Garage'],
    ['a trade, but for the town', 'Newcastle Motor Company', 'H & M Motors'],
    ['initials and a trade', 'M J B Motors', 'P C Motors'],
  ])('neighbours that share only %s are different', async (_, saved, typed) => {
    expect((await found(saved, typed, { address1: 'Unit 17', postCode: 'NP19 4SY' })).status).toBe(200);
  });
});

describe('an equal detail elsewhere [AMB-123]', () => {
  const makeAll = async (all: readonly object[]) => {
    const made: any[] = [];
    for (const one of all) made.push((await admin.post('customerconf', draft(one))).body);
    return made;
  };
  const idsOf = (rows: readonly any[]) => rows.map((row) => row.customerId);
  const removeAll = async (all: readonly any[]) => {
    for (const { customerId } of all) await admin.delete(`customers/${customerId}`);
  };
  const far = { address1: '3', address2: 'Mole Street', address3: 'Old Town', postCode: 'AB11 5AA', cityTown: 9 };
  const nowhere = { phoneNo: '0114 496 0777', email: null };

  test('exactly the same name comes last, with a flag', async () => {
    const [near, same] = await makeAll([
      { custName: 'Pennywhistle & Daughters Ltd', ...address, ...nowhere },
      { custName: 'PENNYWHISTLE AND DAUGHTERS LTD', ...far, ...nowhere },
    ]);
    const { status, body } = await check({ custName: 'Pennywhistle and daughters, Ltd' });
    expect(status).toBe(409);
    expect(idsOf(body)).toEqual([near.customerId, same.customerId]);
    expect(body[0]).not.toHaveProperty('sameName');
    expect(body[0].reasons[0]).toMatchObject({ field: 'custName', match: 'same' });
    expect(body[1]).toMatchObject({ sameName: true, sim_name_rank: 1, cityTownName: same.cityTown.cityTownName });
    expect(body[1].sim_addr_rank).toBeLessThan(0.3);
    // Alone, too, and with the number of all.
    await admin.delete(`customers/${near.customerId}`);
    const alone = await check({ custName: 'Pennywhistle & Daughters Ltd' });
    expect([alone.status, idsOf(alone.body), alone.headers.get('content-range')]).toEqual([
      409,
      [same.customerId],
      'customer 0-0/1',
    ]);
    // A name that is only similar is not enough.
    expect((await check({ custName: 'Pennywhistle & Daughter Ltd' })).status).toBe(200);
    expect((await check({ custName: 'Daughters & Pennywhistle Ltd' })).status).toBe(200);
    await removeAll([same]);
  });

  test('at most five are listed, those nearest first', async () => {
    const towns = ['AB11 5AA', 'TR18 4AA', 'CF10 1AA', 'NR1 3AA', 'PL1 2AA', 'IV1 1AA', 'BS35 1AA'];
    const shops = await makeAll(
      towns.map((postCode, i) => ({
        custName: 'Quillfeather Tiles',
        ...far,
        address1: `${i + 30}`,
        postCode,
        ...nowhere,
      })),
    );
    const { status, body, headers } = await check({ custName: 'Quillfeather Tiles' });
    expect([status, body.length, headers.get('content-range')]).toEqual([409, 5, 'customer 0-4/5']);
    expect(body.every((row: any) => row.sameName === true)).toBe(true);
    expect(body[0].postCode).toBe('BS35 1AA');
    await removeAll(shops);
  });

  test('the same telephone number or e-mail address comes before the same name', async () => {
    const made = await makeAll([
      { custName: 'Umberstone Fencing', ...far, ...nowhere },
      { custName: 'Gallowglass Drains', ...far, phoneNo: '+44 (0)1999 496055', email: 'OFFICE@umber.example' },
      { custName: 'Tansy Glazing', ...far, address1: '80', phoneNo: '01999 496056', email: 'office@umber.example' },
    ]);
    const own = draft({
      custName: 'Umberstone Fencing',
      ...address,
      phoneNo: '01999 496055',
      email: 'office@umber.example',
    });
    const { status, body } = await admin.post('customer', own);
    expect(status).toBe(409);
    const flagsOf = ({ samePhone, sameEmail, sameName }: any) => ({ samePhone, sameEmail, sameName });
    expect(body.map((row: any) => [row.customerId, flagsOf(row)])).toEqual([
      [made[1].customerId, { samePhone: true, sameEmail: true }],
      [made[2].customerId, { sameEmail: true }],
      [made[0].customerId, { sameName: true }],
    ]);
    await removeAll(made);
  });

  test('is not listed if more than ten have the number, or once the pair has been called different', async () => {
    const shared = { ...far, phoneNo: '01999 496077' };
    const custName = (i: number) => `${['Oxlip', 'Burdock', 'Yarrow', 'Sorrel', 'Betony'][i % 5]} Works ${i}`;
    const made = await makeAll(
      Array.from({ length: 10 }, (_, i) => ({ custName: custName(i), ...shared, address1: `${i}` })),
    );
    const own = draft({ custName: 'Umberstone Fencing', ...address, phoneNo: '01999 496077' });
    const { body } = await admin.post('customer', own);
    expect(body.map((row: any) => row.samePhone)).toEqual([true, true, true, true, true]);
    made.push(...(await makeAll([{ custName: 'Cowslip Works', ...shared }])));
    const saved = await admin.post('customer', own);
    expect(saved.status).toBe(200);

    const [same] = await makeAll([{ custName: 'Umberstone Fencing', ...far, ...nowhere }]);
    const again = { ...twin({ custName: 'Umberstone Fencing' }), customerId: saved.body.customerId };
    expect(idsOf((await admin.post('checkDupCustomers', again)).body)).toEqual([same.customerId]);
    const pair = `notDuplicateCustomers/${saved.body.customerId}/${same.customerId}`;
    expect((await admin.post(pair)).status).toBe(200);
    expect((await admin.post('checkDupCustomers', again)).status).toBe(200);
    await removeAll([...made, saved.body, same]);
  });
});

describe('saving a duplicate', () => {
  test('gets 409 and saves nothing; AMB-036 customerconf saves it anyway [ERR-047]', async () => {
    const count = (await admin.get('customers/count')).body;
    const body = draft({ custName: 'Fotheringay Stone Masons', ...address });
    const refused = await admin.post('customer', body);
    expect([refused.status, refused.body[0].customerId]).toEqual([409, original.customerId]);
    expect((await admin.get('customers/count')).body).toBe(count);
    const { status, body: saved } = await admin.post('customerconf', body);
    expect([status, saved.custName]).toEqual([200, 'FOTHERINGAY STONE MASONS']);
    await admin.delete(`customers/${saved.customerId}`);
  });

  test('a shared telephone number counts as evidence', async () => {
    const moved = draft({
      custName: 'Fotheringay Stonemasons',
      address1: '70',
      address2: 'Wharf Road',
      address3: 'Avonside',
      postCode: 'BS11 8DE',
      cityTown: 7,
    });
    expect((await admin.post('customer', { ...moved, phoneNo: '01454 496011' })).status).toBe(409);
    const { status, body } = await admin.post('customer', { ...moved, phoneNo: '0117 496 0999' });
    expect(status).toBe(200);
    await admin.delete(`customers/${body.customerId}`);
  });

  test('a telephone number that more than ten customers have is not evidence', async () => {
    const moved = draft({
      custName: 'Fotheringay Stonemasons',
      address1: '70',
      address2: 'Wharf Road',
      address3: 'Avonside',
      postCode: 'BS11 8DE',
      cityTown: 7,
      phoneNo: '01454 496011',
    });
    const others: number[] = [];
    const save = async () => {
      const custName = `${['Oak', 'Elm', 'Ash', 'Yew'][others.length % 4]} Unrelated ${others.length}`;
      const { body } = await admin.post('customerconf', draft({ custName, phoneNo: '01454 496011' }));
      others.push(body.customerId);
    };
    while (others.length < 9) await save();
    expect((await admin.post('customer', moved)).status).toBe(409);
    await save();
    const { status, body } = await admin.post('customer', moved);
    expect(status).toBe(200);
    for (const id of [...others, body.customerId]) await admin.delete(`customers/${id}`);
  });

  test('changed and deleted records are compared as they are now', async () => {
    const { body: created } = await admin.post(
      'customerconf',
      draft({ custName: 'Marchbanks Slating', address2: 'Quarry Road', postCode: 'LL55 4AA', phoneNo: '01286 496001' }),
    );
    const again = twin({
      custName: 'Marchbanks Slating',
      address1: '14',
      address2: 'Quarry Road',
      address3: 'Highfield',
      postCode: 'LL55 4AA',
      cityTown: 1,
    });
    expect((await admin.post('checkDupCustomers', again)).status).toBe(409);
    await admin.put(`customers/${created.customerId}`, {
      custName: 'Pendragon Paving',
      address2: 'Beach Road',
      postCode: 'TR18 4AA',
      phoneNo: '01736 496002',
    });
    expect((await admin.post('checkDupCustomers', again)).status).toBe(200);
    await admin.delete(`customers/${created.customerId}`);
    expect(
      (
        await admin.post(
          'checkDupCustomers',
          twin({
            custName: 'Pendragon Paving',
            address1: '14',
            address2: 'Beach Road',
            address3: 'Highfield',
            postCode: 'TR18 4AA',
            cityTown: 1,
          }),
        )
      ).status,
    ).toBe(200);
  });

  test('made-up numbers and words that all companies have do not count as similar', async () => {
    await admin.post(
      'customerconf',
      draft({
        custName: 'Aldous Building Services Ltd',
        address1: '1',
        address2: 'North Street',
        address3: 'Eastfield',
        postCode: 'CA1 1AA',
        phoneNo: '00000 000000',
      }),
    );
    const { status } = await admin.post(
      'customer',
      draft({
        custName: 'Whitlock Building Services Ltd',
        address1: '88',
        address2: 'South Parade',
        address3: 'Westgate',
        postCode: 'CA2 9ZZ',
        phoneNo: '00000 000000',
      }),
    );
    expect(status).toBe(200);
  });
});
