import { beforeEach, expect, test } from '@jest/globals';
import { hints } from '../../generators/hints.ts';
import { proposeMigration } from '../../generators/migrations/propose.ts';
import { copyProject, modelBelow, readSchema, setInSchema, writeSchema } from '../support/schemas.ts';

const customer = 'entities/customer.json';
const migration = 'The database needs a migration: npm run migration:new -- "what it does"';

let root: string;
beforeEach(() => void (root = copyProject('.oxfmtrc.json', 'schemas', 'server/core', 'server/migrations')));

const told = () => hints(root, modelBelow(root));
const add = (name: string, field: object = { title: 'Second mobile' }, file = customer) =>
  setInSchema(root, file, `/properties/${name}`, field);

test('Nothing is left to do if nothing has changed', async () => {
  expect(await told()).toEqual([]);
});

test('A new field that nobody sees is named until it has its migration', async () => {
  add('mobile2');
  add('moreTags', { type: 'array', 'x-ref': 'reference/tag' });
  expect(await told()).toEqual([
    'customer.mobile2 is in no dialog or list.',
    'customer.moreTags is in no dialog or list.',
    migration,
  ]);
  await proposeMigration(root, modelBelow(root));
  expect(await told()).toEqual([]);
});

test('A new field in a dialog, or of an entity that shows all its fields, needs only its migration', async () => {
  add('mobile2');
  const screens = readSchema(root, customer, '/x-dialogs');
  const [dialog] = Object.values(screens['x-dialogs']) as {
    groups?: Record<string, string[][]>;
    layout?: string[][];
  }[];
  (dialog!.layout ?? Object.values(dialog!.groups!)[0]!).push(['mobile2']);
  writeSchema(root, customer, screens, '/x-dialogs');
  add('remark', { title: 'Remark' }, 'reference/region.json');
  expect(await told()).toEqual([migration]);
});

test('A new entity needs only its migration', async () => {
  writeSchema(root, 'reference/loading-bay.json', { title: 'Loading Bay', properties: { loadingBayName: {} } });
  expect(await told()).toEqual([migration]);
});
