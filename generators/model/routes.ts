import type { Json } from './load.ts';
import { operations, type Access, type Entity, type Operation, type Route, type Rule } from './types.ts';

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
  totals: 'read',
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

/** Whether a call of this kind changes nothing. */
export const isReading = ({ operation }: Pick<Route, 'operation'>): boolean => accessOf[operation] === 'read';

/**
 * All calls of an entity: those it declares, those of its duplicate check, and the export and bulk calls of its list.
 * @param hasTotals whether a list can have totals; then there is a call for them
 */
export function resolveRoutes(raw: Json, access: Access, hasTotals: boolean): Route[] {
  const routes: Route[] = [];
  const add = (operation: Operation, given: string | Json, rule: Rule = access[accessOf[operation]]) => {
    const {
      route,
      where = {},
      set = {},
      by = null,
      choices = false,
      access: narrower,
    } = typeof given === 'string' ? { route: given } : (given as Json);
    const [method, path] = (route as string).split(' ') as [Route['method'], string];
    routes.push({ operation, method, path, params: paramsOf(path), where, set, by, choices, access: narrower ?? rule });
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
    if (hasTotals) add('totals', `GET ${list.path}/totals`);
    if (named.update || named.set || named.remove) add('bulk', `POST ${list.path}/bulk`);
  }
  return routes;
}

/**
 * Calls that forms list choices by, those marked for it first: each has fixed values that do not depend on the user.
 */
export const choiceRoutes = ({ routes }: Pick<Entity, 'routes'>): Route[] =>
  routes
    .filter(({ operation, choices, where }) => operation === 'list' && (choices || isPlain(where)))
    .toSorted((a, b) => Number(b.choices) - Number(a.choices));

const isPlain = (where: Route['where']) =>
  Object.keys(where).length > 0 && !Object.values(where).some((value) => String(value).startsWith('$'));

export const paramsOf = (path: string): string[] => [...path.matchAll(/\{(\w+)\}/g)].map(([, name]) => name!);

/** A key that two routes share if they could match the same request: it ignores names of parameters and case. */
export const shapeOf = ({ method, path }: Pick<Route, 'method' | 'path'>): string =>
  `${method} ${path.replace(/\{\w+\}/g, '{}').toLowerCase()}`;
