import { hashKey } from '@tanstack/react-query';
import { failedLoads } from '../data/failed-loads.ts';
import { queryClient } from '../data/queries.ts';
import { session } from './session.ts';

/** Loads what is shown again when the signed-in user may see more or less than before. */
export function reloadOnNewRights(): void {
  let known = rightsNow();
  session.subscribe(() => {
    const [before, now] = [known, rightsNow()];
    known = now;
    if (before.user !== now.user || before.rights === now.rights) return;
    // What was refused in the meantime is loaded again. A page that has become closed is gone by then.
    setTimeout(() => {
      failedLoads.clear();
      void queryClient.invalidateQueries();
    });
  });
}

function rightsNow() {
  const { profile, permissions } = session.get() ?? {};
  return { user: profile?.id, rights: hashKey([profile?.role, profile?.defBranch, profile?.defRegion, permissions]) };
}
