import { describe, expect, test } from '@jest/globals';
import { diff } from '../../generators/migrations/diff.ts';
import { relational, type Table } from '../../generators/migrations/relational.ts';
import { modelBelow, projectRoot, type Json } from '../support/schemas.ts';
import { site, tiny, tinyProject } from '../support/tiny.ts';

const tables = (schemas: Record<string, Json> = tiny): Table[] => relational(modelBelow(tinyProject(schemas)));
const before = tables();

/** The tables after words of the entity have changed. */
const withSite = (words: Json): Table[] => tables({ ...tiny, 'entities/site.json': { ...site, ...words } });

/** The tables after a field has been added or changed. */
const withField = (name: string, field: Json): Table[] =>
  withSite({ properties: { ...site.properties, [name]: field } });

const withoutField = (name: string): Table[] => {
  const { [name]: _, ...properties } = site.properties as Json;
  return withSite({ properties });
};

const withList = (list: Json): Table[] => withSite({ 'x-lists': { main: { ...site['x-lists'].main, ...list } } });

/** The code of the steps from one set of tables to another. */
const steps = (from: readonly Table[], to: readonly Table[]) => diff(from, to).steps.map(({ code }) => code);
const names = (from: readonly Table[], to: readonly Table[]) => diff(from, to).steps.map(({ step }) => step);

describe('From nothing', () => {
  test('a migration creates all tables together, as they can refer to each other', () => {
    expect(names([], before)).toEqual(['createTables']);
    for (const { name, entity } of before)
      expect(steps([], before)[0]).toContain(`{"name":"${name}","entity":"${entity}",`);
  });

  test('a migration of the project makes a table for each schema', () => {
    const model = modelBelow(projectRoot);
    const [first, ...rest] = diff([], relational(model)).steps;
    expect([first!.step, rest]).toEqual(['createTables', []]);
    for (const { table } of model.entities) expect(first!.code).toContain(`{"name":"${table}",`);
  });
});

describe('Without differences', () => {
  test('a migration has no steps', () => {
    expect(diff(before, tables())).toEqual({ steps: [], losses: [] });
  });

  test('tables that were written into a migration and read back also need no steps', () => {
    expect(diff(JSON.parse(JSON.stringify(before)), before)).toEqual({ steps: [], losses: [] });
  });
});

describe('A migration', () => {
  test('adds the column of a new field', () => {
    const column = { name: 'height', field: 'height', type: 'integer', nullable: true };
    expect(steps(before, withField('height', { type: 'integer' }))).toEqual([
      `addColumn("site", ${JSON.stringify(column)})`,
    ]);
  });

  test('adds the index of a new field after its column', () => {
    const after = withField('height', { type: 'integer', 'x-db': { index: true } });
    expect(names(before, after)).toEqual(['addColumn', 'createIndex']);
    expect(steps(before, after)[1]).toContain('"ix_site_height_site_id"');
  });

  test('adds the index of a new reference to records that can be deleted', () => {
    const after = withField('secondGrade', { 'x-ref': 'reference/grade' });
    expect(names(before, after)).toEqual(['addColumn', 'createIndex']);
    expect(steps(before, after)[0]).toContain('"references":{"table":"grade","column":"id"}');
    expect(steps(before, after)[1]).toContain('"ix_site_second_grade_id"');
  });

  test('makes a table for a new field of many references', () => {
    const after = withField('moreGrades', { type: 'array', 'x-ref': 'reference/grade' });
    expect(names(before, after)).toEqual(['createTables']);
    expect(steps(before, after)[0]).toContain('"site_more_grades"');
  });

  test('drops the column of a field that is gone', () => {
    expect(steps(before, withoutField('notes'))).toEqual([
      'dropColumn("site", {"name":"notes","field":"notes","type":"text","nullable":true,"length":300})',
    ]);
  });

  test('drops the indexes of a column before the column', () => {
    const indexed = withField('height', { type: 'integer', 'x-db': { index: true } });
    expect(names(indexed, before)).toEqual(['dropIndex', 'dropColumn']);
  });

  test('drops the table of many references that are gone', () => {
    const more = withField('moreGrades', { type: 'array', 'x-ref': 'reference/grade' });
    expect(names(more, before)).toEqual(['dropTables']);
    expect(steps(more, before)[0]).toContain('"site_more_grades"');
  });

  test('makes an index for a new filter with each sort', () => {
    const found = steps(before, withList({ filters: ['grade', 'visitedOn'] }));
    expect(found.map((code) => /"name":"(\w+)"/.exec(code)![1])).toEqual([
      'ix_site_visited_on_site_name_site_id',
      'ix_site_visited_on_site_code_site_id',
    ]);
    expect(found.every((code) => code.startsWith('createIndex("site", '))).toBe(true);
  });

  test('drops the indexes of a filter that is gone', () => {
    expect(names(withList({ filters: ['grade', 'visitedOn'] }), before)).toEqual(['dropIndex', 'dropIndex']);
  });

  test('changes the type of a column, with its indexes dropped before and created again after', () => {
    const height = (field: Json) => withField('height', { ...field, 'x-db': { index: true } });
    expect(names(height({ type: 'integer' }), height({ type: 'number' }))).toEqual([
      'dropIndex',
      'changeKind',
      'createIndex',
    ]);
  });

  test('makes and drops the table of keys of a duplicate check', () => {
    const without = withSite({ 'x-duplicates': undefined });
    expect(names(before, without)).toContain('dropKeys');
    expect(names(without, before)).toContain('createKeys');
  });

  test('makes the text index of a table that is now searched, with its column', () => {
    const unsearched = withSite({ 'x-search': [] });
    expect(names(unsearched, before)).toEqual(['addColumn', 'createSearch']);
  });

  test('drops the text index of a table that is no longer searched, before its column', () => {
    const unsearched = withSite({ 'x-search': [] });
    expect(names(before, unsearched)).toEqual(['dropSearch', 'dropColumn']);
  });

  test('drops a column before the table it refers to, so that the rollback creates the table first', () => {
    const kind = { title: 'Kind', properties: { kindName: {} } };
    const withKind = { ...site, properties: { ...site.properties, kind: { 'x-ref': 'reference/kind' } } };
    const after = tables({ ...tiny, 'reference/kind.json': kind, 'entities/site.json': withKind });
    expect(names(before, after)).toEqual(['createTables', 'addColumn', 'createIndex']);
    expect(names(after, before)).toEqual(['dropIndex', 'dropColumn', 'dropTables']);
  });
});
