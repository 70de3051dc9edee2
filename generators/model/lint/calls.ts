import { paramsOf } from '../routes.ts';
import { signedInUser, type Operation, type Route } from '../types.ts';
import type { Json, RawEntity } from '../load.ts';
import { lintLiterals } from './condition.ts';
import type { Names, Place } from './names.ts';

/** The method of each operation, and the parameters that its path needs. */
const shapes: Partial<Record<Operation, { method: Route['method']; params: readonly string[] }>> = {
  list: { method: 'GET', params: [] },
  names: { method: 'GET', params: [] },
  count: { method: 'GET', params: [] },
  page: { method: 'GET', params: ['page', 'rows'] },
  saved: { method: 'GET', params: ['savedFilter'] },
  filter: { method: 'POST', params: ['page', 'rows', 'savedFilter', 'sortField', 'sortOrder', 'search'] },
  search: { method: 'GET', params: ['text'] },
  one: { method: 'GET', params: ['id'] },
  create: { method: 'POST', params: [] },
  // The key may be in the body.
  update: { method: 'PUT', params: [] },
  set: { method: 'PUT', params: ['id'] },
  remove: { method: 'DELETE', params: ['id'] },
  history: { method: 'GET', params: ['id'] },
};

/** Words of a call that belong to one operation. */
const onlyFor = { set: 'set', by: 'derive', choices: 'list' } as const;

/** Checks the calls that a schema declares: their methods, parameters, fixed values and derivations. */
export function lintCalls(names: Names, raw: RawEntity): void {
  for (const [operation, calls] of Object.entries((raw['x-routes'] ?? {}) as Json))
    (calls as (string | Json)[] | null)?.forEach((call, i) =>
      lintShape(names, operation as Operation, typeof call === 'string' ? { route: call } : call, i),
    );
  const { fields, routes } = names.entity;
  const derivations = fields.flatMap((field) => field.derived.flatMap(({ by }) => by ?? []));
  for (const { operation, where, set, params, by } of routes) {
    lintFixed(names, where, 'x-routes', operation);
    lintFixed(names, set, 'x-routes', operation);
    if (['list', 'names', 'count', 'export'].includes(operation)) names.fields(params, 'x-routes', operation);
    if (operation === 'derive') names.known(by ?? '', derivations, 'derivation', 'x-routes', 'derive');
  }
}

function lintShape(names: Names, operation: Operation, call: Json, i: number): void {
  const at = ['x-routes', operation, i];
  const [method, path] = (call.route as string).split(' ') as [string, string];
  const shape = shapes[operation];
  const params = paramsOf(path);
  if (/[{}]/.test(path.replaceAll(/\{\w+\}/g, ''))) return names.add(`a brace in "${path}" has no partner`, ...at);
  if (/^v1(\/|$)/i.test(path)) names.add(`"${path}" is below /v1 already: leave v1 out`, ...at);
  if (new Set(params).size < params.length) names.add(`"${path}" has a parameter twice`, ...at);
  if (shape && method !== shape.method) names.add(`the operation ${operation} has the method ${shape.method}`, ...at);
  // A parameter for the key can have any name.
  const isKey = shape?.params[0] === 'id';
  const missing = isKey ? (params.length ? [] : ['id']) : shape?.params.filter((name) => !params.includes(name));
  if (missing?.length) names.add(`"${path}" needs ${missing.map((name) => `{${name}}`).join(' and ')}`, ...at);
  for (const [word, only] of Object.entries(onlyFor))
    if (word in call && operation !== only) names.add(`is only for the operation ${only}`, ...at, word);
  if (operation === 'set' && !Object.keys((call.set ?? {}) as Json).length)
    names.add('needs "set": the values that the call sets', ...at);
}

/** Checks fixed values: their fields exist and take them, and `$user` is used only for references to users. */
export function lintFixed(names: Names, fixed: Readonly<Record<string, unknown>>, ...at: Place): void {
  names.fields(Object.keys(fixed), ...at);
  for (const [name, value] of Object.entries(fixed)) {
    const field = names.entity.fields.find((one) => one.name === name);
    if (!field) continue;
    if (value === signedInUser) {
      if (field.to !== 'user') names.add(`"${name}" does not refer to a user`, ...at);
    } else lintLiterals(names, field, { is: value as string }, ...at);
  }
}
