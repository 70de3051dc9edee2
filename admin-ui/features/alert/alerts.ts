import { useQuery, useQueryClient, type QueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { useNotify, useTranslate } from 'react-admin';
import type { Alert } from '../../../schemas/generated/alert.gen.ts';
import { failedLoads } from '../../core/data/failed-loads.ts';
import { call, undoTokenOf, type Answer } from '../../core/data/http.ts';
import { ownWrites } from '../../core/data/own-writes.ts';
import { t } from '../../core/i18n/t.ts';
import { onSaved } from '../../core/live/live.ts';
import { useUndo } from '../../kit/undo.ts';

/** Alerts are fetched on start and then at this interval, in ms (ALR-002). */
const every = 300_000;

/** Delay in ms before a changed alert is put back into its lists (AMB-022). */
const reinserted = 10;

const polled = { refetchInterval: every, refetchIntervalInBackground: true, refetchOnMount: false } as const;

const read = <T>(path: string) =>
  failedLoads.watch(
    path,
    call<T>(path).then(({ json }) => json),
  );

/** Number of alerts that are neither read nor archived. */
export const useUnread = (): number =>
  useQuery({
    queryKey: ['alert', 'new'],
    queryFn: () => read<number>('getNewCurrentUserAlerts'),
    ...polled,
  }).data ?? 0;

/** The alerts that are not archived, newest first. */
export const useActiveAlerts = () =>
  useQuery({
    queryKey: ['alert', 'active'],
    queryFn: () => read<Alert[]>('getActiveCurrentUserAlerts'),
    ...polled,
  });

/** Reads the alerts again as soon as one is raised or changed, here or elsewhere. */
export function useLiveAlerts(): void {
  const queries = useQueryClient();
  useEffect(
    () =>
      onSaved(async (saved) => {
        if (saved?.entity !== 'alert') return;
        const isStale = await ownWrites.settled();
        await queries.invalidateQueries({ queryKey: ['alert'], predicate: isStale });
      }),
    [queries],
  );
}

export type AlertChange = Partial<Pick<Alert, 'alertSeen' | 'archived' | 'snoozedUntil'>>;

/** Changes an alert on the screen at once and saves it. If that fails, the change is undone and a message shown. */
export function useAlertUpdate() {
  const save = useAlertSave();
  return (alert: Alert, change: AlertChange) =>
    save(alert, change, (id) => call(`updateAlert/${id}`, { method: 'PUT', body: change }));
}

/** As `useAlertUpdate`, for any call. Returns the answer; null if the change was not saved. */
function useAlertSave() {
  const queries = useQueryClient();
  const notify = useNotify();
  const translate = useTranslate();
  return async (
    alert: Alert,
    change: AlertChange,
    send: (id: number) => Promise<Answer<unknown>>,
  ): Promise<Answer<unknown> | null> => {
    const changed = { ...alert, ...change };
    put(queries, alert, changed);
    const timer = setTimeout(() => put(queries, changed, changed), reinserted);
    try {
      const answer = await send(alert.id);
      await queries.invalidateQueries({ queryKey: ['alert'] });
      return answer;
    } catch {
      clearTimeout(timer);
      put(queries, changed, alert);
      notify(translate('branchline.alert.updateFailed'), { type: 'error' });
      return null;
    }
  };
}

/** For how long an alert can be put off: an hour, until tomorrow morning, until next Monday morning. */
export const snoozes = ['hour', 'tomorrow', 'week'] as const;
export type Snooze = (typeof snoozes)[number];

/** Completes an alert, or puts it off. Either can be undone from its toast. */
export function useAlertActions() {
  const save = useAlertSave();
  const notify = useNotify();
  const undoable = useUndo();
  const update = useAlertUpdate();
  const report = (answer: Answer<unknown> | null, text: string) => {
    if (answer) notify(text, { type: 'success', ...undoable(undoTokenOf(answer)) });
  };
  return {
    async complete(alert: Alert) {
      report(await update(alert, { alertSeen: true, archived: true }), t('alert.completed'));
    },
    async snooze(alert: Alert, snooze: Snooze) {
      const send = (id: number) => call(`snoozeAlert/${id}`, { method: 'PUT', body: { snooze } });
      report(await save(alert, { snoozedUntil: snooze }, send), t(`alert.snoozed.${snooze}`));
    },
  };
}

/** Whether the bell shows an alert: it is neither completed nor put off. */
export const isActive = ({ archived, snoozedUntil }: Alert): boolean => !archived && !snoozedUntil;

const isUnread = (alert: Alert) => !alert.alertSeen && isActive(alert);

/** Replaces an alert in every loaded list, and updates the count. */
function put(queries: QueryClient, from: Alert, to: Alert) {
  queries.setQueriesData({ queryKey: ['alert'] }, (data: unknown) => {
    if (typeof data === 'number') return Math.max(0, data + Number(isUnread(to)) - Number(isUnread(from)));
    if (Array.isArray(data)) return data.map((one: Alert) => (one.id === to.id ? { ...one, ...to } : one));
    const page = data as { readonly data: readonly Alert[] } | undefined;
    return page?.data && { ...page, data: page.data.map((one) => (one.id === to.id ? { ...one, ...to } : one)) };
  });
}

/** Date and time of `21/11/2026 09:30`. */
export function whenOf({ dateCreated }: Alert) {
  const [date = '', time = ''] = (dateCreated ?? '').split(' ');
  return { date, time };
}
