import { useState } from 'react';
import { checkPasswords } from '../../core/session/passwords.ts';

/** A new password and its confirmation. Errors show once `check` has been called (VAL-003, VAL-004). */
export function useNewPassword() {
  const [password, setPassword] = useState('');
  const [confirmation, setConfirmation] = useState('');
  const [tried, setTried] = useState(false);
  const { valid, problem, password: wrong, confirm } = checkPasswords(password, confirmation);
  return {
    password,
    setPassword,
    confirmation,
    setConfirmation,
    isEmpty: password === '' && confirmation === '',
    /** Error of the whole form. */
    problem: tried ? problem : null,
    errors: tried ? { password: wrong, confirmation: confirm } : {},
    /** Whether the password can be sent. */
    check(): boolean {
      setTried(true);
      return valid;
    },
  };
}

export type NewPassword = ReturnType<typeof useNewPassword>;
