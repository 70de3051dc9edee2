import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { sql } from '../../server/core/db/sql.ts';
import { readMail } from '../../server/core/values/mail.gen.ts';
import { readPhone } from '../../server/core/values/phone.gen.ts';
import { readPostCode } from '../../server/core/values/post-code.gen.ts';
import { startApp, type TestApp } from '../support/app.ts';
import { Client } from '../support/client.ts';
import { draft } from '../support/customers.ts';
import { addContact, customerWithContact, enquiryOf } from '../support/work.ts';

let app: TestApp;
let admin: Client;
let known: Awaited<ReturnType<typeof customerWithContact>>;

beforeAll(async () => {
  app = await startApp();
  admin = await Client.as(app, 'admin');
  known = await customerWithContact(admin);
});
afterAll(() => app.close());

let made = 0;
const customerOf = (more: object = {}) => draft({ custName: `Typed ${++made} Ltd`, ...more });
const saved = async (more: object = {}) => {
  const { status, body } = await admin.post('customerconf', customerOf(more));
  expect([status, body.errors]).toEqual([200, undefined]);
  return body;
};
const refusal = async (more: object) => {
  const { status, body } = await admin.post('customerconf', customerOf(more));
  expect(status).toBe(422);
  return body.errors;
};

test('The demo data has the form in which new values are stored', async () => {
  const { registry, records } = app.platform;
  const readers = { phone: readPhone, email: readMail, postCode: (text: string) => readPostCode(text, null) };
  const checked: Record<string, number> = {};
  for (const definition of registry.all) {
    const fields = definition.fields.filter(
      ({ format, readOnly, column }) => column && !readOnly && (format ?? '') in readers,
    );
    if (!fields.length) continue;
    for (const record of await records.find(definition, {}))
      for (const { name, format } of fields) {
        const text = record[name];
        if (typeof text !== 'string') continue;
        checked[format!] = (checked[format!] ?? 0) + 1;
        expect([definition.name, name, readers[format as keyof typeof readers](text)]).toEqual([
          definition.name,
          name,
          { text },
        ]);
      }
  }
  for (const format of Object.keys(readers)) expect(checked[format]).toBeGreaterThan(300);
});

describe('A new customer', () => {
  test.each([
    ['phoneNo', '01302 555073 ext 12', '01302 555073 ext 12'],
    ['phoneNo', '01302555073 x12', '01302 555073 ext 12'],
    ['phoneNo', '01302 555073 ext. 12', '01302 555073 ext 12'],
    ['phoneNo', '01302 555073 extension 12', '01302 555073 ext 12'],
    ['phoneNo', '01302 555073 #12', '01302 555073 ext 12'],
    ['mobile', '+44 7700 900123', '07700 900123'],
    ['faxNo', '+49 30 1234567', '+49 30 1234567'],
    ['email', ' Jane.O’Neill@Company.example ', 'Jane.O’Neill@Company.example'],
    ['mainEmail', ' jane@company.example\u200b', 'jane@company.example'],
    ['postCode', 's174qw', 'S17 4QW'],
    ['postCode', '10115', '10115'],
    ['postCode', 'D02 AF30', 'D02 AF30'],
    ['custName', '\u00a0Copied\u200b & Sons\ufeff', 'COPIED & SONS'],
    ['parentCompany', ' alias & sons ', 'ALIAS & SONS'],
    ['mainNotes', 'One\r\n\ttwo\u00a0three', 'One\r\n\ttwo three'],
  ])('has the %s %p as %p', async (field, typed, stored) => {
    const body = await saved({ custName: undefined, parentCompany: `Alias ${made}`, [field]: typed });
    expect(body[field]).toBe(stored);
    expect((await admin.get(`customerInfo/${body.customerId}`)).body[field]).toBe(stored);
  });

  test.each([
    ['phoneNo', '1302555070', 'Phone No lacks its first 0. Did you mean 01302 555070?'],
    ['mobile', '7700900123', 'Mobile lacks its first 0. Did you mean 07700 900123?'],
    ['phoneNo', '441302555070', 'Phone No must be a telephone number, with its area code. Did you mean 01302 555070?'],
    ['phoneNo', '555070', 'Phone No must be a telephone number, with its area code.'],
    ['faxNo', 'none', 'Fax No must be a telephone number, with its area code.'],
    ['email', 'mailto:x@y.example', 'Email must be an e-mail address. Did you mean x@y.example?'],
    ['email', '<a@b.example>', 'Email must be an e-mail address. Did you mean a@b.example?'],
    ['email', 'a@b..example', 'Email must be an e-mail address. Did you mean a@b.example?'],
    ['mainEmail', 'a@b,example', 'Main Email must be an e-mail address.'],
    ['email', `a@${'.'.repeat(240)}b.example`, 'Email must be an e-mail address. Did you mean a@b.example?'],
    ['email', `${'a.'.repeat(240)}b@c.example`, 'Email must be an e-mail address.'],
    ['email', 'a\ud83d@b.example', 'Email contains a hidden character (U+D83D) after “a”. Please remove it.'],
    [
      'phoneNo',
      '01302 555070\ud83d',
      'Phone No contains a hidden character (U+D83D) after “01302 555070”. Please remove it.',
    ],
    ['address2', 'a\ud83db', 'Street contains a hidden character (U+D83D) after “A”. Please remove it.'],
    ['postCode', 'NULL', 'Post Code must be a post code, such as S17 4QW.'],
    ['postCode', 'n/a', 'Post Code must be a post code, such as S17 4QW.'],
    ['postCode', 'DN48A4', 'Post Code must be a post code, such as S17 4QW.'],
    ['postCode', 'DN4', 'Post Code must be a post code, such as S17 4QW.'],
    [
      'custName',
      'Smith\u202eLtd',
      'Customer Name contains a hidden character (U+202E) after “SMITH”. Please remove it.',
    ],
    ['address1', 'a\u0000b', 'House contains a hidden character (U+0000) after “A”. Please remove it.'],
    ['address2', '\u0085x', 'Street contains a hidden character (U+0085) at its beginning. Please remove it.'],
    ['address3', 'a\u007fb', 'Sub Area contains a hidden character (U+007F) after “A”. Please remove it.'],
    ['showMsg', 'one\ttwo', 'Message contains a tab after “one”. Please remove it.'],
    ['custName', 'one\ntwo', 'Customer Name contains a line break after “ONE”. Please remove it.'],
    ['mainNotes', 'one\u0007two', 'Notes contains a hidden character (U+0007) after “one”. Please remove it.'],
  ])('is refused with the %s %p', async (field, typed, message) => {
    expect(await refusal({ [field]: typed })).toEqual({ [field]: message });
  });

  test.each([
    ['10115', 'Germany', 200],
    ['1011', 'Germany', 422],
    ['S17 4QW', 'France', 422],
    ['D02 AF30', 'Ireland', 200],
    ['anything 9', 'Ruritania', 200],
  ])('with the post code %p of %s is answered %d', async (postCode, country, status) => {
    expect((await admin.post('customerconf', customerOf({ postCode, country }))).status).toBe(status);
  });

  test('may be checked for duplicates before its values have the right form', async () => {
    const wrong = { postCode: 'DN48A4', phoneNo: '555070', address2: 'Mill\u0000 Lane\u202e' };
    const { status } = await admin.post('checkDupCustomers', customerOf(wrong));
    expect([200, 409]).toContain(status);
  });
});

test.each([
  ['reference lists', 'cityTown', { cityTownName: 'Bad\u2066 Town' }, 'cityTownName'],
  ['notes', 'customernotes', { noteHeader: 'A\u0001B' }, 'noteHeader'],
  ['activities', 'activity', { subject: 'A\u202dB' }, 'subject'],
  ['tags', 'tag', { tag: 'A\u0090B' }, 'tag'],
])('A hidden character in the name of %s is refused', async (_, path, body, field) => {
  const { status, body: answer } = await admin.post(path, body);
  expect([status, answer.errors?.[field]]).toEqual([422, expect.stringContaining('contains a hidden character (U+')]);
});

describe('A contact that has only a full name [BEH-065 AMB-048]', () => {
  const contact = (more: object) => {
    const { customerId, address1, address2, address3, cityTown } = known.customer;
    const phoneNo = '0114 496 0001';
    const at = { customer: customerId, address1, address2, address3, cityTown: cityTown.id, phoneNo };
    return admin.post('contactconf', { jobFunction: 1, email: 'ada@people.example', ...at, ...more });
  };

  test.each([
    [{ fullName: 'Ada Byron' }, 'ADA', 'BYRON'],
    [{ fullName: '  ada  king   noel byron ' }, 'ADA', 'KING NOEL BYRON'],
    [{ contactName: 'Ada Lovelace' }, 'ADA', 'LOVELACE'],
    [{ fullName: 'Ada Byron', firstName: '', lastName: null }, 'ADA', 'BYRON'],
    [{ fullName: 'Somebody Else', firstName: 'Ada', lastName: 'Byron' }, 'ADA', 'BYRON'],
  ])('%j gets its names', async (names, firstName, lastName) => {
    const { status, body } = await contact(names);
    expect([status, body.errors]).toEqual([200, undefined]);
    expect(body).toMatchObject({ firstName, lastName, fullName: `${firstName} ${lastName}` });
  });

  test('needs two names', async () => {
    expect(await contact({ fullName: 'Ada' })).toMatchObject({
      status: 422,
      body: { errors: { lastName: 'Last Name is required.' } },
    });
    expect((await contact({ fullName: 'Somebody Else', firstName: 'Ada' })).body.errors).toEqual({
      lastName: 'Last Name is required.',
    });
  });

  test('is renamed in the same way; with the name that it has, nothing changes', async () => {
    const { contactId } = await addContact(admin, known.customer);
    const same = await admin.put(`contact/${contactId}`, { fullName: 'ADA BYRON' });
    expect(same.body).toMatchObject({ firstName: 'ADA', lastName: 'BYRON', version: 1 });
    const renamed = await admin.put(`contact/${contactId}`, { fullName: 'Ada King Noel' });
    expect(renamed.body).toMatchObject({ firstName: 'ADA', lastName: 'KING NOEL', version: 2 });
  });
});

describe('A value that is older than a rule', () => {
  const old = {
    custName: 'Old\u202e name',
    phoneNo: '1302555070',
    email: 'mailto:x@y.example',
    postCode: 'DN48A4',
    mainNotes: 'a\u0007b',
  };

  async function customer() {
    const { customerId } = await saved();
    await app.platform.database.write(() =>
      app.platform.database.rows(sql`update customer set cust_name = ${`${old.custName} ${customerId}`},
        phone_no = ${old.phoneNo}, email = ${old.email}, post_code = ${old.postCode}, main_notes = ${old.mainNotes}
        where customer_id = ${customerId}`),
    );
    return (await admin.get(`customerInfo/${customerId}`)).body;
  }
  const fieldsOf = ({ custName, phoneNo, email, postCode, mainNotes }: any) => ({
    custName: custName.replace(/ \d+$/, ''),
    phoneNo,
    email,
    postCode,
    mainNotes,
  });
  const expectOld = async (id: number) => expect(fieldsOf((await admin.get(`customerInfo/${id}`)).body)).toEqual(old);

  test('stays, and does not block a save of other fields or of the whole record', async () => {
    const before = await customer();
    const { customerId } = before;
    expect(fieldsOf(before)).toEqual(old);
    const one = await admin.put(`customers/${customerId}`, { address1: '15' });
    expect([one.status, one.body.errors]).toEqual([200, undefined]);
    const { status, body } = await admin.put(`customers/${customerId}`, { ...one.body, address1: '16' });
    expect([status, body.errors, body.address1]).toEqual([200, undefined, '16']);
    await expectOld(customerId);
    expect((await admin.get(`getCustomerHistory/${customerId}`)).body[0].changes).toEqual([
      expect.objectContaining({ field: 'address1' }),
    ]);
  });

  test('is checked once it is changed', async () => {
    const { customerId } = await customer();
    const { status, body } = await admin.put(`customers/${customerId}`, { ...old, phoneNo: '1302555071' });
    expect([status, body.errors]).toEqual([
      422,
      {
        custName: 'Customer Name contains a hidden character (U+202E) after “OLD”. Please remove it.',
        phoneNo: 'Phone No lacks its first 0. Did you mean 01302 555071?',
      },
    ]);
    const mended = await admin.put(`customers/${customerId}`, { phoneNo: '01302555070', postCode: 'dn4 8aa' });
    expect(mended.body).toMatchObject({ phoneNo: '01302 555070', postCode: 'DN4 8AA', email: old.email });
  });

  test('comes through a bulk change, undo, the trash and a merge of its tags', async () => {
    const { customerId } = await customer();
    const bulk = await admin.post('customers/bulk', { ids: [customerId], set: { active: false } });
    expect(bulk.body).toMatchObject({ done: [customerId], refused: [] });
    expect((await admin.post(`undo/${bulk.headers.get('undo-token')}`)).status).toBe(200);
    const mended = await admin.put(`customers/${customerId}`, { phoneNo: '01302 555070', email: 'x@y.example' });
    expect((await admin.post(`undo/${mended.headers.get('undo-token')}`)).status).toBe(200);
    await expectOld(customerId);
    expect((await admin.delete(`customers/${customerId}`)).status).toBe(200);
    const [entry] = (await admin.list('trash', { filter: { kind: 'customer' } })).body;
    expect((await admin.post(`trash/${entry.id}/restore`)).body).toEqual({ entity: 'customer', id: customerId });
    await expectOld(customerId);
  });

  test('of a reference list comes through a sheet that leaves it alone', async () => {
    const { body: letterhead } = await admin.post('letterheads', {
      companyName: 'Old Paper Ltd',
      mbpBranch: known.customer.mbpBranch.id,
      address1: '1',
      postCode: 'S17 4QW',
    });
    await app.platform.database.write(() =>
      app.platform.database.rows(
        sql`update letterhead set phone_no = ${old.phoneNo}, email = ${old.email}, post_code = ${old.postCode} where id = ${letterhead.id}`,
      ),
    );
    const columns = ['companyName', 'mbpBranch', 'phoneNo', 'email', 'postCode', 'vatNo'];
    const row = (...cells: string[]) => ({ columns, rows: [{ no: 2, cells }] });
    const { branchName } = known.customer.mbpBranch;
    const body = row('Old Paper Ltd', branchName, old.phoneNo, old.email, old.postCode, 'GB1');
    const { rows } = (await admin.post('referencelists/letterhead/sheet/check', body)).body;
    expect(rows).toEqual([{ no: 2, state: 'changed', version: 1, changed: [5], errors: {} }]);
    const changed = row('Old Paper Ltd', branchName, '1302555071', '<a@b.example>', 'N/A', 'GB1');
    expect((await admin.post('referencelists/letterhead/sheet/check', changed)).body.rows).toEqual([
      {
        no: 2,
        state: 'wrong',
        version: 1,
        changed: [],
        errors: {
          2: 'Phone No lacks its first 0. Did you mean 01302 555071?',
          3: 'Email must be an e-mail address. Did you mean a@b.example?',
          4: 'Post Code must be a post code, such as S17 4QW.',
        },
        offers: { 2: '01302 555071', 3: 'a@b.example' },
      },
    ]);
    expect((await admin.post('referencelists/letterhead/sheet', body)).body).toEqual({ added: 0, changed: 1 });
  });

  test('of a contact is not given to a new enquiry without a word', async () => {
    const { body } = await admin.post('opportunityconf', { ...enquiryOf(known), phoneNo: '1302555070' });
    expect(body.errors).toEqual({ phoneNo: 'Phone No lacks its first 0. Did you mean 01302 555070?' });
  });
});

test('Offices that share a number are likely duplicates, whatever their extensions', async () => {
  const phoneNo = `01302 55${String(1000 + made)}`;
  const first = await saved({ custName: 'Brackenhurst Slating', phoneNo: `${phoneNo} ext 12` });
  const { status, body } = await admin.post(
    'checkDupCustomers',
    customerOf({
      custName: 'Brackenhurst Slates',
      phoneNo: `${phoneNo} ext 407`,
      address2: 'Mill Lane',
      postCode: 'S17 4QX',
    }),
  );
  expect([status, body[0]?.customerId]).toEqual([409, first.customerId]);
  expect(body[0].reasons).toContainEqual(expect.objectContaining({ field: 'phoneNo', match: 'similar' }));
});
