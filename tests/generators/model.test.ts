import { describe, expect, test } from '@jest/globals';
import { byName, type Entity, type Model } from '../../generators/model/index.ts';
import { copyProject, modelBelow, projectRoot, writeSchema, type Json } from '../support/schemas.ts';
import { site, tiny, tinyProject } from '../support/tiny.ts';

const model = modelBelow(projectRoot);

/** The project's schemas and one more. */
function added(file: string, schema: Json): Model {
  const root = copyProject('schemas');
  writeSchema(root, file, schema);
  return modelBelow(root);
}

describe('A reference list of a title and one field', () => {
  const list = byName(
    added('reference/delivery-method.json', { title: 'Delivery Method', properties: { methodName: {} } }),
    'deliveryMethod',
  );
  const field = (name: string) => list.fields.find((one) => one.name === name);

  test('has its names', () => {
    expect(list).toMatchObject({
      kind: 'reference',
      path: 'reference/delivery-method',
      folder: 'delivery-method',
      title: 'Delivery Method',
      plural: 'Delivery Methods',
      table: 'delivery_method',
      key: 'id',
      display: 'methodName',
    });
  });

  test('has a key, an active flag and a version around its own field', () => {
    expect(list.fields.map(({ name, type }) => [name, type])).toEqual([
      ['id', 'integer'],
      ['methodName', 'string'],
      ['active', 'boolean'],
      ['version', 'integer'],
    ]);
    expect(field('id')!.readOnly).toBe(true);
    expect(field('active')!.default).toBe(true);
    expect(field('version')).toMatchObject({ readOnly: true, stamp: 'version' });
  });

  test('has a text field without a definition of its own', () => {
    expect(field('methodName')).toMatchObject({
      title: 'Method Name',
      column: 'method_name',
      maxLength: 100,
      transform: ['trim'],
      required: undefined,
      readOnly: false,
    });
  });

  test('has the calls of a list, in the order of their operations', () => {
    expect(list.routes.map(({ operation, method, path, where }) => [operation, `${method} ${path}`, where])).toEqual([
      ['list', 'GET deliveryMethods', {}],
      ['list', 'GET activeDeliveryMethods', { active: true }],
      ['create', 'POST deliveryMethods', {}],
      ['update', 'PUT deliveryMethods/{id}', {}],
      ['remove', 'DELETE deliveryMethods/{id}', {}],
      ['history', 'GET deliveryMethods/{id}/history', {}],
    ]);
  });

  test('is read by everyone and written by users who may open the settings', () => {
    const settings = { role: 'showSettings' };
    expect(list.access).toEqual({ read: 'signedIn', create: settings, update: settings, remove: settings });
    const access = list.routes.map((route) => route.access);
    expect(access).toEqual(['signedIn', 'signedIn', settings, settings, settings, settings]);
  });

  test('has its messages', () => {
    expect(list.messages).toEqual({
      created: 'Delivery Method saved',
      updated: 'Delivery Method updated',
      removed: 'Delivery Method deleted',
      createFailed: 'Error while saving Delivery Method',
      updateFailed: 'Error while updating Delivery Method',
      removeFailed: 'Error while deleting Delivery Method',
      missingId: 'Id must be available for editing.',
    });
  });

  test('has a list and a dialog of its fields', () => {
    expect(list.lists).toMatchObject([
      {
        name: 'settings',
        title: 'Delivery Methods',
        columns: ['methodName', 'active'],
        filters: ['active'],
        sort: { field: 'methodName', order: 'ASC' },
        create: 'edit',
        edit: 'edit',
      },
    ]);
    expect(list.dialogs).toMatchObject([
      { name: 'edit', title: 'Delivery Method', width: 500, layout: [['methodName'], ['active']] },
    ]);
  });

  test('has a unique display name and a history', () => {
    expect(list.unique).toEqual([{ fields: ['methodName'], message: 'Method Name is already used.' }]);
    expect(list.history).toBe(true);
  });
});

describe('The model', () => {
  test('is frozen deeply', () => {
    const loose: string[] = [];
    const walk = (value: unknown, at: string) => {
      if (typeof value !== 'object' || value === null) return;
      if (!Object.isFrozen(value)) loose.push(at);
      for (const [key, item] of Object.entries(value)) walk(item, `${at}/${key}`);
    };
    walk(model, '');
    expect(loose).toEqual([]);
  });

  test('is the same however often it is resolved', () => {
    expect(modelBelow(projectRoot)).toEqual(model);
  });
});

describe('Every schema of the project', () => {
  const served = model.entities.filter(({ kind }) => kind !== 'platform');

  test.each(model.entities.map((entity): [string, Entity] => [entity.path, entity]))('%s resolves', (_, entity) => {
    const names = entity.fields.map(({ name }) => name);
    expect(names).toContain(entity.key);
    expect(names).toContain(entity.display);
    for (const field of entity.fields) if (field.to) expect(byName(model, field.to)).toBeDefined();
  });

  test('can be asked for its records', () => {
    expect(served.filter(({ routes }) => !routes.some(({ operation }) => operation === 'list'))).toEqual([]);
  });
});

describe('Defaults that a schema can leave out', () => {
  const { properties, ...rest } = site;
  const given = byName(
    modelBelow(
      tinyProject({
        ...tiny,
        'entities/site.json': {
          ...rest,
          properties: {
            ...properties,
            headOffice: { 'x-required': true },
            shortName: { title: 'Known as', 'x-required': true },
            nameAndReason: { 'x-derived': { from: ['siteName', 'reason'], text: '{siteName} {reason}' } },
          },
          'x-lists': {
            main: { screen: '/sites', viewId: 7 },
            visited: { screen: '/visitedSites', where: { visited: true } },
            onTab: {},
          },
          'x-dialogs': { change: { require: { budget: true, notes: 'Say why.' } } },
          'x-page': {
            screen: '/sites/{id}',
            edit: 'change',
            groups: { Site: ['siteName'] },
            tabs: { map: { slot: true } },
          },
        },
      }),
    ),
    'site',
  );
  const field = (name: string) => given.fields.find((one) => one.name === name)!;

  test('the title of a field, and its message if it is required', () => {
    expect(field('headOffice')).toMatchObject({ title: 'Head Office', required: 'Head Office is required.' });
    expect(field('shortName')).toMatchObject({ title: 'Known as', required: 'Known as is required.' });
    expect(given.dialogs[0]!.require).toEqual({ budget: 'Budget is required.', notes: 'Say why.' });
  });

  test('that nobody edits a computed value', () => {
    expect(field('nameAndReason').readOnly).toBe(true);
    expect(field('headOffice').readOnly).toBe(false);
  });

  test('the heading of a dialog', () => {
    expect(given.dialogs[0]!.title).toBe('Site Details');
  });

  test('the dialog of a list that its page has, and the number of a list that main has', () => {
    expect(given.lists.map(({ name, edit, viewId }) => [name, edit, viewId])).toEqual([
      ['main', 'change', 7],
      ['visited', 'change', 7],
      ['onTab', 'change', undefined],
    ]);
  });

  test('that the groups of a page are its first tab', () => {
    expect(given.page!.tabs.map(({ name, title, groups }) => [name, title, groups])).toEqual([
      ['detail', 'Detail', { Site: ['siteName'] }],
      ['map', 'Map', null],
    ]);
  });
});
