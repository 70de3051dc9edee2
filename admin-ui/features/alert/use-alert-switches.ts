import { useState } from 'react';
import type { Alert } from '../../../schemas/generated/alert.gen.ts';
import { useAlertUpdate, type AlertChange } from './alerts.ts';

/** Whether alerts are read and archived. A change shows at once; the lists follow when they have loaded again. */
export function useAlertSwitches() {
  const update = useAlertUpdate();
  const [changing, setChanging] = useState<Readonly<Record<number, AlertChange>>>({});
  const change = async (alert: Alert, to: AlertChange) => {
    setChanging((now) => ({ ...now, [alert.id]: to }));
    await update(alert, to);
    setChanging((now) => ({ ...now, [alert.id]: {} }));
  };
  return {
    isRead: ({ id, alertSeen }: Alert) => changing[id]?.alertSeen ?? alertSeen,
    isArchived: ({ id, archived }: Alert) => changing[id]?.archived ?? archived,
    toggleRead: (alert: Alert) => void change(alert, { alertSeen: !alert.alertSeen }),
    toggleArchived: (alert: Alert) => void change(alert, { archived: !alert.archived }),
  };
}

export type AlertSwitches = ReturnType<typeof useAlertSwitches>;
