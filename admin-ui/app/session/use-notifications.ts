import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useNotify } from 'react-admin';
import { failedLoads } from '../../core/data/failed-loads.ts';
import { call } from '../../core/data/http.ts';
import { t } from '../../core/i18n/t.ts';
import { allows } from '../../core/session/rules.ts';
import { useSession } from '../../core/session/session.ts';

type Flags = Readonly<Record<string, boolean>>;

/** The settings of mails, with the names of the specification, and those of alerts. Each has its own calls. */
const mails = { read: 'user/getNotifications', save: 'user/updateNotifications' };
const alerts = { read: 'user/getAlertSettings', save: 'user/updateAlertSettings' };

const load = (source: string) =>
  failedLoads.watch(
    source,
    call<Flags>(source).then(({ json }) => json),
  );

/** A user's own notification settings: which are on, and what has been changed here. */
export function useNotifications(onSaved: () => void) {
  const isAdmin = allows(useSession(), { roleName: 'Admin' });
  const queries = useQueryClient();
  const notify = useNotify();
  const { data, error } = useQuery({
    queryKey: ['user', 'notifications'],
    queryFn: async () => {
      const [ofMails, ofAlerts] = await Promise.all([load(mails.read), load(alerts.read)]);
      return { mails: ofMails, alerts: ofAlerts };
    },
    gcTime: 0,
  });
  const [chosen, setChosen] = useState<Flags>({});
  const [busy, setBusy] = useState(false);
  const saved: Flags = { ...data?.mails, ...data?.alerts };
  const changed = Object.keys(chosen).filter((flag) => chosen[flag] !== saved[flag]);

  async function submit() {
    setBusy(true);
    try {
      const flags = Object.keys(data!.mails).map((flag) => [flag, chosen[flag] ?? saved[flag]]);
      // Only the role named Admin may have mails on approvals (PER-003).
      const body = { ...Object.fromEntries(flags), ...(!isAdmin && { getCustApproveEmail: false }) };
      await call(mails.save, { method: 'PUT', body });
      const rest = changed.filter((flag) => flag in data!.alerts).map((flag) => [flag, chosen[flag]]);
      if (rest.length) await call(alerts.save, { method: 'PUT', body: Object.fromEntries(rest) });
      await queries.invalidateQueries({ queryKey: ['user'] });
      notify(t('app.notifications.updated'), { type: 'success' });
      onSaved();
    } catch {
      notify(t('app.notifications.failed'), { type: 'error' });
      setBusy(false);
    }
  }

  return {
    isAdmin,
    isLoaded: data !== undefined,
    problem: error ? error.message : null,
    isChanged: changed.length > 0,
    busy,
    isOn: (flag: string): boolean => chosen[flag] ?? saved[flag] ?? false,
    set: (flag: string, on: boolean) => setChosen({ ...chosen, [flag]: on }),
    submit,
  };
}

export type Notifications = ReturnType<typeof useNotifications>;
