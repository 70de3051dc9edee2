import { expect, test } from '@jest/globals';
import { messages } from '../../admin-ui/generated/messages.gen.ts';

test.each([
  ['ERR-053', 'enquiry'],
  ['ERR-054', 'quotation'],
] as const)('%s what cannot be saved is reported for %s', (_, name) => {
  const { createFailed, updateFailed } = messages[name];
  expect([createFailed, updateFailed]).toEqual([`Error while saving ${name}`, `Error while updating ${name}`]);
});
