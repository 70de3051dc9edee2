import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { sql } from '../../../server/core/db/sql.ts';
import { startApp, type TestApp } from '../../support/app.ts';
import { Client, type DemoUser } from '../../support/client.ts';
import { ApiDescription, type Differences } from '../../support/described.ts';
import { addGenericRows } from '../../support/generic-rows.ts';
import { png, send } from '../../support/files.ts';
import { PathValues } from '../../support/path-values.ts';
import { head, row } from '../../support/lists.ts';
import { postAll } from '../../support/postings.ts';
import { csvOf, Importing } from '../../support/record-imports.ts';

let app: TestApp;
let admin: Client;
let api: ApiDescription;
let pathValues: PathValues;
/** Paths of the GETs that only read, and of those that change something. */
let reading: string[];
let writing: string[];

beforeAll(async () => {
  // Nobody listens at this port: mails wait.
  app = await startApp({ settings: { smtpUrl: 'smtp://127.0.0.1:9' } });
  admin = await Client.as(app, 'admin');
  api = await ApiDescription.of(app);
  pathValues = new PathValues(app, api, admin, await addRows());
  const gets = Object.entries<any>(api.document.paths).filter(([, { get }]) => get);
  const writes = ([, { get }]: [string, any]) => 'Undo-Token' in get.responses['200'].headers;
  reading = gets.filter((one) => !writes(one)).map(([path]) => path);
  writing = gets.filter(writes).map(([path]) => path);
});
afterAll(() => app.close());

async function done(method: string, path: string, body?: unknown, headers?: Record<string, string>): Promise<any> {
  const reply = await admin.send(method, path, body, headers);
  if (reply.status > 299) throw new Error(`${method} ${path}: ${reply.status} ${JSON.stringify(reply.body)}`);
  return reply.body;
}

/** Adds rows to lists that are empty in the demo data. Answers paths with keys that no list has. */
async function addRows(): Promise<Record<string, string[]>> {
  const { id: me } = await done('GET', 'user/profile');
  const { id: region } = await done('POST', 'regions', { regionName: 'Anywhere', regionCode: 'ANY' });
  await done('DELETE', `regions/${region}`);
  const daily = { report: 9, every: 'Day', sendTime: '07:00', fileFormat: 'CSV', period: 'All' };
  await done('POST', 'reportSchedule', daily);
  const screenshot = (await send(app, admin, 'ss.png', png, { screenshot: true })).body.attachId;
  const about = { type: 1, description: 'Empty', details: 'The list is empty.', screenshot };
  const { id: supportCase } = await done('POST', 'usersupportcase/', about);
  await done('POST', 'supportCaseReply', { supportCase, reply: 'Still so.' });
  await post();
  await importing();
  const [{ quoteVerId, opportunity, customer }] = await done('GET', 'activequotations');
  const mail = { to: 'buyer@people.example', subject: 'Our prices', message: 'As promised.' };
  const { id: document } = await done('POST', `sendquotation/${quoteVerId}`, mail);
  const { id: work } = await done('GET', 'customers/export', undefined, { prefer: 'respond-async' });
  await app.platform.background.workOff();
  for (const { id: dbview } of await done('GET', 'dbviews'))
    await done('POST', 'userViewFilter', {
      filterName: `List ${dbview}`,
      favouriteName: `List:${dbview}`,
      favourite: true,
      dbview,
      conditions: [],
    });
  // A new list has no rows yet.
  const { database, registry } = app.platform;
  const empty: string[] = [];
  for (const { name, table } of registry.all)
    if (!(await database.rows(sql`select 1 from ${sql.id(table)} limit 1`)).length) empty.push(name);
  await addGenericRows(app, empty, 3);
  const widgets = await done('GET', `getUserWidgets/${me}`);
  const { url } = await done('POST', 'calendarFeed', {});
  return {
    '/v1/quotationdocument/{id}': [`quotationdocument/${document}`],
    '/v1/quotationdocuments/{quotation}': [`quotationdocuments/${quoteVerId}`],
    '/v1/setquoteactive/{id}/{enquiry}': [`setquoteactive/${quoteVerId}/${opportunity.oppId}`],
    '/v1/contactfigures/{contact}': [1, 2, 3].map((id) => `contactfigures/${id}`),
    '/v1/tabcounts/{entity}/{id}': [
      `tabcounts/customer/${customer.customerId}`,
      `tabcounts/enquiry/${opportunity.oppId}`,
      `tabcounts/quotation/${quoteVerId}`,
    ],
    '/v1/probableDuplicates/{entity}': ['probableDuplicates/customer', 'probableDuplicates/contact'],
    '/v1/probableDuplicates/{entity}/{id}': ['probableDuplicates/customer/1', 'probableDuplicates/contact/1'],
    '/v1/merges/{entity}/{id}': [`merges/customer/${customer.customerId}`, 'merges/contact/1'],
    '/v1/merges/{entity}/{kept}/{gone}': ['merges/customer/1/2', 'merges/contact/1/2'],
    '/v1/timeline/{entity}/{id}': [
      `timeline/customer/${customer.customerId}`,
      `timeline/enquiry/${opportunity.oppId}`,
      `timeline/quotation/${quoteVerId}`,
    ],
    '/v1/maildraft/{entity}/{id}': [
      `maildraft/customer/${customer.customerId}`,
      `maildraft/enquiry/${opportunity.oppId}`,
      `maildraft/quotation/${quoteVerId}`,
    ],
    '/v1/backgroundWork/{id}/file': [`backgroundWork/${work}/file`],
    '/v1/calendar/{token}.ics': [url.replace(/^.*\/v1\//, '')],
    '/v1/getUserWidgetData/{id}': widgets.map(({ id }: any) => `getUserWidgetData/${id}`),
    '/v1/getUserWidget/{id}': widgets.map(({ id }: any) => `getUserWidget/${id}`),
  };
}

/** Posts a sheet with an amount that is no multiple of a penny in binary. */
async function post(): Promise<void> {
  const customers = (await done('GET', 'activecustomers')) as any[];
  const { custCode, mbpBranch } = customers.find((one) => one.custCode && one.mbpBranch);
  const about = { kind: 'Actual', sYear: 2031, fileName: 'sales.xlsx', rowCount: 1 };
  const { id } = await done('POST', 'salesPosting', about);
  const sent = { rowNo: 3, branch: mbpBranch.branchName, custCode, values: [{ sMonth: 1, value: 0.29 }] };
  await done('POST', `salesPosting/${id}/rows`, { from: 0, rows: [sent] });
  await postAll(app, admin, id);
}

/** Imports a customer from a file that also has a wrong row. */
async function importing(): Promise<void> {
  const [{ typeName }] = await done('GET', 'activeCustomerTypes');
  const steps = new Importing(app, admin);
  const rows = [row(1, { Type: typeName }), row(2, { Type: typeName, Phone: '1142345678', Town: 'Atlantis' })];
  const id = await steps.checked({ content: csvOf(head, rows) });
  await steps.start(id);
}

/** Calls each GET until some answers are 200. Answers how they differ, and the calls that never were 200. */
async function callAll(client: Client, paths: readonly string[], enough: number) {
  const differing: Differences[] = [];
  const refused: [string, string][] = [];
  for (const path of paths) {
    let good = 0;
    let last = '';
    for (const filled of await pathValues.fill(path, 20)) {
      const reply = await client.get(filled);
      const found = api.differences('GET', path, reply);
      if (found) differing.push(found);
      if (reply.status === 200) good++;
      else last = `${filled}: ${reply.status} ${JSON.stringify(reply.body)}`;
      if (found || good >= enough) break;
    }
    if (!good) refused.push([path, last]);
  }
  return { differing, refused };
}

describe('every GET', () => {
  test('answers an Admin 200, as it is described', async () => {
    expect(reading.length).toBeGreaterThan(250);
    expect(await callAll(admin, reading, 3)).toEqual({ differing: [], refused: [] });
  });

  test.each<[DemoUser]>([['supervisor'], ['salesexec'], ['internal'], ['readonly']])(
    'answers or refuses the user %s as it is described',
    async (user) => {
      expect((await callAll(await Client.as(app, user), reading, 1)).differing).toEqual([]);
    },
  );

  test('that changes something answers 200, as it is described', async () => {
    expect(await callAll(admin, writing, 1)).toEqual({ differing: [], refused: [] });
  });

  test('takes the values of its path as they are described', async () => {
    for (const path of [...reading, ...writing])
      for (const filled of await pathValues.fill(path, 3))
        expect([filled, api.wrongInPath('GET', path, `/v1/${filled}`)]).toEqual([filled, []]);
  });
});

describe('the filter of every list', () => {
  /** A value that a schema allows. */
  const valueOf = (schema: any): unknown => {
    if (schema.enum) return schema.enum[0];
    if (schema.pattern) return '01/02/2026';
    return ({ boolean: true, string: 'a', integer: 1, number: 0.29 } as Record<string, unknown>)[schema.type];
  };
  const lists = () =>
    Object.entries<any>(api.document.paths).flatMap(([path, { get }]) => {
      const [name] = (get?.parameters ?? []).flatMap(({ $ref = '' }: any) => /\w+Filter$/.exec($ref) ?? []);
      return name && !path.includes('{') ? [[path, api.document.components.parameters[name].schema.contentSchema]] : [];
    });

  test('takes a value, a list and nothing for each property that is described, and no other', async () => {
    expect(lists().length).toBeGreaterThan(80);
    for (const [path, { properties }] of lists()) {
      const { q, ...fields } = properties;
      expect([path, q.type]).toEqual([path, ['string', 'null']]);
      const filled = (take: (schema: any) => unknown) =>
        Object.fromEntries(Object.entries<any>(fields).map(([name, { anyOf }]) => [name, take(anyOf)]));
      for (const filter of [
        filled(([value]) => valueOf(value)),
        filled(([value]) => [valueOf(value)]),
        filled(() => null),
      ]) {
        const reply = await admin.list(path.slice(4), { filter: { q: 'a', ...filter } });
        expect([path, filter, reply.status]).toEqual([path, filter, 200]);
      }
      expect([path, (await admin.list(path.slice(4), { filter: { nonsense: 1 } })).status]).toEqual([path, 400]);
    }
  });

  test('takes each operator with the values that are described, in the body of a paged list', async () => {
    const { anyOf } = api.document.components.schemas.Condition;
    const operators = anyOf.flatMap(({ properties: { condition } }: any) => condition.enum ?? [condition.const]);
    const values = { in: ['A', 'B'], between: ['A', 'B'], 'is empty': null } as Record<string, unknown>;
    for (const condition of operators) {
      const conditions = [{ dbField: 'custName', condition, value: values[condition] ?? 'A' }];
      const reply = await admin.post('customerfilterbypage/1/25/0/0/0/*', { conditions });
      expect([condition, reply.status]).toEqual([condition, 200]);
      expect(
        api.wrongBody('POST', '/v1/customerfilterbypage/{page}/{rows}/{savedFilter}/{sortField}/{sortOrder}/{search}', {
          conditions,
        }),
      ).toEqual([]);
    }
    expect(operators).toHaveLength(14);
  });
});

describe('an error is described, and has the described shape', () => {
  const expectDescribed = async (
    status: number,
    method: string,
    path: string,
    filled: string,
    given: { client?: Client; body?: unknown } = {},
  ) => {
    const reply = await (given.client ?? admin).send(method, filled, given.body);
    expect([filled, reply.status, reply.body]).toEqual([filled, status, reply.body]);
    expect(Object.keys(api.document.paths[path][method.toLowerCase()].responses)).toContain(String(status));
    expect(api.differences(method, path, reply)).toBeNull();
    return reply;
  };

  test('of a missing session, record, permission, or a wrong range or body', async () => {
    const readonly = await Client.as(app, 'readonly');
    await expectDescribed(401, 'GET', '/v1/customers', 'customers', { client: new Client(app.url) });
    await expectDescribed(404, 'GET', '/v1/customerInfo/{id}', 'customerInfo/999999');
    await expectDescribed(400, 'GET', '/v1/customerInfo/{id}', 'customerInfo/one');
    await expectDescribed(422, 'GET', '/v1/users/export', 'users/export', { client: readonly });
    await expectDescribed(422, 'POST', '/v1/customer', 'customer', { body: { custName: 5 } });
    await expectDescribed(416, 'GET', '/v1/customers', 'customers?range=[900000,900009]');
    await expectDescribed(413, 'POST', '/v1/customer', 'customer', { body: { custName: 'x'.repeat(2_000_000) } });
  });

  test('of an inactive user', async () => {
    const { id } = (await done('GET', 'users')).find(({ email }: any) => email.startsWith('readonly@'));
    const readonly = await Client.as(app, 'readonly');
    await app.platform.database.write(() =>
      app.platform.bulk.change(
        app.platform.registry.definition('user'),
        [id],
        { status: 'INACTIVE' },
        app.platform.users.system,
      ),
    );
    await expectDescribed(403, 'GET', '/v1/customers', 'customers', { client: readonly });
  });

  test('of two people who save the same record, of duplicates, and of an undo that is too late', async () => {
    const [kept] = await done('GET', 'manufacturers');
    const path = `manufacturers/${kept.id}`;
    const changed = await admin.put(path, { manufacturerName: 'Slate & Sons', version: kept.version });
    const token = changed.headers.get('undo-token');
    await expectDescribed(409, 'PUT', '/v1/manufacturers/{id}', path, {
      body: { manufacturerName: 'Mine', version: kept.version },
    });
    await done('PUT', path, { manufacturerName: 'Slate & Daughters', version: changed.body.version });
    await expectDescribed(409, 'POST', '/v1/undo/{token}', `undo/${token}`);
    const { customerId: _, ...customer } = (await done('GET', 'activecustomers')).find((one: any) => one.custCode);
    const alike = Object.fromEntries(
      ['custName', 'address1', 'address2', 'address3', 'cityTown', 'postCode', 'customerType', 'phoneNo'].map(
        (name) => [name, customer[name]],
      ),
    );
    await expectDescribed(409, 'POST', '/v1/checkDupCustomers', 'checkDupCustomers', { body: alike });
    const all = { count: 9999, filter: {} };
    await expectDescribed(409, 'POST', '/v1/manufacturers/bulk', 'manufacturers/bulk', {
      body: { all, set: { active: true } },
    });
  });

  test('of a file that is made later', async () => {
    const reply = await admin.get('regions/export', { prefer: 'respond-async' });
    expect(reply.status).toBe(202);
    expect(api.differences('GET', '/v1/regions/export', reply)).toBeNull();
  });

  test('of too many attempts to sign in, with the seconds to wait', async () => {
    const body = { email: 'nobody@people.example', password: 'wrong' };
    for (let i = 0; i < 30; i++) {
      const reply = await new Client(app.url).post('accounts:signInWithPassword', body);
      expect(api.differences('POST', '/v1/accounts:signInWithPassword', reply)).toBeNull();
      if (reply.status === 429) return expect(Number(reply.headers.get('retry-after'))).toBeGreaterThan(0);
    }
    throw new Error('No attempt was refused.');
  });
});
