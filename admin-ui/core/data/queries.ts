import { QueryClient, type InvalidateOptions, type InvalidateQueryFilters, type QueryKey } from '@tanstack/react-query';

/** The client of all queries. Queries that a change affects are refetched, also those in flight. */
class Queries extends QueryClient {
  /**
   * A first load that is on its way when something changes would be taken for the answer to the change:
   * it may be from before. It is dropped, and who waits for it gets the one that follows.
   */
  override invalidateQueries<K extends QueryKey>(filters: InvalidateQueryFilters<K> = {}, options?: InvalidateOptions) {
    const { refetchType = 'active', predicate, ...which } = filters;
    if (refetchType === 'none') return super.invalidateQueries(filters, options);
    void this.cancelQueries<K>(
      {
        ...which,
        type: 'active',
        predicate: (query) => query.state.data === undefined && (predicate?.(query) ?? true),
      },
      { silent: true, revert: false },
    );
    return super.invalidateQueries(filters, options);
  }
}

export const queryClient = new Queries({
  defaultOptions: {
    queries: {
      // What the server has answered it would answer again.
      retry: (count, error) => count < 1 && (error as { status?: number }).status === 0,
      refetchOnWindowFocus: false,
    },
  },
});
