import { t } from '../i18n/t.ts';
import { IdentityError } from './identity.ts';

/** Least characters of a new password, as on the server. */
export const shortestPassword = 10;

/**
 * Errors of a new password and its confirmation: at a field that is empty, and otherwise for the whole form (VAL-003,
 * VAL-004, VAL-005).
 */
export function checkPasswords(password: string, confirmation: string) {
  const [first, second] = [password.trim(), confirmation.trim()];
  const isShort = first.length < shortestPassword;
  const errors: { password?: string; confirm?: string } = {
    ...(!first && { password: t('core.passwords.newRequired') }),
    ...(!second && { confirm: t('core.passwords.confirmRequired') }),
  };
  const unequal = first && second && (first !== second || isShort);
  return {
    ...errors,
    problem: unequal ? t('core.passwords.unequal', { count: shortestPassword }) : null,
    valid: Boolean(second && first === second && !isShort),
  };
}

/** What to show at a new password that the identity service has refused as weak; null for any other error. */
export function weaknessIn(error: unknown): string | null {
  if (!(error instanceof IdentityError && error.message.startsWith('WEAK_PASSWORD'))) return null;
  const [, count] = /at least (\d+) characters/.exec(error.message) ?? [];
  if (count) return t('core.passwords.tooShort', { count });
  return t(error.message.includes(' name ') ? 'core.passwords.onlyName' : 'core.passwords.tooCommon');
}
