import { describe, expect, test } from '@jest/globals';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import {
  copyProject,
  mistaken,
  projectRoot,
  readSchema,
  schemaError,
  setInSchema,
  type Mistake,
} from '../support/schemas.ts';

const customer = 'entities/customer.json';
const region = 'reference/region.json';
const taken = 'is already a call of entities/customer';

const calls: Mistake[] = [
  ['with the same path', region, '/x-routes', { list: ['GET customers'] }, `GET customers ${taken}`, '/x-routes/list'],
  [
    'with a path in other letters',
    region,
    '/x-routes',
    { list: ['GET Customers'] },
    `GET Customers ${taken}`,
    '/x-routes/list',
  ],
  [
    'with other names of parameters',
    region,
    '/x-routes',
    { one: ['GET customerInfo/{key}'] },
    `GET customerInfo/{key} ${taken}`,
    '/x-routes/one',
  ],
  ['as one of its own', customer, '/x-routes/create/1', 'POST customer', `POST customer ${taken}`],
  ['as its own check for duplicates', customer, '/x-duplicates/check', 'POST customer', `POST customer ${taken}`],
];

const screens: Mistake[] = [
  [
    'with the same address',
    region,
    '/x-lists/settings/screen',
    '/customers',
    '/customers is already a screen of entities/customer',
  ],
  [
    'with an address in other letters',
    region,
    '/x-lists/settings/screen',
    '/Customers',
    '/Customers is already a screen of entities/customer',
  ],
  [
    'with another name of the parameter',
    'entities/user.json',
    '/x-page/screen',
    '/customers/{user}',
    '/customers/{user} is already a screen of entities/customer',
  ],
];

describe('A call that another entity already has is refused', () => {
  test.each(calls)('%s', (...mistake) => {
    const { message, line, strays } = mistaken(mistake);
    expect(message).toContain(line);
    expect(strays).toEqual([]);
  });

  test('also if it is derived from the name of a collection', () => {
    const { message } = mistaken(['tags', region, '/x-entity/collection', 'tags', '']);
    expect(message).toContain(
      'schemas/reference/tag.json#/x-routes/list: GET tags is already a call of reference/region',
    );
  });
});

const formerNames: Mistake[] = [
  ['that another field has now', customer, '/properties/faxNo/x-was', 'mobile', 'a field "mobile" still exists'],
  ['that another entity has now', customer, '/x-was', 'contact', 'an entity "contact" still exists'],
  [
    'on a field that is not stored',
    customer,
    '/properties/parentCompany/x-was',
    'old',
    'is only for fields that are stored',
  ],
];

describe('A former name is refused', () => {
  test.each(formerNames)('%s', (...mistake) => {
    const { message, line, strays } = mistaken(mistake);
    expect(message).toContain(line);
    expect(strays).toEqual([]);
  });

  test('that another field also declares', () => {
    const root = copyProject('schemas');
    for (const name of ['mobile', 'faxNo']) setInSchema(root, customer, `/properties/${name}/x-was`, 'pager');
    expect(schemaError(root).message).toBe(
      'schemas/entities/customer/entity.json#/properties/faxNo/x-was: "pager" is already the former name of mobile',
    );
  });

  test('that is part of a circle', () => {
    const root = copyProject('schemas');
    setInSchema(root, customer, '/properties/faxNo/x-was', 'mobile');
    setInSchema(root, customer, '/properties/mobile/x-was', 'faxNo');
    expect(schemaError(root).message).toMatch(/a field "\w+" still exists/);
  });
});

describe('A screen that another list or page already has is refused', () => {
  test.each(screens)('%s', (...mistake) => {
    const { message, line, strays } = mistaken(mistake);
    expect(message).toContain(line);
    expect(strays).toEqual([]);
  });
});

describe('Something unique is refused in a second schema', () => {
  test.each([
    ['the name in code', '/x-entity/name'],
    ['the table', '/x-entity/table'],
  ])('%s', (_, at) => {
    const { message } = mistaken(['twice', region, at, 'tag', '']);
    expect(message).toContain(`${at}: `);
  });

  test('a column of its table', () => {
    const { message } = mistaken(['twice', region, '/properties/regionCode/x-db', { column: 'region_name' }, '']);
    expect(message).toContain('schemas/reference/region.json#/properties/regionCode');
  });
});

describe('A circular definition is refused', () => {
  test('from alias to alias', () => {
    const { message } = mistaken(['circle', region, '/properties/regionName/x-alias', 'regionName', '']);
    expect(message).toContain('schemas/reference/region.json#/properties/regionName/x-alias');
  });

  test('from one embedded record to another', () => {
    const root = copyProject('schemas');
    setInSchema(root, customer, '/x-entity/embed', ['keyContact']);
    setInSchema(root, 'entities/contact.json', '/x-entity/embed', ['customer']);
    expect(schemaError(root).message).toContain('#/x-entity/embed: ');
  });
});

describe('The menu', () => {
  test('cannot gather lists below an address without lists', () => {
    const { message } = mistaken(['typo', 'access/menu.json', '/groups/1/items/0/settings/0', '/custmerSetting/', '']);
    expect(message).toContain('schemas/access/menu.json#/groups/1/items/0/settings');
  });

  test('leads to a screen without a list only if marked as hand-written', () => {
    const root = copyProject('schemas');
    setInSchema(root, 'access/menu.json', '/groups/0/items/0/byHand', undefined);
    expect(schemaError(root).message).toContain(
      'schemas/access/menu.json#/groups/0/items/0/screen: unknown screen "/"',
    );
  });

  test('leads to every screen that is marked as hand-written', () => {
    const written = readFileSync(join(projectRoot, 'admin-ui/features/screens.ts'), 'utf8');
    const { groups } = readSchema(projectRoot, 'access/menu.json');
    const byHand = groups.flatMap(({ items }: any) => items.filter((item: any) => item.byHand && !item.settings));
    expect(byHand).not.toEqual([]);
    for (const { screen } of byHand) expect(written).toContain(`path: '${screen}'`);
  });
});
