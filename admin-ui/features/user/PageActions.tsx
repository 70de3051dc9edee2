import AlternateEmailIcon from '@mui/icons-material/AlternateEmail';
import PersonOffOutlinedIcon from '@mui/icons-material/PersonOffOutlined';
import Button from '@mui/material/Button';
import { Suspense, useState } from 'react';
import type { User } from '../../../schemas/generated/user.gen.ts';
import { t } from '../../core/i18n/t.ts';
import type { SlotProps } from '../../core/model/resource.ts';
import { allowsChange } from '../../core/session/rules.ts';
import { useSession } from '../../core/session/session.ts';
import { ChangeEmailDialog } from '../../app/session/ChangeEmailDialog.tsx';
import { ViewAsButton } from '../../app/session/ViewAsButton.tsx';
import { later } from '../../kit/later.tsx';

const HandOverDialog = later(() => import('./HandOverDialog.tsx').then((module) => module.default));

/** What user managers can do with a user besides editing. */
export function PageActions({ record }: SlotProps<User>) {
  const session = useSession();
  const [open, setOpen] = useState<'email' | 'deactivate' | null>(null);
  const close = () => setOpen(null);
  if (!allowsChange(session, { permission: 'ViewUsersRoles' })) return null;
  return (
    <>
      {record.status === 'ACTIVE' && <ViewAsButton kind="user" id={record.id} name={record.fullName ?? ''} />}
      <Button variant="outlined" color="inherit" startIcon={<AlternateEmailIcon />} onClick={() => setOpen('email')}>
        {t('user.changeEmail')}
      </Button>
      {record.status === 'ACTIVE' && (
        <Button
          variant="outlined"
          color="inherit"
          startIcon={<PersonOffOutlinedIcon />}
          onClick={() => setOpen('deactivate')}
        >
          {t('user.deactivate.button')}
        </Button>
      )}
      {open === 'email' && <ChangeEmailDialog user={record} onClose={close} />}
      {open === 'deactivate' && (
        <Suspense>
          <HandOverDialog user={record} deactivates onClose={close} />
        </Suspense>
      )}
    </>
  );
}
