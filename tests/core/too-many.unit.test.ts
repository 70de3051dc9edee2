import { expect, test } from '@jest/globals';
import { IdentityError, tooManyText } from '../../admin-ui/core/session/identity.ts';

const tooMany = (retryAfter: number | null) =>
  tooManyText(new IdentityError('TOO_MANY_ATTEMPTS_TRY_LATER', 429, retryAfter));

test('after too many sign-ins, the message says how long to wait if the server does', () => {
  expect(tooMany(59)).toBe('There were too many attempts. Please try again in 1 minute.');
  expect(tooMany(61)).toBe('There were too many attempts. Please try again in 2 minutes.');
  expect(tooMany(null)).toBe('There were too many attempts. Please try again later.');
  expect(tooManyText(new IdentityError('INVALID_PASSWORD', 400))).toBeNull();
  expect(tooManyText(new IdentityError('TOO_MANY_ATTEMPTS_TRY_LATER', 429, 61, 'accountLocked'))).toBe(
    'Someone has tried to sign in to this account too often. Choose "Forgotten Password": the link in the e-mail lets you in at once. Or try again in 2 minutes.',
  );
});
