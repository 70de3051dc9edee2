import { describe, expect, test } from '@jest/globals';
import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import {
  copyProject,
  meant,
  mistaken,
  readSchema,
  schemaError,
  setInSchema,
  writeSchema,
  type Mistake,
} from '../support/schemas.ts';

const customer = 'entities/customer.json';
const region = 'reference/region.json';

const words: Mistake[] = [
  ['word of an entity', customer, '/x-messges', {}, meant('word', 'x-messges', 'x-messages')],
  ['word of a field', customer, '/properties/email/x-requird', 'No', meant('word', 'x-requird', 'x-required')],
  ['word of a list', customer, '/x-lists/main/colums', [], meant('word', 'colums', 'columns')],
  ['word of a dialog', customer, '/x-dialogs/full/layuot', [], meant('word', 'layuot', 'layout')],
  ['operation', customer, '/x-routes/updat', ['PUT customer/{id}'], meant('word', 'updat', 'update')],
  ['word of a role', 'access/roles.json', '/roles/Admin/showAdmn', true, meant('word', 'showAdmn', 'showAdmin')],
  [
    'word of a rule',
    customer,
    '/x-access/read',
    { permision: 'ViewCustomers' },
    meant('word', 'permision', 'permission'),
    '/x-access/read/permision',
  ],
];

const wrongTypes: Mistake[] = [
  ['A title that is a number', customer, '/title', 7, 'must be a text'],
  ['A list of fields that is a text', customer, '/x-search', 'custName', 'must be a list'],
  ['A flag that is a text', customer, '/x-history', 'yes', 'must be true or false'],
  ['A number of rows that is not offered', customer, '/x-lists/main/rows', 30, 'must be one of 25, 50, 100'],
  ['A type that there is not', customer, '/properties/email/type', 'text', 'must be one of string, integer, '],
  [
    'A route without a method',
    customer,
    '/x-routes/one/0',
    'customers/{id}',
    '"customers/{id}" does not have the right form: Method and path below /v1/, with parameters in braces; for example "GET customers/{id}"',
    '/x-routes/one/0',
  ],
  [
    'A list of values of its own',
    customer,
    '/properties/email/type',
    'array',
    'needs the word "x-ref"',
    '/properties/email',
  ],
  [
    'Money that is a text',
    customer,
    '/properties/email/format',
    'money',
    'needs the word "type": "number"',
    '/properties/email',
  ],
  [
    'A name of a field with a hyphen',
    customer,
    '/properties/first-name',
    {},
    '"first-name" does not have the right form: A name has letters from A to Z, digits and underscores, and begins with a letter; for example "firstName"',
  ],
  [
    'A reference without the folder of its schema',
    customer,
    '/properties/region/x-ref',
    'region',
    '"region" does not have the right form: Path of a schema below schemas/, without the file extension; did you mean "reference/region"?',
  ],
  [
    'A rule that is only a code',
    customer,
    '/x-access/read',
    'ViewCustomers',
    'must be "signedIn" or { "role": … } or { "roleName": … } or { "permission": … }',
  ],
  [
    'A rule with two words',
    customer,
    '/x-access/read',
    { permission: 'ViewCustomers', roleName: 'Admin' },
    'cannot be used together with roleName',
    '/x-access/read/permission',
  ],
  [
    'A comparison that there is not',
    customer,
    '/properties/faxNo/x-when',
    { visible: { custName: { equals: 'A' } } },
    'unknown word "equals"; there are is, in, not, from, to',
    '/properties/faxNo/x-when/visible/custName/equals',
  ],
  [
    'A kind of widget that there is not',
    'widgets/enquiries-by-status.json',
    '/widgetType',
    'bars',
    'must be one of number, bar, line, pie, list, queue; did you mean "bar"?',
  ],
  ['A column that is there twice', customer, '/x-lists/main/columns', ['custName', 'custName'], 'has "custName" twice'],
  [
    'A level that there is not',
    'access/permissions.json',
    '/permissions/ViewCustomers/levels/1',
    'some',
    'must be one of none, all, ownBranch',
    '/permissions/ViewCustomers/levels/1',
  ],
];

/** A new folder of an entity. */
function temporaryEntity(root: string, name: string): string {
  const folder = join(root, 'schemas/entities', name);
  mkdirSync(folder);
  return folder;
}

describe('A schema file', () => {
  test.each(words)('with a misspelt %s is refused with the word meant', (...mistake) => {
    const { message, line, strays } = mistaken(mistake);
    expect(message).toContain(line);
    expect(strays).toEqual([]);
  });
});

describe('A word of the wrong type is refused with what it takes', () => {
  test.each(wrongTypes)('%s', (...mistake) => {
    const { message, line } = mistaken(mistake);
    expect(message).toContain(line);
  });
});

describe('The linter', () => {
  test('says which required word is missing', () => {
    const root = copyProject('schemas');
    setInSchema(root, region, '/title', undefined);
    expect(schemaError(root).message).toContain('schemas/reference/region.json: needs the word "title"');
  });

  test.each([
    ['half a file', '{ "title": '],
    ['an empty file', ''],
  ])('says that %s is not JSON', (_, content) => {
    const root = copyProject('schemas');
    writeSchema(root, region, content);
    expect(schemaError(root).message).toContain('schemas/reference/region.json: is not readable JSON');
  });

  test('says in which line a file is not JSON', () => {
    const root = copyProject('schemas');
    writeSchema(root, region, '{\n  "title": "Region",,\n}');
    expect(schemaError(root).message).toMatch(/region\.json: is not readable JSON: .* in line 2, column 21/);
  });

  test('reads a file with a byte order mark', () => {
    const root = copyProject('schemas');
    writeSchema(root, region, `\ufeff${JSON.stringify(readSchema(root, region))}`);
    expect(() => schemaError(root)).toThrow('The schemas were taken without a word.');
  });

  test('says what a report needs that has neither columns nor groups', () => {
    const root = copyProject('schemas');
    setInSchema(root, 'reports/won-orders.json', '/columns', undefined);
    expect(schemaError(root).message).toBe(
      'schemas/reports/won-orders.json: must have either columns or group and measures',
    );
  });

  test('says that the main file of a folder is missing', () => {
    const root = copyProject('schemas');
    writeFileSync(join(temporaryEntity(root, 'thing'), 'screens.json'), '{}');
    expect(schemaError(root).message).toContain('schemas/entities/thing/entity.json: is missing');
  });

  test('refuses a file without an object', () => {
    const root = copyProject('schemas');
    writeSchema(root, region, 'null');
    expect(schemaError(root).message).toContain('schemas/reference/region.json: must be an object');
  });

  test('says that a broken vocabulary is not JSON', () => {
    const root = copyProject('schemas');
    writeSchema(root, 'meta/menu.schema.json', '{ "title": ');
    expect(schemaError(root).message).toContain('schemas/meta/menu.schema.json: is not readable JSON');
  });

  test('says that a pattern is not a regular expression', () => {
    const root = copyProject('schemas');
    setInSchema(root, region, '/properties/regionCode/pattern', '^([A-Z]');
    expect(schemaError(root).message).toContain('schemas/reference/region.json#/properties/regionCode/pattern: ');
  });

  test('reports all mistakes of form together', () => {
    const root = copyProject('schemas');
    setInSchema(root, customer, '/x-search', 'custName');
    setInSchema(root, region, '/title', 7);
    expect(schemaError(root).message.split('\n')).toEqual([
      'schemas/entities/customer/entity.json#/x-search: must be a list',
      'schemas/reference/region.json#/title: must be a text',
    ]);
  });

  test('reports all misspelt names together', () => {
    const root = copyProject('schemas');
    setInSchema(root, customer, '/x-search/0', 'custCod');
    setInSchema(root, region, '/x-entity/embed/0', 'regionCod');
    setInSchema(root, 'access/menu.json', '/groups/0/items/1/screen', '/custmers');
    expect(schemaError(root).message.split('\n')).toEqual([
      'schemas/entities/customer/entity.json#/x-search: unknown field "custCod"; did you mean "custCode"?',
      'schemas/reference/region.json#/x-entity/embed: unknown field "regionCod"; did you mean "regionCode"?',
      'schemas/access/menu.json#/groups/0/items/1/screen: unknown screen "/custmers"; did you mean "/customers"?',
    ]);
  });
});
