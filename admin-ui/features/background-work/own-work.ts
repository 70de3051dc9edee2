import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect, useEffectEvent, useRef } from 'react';
import { useNotify } from 'react-admin';
import { call } from '../../core/data/http.ts';
import { onSaved } from '../../core/live/live.ts';
import { useSession } from '../../core/session/session.ts';
import { t } from '../../core/i18n/t.ts';
import type { BackgroundWork } from '../../../schemas/generated/background-work.gen.ts';
import { isActive } from './calls.ts';

/** Milliseconds after which work in progress is read again, if the live channel does not say before that it has changed. */
const pace = 5000;

/** Work of the user that is shown at most. */
const most = 10;

/** The user's latest exports and postings, newest first. */
export function useOwnWork() {
  const queries = useQueryClient();
  const id = useSession()?.profile.id;
  const query = useQuery({
    queryKey: ['backgroundWork', 'own', id],
    queryFn: () => read(id!),
    enabled: id !== undefined,
    refetchInterval: ({ state }) => (state.data?.some(isActive) ? pace : false),
  });
  const known = query.data;
  const hears = useEffectEvent((ids: readonly number[] | undefined) => {
    // Older work that is not shown is none of the user's, such as what the product does regularly.
    const newest = known?.[0]?.id ?? 0;
    return !ids || ids.some((one) => one > newest || known?.some((work) => work.id === one));
  });
  useEffect(
    () =>
      onSaved((saved) => {
        if (!saved || (saved.entity === 'backgroundWork' && hears(saved.ids)))
          void queries.invalidateQueries({ queryKey: ['backgroundWork', 'own'] });
      }),
    [queries],
  );
  return query;
}

async function read(person: number): Promise<BackgroundWork[]> {
  const filter = { person, kind: ['export', 'posting'] };
  const query = new URLSearchParams({
    filter: JSON.stringify(filter),
    range: JSON.stringify([0, most - 1]),
    sort: JSON.stringify(['queuedAt', 'DESC']),
  });
  return (await call<BackgroundWork[]>(`backgroundWork?${query}`)).json;
}

/** Says when work has ended that this window has seen in progress, or that is newer than the window. */
export function useNotices(works: readonly BackgroundWork[] | undefined, onReady: (work: BackgroundWork) => object) {
  const notify = useNotify();
  const active = useRef(new Set<number>());
  /** Key of the newest work so far; null before the first answer. */
  const newest = useRef<number | null>(null);
  const tell = useEffectEvent((work: BackgroundWork) => {
    const texts = { subject: work.subject!, file: work.fileName ?? '', reason: work.reason ?? '' };
    if (work.state === 'Failed') notify(t('backgroundWork.failed', texts), { type: 'error', messageArgs: {} });
    else if (work.state === 'Done' && work.fileName)
      notify(t('backgroundWork.ready', texts), { type: 'success', messageArgs: {}, ...onReady(work) });
  });
  useEffect(() => {
    if (!works) return;
    const before = newest.current ?? Infinity;
    for (const work of works)
      if (isActive(work)) active.current.add(work.id);
      else if (active.current.delete(work.id) || work.id > before) tell(work);
    newest.current = Math.max(newest.current ?? 0, ...works.map(({ id }) => id));
  }, [works]);
}
