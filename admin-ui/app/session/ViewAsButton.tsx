import VisibilityOutlinedIcon from '@mui/icons-material/VisibilityOutlined';
import Button from '@mui/material/Button';
import { useState } from 'react';
import { useNotify } from 'react-admin';
import { t } from '../../core/i18n/t.ts';
import { allowsChange } from '../../core/session/rules.ts';
import { useSession, type View } from '../../core/session/session.ts';
import { beginView } from '../../core/session/view.ts';
import { useAnyUnsaved } from '../../kit/dialogs/unsaved.ts';

interface Props {
  readonly kind: View['kind'];
  readonly id: number;
  readonly name: string;
}

/** Begins to show the product as a role or as another user. */
export function ViewAsButton({ kind, id, name }: Props) {
  const session = useSession();
  const notify = useNotify();
  const isUnsaved = useAnyUnsaved();
  const [busy, setBusy] = useState(false);
  const isOneself = kind === 'user' && id === session?.profile.id;
  if (isOneself || !allowsChange(session, { permission: 'ViewUsersRoles' })) return null;

  async function begin() {
    setBusy(true);
    try {
      await beginView(kind, id, name);
    } catch (error) {
      notify((error as Error).message, { type: 'error' });
      setBusy(false);
    }
  }

  return (
    <Button
      variant="outlined"
      color="inherit"
      startIcon={<VisibilityOutlinedIcon />}
      loading={busy}
      // The page is reloaded, which would lose unsaved changes.
      disabled={isUnsaved}
      onClick={() => void begin()}
    >
      {t(kind === 'role' ? 'app.view.asRole' : 'app.view.asUser')}
    </Button>
  );
}
