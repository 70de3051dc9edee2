import { connection, isUnreachable } from './connection.ts';
import { failedLoads } from './failed-loads.ts';
import { queryClient } from './queries.ts';

/** Once the connection is back, repeats the loads that have failed, and clears the messages about them. */
export const reloadOnReturn = (): void =>
  connection.onReturn(() => {
    failedLoads.reached();
    void queryClient.refetchQueries({
      type: 'active',
      predicate: ({ state: { error } }) =>
        error !== null && isUnreachable(error as Error & { status: number; body: unknown }),
    });
  });
