import { t } from '../i18n/t.ts';
import { IdentityError } from './identity.ts';

/** Errors of a new password and its confirmation: by field, and for the whole form (VAL-003, VAL-004). */
export function checkPasswords(password: string, confirmation: string) {
  const [first, second] = [password.trim(), confirmation.trim()];
  const missing = {
    ...(first ? {} : { password: t('core.passwords.newRequired') }),
    ...(second ? {} : { confirm: t('core.passwords.confirmRequired') }),
  } as { password?: string; confirm?: string };
  const unequal = first && second && (first !== second || first.length < 6);
  return {
    ...missing,
    problem: unequal ? t('core.passwords.unequal') : null,
    valid: Boolean(first && second && !unequal),
  };
}

/** What to show at a new password that the identity service has refused as weak; null for any other error. */
export function weaknessIn(error: unknown): string | null {
  if (!(error instanceof IdentityError && error.message.startsWith('WEAK_PASSWORD'))) return null;
  const [, count] = /at least (\d+) characters/.exec(error.message) ?? [];
  return count ? t('core.passwords.tooShort', { count }) : t('core.passwords.tooCommon');
}
