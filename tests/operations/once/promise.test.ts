import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { ProductCopy } from '../../support/copy.ts';

let product: ProductCopy;
beforeAll(() => void (product = new ProductCopy()));
afterAll(() => product.remove());

/** Tests that cover every schema. Slower ones, such as fuzz, would find nothing more in two schemas with defaults only. */
const derived = ['access-routes', 'permission-matrix', 'demo-data', 'tests/migrations/migrations'];

test('the tests pass after the README’s commands have added a list and an entity', async () => {
  await product.run('new', 'list', 'Delivery Method');
  await product.run('new', 'entity', 'Delivery Note');
  const menu = join(product.root, 'schemas/access/menu.json');
  const { groups, ...rest } = JSON.parse(readFileSync(menu, 'utf8'));
  groups[0].items.push({ title: 'Delivery Notes', screen: '/deliveryNotes' });
  writeFileSync(menu, JSON.stringify({ ...rest, groups }));
  expect(await product.run('generate')).toContain('npm run migration:new');
  expect(await product.run('migration:new')).toContain('add-delivery-note');
  await product.run('build', '--server');
  await product.run('generate', '--check');
  expect(await product.jest('sqlite', ...derived)).toMatch(/^Tests: +\d+ passed, \d+ total$/m);

  // The README also says how to rename a field, and that a rename without x-was is reported.
  const file = join(product.root, 'schemas/entities/delivery-note.json');
  const schema = JSON.parse(readFileSync(file, 'utf8'));
  const { deliveryNoteName, ...others } = schema.properties;
  const save = (properties: object) => writeFileSync(file, JSON.stringify({ ...schema, properties }));
  save({ ...others, noteName: deliveryNoteName });
  await expect(product.run('migration:new')).rejects.toThrow(
    /ended with 1:\s+deliveryNote\.deliveryNoteName: .*Rename it with "x-was": "deliveryNoteName", or allow the loss with --drop deliveryNote\.deliveryNoteName\.\s*$/,
  );
  save({ ...others, noteName: { ...deliveryNoteName, 'x-was': 'deliveryNoteName' } });
  expect(await product.run('migration:new')).toContain('change-delivery-note');
  expect(await product.run('migration:new')).toContain('No migration is needed');
}, 240_000);
