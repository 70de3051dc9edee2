import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { ProductCopy } from '../../support/copy.ts';

let product: ProductCopy;
beforeAll(() => void (product = new ProductCopy()));
afterAll(() => product.remove());

/** Tests that go through what is declared. Slower ones of the kind, such as fuzz, add nothing for two schemas of defaults. */
const derived = ['access-routes', 'permission-matrix', 'demo-data', 'tests/migrations/migrations'];

test('A list and an entity made by the commands of the README alone leave the tests green', async () => {
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

  // Its README also says how a field of it gets another name, and that none goes unnoticed.
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
  expect(await product.run('migration:new')).toContain('nothing that the last migration does not have');
}, 240_000);
