import { useQuery } from '@tanstack/react-query';
import { call } from '../../core/data/http.ts';

/** The start of the keys of these queries. */
export const holdersKey = 'permissionHolders';

export interface Holders {
  readonly roles: readonly { readonly id: number; readonly roleName: string; readonly permissionLevel: number }[];
  readonly users: readonly Holder[];
}

export interface Holder {
  readonly id: number;
  readonly fullName: string;
  readonly role: { readonly id: number; readonly roleName: string } | null;
  readonly permissionLevel: number;
  /** Whether the level is the user's own, in place of that of the role. */
  readonly isOwn: boolean;
}

/** The roles and active users who have a permission. */
export const useHolders = (code: string) =>
  useQuery({
    queryKey: [holdersKey, code],
    queryFn: async ({ signal }) => (await call<Holders>(`permissionHolders/${code}`, { signal })).json,
    staleTime: 0,
  });
