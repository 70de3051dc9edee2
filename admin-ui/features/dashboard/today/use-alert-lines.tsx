import DoneIcon from '@mui/icons-material/Done';
import { useQueryClient } from '@tanstack/react-query';
import { Suspense, useState } from 'react';
import type { Alert } from '../../../../schemas/generated/alert.gen.ts';
import { call } from '../../../core/data/http.ts';
import { allowsChange } from '../../../core/session/rules.ts';
import { useSession } from '../../../core/session/session.ts';
import { today } from '../../../core/time/london.ts';
import { later } from '../../../kit/later.tsx';
import { LinkedRecord } from '../../alert/LinkedRecord.tsx';
import { whenOf } from '../../alert/alerts.ts';
import { lineKeys } from './keys.ts';
import type { Line, Lines } from './line.ts';
import { t } from './texts.ts';
import type { Complain, Take } from './use-take.ts';
import type { Section } from './use-today.ts';
import { dayOf } from './when.ts';

const AlertsDialog = later(() => import('../../alert/AlertsDialog.tsx').then((module) => module.AlertsDialog));

/** The lines of unread alerts. Opening one shows its record and marks it as read, as the bell does. */
export function useAlertLines(take: Take, complain: Complain) {
  const session = useSession();
  const queries = useQueryClient();
  const [linked, setLinked] = useState<Alert | null>(null);
  const [all, setAll] = useState(false);
  const mayChange = allowsChange(session, 'signedIn');

  const read = (id: string, alert: Alert) =>
    take(id, () => call(`updateAlert/${alert.id}`, { method: 'PUT', body: { alertSeen: true } }), t('today.isRead'))
      .then(() => queries.invalidateQueries({ queryKey: ['alert'] }))
      .catch(complain(alert.alertDesc ?? ''));

  function lineOf(alert: Alert): Line {
    const id = `alerts ${alert.id}`;
    const { date, time } = whenOf(alert);
    return {
      id,
      title: alert.alertDesc ?? '',
      to: null,
      open: () => {
        setLinked(alert);
        if (mayChange) void read(id, alert);
      },
      facts: alert.customerName ? [alert.customerName] : [],
      when: date === today() ? time : dayOf(date),
      phone: null,
      actions: mayChange
        ? [{ key: lineKeys.deal, label: t('today.read'), Icon: DoneIcon, run: () => void read(id, alert) }]
        : [],
    };
  }

  const dialog = (
    <>
      {all && (
        <Suspense>
          <AlertsDialog onOpen={setLinked} onClose={() => setAll(false)} />
        </Suspense>
      )}
      {linked && <LinkedRecord alert={linked} onClose={() => setLinked(null)} />}
    </>
  );
  const linesOf = ({ rows, total, exact }: Section<Alert>): Lines => ({
    name: 'alerts',
    lines: rows.map(lineOf),
    total,
    exact,
    all: () => setAll(true),
  });
  return { linesOf, dialog, isBusy: all || linked !== null };
}
