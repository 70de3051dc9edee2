import type { Json } from './load.ts';
import { operations, type Access, type Operation, type Route, type Rule } from './types.ts';

const accessOf: Record<Operation, keyof Access> = {
  list: 'read',
  names: 'read',
  count: 'read',
  page: 'read',
  saved: 'read',
  filter: 'read',
  search: 'read',
  one: 'read',
  history: 'read',
  export: 'read',
  derive: 'read',
  check: 'read',
  create: 'create',
  saveAnyway: 'create',
  distinct: 'update',
  alike: 'update',
  update: 'update',
  set: 'update',
  bulk: 'update',
  remove: 'remove',
};

/** All calls of an entity: those it names, those of its duplicates, and export and bulk beside its list. */
export function resolveRoutes(raw: Json, access: Access): Route[] {
  const routes: Route[] = [];
  const add = (operation: Operation, given: string | Json, rule: Rule = access[accessOf[operation]]) => {
    const {
      route,
      where = {},
      set = {},
      by = null,
      access: narrower,
    } = typeof given === 'string' ? { route: given } : (given as Json);
    const [method, path] = (route as string).split(' ') as [Route['method'], string];
    routes.push({ operation, method, path, params: paramsOf(path), where, set, by, access: narrower ?? rule });
  };
  const named = (raw['x-routes'] ?? {}) as Json;
  for (const operation of operations) for (const given of named[operation] ?? []) add(operation, given);
  if (raw['x-duplicates']) {
    add('check', raw['x-duplicates'].check);
    add('saveAnyway', raw['x-duplicates'].saveAnyway);
    const { distinct } = raw['x-duplicates'] as { distinct?: string };
    if (distinct) {
      add('distinct', distinct);
      add('alike', distinct.replace('POST', 'DELETE'));
    }
  }
  const list = routes.find((route) => route.operation === 'list' && route.method === 'GET' && !route.params.length);
  if (list && raw['x-lists'] && Object.values(raw['x-lists'] as Json).some((it) => it.screen)) {
    add('export', `GET ${list.path}/export`);
    if (named.update || named.set || named.remove) add('bulk', `POST ${list.path}/bulk`);
  }
  return routes;
}

export const paramsOf = (path: string): string[] => [...path.matchAll(/\{(\w+)\}/g)].map(([, name]) => name!);

/** What two paths must differ in: parameters are alike, and letters of either case. */
export const shapeOf = ({ method, path }: Pick<Route, 'method' | 'path'>): string =>
  `${method} ${path.replace(/\{\w+\}/g, '{}').toLowerCase()}`;
