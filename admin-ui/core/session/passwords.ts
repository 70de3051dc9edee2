import { t } from '../i18n/t.ts';
import { IdentityError } from './identity.ts';

/** Least characters of a new password, as on the server. */
export const shortestPassword = 10;

const tooShort = (count: number | string) => t('core.passwords.tooShort', { count });

/**
 * Errors of a new password and its confirmation: by field, and for the whole form (VAL-003, VAL-004). The form's
 * message is for less than 6 characters; the field says how many are needed.
 */
export function checkPasswords(password: string, confirmation: string) {
  const [first, second] = [password.trim(), confirmation.trim()];
  const isShort = first.length < shortestPassword;
  const errors: { password?: string; confirm?: string } = {
    ...(isShort && { password: first ? tooShort(shortestPassword) : t('core.passwords.newRequired') }),
    ...(!second && { confirm: t('core.passwords.confirmRequired') }),
  };
  const unequal = first && second && (first !== second || first.length < 6);
  return {
    ...errors,
    problem: unequal ? t('core.passwords.unequal') : null,
    valid: Boolean(second && first === second && !isShort),
  };
}

/** What to show at a new password that the identity service has refused as weak; null for any other error. */
export function weaknessIn(error: unknown): string | null {
  if (!(error instanceof IdentityError && error.message.startsWith('WEAK_PASSWORD'))) return null;
  const [, count] = /at least (\d+) characters/.exec(error.message) ?? [];
  return count ? tooShort(count) : t('core.passwords.tooCommon');
}
