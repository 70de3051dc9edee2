import { connection, isUnreachable } from './connection.ts';
import { failedLoads } from './failed-loads.ts';
import { queryClient } from './queries.ts';

/** Loads what could not be loaded as soon as the connection is back, and clears the messages about it. */
export const reloadOnReturn = (): void =>
  connection.onReturn(() => {
    failedLoads.reached();
    void queryClient.refetchQueries({
      type: 'active',
      predicate: ({ state: { error } }) =>
        error !== null && isUnreachable(error as Error & { status: number; body: unknown }),
    });
  });
