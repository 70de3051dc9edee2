import {
  QueryClient,
  type InvalidateOptions,
  type InvalidateQueryFilters,
  type Query,
  type QueryKey,
} from '@tanstack/react-query';
import { gone } from './gone.ts';

/**
 * The client of all queries. After a change, affected queries are refetched, even those still loading, but not those about a
 * record that has gone.
 */
class Queries extends QueryClient {
  /**
   * Cancels first loads in flight: their response may predate the change. Code that waits for them gets the result of
   * the refetch.
   */
  override invalidateQueries<K extends QueryKey>(filters: InvalidateQueryFilters<K> = {}, options?: InvalidateOptions) {
    const { refetchType = 'active', predicate: asked, ...which } = filters;
    if (refetchType === 'none') return super.invalidateQueries(filters, options);
    const predicate = (query: Query) => !gone.concerns(query) && (asked?.(query) ?? true);
    void this.cancelQueries<K>(
      {
        ...which,
        type: 'active',
        predicate: (query) => query.state.data === undefined && predicate(query),
      },
      { silent: true, revert: false },
    );
    return super.invalidateQueries({ ...filters, predicate }, options);
  }
}

export const queryClient = new Queries({
  defaultOptions: {
    queries: {
      // Retries only if no response came: a server that has refused a request would refuse it again.
      retry: (count, error) => count < 1 && (error as { status?: number }).status === 0,
      refetchOnWindowFocus: false,
    },
  },
});
