import { useQuery, useQueryClient } from '@tanstack/react-query';
import { call } from '../../../core/data/http.ts';

/** A colleague whose activities a feed can show. */
export interface Colleague {
  readonly id: number;
  readonly fullName: string;
}

/** The user's own feed. Its address is known only right after it was created. */
export interface Feed {
  /** Empty if there is no feed. */
  readonly createdAt: string | null;
  readonly usedAt: string | null;
  readonly colleagues: readonly Colleague[];
}

const path = 'calendarFeed';
const queryKey = [path];

/** The user's own calendar feed, and what can be done with it. */
export function useFeed() {
  const queries = useQueryClient();
  const query = useQuery({ queryKey, queryFn: () => call<Feed>(path).then(({ json }) => json) });
  const bodyOf = (colleagues: readonly Colleague[]) => ({ colleagues: colleagues.map(({ id }) => id) });
  const reload = () => queries.invalidateQueries({ queryKey });
  return {
    ...query,
    /** Creates the feed, or gives it another address. @returns the address */
    async create(colleagues: readonly Colleague[]): Promise<string> {
      const { json } = await call<{ url: string }>(path, { method: 'POST', body: bodyOf(colleagues) });
      await reload();
      return json.url;
    },
    async choose(colleagues: readonly Colleague[]): Promise<void> {
      const { json } = await call<Feed>(path, { method: 'PUT', body: bodyOf(colleagues) });
      queries.setQueryData(queryKey, json);
    },
    async revoke(): Promise<void> {
      await call(path, { method: 'DELETE' });
      await reload();
    },
  };
}
