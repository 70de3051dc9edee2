import { expect, test } from '@jest/globals';
import type * as Registered from '../../server/services/save/registered-entity.ts';
import { built } from '../support/app.ts';

test('the product does not start if a function that a schema derives a field by is missing', async () => {
  const { checkDerivations } = (await built('services/save/registered-entity.js')) as typeof Registered;
  const fields = [{ name: 'label', derived: [{ from: ['customer'], by: 'label' }] }];
  const note = (hooks: object) => ({ definition: { name: 'note', fields }, hooks }) as never;
  expect(() => checkDerivations(note({}))).toThrow('The extension of note must derive "label".');
  expect(() => checkDerivations(note({ derive: { label: () => null } }))).not.toThrow();
});
