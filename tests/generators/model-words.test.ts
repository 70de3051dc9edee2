import { describe, expect, test } from '@jest/globals';
import { byName, type Model } from '../../generators/model/index.ts';
import { plural } from '../../generators/model/names.ts';
import { choiceRoutes } from '../../generators/model/routes.ts';
import { definitionIn } from '../../generators/definition.ts';
import { modelBelow } from '../support/schemas.ts';
import { grade, site, tiny, tinyProject } from '../support/tiny.ts';

const tinyModel = (changes: object = {}, file = 'entities/site.json'): Model =>
  modelBelow(tinyProject({ ...tiny, [file]: { ...tiny[file], ...changes } }));
const model = tinyModel();
const fieldOf = (name: string, changed = model) => byName(changed, 'site').fields.find((field) => field.name === name)!;

describe('A word of a schema', () => {
  test('names the key, which goes first', () => {
    expect(byName(model, 'site').fields[0]).toMatchObject({ name: 'siteId', type: 'integer', readOnly: true });
  });

  test('makes a field a reference, with a key column', () => {
    expect(fieldOf('grade')).toMatchObject({ type: 'ref', to: 'grade', column: 'grade_id' });
    expect(fieldOf('otherGrades')).toMatchObject({ type: 'refs', to: 'grade' });
  });

  test('gives a part of a reference another name', () => {
    expect(fieldOf('gradeId')).toMatchObject({ type: 'alias', alias: ['grade', 'id'] });
  });

  test('overrides the shared type of a field', () => {
    const properties = { ...site.properties, postCode: { $ref: 'common/text#/$defs/code', title: 'Post code' } };
    const root = tinyProject({
      ...tiny,
      'common/text.json': { $defs: { code: { title: 'Code', maxLength: 10, 'x-transform': ['upper'] } } },
      'entities/site.json': { ...site, properties },
    });
    expect(fieldOf('postCode', modelBelow(root))).toMatchObject({
      title: 'Post code',
      maxLength: 10,
      transform: ['upper'],
    });
  });

  test('makes a field a text of others', () => {
    const label = { readOnly: true, 'x-derived': { from: ['siteName', 'grade'], text: '{siteName}: {grade}' } };
    const changed = tinyModel({
      properties: { ...site.properties, label },
      'x-routes': { ...site['x-routes'], derive: null },
    });
    const derived = [{ from: ['siteName', 'grade'], text: '{siteName}: {grade}' }];
    expect(fieldOf('label', changed).derived).toEqual(derived);
  });

  test('makes forms list their choices by another call', () => {
    const list = [{ route: 'GET allGrades' }, { route: 'GET activeGrades', where: { active: true } }];
    const choiceOf = (routes: object[]) => {
      const changed = tinyModel({ ...grade, 'x-routes': { list: ['GET grades', ...routes] } }, 'reference/grade.json');
      return [choiceRoutes(byName(changed, 'grade'))[0]!.path, definitionIn(changed, 'grade').choices];
    };
    expect(choiceOf(list)).toEqual(['activeGrades', ['activeGrades']]);
    const marked = [{ ...list[0], choices: true }, list[1]!];
    expect(choiceOf(marked)).toEqual(['allGrades', ['allGrades']]);
  });

  test('removes a default call', () => {
    const changed = tinyModel({ 'x-routes': { remove: null } }, 'reference/grade.json');
    const operations = byName(changed, 'grade').routes.map(({ operation }) => operation);
    expect(operations).toEqual(['list', 'list', 'create', 'update', 'export', 'bulk']);
  });

  test('removes the default flag and version', () => {
    const bare = {
      'x-entity': { stamps: false },
      'x-lists': { settings: { filters: [] } },
      'x-routes': { list: null },
    };
    const changed = tinyModel({ ...grade, ...bare }, 'reference/grade.json');
    expect(byName(changed, 'grade').fields.map(({ name }) => name)).toEqual(['id', 'gradeName']);
  });

  test('changes one message and leaves the others as they are', () => {
    const changed = tinyModel({ 'x-messages': { removed: 'Site gone' } });
    expect(byName(changed, 'site').messages).toEqual({ created: 'Site saved', removed: 'Site gone' });
  });

  test('fills the title into its own messages', () => {
    const changed = tinyModel({ 'x-messages': { removed: '{title} gone, {plural} left' } });
    expect(byName(changed, 'site').messages.removed).toBe('Site gone, Sites left');
  });

  test('sorts a list in descending order if it begins with a minus', () => {
    const main = { ...site['x-lists'].main, sort: '-siteCode', sorts: undefined };
    const [list] = byName(tinyModel({ 'x-lists': { main } }), 'site').lists;
    expect(list).toMatchObject({ sort: { field: 'siteCode', order: 'DESC' }, sorts: ['siteCode'] });
  });

  test('narrows who may use one kind of call', () => {
    const access = { ...site['x-access'], create: 'signedIn' };
    const changed = byName(tinyModel({ 'x-access': access }), 'site');
    const rule = (operation: string) => changed.routes.find((route) => route.operation === operation)!.access;
    expect(rule('create')).toBe('signedIn');
    expect(rule('saveAnyway')).toBe('signedIn');
    expect(rule('update')).toEqual({ permission: 'EditSites' });
  });

  test('gives export and bulk to an entity with a screen, beside its first list', () => {
    const paths = byName(model, 'site').routes.map(({ method, path }) => `${method} ${path}`);
    expect(paths).toEqual(expect.arrayContaining(['GET sites/export', 'POST sites/bulk']));
    const hidden = byName(tinyModel({ 'x-lists': {} }), 'site').routes.map(({ operation }) => operation);
    expect(hidden).not.toContain('export');
    expect(hidden).not.toContain('bulk');
  });
});

describe('The menu', () => {
  test('gathers the settings lists below an address, in the order of their titles', () => {
    const groups = [{ title: 'SETTINGS', items: [{ title: 'All', settings: ['/grades', '/sites'] }] }];
    const [group] = modelBelow(tinyProject({ ...tiny, 'access/menu.json': { groups } })).menu;
    expect(group!.items[0]!.items.map(({ title, screen }) => [title, screen])).toEqual([
      ['Grades', '/grades'],
      ['Sites', '/sites'],
    ]);
  });
});

describe('The English plural', () => {
  test.each([
    ['Customer', 'Customers'],
    ['Quote Type', 'Quote Types'],
    ['Branch', 'Branches'],
    ['Quote Status', 'Quote Statuses'],
    ['Tax', 'Taxes'],
    ['Industry', 'Industries'],
    ['Day', 'Days'],
    ['Price Dash', 'Price Dashes'],
  ])('of %s is %s', (one, many) => {
    expect(plural(one)).toBe(many);
  });
});
