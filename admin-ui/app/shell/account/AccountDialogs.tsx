import { Suspense, useState } from 'react';
import { useSession } from '../../../core/session/session.ts';
import { later } from '../../../kit/later.tsx';
import { account } from '../openers.ts';

const LookDrawer = later(() => import('../../look/LookDrawer.tsx').then((module) => module.LookDrawer));
const LogoDialog = later(() => import('../../look/LogoDialog.tsx').then((module) => module.LogoDialog));
const NotificationsDialog = later(() =>
  import('../../session/NotificationsDialog.tsx').then((module) => module.NotificationsDialog),
);
const ChangePasswordDialog = later(() =>
  import('../../session/ChangePasswordDialog.tsx').then((module) => module.ChangePasswordDialog),
);
const ChangeEmailDialog = later(() =>
  import('../../session/ChangeEmailDialog.tsx').then((module) => module.ChangeEmailDialog),
);
const SecondFactorDialog = later(() =>
  import('../../session/SecondFactorDialog.tsx').then((module) => module.SecondFactorDialog),
);

const { look, logo, notifications, email, password, secondFactor } = account;

/**
 * The dialogs of the settings menu. They belong to the shell, so that they stay open when the menu changes its place.
 */
export function AccountDialogs() {
  const profile = useSession()?.profile;
  const open = {
    look: look.useOpen(),
    logo: logo.useOpen(),
    notifications: notifications.useOpen(),
    email: email.useOpen(),
    password: password.useOpen(),
    secondFactor: secondFactor.useOpen(),
  };
  // Once it was open, it stays: it slides away when it is closed.
  const [hasLook, setHasLook] = useState(false);
  if (open.look && !hasLook) setHasLook(true);
  return (
    <Suspense>
      {hasLook && <LookDrawer />}
      {open.logo && <LogoDialog onClose={logo.close} />}
      {open.notifications && <NotificationsDialog onClose={notifications.close} />}
      {open.password && <ChangePasswordDialog onClose={password.close} />}
      {open.secondFactor && profile && <SecondFactorDialog userId={profile.id} onClose={secondFactor.close} />}
      {open.email && profile && <ChangeEmailDialog user={profile} onClose={email.close} />}
    </Suspense>
  );
}
