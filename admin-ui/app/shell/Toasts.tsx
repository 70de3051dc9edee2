import Alert from '@mui/material/Alert';
import AlertTitle from '@mui/material/AlertTitle';
import Box from '@mui/material/Box';
import { useEffect, useEffectEvent, useState } from 'react';
import { createPortal } from 'react-dom';
import { CloseNotificationContext, useNotificationContext, useTranslate, type NotificationPayload } from 'react-admin';
import { shell } from '../../core/theme/theme.ts';

/** Maximum number of toasts shown. */
const most = 3;
/** Default time a toast is shown, in milliseconds. For errors it is also the minimum. */
const stays = { error: 10_000, other: 5000 };

/**
 * Messages about completed or failed actions, at the lower left, above any dialog. A new toast shows at once and
 * replaces the oldest; errors are replaced last. `notify(text, { type, summary, action, autoHideDuration })` adds one.
 */
export function Toasts() {
  const { notifications, setNotifications } = useNotificationContext();
  const shown = worthShowing(notifications);
  useEffect(() => {
    if (worthKeeping(notifications).length < notifications.length) setNotifications(worthKeeping);
  }, [notifications, setNotifications]);
  const close = (closed: NotificationPayload) => setNotifications((all) => all.filter((one) => one !== closed));
  const list = (of: readonly NotificationPayload[]) =>
    of.map((one) => <Toast key={keyOf(one)} toast={one} onClose={() => close(one)} />);
  // Not MUI's Portal: it renders again at once, and React then runs all effects of the page in that same long step.
  return createPortal(
    <Box ref={keepInReach} data-toasts sx={place}>
      {list(shown.filter(({ type }) => type === 'error'))}
      <Box role="status" sx={{ display: 'contents' }}>
        {list(shown.filter(({ type }) => type !== 'error'))}
      </Box>
    </Box>,
    document.body,
  );
}

function Toast({ toast, onClose }: { readonly toast: NotificationPayload; readonly onClose: () => void }) {
  const translate = useTranslate();
  const { message, type, notificationOptions = {} } = toast;
  const { summary, action, messageArgs, autoHideDuration } = notificationOptions;
  const usual = type === 'error' ? stays.error : stays.other;
  const lasts = Math.max(autoHideDuration ?? usual, type === 'error' ? stays.error : 0);
  // The time stops while the user points at it or has focus in it.
  const [held, setHeld] = useState(false);
  const end = useEffectEvent(onClose);
  useEffect(() => {
    if (held) return;
    const timer = setTimeout(() => end(), lasts);
    return () => clearTimeout(timer);
  }, [held, lasts]);
  return (
    <CloseNotificationContext.Provider value={onClose}>
      <Alert
        severity={type}
        variant="filled"
        // Other toasts are announced by the region around them, which exists before they do.
        role={type === 'error' ? 'alert' : 'presentation'}
        action={action}
        {...(!action && { onClose })}
        onMouseEnter={() => setHeld(true)}
        onMouseLeave={() => setHeld(false)}
        onFocus={() => setHeld(true)}
        onBlur={() => setHeld(false)}
        sx={{ pointerEvents: 'auto', alignItems: 'center', boxShadow: 3, '& .MuiAlert-message': { flex: 1 } }}
      >
        {summary && <AlertTitle sx={{ m: 0 }}>{summary}</AlertTitle>}
        {typeof message === 'string' ? translate(message, messageArgs) : message}
      </Alert>
    </CloseNotificationContext.Provider>
  );
}

/** Removes repeated toasts, keeping the newest of each. */
const latest = (all: readonly NotificationPayload[]): NotificationPayload[] =>
  all.filter((one, i) => !all.slice(i + 1).some(({ type, message }) => type === one.type && message === one.message));

/** The toasts to show: errors first, then the newest. */
function worthShowing(all: readonly NotificationPayload[]): readonly NotificationPayload[] {
  const rank = ({ type }: NotificationPayload) => (type === 'error' ? 1 : 0);
  const kept = latest(all)
    .toReversed()
    .toSorted((a, b) => rank(b) - rank(a))
    .slice(0, most);
  return all.filter((one) => kept.includes(one));
}

/** The toasts to keep: those shown, and errors that wait for space. */
const worthKeeping = (all: NotificationPayload[]): NotificationPayload[] =>
  latest(all).filter((one) => one.type === 'error' || worthShowing(all).includes(one));

const keys = new WeakMap<NotificationPayload, number>();
let count = 0;
function keyOf(toast: NotificationPayload): number {
  if (!keys.has(toast)) keys.set(toast, ++count);
  return keys.get(toast)!;
}

/** Keeps toasts audible: an open dialog hides everything outside it from screen readers, but toasts come later. */
function keepInReach(region: HTMLElement | null) {
  if (!region) return;
  const observer = new MutationObserver(() => region.removeAttribute('aria-hidden'));
  observer.observe(region, { attributeFilter: ['aria-hidden'] });
  return () => observer.disconnect();
}

const place = {
  position: 'fixed',
  // Beside the menu, which has the user's account at its lower end.
  left: { xs: 8, sm: 24, md: shell.menu + 24 },
  right: { xs: 8, sm: 'auto' },
  // On a telephone, above the buttons of a dialog, even if these take two rows.
  bottom: { xs: 108, sm: 24 },
  width: { sm: 400 },
  zIndex: 'snackbar',
  display: 'grid',
  gap: 1,
  pointerEvents: 'none',
} as const;
