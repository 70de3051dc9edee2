import { describe, expect, test } from '@jest/globals';
import { emitResource } from '../../generators/admin-ui/resource.ts';
import { byName, loadModel } from '../../generators/model/index.ts';
import { meant, mistaken, type Mistake } from '../support/schemas.ts';
import { choicesOf, format } from '../../admin-ui/core/model/values.ts';

const status = { title: 'Status', type: 'string', values: ['NEW', 'ONHOLD'], labels: { ONHOLD: 'On hold' } } as const;
const logo = { title: 'Logo', type: 'string', labels: { mbp: 'Bricks', roof: 'Roof' } } as const;

test('Labels are emitted beside the values, which stay unchanged', () => {
  const model = loadModel('schemas');
  const user = emitResource(model, byName(model, 'user'), false);
  expect(user).toContain('"values":["ACTIVE","INACTIVE"]');
  expect(user).toContain('"labels":{"ACTIVE":"Active","INACTIVE":"Inactive"}');
});

test('The titles of entities are the labels of their names: of all, or of those that can be imported', () => {
  const model = loadModel('schemas');
  const labelsOf = (entity: string) =>
    byName(model, entity).fields.find(({ name }) => name === 'kind')!.labels as Record<string, string>;
  expect(labelsOf('recordImport')).toEqual({ contact: 'Contact', customer: 'Customer' });
  expect(labelsOf('trash')).toMatchObject({ customer: 'Customer', tag: 'Tag' });
});

describe('A value is shown', () => {
  test('by its label, or as it is', () => {
    expect(['ONHOLD', 'NEW'].map((value) => format(status, value))).toEqual(['On hold', 'NEW']);
    expect(['mbp', 'castle'].map((value) => format(logo, value))).toEqual(['Bricks', 'castle']);
  });

  test('among the choices; a value without a label only if it is the current one', () => {
    expect(choicesOf(status)).toEqual([
      ['NEW', 'NEW'],
      ['ONHOLD', 'On hold'],
    ]);
    expect(choicesOf(logo, 'castle')).toEqual([
      ['mbp', 'Bricks'],
      ['roof', 'Roof'],
      ['castle', 'castle'],
    ]);
    expect(choicesOf(logo, 'roof')).toHaveLength(2);
  });
});

describe('Labels are refused', () => {
  const user = 'entities/user.json';
  const mistakes: Mistake[] = [
    [
      'for a value that is not allowed',
      user,
      '/properties/status/x-labels',
      { ACTIV: 'Active' },
      meant('value', 'ACTIV', 'ACTIVE'),
      '/properties/status/x-labels/ACTIV',
    ],
    ['for a reference', user, '/properties/role/x-labels', { 1: 'Admin' }, 'is for a text'],
  ];
  test.each(mistakes)('%s', (...mistake) => {
    const { message, line } = mistaken(mistake);
    expect(message).toContain(line);
  });
});
