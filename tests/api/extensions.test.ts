import { expect, test } from '@jest/globals';
import type { Registry as Opened } from '../../server/platform/model/registry.ts';
import { built } from '../support/app.ts';

test('A product does not start without a function that a schema derives a field by', async () => {
  const { Registry } = (await built('platform/model/registry.js')) as { Registry: typeof Opened };
  const fields = [{ name: 'label', derived: [{ from: ['customer'], by: 'label' }] }];
  const note = (hooks: object) => [{ definition: { name: 'note', fields }, hooks }] as never;
  expect(() => new Registry(note({}))).toThrow('The extension of note must derive "label".');
  expect(new Registry(note({ derive: { label: () => null } })).definition('note').fields).toEqual(fields);
});
