import { describe, expect, test } from '@jest/globals';
import {
  copyProject,
  meant,
  mistaken,
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
  ['A title that is a number', customer, '/title', 7, 'must be string'],
  ['A list of fields that is a text', customer, '/x-search', 'custName', 'must be array'],
  ['A flag that is a text', customer, '/x-history', 'yes', 'must be boolean'],
  [
    'A number of rows that is not offered',
    customer,
    '/x-lists/main/rows',
    30,
    'must be equal to one of the allowed values',
  ],
  [
    'A type that there is not',
    customer,
    '/properties/email/type',
    'text',
    'must be equal to one of the allowed values: string, ',
  ],
  ['A route without a method', customer, '/x-routes/one/0', 'customers/{id}', 'must match pattern', '/x-routes/one/0'],
  [
    'A list of values of its own',
    customer,
    '/properties/email/type',
    'array',
    "must have required property 'x-ref'",
    '/properties/email',
  ],
  [
    'Money that is a text',
    customer,
    '/properties/email/format',
    'money',
    "must have required property 'type'",
    '/properties/email',
  ],
  [
    'A level that there is not',
    'access/permissions.json',
    '/permissions/ViewCustomers/levels/1',
    'some',
    'must be equal to one of the allowed values: none, all, ownBranch',
    '/permissions/ViewCustomers/levels/1',
  ],
];

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
    expect(schemaError(root).message).toContain("schemas/reference/region.json: must have required property 'title'");
  });

  test.each([
    ['half a file', '{ "title": '],
    ['an empty file', ''],
  ])('says that %s is not JSON', (_, content) => {
    const root = copyProject('schemas');
    writeSchema(root, region, content);
    expect(schemaError(root).message).toContain('schemas/reference/region.json: is not readable JSON');
  });

  test('refuses a file without an object', () => {
    const root = copyProject('schemas');
    writeSchema(root, region, 'null');
    expect(schemaError(root).message).toContain('schemas/reference/region.json: must be object');
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
      'schemas/entities/customer/entity.json#/x-search: must be array',
      'schemas/reference/region.json#/title: must be string',
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
