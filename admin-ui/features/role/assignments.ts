import { useQueries, useQuery } from '@tanstack/react-query';
import { contents } from '../../core/contents.ts';
import { failedLoads } from '../../core/data/failed-loads.ts';
import { call } from '../../core/data/http.ts';
import type { Assigned, Assignments } from './levels.ts';

/** The start of the keys of these queries. */
export const assignmentsKey = 'rolePermissions';

/** Query of a role's permissions, by code. */
export const assignmentsOf = (role: number) => ({
  queryKey: [assignmentsKey, role],
  queryFn: async ({ signal }: { readonly signal?: AbortSignal }): Promise<Assignments> => {
    const path = `rolePermissions/${role}`;
    const { json } = await failedLoads.watch(path, call<readonly Assigned[]>(path, signal ? { signal } : {}));
    return new Map(json.map((one) => [one.permission.permissionCode, one]));
  },
});

export const useAssignments = (role: number) => useQuery(assignmentsOf(role));

/** The permissions of several roles, in the order of the roles; null until all have loaded. */
export const useAssignmentsOf = (roles: readonly number[]): readonly Assignments[] | null =>
  useQueries({
    queries: roles.map((role) => assignmentsOf(role)),
    combine: (results) => {
      const found = results.flatMap(({ data }) => data ?? []);
      return found.length === roles.length ? found : null;
    },
  });

/** Keys of the active permissions that the schemas describe, by code. */
export const usePermissionIds = () =>
  useQuery({
    queryKey: ['permission', 'ids'],
    queryFn: async ({ signal }): Promise<ReadonlyMap<string, number>> => {
      const work = call<readonly { id: number; permissionCode: string }[]>('activePermissions', { signal });
      const { json } = await failedLoads.watch('activePermissions', work);
      const known = json.filter(({ permissionCode }) => permissionCode in contents().permissions);
      return new Map(known.map(({ id, permissionCode }) => [permissionCode, id]));
    },
  });
