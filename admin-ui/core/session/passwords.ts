import { t } from '../i18n/t.ts';

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
