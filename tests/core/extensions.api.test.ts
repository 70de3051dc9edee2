import { expect, test } from '@jest/globals';
import type * as Registered from '../../server/services/save/registered-entity.ts';
import type * as Template from '../../server/services/save/template.ts';
import { built } from '../support/app.ts';

test.each([
  ['both values', 'Ann', 'Lee', 'Ann (Lee'],
  ['the first alone', 'Ann', null, 'Ann'],
  ['the second alone, without the text before it', '', 'Lee', 'Lee'],
  ['nothing', null, undefined, null],
])('a text with fields in braces has %s', async (_, first, second, expected) => {
  const { filledIn } = (await built('services/save/template.js')) as typeof Template;
  const values: Record<string, unknown> = { first, second };
  expect(filledIn('{first} ({second}', (name) => values[name])).toBe(expected);
});

test('the product does not start without a function that a schema names to derive a field', async () => {
  const { checkDerivations } = (await built('services/save/registered-entity.js')) as typeof Registered;
  const fields = [{ name: 'label', derived: [{ from: ['customer'], by: 'label' }] }];
  const note = (hooks: object) => ({ definition: { name: 'note', fields }, hooks }) as never;
  expect(() => checkDerivations(note({}))).toThrow('The extension of note must derive "label".');
  expect(() => checkDerivations(note({ derive: { label: () => null } }))).not.toThrow();
});
