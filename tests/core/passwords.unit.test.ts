import { describe, expect, test } from '@jest/globals';
import { looksLikeEmail } from '../../admin-ui/core/session/ordinary.ts';
import { checkPasswords } from '../../admin-ui/core/session/passwords.ts';

const unequal = 'New and confirm passwords must be equal and length should be at least 10';
const valid = { problem: null, valid: true };

describe('a new password', () => {
  test.each([
    ['is trimmed', ' Roof-tiles ', 'Roof-tiles', valid],
    [
      'is required, and so is the confirmation',
      ' ',
      '',
      {
        password: 'New Password is required.',
        confirm: 'Confirm New Password is required.',
        problem: null,
        valid: false,
      },
    ],
    [
      'must be confirmed',
      'Roof-tiles',
      '  ',
      {
        confirm: 'Confirm New Password is required.',
        problem: null,
        valid: false,
      },
    ],
  ])('%s [VAL-003 VAL-006]', (_, password, confirmation, expected) =>
    expect(checkPasswords(password, confirmation)).toEqual(expected),
  );

  test.each([
    ['of 5 characters', '12345', '12345', { problem: unequal, valid: false }],
    ['that differs from its confirmation', 'Roof-tiles', 'Roof-slate', { problem: unequal, valid: false }],
    ['of 9 characters gets the same message', 'Roof-tile', 'Roof-tile', { problem: unequal, valid: false }],
    ['of 10 characters is sent', 'Roof-tiles', 'Roof-tiles', valid],
  ])('one %s [VAL-004 VAL-005 CON-005]', (_, password, confirmation, expected) =>
    expect(checkPasswords(password, confirmation)).toEqual(expected),
  );
});

test('an e-mail address has the ordinary form [VAL-002]', () => {
  const [good, bad] = [
    ['ian@demo.example', ' ian.o-neill+crm@sub.demo.example '],
    ['', 'x', 'ian', 'ian@', 'ian@demo', '@demo.example', 'ian demo@demo.example', 'ian@demo.e', 'ian@@demo.example'],
  ];
  expect(good.map(looksLikeEmail)).toEqual(good.map(() => true));
  expect(bad.map(looksLikeEmail)).toEqual(bad.map(() => false));
});
