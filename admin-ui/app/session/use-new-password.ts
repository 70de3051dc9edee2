import { useState } from 'react';
import { checkPasswords, weaknessIn } from '../../core/session/passwords.ts';

/** A new password and its confirmation. Errors show once `check` has been called (VAL-003, VAL-004). */
export function useNewPassword() {
  const [password, setPassword] = useState('');
  const [refusal, setRefusal] = useState<{ of: string; text: string } | null>(null);
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
    errors: {
      ...(tried && { password: wrong, confirmation: confirm }),
      ...(refusal?.of === password && { password: refusal.text }),
    },
    /** Whether the password can be sent. */
    check(): boolean {
      setTried(true);
      return valid;
    },
    /**
     * If the identity service has refused the password as weak, shows that at the field until its text changes.
     * @returns whether it did
     */
    isRefusedBy(error: unknown): boolean {
      const text = weaknessIn(error);
      if (text) setRefusal({ of: password, text });
      return text !== null;
    },
  };
}

export type NewPassword = ReturnType<typeof useNewPassword>;
