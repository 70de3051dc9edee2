import { describe, expect, test } from '@jest/globals';
import { relational, type Index, type Table } from '../../generators/migrations/relational.ts';
import { modelBelow, projectRoot, type Json } from '../support/schemas.ts';
import { grade, site, tiny, tinyProject } from '../support/tiny.ts';

const main = site['x-lists'].main as Json;
const tablesOf = (schemas: Record<string, Json>): Table[] =>
  relational(modelBelow(tinyProject({ ...tiny, ...schemas })));
const siteTables = (words: Json = {}) => tablesOf({ 'entities/site.json': { ...site, ...words } });
const indexesOf = (found: readonly Table[], table = 'site') => found.find(({ name }) => name === table)!.indexes;

/** An index as text, such as `grade_id, site_name where visited`. */
const told = ({ columns, unique, where }: Index) =>
  [
    unique && 'unique',
    columns.map(({ name }) => name).join(', '),
    where && `where ${where.value ? '' : 'not '}${where.column}`,
  ]
    .filter(Boolean)
    .join(' ');

describe('The schemas imply', () => {
  const implied = indexesOf(siteTables()).map(told);

  test('the indexes of a small entity, and no other', () => {
    expect(implied).toEqual([
      'unique site_code, grade_id',
      'site_name, site_id',
      'site_code, site_id',
      'grade_id, site_id',
      'visited, site_id',
      'budget, site_id',
      'grade_id, site_name, site_id',
      'grade_id, site_code, site_id',
      'site_name, site_id where visited',
    ]);
  });

  test('an index of each set of fields that an extension needs', () => {
    const found = indexesOf(siteTables({ 'x-indexes': [['grade', 'budget']] })).map(told);
    expect(found.filter((one) => !implied.includes(one))).toEqual(['grade_id, budget, site_id']);
  });

  test('an index of the first field that finds the record of an imported row, unless another begins with it', () => {
    const found = indexesOf(siteTables({ 'x-import': { by: [['notes', 'grade'], ['siteCode']] } })).map(told);
    expect(found.filter((one) => !implied.includes(one))).toEqual(['notes, site_id']);
  });

  test('for a sort by the name of a record only the reference to it, and its own name', () => {
    const visit = {
      title: 'Visit',
      properties: {
        remark: { title: 'Remark' },
        site: { title: 'Site', 'x-ref': 'entities/site', 'x-required': 'Site is required.' },
      },
      'x-lists': { main: { filters: ['remark'], sorts: ['remark', 'site'] } },
    };
    const found = tablesOf({ 'entities/visit.json': visit });
    expect(indexesOf(found, 'visit').map(told)).toEqual(['remark, id', 'site_id, id']);
    expect(indexesOf(found).map(told)).toContain('site_name, site_id');
  });

  test('an index behind each value that a path gives', () => {
    const routes = { ...site['x-routes'], list: ['GET sites', 'GET sitesByReason/{reason}'] };
    const found = indexesOf(siteTables({ 'x-routes': routes })).map(told);
    expect(found).toEqual(expect.arrayContaining(['reason, site_name, site_id', 'reason, site_code, site_id']));
  });

  test.each([
    ['one of the rows that have a rare flag', { visited: true }, 'site_name, site_id where visited', true],
    ['none for what most rows have', { visited: false }, 'site_name, site_id where not visited', false],
    ['one behind a value that is not a flag', { reason: 'Far' }, 'reason, site_name, site_id', true],
  ])('for the values that a list fixes: %s', (_, where, index, there) => {
    const routes = { ...site['x-routes'], list: ['GET sites'] };
    const found = indexesOf(siteTables({ 'x-lists': { main: { ...main, where } }, 'x-routes': routes })).map(told);
    expect(found.includes(index)).toBe(there);
  });

  test('a partial index of the rows without a flag that most rows have', () => {
    const visited = { ...site.properties.visited, default: true };
    const list = ['GET sites', { route: 'GET newSites', where: { visited: false } }];
    const changed = { properties: { ...site.properties, visited }, 'x-routes': { ...site['x-routes'], list } };
    expect(indexesOf(siteTables(changed)).map(told)).toContain('site_name, site_id where not visited');
  });

  test('a partial index of a rare flag, also where the common value is fixed', () => {
    const list = ['GET sites', { route: 'GET newSites', where: { visited: false } }];
    const changed = {
      'x-lists': { main: { ...main, where: { visited: true } } },
      'x-routes': { ...site['x-routes'], list },
    };
    expect(indexesOf(siteTables(changed)).map(told)).toContain('site_name, site_id where visited');
  });

  test('an index of a reference to records that can be deleted, unless another begins with it', () => {
    const unfiltered = indexesOf(siteTables({ 'x-lists': { main: { ...main, filters: [] } } })).map(told);
    expect(unfiltered).toContain('grade_id, site_id');
    expect(implied).not.toContain('grade_id');
  });

  test('no index of a reference to records that cannot be deleted', () => {
    const kept = { ...grade, 'x-routes': { remove: null } };
    const unfiltered = { ...site, 'x-lists': { main: { ...main, filters: [] } } };
    const found = tablesOf({ 'reference/grade.json': kept, 'entities/site.json': unfiltered });
    expect(indexesOf(found).map(told)).not.toContain('grade_id');
  });

  test('for a short list only unique indexes, and the names that sort another list', () => {
    expect(indexesOf(siteTables(), 'grade').map(told)).toEqual(['unique grade_name', 'grade_name, id']);
  });

  test('both directions of many references, each pair once', () => {
    expect(indexesOf(siteTables(), 'site_other_grades').map(told)).toEqual(['unique owner_id, item_id', 'item_id']);
  });

  test('text compared without regard to case, unless it is kept in one', () => {
    const folded = (name: string) =>
      indexesOf(siteTables())
        .flatMap(({ columns }) => columns)
        .find((column) => column.name === name)!.folded ?? false;
    expect([folded('site_code'), folded('site_name'), folded('grade_id')]).toEqual([true, false, false]);
  });
});

describe('An index', () => {
  const real = relational(modelBelow(projectRoot));

  test('uses columns of its own table', () => {
    const stray = real.flatMap(({ name, columns, indexes }) =>
      indexes
        .filter((index) => !index.columns.every((one) => columns.some((column) => column.name === one.name)))
        .map((index) => `${name}: ${told(index)}`),
    );
    expect(stray).toEqual([]);
  });

  test('has a unique name', () => {
    const all = real.flatMap(({ indexes }) => indexes.map(({ name }) => name));
    expect(all.filter((name, i) => all.indexOf(name) !== i)).toEqual([]);
  });
});

describe('A name that PostgreSQL would cut', () => {
  const field = 'nameOfTheStructuralEngineerWhoSignedTheDrawings';
  const long = siteTables({
    'x-entity': { ...site['x-entity'], table: 'site_of_a_building_project' },
    properties: {
      ...site.properties,
      [field]: {},
      [`${field}2`]: {},
      [`${field}3`]: { ...site.properties.otherGrades },
    },
    'x-lists': { main: { ...main, filters: [field, `${field}2`], sorts: ['siteName', field] } },
  });
  const names = long.flatMap(({ indexes }) => indexes.map(({ name }) => name));

  test('is shortened for an index, and stays unique', () => {
    expect(names.filter((name) => name.length > 63)).toEqual([]);
    expect(new Set(names).size).toBe(names.length);
  });

  test('is shortened for a table of many references', () => {
    expect(long.map(({ name }) => name).filter((name) => name.length > 63)).toEqual([]);
  });
});
