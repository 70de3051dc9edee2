import { lazy, Suspense } from 'react';
import { useSession } from '../../../core/session/session.ts';
import { opener } from '../opener.ts';

const NotificationsDialog = lazy(() =>
  import('../../session/NotificationsDialog.tsx').then((module) => ({ default: module.NotificationsDialog })),
);
const ChangePasswordDialog = lazy(() =>
  import('../../session/ChangePasswordDialog.tsx').then((module) => ({ default: module.ChangePasswordDialog })),
);
const ChangeEmailDialog = lazy(() =>
  import('../../session/ChangeEmailDialog.tsx').then((module) => ({ default: module.ChangeEmailDialog })),
);
const SecondFactorDialog = lazy(() =>
  import('../../session/SecondFactorDialog.tsx').then((module) => ({ default: module.SecondFactorDialog })),
);

const notifications = opener();
const email = opener();
const password = opener();
const secondFactor = opener();

export const openNotifications = notifications.open;
export const openChangeEmail = email.open;
export const openChangePassword = password.open;
export const openSecondFactor = secondFactor.open;

/** The dialogs of the settings menu. They belong to the shell, so that they stay open when the menu changes its place. */
export function AccountDialogs() {
  const profile = useSession()?.profile;
  const open = {
    notifications: notifications.useOpen(),
    email: email.useOpen(),
    password: password.useOpen(),
    secondFactor: secondFactor.useOpen(),
  };
  return (
    <Suspense>
      {open.notifications && <NotificationsDialog onClose={notifications.close} />}
      {open.password && <ChangePasswordDialog onClose={password.close} />}
      {open.secondFactor && profile && <SecondFactorDialog userId={profile.id} onClose={secondFactor.close} />}
      {open.email && profile && <ChangeEmailDialog user={profile} onClose={email.close} />}
    </Suspense>
  );
}
