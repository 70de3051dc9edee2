import { SchemaValues, type Schema } from './schema-values.ts';

/** Kinds of calls, with the percentage of requests that each gets. */
export const shares = {
  list: 15,
  page: 12,
  export: 2,
  read: 14,
  search: 4,
  create: 17,
  change: 18,
  remove: 4,
  bulk: 4,
  act: 5,
  identity: 3,
  upload: 1,
  stray: 1,
} as const;
export type Kind = keyof typeof shares;

/** One call in the API description. */
export interface Call {
  readonly kind: Kind;
  readonly method: string;
  /** The path with its parameters, such as `/v1/customers/{id}`. */
  readonly path: string;
  readonly params: readonly string[];
  /** Names of the parameters in its query. Others are refused. */
  readonly query: readonly string[];
  readonly body: Schema | null;
  /** The entity whose records the call returns or accepts. */
  readonly entity: string | null;
}

export type Row = Readonly<Record<string, unknown>>;

/** A signed-in GET; returns null unless the status is 200. */
export type Get = (path: string) => Promise<any>;

/** The calls and schemas of the API description, and existing records. */
export class Catalogue {
  readonly calls: ReadonlyMap<Kind, readonly Call[]>;
  readonly values: SchemaValues;
  readonly #schemas: Record<string, Schema>;
  readonly #parameters: Record<string, Schema>;
  #samples = new Map<string, readonly Row[]>();

  constructor({
    paths,
    components,
  }: {
    paths: Schema;
    components: Record<'schemas' | 'parameters', Record<string, Schema>>;
  }) {
    this.#schemas = components.schemas;
    this.#parameters = components.parameters;
    this.values = new SchemaValues(components.schemas);
    const calls = new Map<Kind, Call[]>();
    for (const [path, item] of Object.entries<Schema>(paths))
      for (const [method, operation] of Object.entries<Schema>(item)) {
        const found = this.#call(method.toUpperCase(), path, operation);
        // A change without the key of its record is always refused.
        const call: Call = method === 'put' && paths[`${path}/{id}`]?.put ? { ...found, kind: 'act' } : found;
        calls.set(call.kind, [...(calls.get(call.kind) ?? []), call]);
      }
    calls.set('stray', [
      { kind: 'stray', method: 'GET', path: '/v1/{any}', params: ['any'], query: [], body: null, entity: null },
    ]);
    this.calls = calls;
  }

  get entities(): readonly string[] {
    return [...this.#samples.keys()];
  }

  /** Names of the fields of an entity's records. */
  fields(entity: string): readonly string[] {
    return Object.keys(this.#schemas[entity]?.properties ?? {});
  }

  /** Records as last read; none if the entity has no list. */
  samples(entity: string): readonly Row[] {
    return this.#samples.get(entity) ?? [];
  }

  /** Reads records of every entity that has a list. */
  async sample(get: Get): Promise<void> {
    const found = new Map<string, readonly Row[]>();
    for (const { entity, path, params } of this.calls.get('list')!) {
      if (!entity || params.length || found.get(entity)?.length) continue;
      const rows = await get(`${path}?range=${encodeURIComponent('[0,39]')}`);
      if (Array.isArray(rows)) found.set(entity, rows);
    }
    this.#samples = found;
  }

  #call(method: string, path: string, operation: Schema): Call {
    const content = Object.values<Schema>(operation.requestBody?.content ?? {})[0];
    const [, entity] =
      /schemas\/(?!Bulk|Record(?:Key|Pair)"|WorkKey"|HistoryEntry")(\w+?)(?:InputOpen|Input|Open|Name|Shown|Page|ListFilter|Duplicate)?"/.exec(
        JSON.stringify(operation),
      ) ?? [];
    const params = [...path.matchAll(/\{(\w+)\}/g)].map(([, name]) => name!);
    const isList = Object.values<Schema>(operation.responses['200']?.content ?? {})[0]?.schema?.type === 'array';
    const parameters: Schema[] = operation.parameters.map((one: Schema) =>
      one.$ref ? this.#parameters[one.$ref.split('/').at(-1)] : one,
    );
    const query = parameters.filter((one) => one.in === 'query').map(({ name }) => name as string);
    const call = { method, path, params, query, body: content?.schema ?? null, entity: entity ?? null };
    return { ...call, kind: kindOf(call, isList) };
  }
}

function kindOf({ method, path, body }: Omit<Call, 'kind'>, isList: boolean): Kind {
  if (/accounts:|\/token$|logout|publicKeys|completeSignup/.test(path)) return 'identity';
  if (path === '/v1/attachment' && method === 'POST') return 'upload';
  if (path.endsWith('/export')) return 'export';
  if (path.endsWith('/bulk')) return 'bulk';
  if (path.includes('/{page}/{rows}') || path.includes('/1000/0/0/')) return 'page';
  if (/search|quick/i.test(path)) return 'search';
  if (method === 'GET') return isList ? 'list' : 'read';
  if (method === 'DELETE') return 'remove';
  if (!body) return 'act';
  return method === 'POST' ? 'create' : 'change';
}
