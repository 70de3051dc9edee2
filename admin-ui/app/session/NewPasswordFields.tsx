import { t } from '../../core/i18n/t.ts';
import { shortestPassword } from '../../core/session/passwords.ts';
import { PasswordField } from './PasswordField.tsx';
import type { NewPassword } from './use-new-password.ts';

/** The fields of a new password: once, and again. */
export const NewPasswordFields = ({ of }: { readonly of: NewPassword }) => (
  <>
    <PasswordField
      id="new-password"
      label={t('app.password.new')}
      isNew
      value={of.password}
      onChange={of.setPassword}
      error={of.errors.password}
      help={t('app.password.help', { count: shortestPassword })}
    />
    <PasswordField
      id="confirm-password"
      label={t('app.password.confirm')}
      isNew
      value={of.confirmation}
      onChange={of.setConfirmation}
      error={of.errors.confirmation}
    />
  </>
);
