import { signedInUser, type Entity, type Operation, type Route, type Rule } from '../model/index.ts';
import { typeName } from '../wire.ts';

/** A method of a controller, with all paths that lead to it. */
export interface CallMethod {
  /** Heading of the call in the API description. */
  readonly tag: string;
  readonly method: string;
  /** Below /v1, with parameters in braces: `customers/{id}`. */
  readonly paths: readonly string[];
  readonly summary: string;
  readonly access: Rule | 'public' | 'token';
}

export interface Method {
  readonly summary: string;
  /** Arguments besides the user. */
  readonly takes: string[];
  readonly call: string;
  readonly returns: string;
  readonly body?: string;
}

/** What the method of a call takes, does and answers, by its operation. */
export function describeCall(entity: Entity, route: Route): Method {
  const type = typeName(entity.name);
  const [one, many] = [entity.title.toLowerCase(), entity.plural.toLowerCase()];
  const where = fixed(route);
  const narrowed = narrowing(entity, route);
  const a = `${/^[aeio]/.test(one) ? 'an' : 'a'} ${one}`;
  const param = route.params[0];
  const params = route.params.length ? ['@Param() params: Params'] : [];
  const id = `@Param('${param}') id: ${entity.kind === 'reference' && route.operation === 'update' ? 'string | undefined' : 'string'}`;
  const response = '@Res({ passthrough: true }) response: Response';
  const queried = '@Query() query: ListQuery';
  const rest = where === '{}' ? '' : `, ${where}`;
  const page = `{ type: 'object', properties: { rows: { type: 'array', items: { $ref: '#/components/schemas/${type}' } }, total: { type: 'integer' }, page: { type: 'integer' }, size: { type: 'integer' } } }`;
  const input = `${type}Input`;
  const methods: Record<Operation, () => Method> = {
    list: () => ({
      summary: `List ${many}${narrowed}`,
      takes: [queried, response, ...params],
      call: `list(query, user, response${rest})`,
      returns: `'${type}[]'`,
    }),
    names: () => ({
      summary: `Names of ${many}${narrowed}`,
      takes: [queried, ...params],
      call: `names(query, user${rest})`,
      returns: `{ type: 'array' }`,
    }),
    count: () => ({
      summary: `Number of ${many}${narrowed}`,
      takes: params,
      call: `count(user${rest})`,
      returns: `{ type: 'integer' }`,
    }),
    saved: () => ({
      summary: `${entity.plural} of a saved filter`,
      takes: params,
      call: `saved(params, user${rest})`,
      returns: `'${type}[]'`,
    }),
    page: () => ({
      summary: `A page of ${many}${narrowed}`,
      takes: params,
      call: `page(params, user${rest})`,
      returns: page,
    }),
    filter: () => ({
      summary: `A filtered page of ${many}${narrowed}`,
      takes: [...params, '@Body() body: unknown'],
      call: `filter(params, body, user${rest})`,
      returns: page,
      body: 'Filter',
    }),
    search: () => ({
      summary: `Find ${many} by text`,
      takes: [`@Param('text') text: string`],
      call: `search(text, user${rest})`,
      returns: `'${type}[]'`,
    }),
    one: () => ({ summary: `One ${one}`, takes: [id], call: 'one(id, user)', returns: `'${type}'` }),
    create: () => ({
      summary: `Create ${a}`,
      takes: ['@Body() body: unknown'],
      call: 'create(body, user)',
      returns: `'${type}'`,
      body: input,
    }),
    saveAnyway: () => ({
      summary: `Create ${a} despite duplicates`,
      takes: ['@Body() body: unknown'],
      call: 'saveAnyway(body, user)',
      returns: `'${type}'`,
      body: input,
    }),
    distinct: () => ({
      summary: `Remember that two ${many} are not the same`,
      takes: params,
      call: 'setDistinct(params, true, user)',
      returns: `{ type: 'object' }`,
    }),
    alike: () => ({
      summary: `Forget that two ${many} are not the same`,
      takes: params,
      call: 'setDistinct(params, false, user)',
      returns: `{ type: 'object' }`,
    }),
    update: () => ({
      summary: `Change ${a}`,
      takes: [id, '@Body() body: unknown'],
      call: 'update(id, body, user)',
      returns: `'${type}'`,
      body: input,
    }),
    set: () => ({
      summary: `Set ${Object.entries(route.set)
        .map(([name, value]) => `${name} to ${value}`)
        .join(', ')}`,
      takes: [id],
      call: `set(id, ${JSON.stringify(route.set)}, user)`,
      returns: `'${type}'`,
    }),
    remove: () => ({
      summary: `Delete ${a} nothing refers to`,
      takes: [id],
      call: 'remove(id, user)',
      returns: `{ type: 'object', properties: { id: { type: 'integer' } } }`,
    }),
    history: () => ({
      summary: `Changes of ${a}`,
      takes: [id],
      call: 'history(id, user)',
      returns: `{ type: 'array' }`,
    }),
    derive: () => ({
      summary: `What follows from ${route.params.join(', ')}`,
      takes: params,
      call: `derive('${route.by}', params, user)`,
      returns: `{ type: ['object', 'null'] }`,
    }),
    check: () => ({
      summary: `Possible duplicates of ${a}: none, or 409 with ranked rows`,
      takes: ['@Body() body: unknown'],
      call: 'check(body, user)',
      returns: `{ type: 'array' }`,
      body: input,
    }),
    export: () => ({
      summary: `All ${many} as a file`,
      takes: ['@Query() query: ListQuery & ExportQuery', '@Res() response: Response'],
      call: 'export(query, user, response)',
      returns: `{ type: 'string' }`,
    }),
    bulk: () => ({
      summary: `Change or delete many ${many}`,
      takes: ['@Body() body: unknown'],
      call: `bulk(body, user, { change: ${has(entity, 'update', 'set')}, remove: ${has(entity, 'remove')} })`,
      returns: `{ type: 'object' }`,
      body: 'Bulk',
    }),
  };
  return methods[route.operation]();
}

/** What a list is limited to, in words: ` (active, by customer)`. */
function narrowing(entity: Entity, { operation, where, params }: Route): string {
  const title = (name: string) => {
    const field = entity.fields.find((one) => one.name === name);
    return (field?.title ?? name).toLowerCase().replace(/\?$/, '');
  };
  const words = Object.entries(where).map(([name, value]) => {
    if (value === signedInUser) return 'of the signed-in user';
    return typeof value === 'boolean' ? `${value ? '' : 'not '}${title(name)}` : `${title(name)} ${value}`;
  });
  const given = narrowedByPath(operation) ? params : [];
  return words.length + given.length ? ` (${[...words, ...given.map((name) => `by ${title(name)}`)].join(', ')})` : '';
}

const narrowedByPath = (operation: Operation) => ['list', 'names', 'count'].includes(operation);

/** Values that the call and its path fix, as code. */
function fixed({ operation, where, params }: Route): string {
  const fromPath = narrowedByPath(operation) ? params.map((name) => `${name}: params.${name}`) : [];
  return `{ ${[...Object.entries(where).map(([name, value]) => `${name}: ${value === signedInUser ? 'user.id' : JSON.stringify(value)}`), ...fromPath].join(', ')} }`.replace(
    '{  }',
    '{}',
  );
}

const has = (entity: Entity, ...operations: Operation[]) =>
  entity.routes.some((route) => operations.includes(route.operation));
