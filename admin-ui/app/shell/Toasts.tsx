import Alert from '@mui/material/Alert';
import AlertTitle from '@mui/material/AlertTitle';
import Box from '@mui/material/Box';
import Portal from '@mui/material/Portal';
import { useEffect, useEffectEvent, useState } from 'react';
import { CloseNotificationContext, useNotificationContext, useTranslate, type NotificationPayload } from 'react-admin';

/** Toasts shown at once. */
const most = 3;
/** How long a toast stays, in milliseconds, unless it says otherwise. An error is never shorter than this. */
const stays = { error: 10_000, other: 5000 };

/**
 * Messages about what was done or failed, at the lower left, above any dialog. Each shows at once: the oldest makes room
 * for the newest, errors last of all. `notify(text, { type, summary, action, autoHideDuration })` adds one.
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
  return (
    <Portal>
      <Box ref={keepInReach} sx={place}>
        {list(shown.filter(({ type }) => type === 'error'))}
        <Box role="status" sx={{ display: 'contents' }}>
          {list(shown.filter(({ type }) => type !== 'error'))}
        </Box>
      </Box>
    </Portal>
  );
}

function Toast({ toast, onClose }: { readonly toast: NotificationPayload; readonly onClose: () => void }) {
  const translate = useTranslate();
  const { message, type, notificationOptions = {} } = toast;
  const { summary, action, messageArgs, autoHideDuration } = notificationOptions;
  const usual = type === 'error' ? stays.error : stays.other;
  const lasts = Math.max(autoHideDuration ?? usual, type === 'error' ? stays.error : 0);
  // The clock stops for somebody who is reading it, or about to press its button.
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
        // The others are in a region of their own, which is there before they are.
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

/** Of toasts that say the same, the newest. */
const latest = (all: readonly NotificationPayload[]): NotificationPayload[] =>
  all.filter((one, i) => !all.slice(i + 1).some(({ type, message }) => type === one.type && message === one.message));

/** Errors before what can be undone before the rest; within each the newest. */
function worthShowing(all: readonly NotificationPayload[]): readonly NotificationPayload[] {
  const rank = ({ type, notificationOptions }: NotificationPayload) =>
    type === 'error' ? 2 : notificationOptions?.action ? 1 : 0;
  const kept = latest(all)
    .toReversed()
    .toSorted((a, b) => rank(b) - rank(a))
    .slice(0, most);
  return all.filter((one) => kept.includes(one));
}

/** An error that finds no room waits for it. */
const worthKeeping = (all: NotificationPayload[]): NotificationPayload[] =>
  latest(all).filter((one) => one.type === 'error' || worthShowing(all).includes(one));

const keys = new WeakMap<NotificationPayload, number>();
let count = 0;
function keyOf(toast: NotificationPayload): number {
  if (!keys.has(toast)) keys.set(toast, ++count);
  return keys.get(toast)!;
}

/** A dialog hides from screen readers whatever stood beside it when it opened; toasts come later, and must be heard. */
function keepInReach(region: HTMLElement | null) {
  if (!region) return;
  const observer = new MutationObserver(() => region.removeAttribute('aria-hidden'));
  observer.observe(region, { attributeFilter: ['aria-hidden'] });
  return () => observer.disconnect();
}

const place = {
  position: 'fixed',
  left: { xs: 8, sm: 24 },
  right: { xs: 8, sm: 'auto' },
  // On a telephone, above the buttons of a dialog, even where they take two rows.
  bottom: { xs: 108, sm: 24 },
  width: { sm: 400 },
  zIndex: 'snackbar',
  display: 'grid',
  gap: 1,
  pointerEvents: 'none',
} as const;
