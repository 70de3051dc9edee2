import { useEffect, useState } from 'react';
import { ownWrites } from '../../core/data/own-writes.ts';
import { queryClient } from '../../core/data/queries.ts';
import { onSaved } from '../../core/live/live.ts';
import type { Resource } from '../../core/model/resource.ts';
import { session } from '../../core/session/session.ts';
import { historyQuery } from '../../core/data/history.ts';

/** Who else has saved a record, and at what time: `09:30`. */
export interface ColleagueSave {
  readonly name: string;
  readonly time: string;
}

/**
 * The last save of a record by someone else since it was opened; its entity must keep a history.
 * @param id undefined
 * while the record loads, or is new
 */
export function useColleagueSave(of: Resource, id: number | undefined) {
  const [save, setSave] = useState<ColleagueSave | null>(null);
  useEffect(() => {
    if (id === undefined) return undefined;
    let isOpen = true;
    const stop = onSaved(async (saved) => {
      if (saved?.entity !== of.name || !saved.ids?.includes(id)) return;
      const found = await latest(of, id);
      if (isOpen && found) setSave(found);
    });
    return () => {
      isOpen = false;
      stop();
      setSave(null);
    };
  }, [of, id]);
  return { save, id, dismiss: () => setSave(null) };
}

/** The latest save by its history; null if that is the user's own or the product's. */
async function latest(of: Resource, id: number): Promise<ColleagueSave | null> {
  if (!of.calls.history) return null;
  await ownWrites.settled();
  const [entry] = await queryClient.fetchQuery({ ...historyQuery(of, id), staleTime: 0 }).catch(() => []);
  if (!entry?.user.id || entry.user.id === session.get()?.profile.id) return null;
  return { name: entry.user.fullName, time: entry.at.slice(-5) };
}
