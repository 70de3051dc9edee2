import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { ProductCopy } from '../../support/copy.ts';

// Uses names that the README does not, so that these tests pass after someone has added its examples.
let product: ProductCopy;
beforeAll(() => void (product = new ProductCopy()));
afterAll(() => product.remove());

/**
 * Tests that cover every schema. Slow ones such as fuzz and the permission matrix are left out: schemas with only
 * defaults give them nothing new.
 */
const derived = ['access-routes', 'once/described', 'demo-data', 'tests/migrations/migrations'];

test('the tests pass after the README’s commands have added a list and an entity', async () => {
  await product.run('new', 'list', 'Loading Bay');
  await product.run('new', 'entity', 'Scaffold Hire');
  const menu = join(product.root, 'schemas/access/menu.json');
  const { groups, ...rest } = JSON.parse(readFileSync(menu, 'utf8'));
  groups[0].items.push({ title: 'Scaffold Hires', screen: '/scaffoldHires' });
  writeFileSync(menu, JSON.stringify({ ...rest, groups }));
  expect(await product.run('generate')).toContain('npm run migration:new');
  expect(await product.run('migration:new')).toContain('add-scaffold-hire');
  await product.run('build', '--server');
  await product.run('generate', '--check');
  expect(await product.jest('sqlite', ...derived)).toMatch(/^Tests: +\d+ passed, \d+ total$/m);

  // The README also says how to rename a field, and that a rename without x-was is reported.
  const file = join(product.root, 'schemas/entities/scaffold-hire/entity.json');
  const schema = JSON.parse(readFileSync(file, 'utf8'));
  const { scaffoldHireName, ...others } = schema.properties;
  const save = (properties: object) => writeFileSync(file, JSON.stringify({ ...schema, properties }));
  save({ ...others, noteName: scaffoldHireName });
  await expect(product.run('migration:new')).rejects.toThrow(
    /ended with 1:\s+scaffoldHire\.scaffoldHireName: .*Rename it with "x-was": "scaffoldHireName", or allow the loss with --drop scaffoldHire\.scaffoldHireName\.\s*$/,
  );
  save({ ...others, noteName: { ...scaffoldHireName, 'x-was': 'scaffoldHireName' } });
  expect(await product.run('migration:new')).toContain('rename-scaffold-hire-name-to-note-name-in-scaffold-hire');
  expect(await product.run('migration:new')).toContain('No migration is needed');
}, 240_000);
