import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { engine, startApp, type TestApp } from '../support/app.ts';
import { Client } from '../support/client.ts';
import { draft } from '../support/customers.ts';

let app: TestApp;
let admin: Client;

beforeAll(async () => {
  app = await startApp();
  admin = await Client.as(app, 'admin');
});
afterAll(() => app.close());

const shape = { message: expect.any(String), code: expect.any(String) };

describe('bad requests get a 4xx in the one error shape', () => {
  test.each([
    ['invalid JSON', 'POST', 'customer', '{"custName": ', 400],
    ['a text for a body', 'POST', 'customer', '"hello"', 400],
    ['a list for a body', 'POST', 'customer', '[]', 400],
    ['nothing for a body', 'POST', 'customer', undefined, 400],
    ['an unknown field', 'POST', 'customer', '{"custNam":"x"}', 422],
    ['an unknown path', 'GET', 'nothing/here', undefined, 404],
    ['a wrong method', 'DELETE', 'customers', undefined, 404],
    ['an id that is not a number', 'GET', 'customerInfo/one', undefined, 400],
    ['an id that is too large', 'GET', 'customerInfo/99999999999', undefined, 400],
    ['a negative id', 'PUT', 'customers/-1', '{}', 400],
    ['a record that is not there', 'GET', 'customerInfo/999999', undefined, 404],
    ['a body of two megabytes', 'POST', 'customer', JSON.stringify({ custName: 'x'.repeat(2_000_000) }), 413],
  ])('%s', async (_, method, path, body, status) => {
    const reply = await admin.send(method, path, body);
    expect([reply.status, reply.body]).toEqual([status, expect.objectContaining(shape)]);
  });

  test.each([
    [
      'a number for a text',
      { custName: 5 },
      'Customer Name must be text of at most 200 characters, in letters of one alphabet.',
    ],
    [
      'a text too long',
      { custName: 'x'.repeat(201) },
      'Customer Name must be text of at most 200 characters, in letters of one alphabet.',
    ],
    [
      'a control character',
      { custName: 'a\u0000b' },
      'Customer Name contains a hidden character (U+0000) after “A”. Please remove it.',
    ],
    [
      'half a surrogate',
      { custName: 'a\ud800b' },
      'Customer Name contains a hidden character (U+D800) after “A”. Please remove it.',
    ],
    ['no e-mail address', { email: 'nobody' }, 'Email must be an e-mail address.'],
    ['no telephone number', { phoneNo: '<script>' }, 'Phone No must be a telephone number, with its area code.'],
    ['a text for a flag', { active: 'yes' }, 'Active must be yes or no.'],
    ['null for a flag', { active: null }, 'Active must be yes or no.'],
    ['a text for a reference', { region: 'North' }, 'Region must be chosen from the list.'],
    ['a list for a reference', { region: [1] }, 'Region must be chosen from the list.'],
    ['a reference below one', { region: 0 }, 'Region must be chosen from the list.'],
  ])('%s is reported at its field', async (_, more, message) => {
    const { status, body } = await admin.post('customer', draft(more));
    expect([status, body]).toEqual([422, { message, code: 'invalid', errors: { [Object.keys(more)[0]!]: message } }]);
  });

  test('an object in place of a saved filter’s list or an unused value causes no 5xx', async () => {
    const filter = { favouriteName: 'Odd', conditions: [] };
    expect((await admin.post('userViewFilter', { ...filter, dbview: { toString: 1 } })).status).toBe(404);
    expect((await admin.post('userViewFilter', { ...filter, dbview: 1, sortField: { toString: 1 } })).status).toBe(422);
    const conditions = [{ dbField: 'custName', condition: 'is empty', value: { toString: 1 } }];
    expect((await admin.post('userViewFilter', { ...filter, dbview: 1, conditions })).status).toBeLessThan(500);
  });

  const nested = (name: string, levels: number) => `{"${name}":${'['.repeat(levels)}${']'.repeat(levels)}}`;
  test.each([
    ['a filter', 'POST', 'customerfilterbypage/1/25/0/0/0/*', nested('conditions', 5000), 'The body'],
    ['many ids', 'POST', 'regions/bulk', nested('ids', 100_000), 'The body'],
    ['a token', 'POST', 'accounts:lookup', nested('idToken', 5000), 'The body'],
    ['a query', 'GET', `regions?filter=${encodeURIComponent(nested('id', 1500))}`, undefined, 'filter'],
  ])('%s of deeply nested lists is refused', async (_, method, path, body, what) => {
    const message = `${what} is nested too deeply.`;
    expect(await admin.send(method, path, body)).toMatchObject({ status: 400, body: { message, code: 'bad_request' } });
  });

  test('null for a flag is reported at its field, when one or many records are changed', async () => {
    const message = 'Active must be yes or no.';
    expect(await admin.put('regions/1', { active: null })).toMatchObject({
      status: 422,
      body: { message, code: 'invalid', errors: { active: message } },
    });
    const { status, body } = await admin.post('regions/bulk', { ids: [1], set: { active: null } });
    expect([status, body]).toEqual([200, { done: [], refused: [{ id: 1, message }] }]);
  });

  test.each<[unknown]>([[{}], [{ toString: 1 }], [[]], ['1; delete'], [1.5], [2147483648]])(
    '%j is not a key, wherever it is sent',
    async (id) => {
      const message = (name: string) => `${name} must be a number from 1 to 2147483647.`;
      const refused = (name: string) => ({ status: 400, body: { message: message(name), code: 'bad_request' } });
      expect(await admin.post('addCustomerMBPBranch/10', { custBranchId: id })).toMatchObject(refused('custBranchId'));
      expect(await admin.put('updateUser', { id })).toMatchObject(refused('id'));
      expect(await admin.put('updateNewUser', { id })).toMatchObject(refused('id'));
      const { status, body } = await admin.post('regions/bulk', { ids: [id], set: { active: true } });
      expect([status, body]).toEqual([200, { done: [], refused: [{ id, message: message('id') }] }]);
    },
  );

  test('texts that look like SQL or HTML are saved unchanged', async () => {
    for (const text of [
      "ROBERT'); DROP TABLE CUSTOMER;--",
      '<SCRIPT>ALERT(1)</SCRIPT>',
      '%_\\',
      '😀 ÅÇÉ',
      '$1 ${X} {{Y}}',
    ]) {
      const { status, body } = await admin.post('customerconf', draft({ custName: text }));
      expect([status, body.custName]).toEqual([200, text]);
      expect((await admin.get(`customerInfo/${body.customerId}`)).body.custName).toBe(text);
    }
  });

  test('none of that was logged as an error', () => {
    expect(app.log.filter((line) => line.level >= 50)).toEqual([]);
  });
});

describe('the service', () => {
  test('health reports that the database answers', async () => {
    expect(await new Client(app.url).get('health')).toMatchObject({ status: 200, body: { status: 'ok', engine } });
  });

  test('answers carry a request id, the caller’s own if it sent one', async () => {
    expect((await admin.get('health')).headers.get('x-request-id')).toMatch(/^[0-9a-f-]{36}$/);
    expect((await admin.get('health', { 'x-request-id': 'abc-123' })).headers.get('x-request-id')).toBe('abc-123');
    expect((await admin.get('health', { 'x-request-id': 'a b\tc' })).headers.get('x-request-id')).toMatch(
      /^[0-9a-f-]{36}$/,
    );
  });

  test('answers cannot be sniffed, framed or cached', async () => {
    const { headers } = await admin.get('customers/count');
    expect(
      Object.fromEntries(
        ['x-content-type-options', 'cache-control', 'content-security-policy'].map((name) => [name, headers.get(name)]),
      ),
    ).toEqual({
      'x-content-type-options': 'nosniff',
      'cache-control': 'no-store',
      'content-security-policy': "default-src 'none'; frame-ancestors 'none'",
    });
    expect(headers.get('x-powered-by')).toBeNull();
  });

  test('the log holds no token, password or body', async () => {
    await admin.post('accounts:signInWithPassword', {
      email: 'admin@demo.branchline.example',
      password: 'Branchline-demo-1',
    });
    const text = JSON.stringify(app.log);
    expect(text).toContain('accounts:signInWithPassword');
    for (const secret of [admin.token!, 'Branchline-demo-1', 'custName']) expect(text).not.toContain(secret);
  });

  test('the description has every call with its body and answer', async () => {
    const { body } = await new Client(app.url).get('openapi.json');
    expect(body.openapi).toBe('3.1.0');
    expect(body.paths['/v1/customers/{id}'].put.requestBody.content['application/json'].schema).toEqual({
      $ref: '#/components/schemas/CustomerInput',
    });
    expect(body.paths['/v1/quotationGrade'].get.responses[200].content['application/json'].schema).toEqual({
      type: 'array',
      maxItems: 1000,
      items: { $ref: '#/components/schemas/QuotationGrade' },
    });
    expect(body.components.schemas.Customer.properties.custName).toEqual({ type: ['string', 'null'], maxLength: 200 });
    const references = JSON.stringify(body).match(/#\/components\/schemas\/\w+/g)!;
    for (const reference of new Set(references))
      expect(body.components.schemas).toHaveProperty(reference.split('/').at(-1)!);
    expect(Object.keys(body.paths)).toContain('/v1/accounts:signInWithPassword');
  });

  test('the page with the API description is served', async () => {
    const response = await fetch(`${app.url}/v1/docs`);
    expect([response.status, await response.text()]).toEqual([200, expect.stringContaining('swagger')]);
  });
});
