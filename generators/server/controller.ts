import { camel } from '../model/names.ts';
import { isReading, type Entity, type Route } from '../model/index.ts';
import { typeName } from '../../server/core/model/wire-schema.ts';
import { describeCall, type CallMethod } from './calls/calls.ts';

/**
 * The controller of an entity. Routes that differ only in their path share a method.
 * @param served the routes that it serves
 */
export function emitController(entity: Entity, served: readonly Route[]): string {
  const type = typeName(entity.name);
  const groups = grouped(served);
  const names = uniqueNames(groups.map(([first]) => first!));
  return `
    const API_TAG = ${JSON.stringify(entity.plural)};

    @Controller()
    export class ${type}Controller {
      readonly #crud: Crud<${type}>;

      constructor(@InjectCrud('${entity.name}') crud: Crud<${type}>) { this.#crud = crud; }

      ${groups.map((routes, i) => emitMethod(entity, routes, names[i]!)).join('\n\n')}
    }
  `;
}

/** What a controller's code imports. */
export function importsOf({ name, folder }: Entity, code: string): string {
  const common = ['Controller', 'Body', 'Delete', 'Get', 'HttpCode', 'Param', 'Post', 'Put', 'Query', 'Res'].filter(
    (one) => code.includes(`@${one}(`),
  );
  const types = ['ListQuery', 'ExportQuery', 'Params'].filter((one) => code.includes(one));
  const described = [
    'Describe',
    'cardFile',
    'embedding',
    'exportQuery',
    'listQuery',
    'tableFile',
    'totalsAnswer',
    'totalsQuery',
  ].filter((one) => new RegExp(`\\b${one}\\b`).test(code));
  return `
    import { ${common.join(', ')} } from '@nestjs/common';
    ${code.includes('Response') ? `import type { Response } from 'express';` : ''}
    import type { ${typeName(name)} } from '../../schemas/generated/${folder}.gen.ts';
    ${types.includes('ListQuery') ? `import type { ListQuery } from '../core/records/request.ts';` : ''}
    import { Access, CurrentUser } from '../http/access/access.decorator.ts';
    import { InjectCrud } from '../http/inject-crud.ts';
    import { ${described.join(', ')} } from '../http/openapi.ts';
    import type { SessionUser } from '../services/access/session-user.ts';
    import type { Crud${types.includes('Params') ? ', Params' : ''} } from '../services/crud/crud.ts';
    ${types.includes('ExportQuery') ? `import type { ExportQuery } from '../services/export/list-table.ts';` : ''}
  `;
}

/** The routes of an entity that its generated controller serves: all but those that a hand-written one serves. */
export function routesLeft(entity: Entity, byHand: readonly CallMethod[]): Route[] {
  const served = new Set(byHand.flatMap(({ method, paths }) => paths.map((path) => shapeOf(method, path))));
  return entity.routes.filter(({ method, path }) => !served.has(shapeOf(method, path)));
}

/** A route without the names of its parameters. */
const shapeOf = (method: string, path: string) => `${method} ${path.replace(/\{\w+\}/g, '{}')}`;

/** The methods of an entity's controller, for the table of calls. */
export const methodsOf = (entity: Entity, byHand: readonly CallMethod[]): CallMethod[] =>
  grouped(routesLeft(entity, byHand)).map((routes) => {
    const [{ method, access }] = routes as [Route];
    return {
      tag: entity.plural,
      method,
      paths: routes.flatMap((route) => pathsOf(entity, route)),
      summary: describeCall(entity, routes[0]!).summary,
      access,
    };
  });

/** Routes that differ only in their path share a method. `customers/count` comes before `customers/{id}`. */
function grouped(routes: readonly Route[]): Route[][] {
  const groups = new Map<string, Route[]>();
  for (const route of routes) {
    const { operation, method, params, where, set, by, access } = route;
    const alike = JSON.stringify([
      operation,
      method,
      operation === 'one' || operation === 'update' || operation === 'remove' ? [] : params,
      where,
      set,
      by,
      access,
    ]);
    groups.set(alike, [...(groups.get(alike) ?? []), route]);
  }
  return [...groups.values()].toSorted(staticFirst);
}

/** Static paths come first, because Nest uses the first route that matches. */
const staticFirst = ([a]: Route[], [b]: Route[]) =>
  Number(/^[^/]+\/\{/.test(a!.path)) - Number(/^[^/]+\/\{/.test(b!.path));

function emitMethod(entity: Entity, routes: Route[], name: string): string {
  const [first] = routes as [Route];
  const { summary, takes, call, returns, files, body, query, conflict, counted } = describeCall(entity, first);
  const paths = routes
    .flatMap((route) => pathsOf(entity, route))
    .map((path) => `'${path.replace(/\{(\w+)\}/g, ':$1')}'`);
  const verb = first.method[0] + first.method.slice(1).toLowerCase();
  const texts = first.params.filter((param) => ['text', 'search', 'postCode'].includes(param) || isText(entity, param));
  const description = [
    'tag: API_TAG',
    `summary: ${JSON.stringify(summary)}`,
    ...(texts.length ? [`params: { ${texts.map((param) => `${param}: 'string'`).join(', ')} }`] : []),
    ...(query ? [`query: ${query}`] : []),
    ...(body ? [`body: '${body}'`] : []),
    ...(returns ? [`returns: ${returns}`] : []),
    ...(files ? [`files: ${files}`] : []),
    ...(counted === false ? ['counted: false'] : []),
    ...(conflict ? [`conflict: ${conflict}`] : []),
    ...(isReading(first) === (first.method === 'GET') ? [] : [`inView: ${isReading(first)}`]),
    ...(entity.trash === 'none' && !isReading(first) ? ['undoable: false'] : []),
  ];
  return [
    `@${verb}(${paths.length > 1 ? `[${paths.join(', ')}]` : paths[0]})`,
    ...(first.method === 'POST' ? ['@HttpCode(200)'] : []),
    `@Access(${JSON.stringify(first.access)})`,
    `@Describe({ ${description.join(', ')} })`,
    `${name}(${['@CurrentUser() user: SessionUser', ...takes].join(', ')}) { return this.#crud.${call}; }`,
  ].join('\n');
}

const isText = (entity: Entity, name: string) => entity.fields.find((field) => field.name === name)?.type === 'string';

/** Unique names for methods whose paths differ only in their parameters: tags, tagsByType. */
function uniqueNames(routes: Route[]): string[] {
  const taken = new Set<string>();
  return routes.map((route) => {
    const name = methodName(route);
    const plain = taken.has(name) ? `${name}By${route.params.map(typeName).join('')}` : name;
    let one = plain;
    for (let i = 2; taken.has(one); i++) one = `${plain}${i}`;
    taken.add(one);
    return one;
  });
}

/** Name of a method, from its path: `customerfilterbypage/{page}` → customerfilterbypage. Default: the operation. */
function methodName({ operation, method, path }: Route): string {
  const words = path.replace(/\{\w+\}/g, '').replace(/\/+$/, '');
  const name = camel(words);
  if (['one', 'create', 'update', 'remove'].includes(operation)) return operation;
  return operation === 'bulk' || operation === 'export' || operation === 'totals'
    ? operation
    : method === 'GET' || operation !== 'list'
      ? name
      : operation;
}

/** A reference item also has an update path without an id, which reports that the id is missing (VAL-019). */
const pathsOf = ({ kind }: Entity, { operation, path }: Route): string[] =>
  kind === 'reference' && operation === 'update' ? [path, path.replace(/\/\{\w+\}$/, '')] : [path];
