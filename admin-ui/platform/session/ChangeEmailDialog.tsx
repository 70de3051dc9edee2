import { useState } from 'react';
import { useNotify } from 'react-admin';
import { useQueryClient } from '@tanstack/react-query';
import { call } from '../data/http.ts';
import { PlainDialog } from '../dialogs/PlainDialog.tsx';
import { PlainField } from './AuthFrame.tsx';
import { looksLikeEmail } from './ordinary.ts';
import { refreshProfile } from './sign-in.ts';
import { session } from './session.ts';

interface Props {
  readonly user: { readonly id: number; readonly email: string | null };
  readonly onClose: () => void;
}

/** Changes the address a user signs in with (0:144, 0:351). */
export function ChangeEmailDialog({ user, onClose }: Props) {
  const notify = useNotify();
  const queries = useQueryClient();
  const [email, setEmail] = useState(user.email ?? '');
  const [problem, setProblem] = useState<string>();
  const [busy, setBusy] = useState(false);

  async function submit() {
    const newEmail = email.trim().toLowerCase();
    if (!looksLikeEmail(newEmail)) return setProblem('E-mail must be an e-mail address.');
    if (newEmail === user.email) return onClose();
    setBusy(true);
    try {
      await call(`updateUserEmail/${user.id}`, { method: 'PUT', body: { newEmail } });
      notify('E-mail updated successfully', { type: 'success' });
      if (user.id === session.get()?.profile.id) await refreshProfile();
      await queries.invalidateQueries({ queryKey: ['user'] });
      onClose();
    } catch {
      const text = 'Error while updating the email address.';
      notify(text, { type: 'error' });
      setProblem(`${text} Ensure that the new email address is not already used by another user.`);
      setBusy(false);
    }
  }

  return (
    <PlainDialog title="Change e-mail" width={420} busy={busy} onSubmit={() => void submit()} onClose={onClose}>
      <PlainField
        id="change-email-new"
        label="New e-mail"
        type="email"
        autoComplete="email"
        value={email}
        onChange={setEmail}
        error={problem}
        autoFocus
      />
    </PlainDialog>
  );
}
