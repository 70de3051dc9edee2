import AlternateEmailIcon from '@mui/icons-material/AlternateEmail';
import Button from '@mui/material/Button';
import { lazy, useState } from 'react';
import { userSlots } from '../../generated/user/slots.gen.ts';
import type { User } from '../../generated/user/types.gen.ts';
import { t } from '../../core/i18n/t.ts';
import { call } from '../../core/data/http.ts';
import type { SlotProps } from '../../core/model/resource.ts';
import { LatestChanges } from '../../crud/record-page/LatestChanges.tsx';
import { ViewAsButton } from '../../app/session/ViewAsButton.tsx';
import { ChangeEmailDialog } from '../../app/session/ChangeEmailDialog.tsx';
import { identity } from '../../core/session/identity.ts';
import { allows, allowsChange } from '../../core/session/rules.ts';
import { useSession } from '../../core/session/session.ts';

const Widgets = lazy(() => import('../dashboard/Widgets.tsx').then((module) => ({ default: module.Widgets })));

function ChangeEmail({ record }: SlotProps<User>) {
  const session = useSession();
  const [open, setOpen] = useState(false);
  if (!allowsChange(session, { permission: 'ViewUsersRoles' })) return null;
  return (
    <>
      <Button variant="outlined" color="inherit" startIcon={<AlternateEmailIcon />} onClick={() => setOpen(true)}>
        {t('user.changeEmail')}
      </Button>
      {open && <ChangeEmailDialog user={record} onClose={() => setOpen(false)} />}
    </>
  );
}

function History({ of, record }: SlotProps<User>) {
  return allows(useSession(), { permission: 'ViewUsersRoles' }) ? <LatestChanges of={of} id={record.id} /> : null;
}

const PageActions = (props: SlotProps<User>) => {
  const { id, fullName, status } = props.record;
  return (
    <>
      {status === 'ACTIVE' && <ViewAsButton kind="user" id={id} name={fullName ?? ''} />}
      <ChangeEmail {...props} />
    </>
  );
};

/**
 * A new user takes four calls: an account, its user, the role and defaults, and an e-mail to choose a password
 * (STA-006). The administrator's own session does not change. The first password is made of name, time and random
 * characters and is never shown (AMB-012).
 */
export default userSlots({
  'page.actions': PageActions,
  'page.aside': History,
  'page.tab.dashboard': ({ record }) => <Widgets user={record.id} />,
  async 'save.create'(values) {
    const { firstName, lastName, email, ...rest } = values as Record<string, unknown> &
      Record<'firstName' | 'lastName' | 'email', string>;
    const secret = Array.from(crypto.getRandomValues(new Uint8Array(16)), (byte) => byte.toString(36)).join('');
    const { idToken } = await identity
      .signUp(email, `${firstName}${lastName}${Date.now()}${secret}`)
      .catch((error: Error) => {
        throw new Error(error.message === 'EMAIL_EXISTS' ? t('user.emailExists') : error.message);
      });
    const { json: user } = await call<User>('user/completeSignup', {
      method: 'POST',
      token: idToken,
      body: { email, firstName, lastName },
    });
    const given = Object.fromEntries(Object.entries(rest).filter(([, value]) => value !== null));
    const { json: saved } = await call<User>('updateNewUser', {
      method: 'PUT',
      body: { id: user.id, ...given, status: 'ACTIVE' },
    });
    await identity.sendReset(email);
    return saved;
  },
});
