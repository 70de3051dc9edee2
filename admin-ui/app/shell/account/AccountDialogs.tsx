import { lazy, Suspense, useSyncExternalStore } from 'react';
import { useSession } from '../../../core/session/session.ts';

const NotificationsDialog = lazy(() =>
  import('../../session/NotificationsDialog.tsx').then((module) => ({ default: module.NotificationsDialog })),
);
const ChangePasswordDialog = lazy(() =>
  import('../../session/ChangePasswordDialog.tsx').then((module) => ({ default: module.ChangePasswordDialog })),
);
const ChangeEmailDialog = lazy(() =>
  import('../../session/ChangeEmailDialog.tsx').then((module) => ({ default: module.ChangeEmailDialog })),
);

type DialogName = 'notifications' | 'email' | 'password';

let current: DialogName | null = null;
const listeners = new Set<() => void>();

/** Opens a dialog of the account, or closes it. */
export function openAccountDialog(name: DialogName | null): void {
  current = name;
  listeners.forEach((listener) => listener());
}

function subscribe(listener: () => void) {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

const close = () => openAccountDialog(null);

/** The dialogs of the settings menu. They belong to the shell, so that they stay open when the menu changes its place. */
export function AccountDialogs() {
  const open = useSyncExternalStore(subscribe, () => current);
  const profile = useSession()?.profile;
  return (
    <Suspense>
      {open === 'notifications' && <NotificationsDialog onClose={close} />}
      {open === 'password' && <ChangePasswordDialog onClose={close} />}
      {open === 'email' && profile && <ChangeEmailDialog user={profile} onClose={close} />}
    </Suspense>
  );
}
