import type { EntityDefinition } from '../../server/core/model/definition.ts';
import type { TestApp } from './app.ts';
import type { Client } from './client.ts';
import type { ApiDescription } from './described.ts';

type Value = string | number;

/** A call of the description, with what its path is to be filled with. */
interface Call {
  readonly path: string;
  readonly params: readonly string[];
  /** The entity that the call is about: that of its records, or of its heading. */
  readonly entity: EntityDefinition | undefined;
}

/** Parameters that lead to no record: values that exist in the demo data. */
const plain: Readonly<Record<string, readonly Value[]>> = {
  page: [1],
  rows: [25],
  size: [25],
  text: ['a', 'builders'],
  postCode: ['S1 2AB', 'ZZ9 9ZZ'],
  outcome: ['posted', 'failed'],
  code: ['ViewCustomers', 'Report-WonOrders'],
  type: ['CUSTOMER', 'NOTE'],
  entity: ['activity', 'note'],
  list: ['region'],
  figure: ['overdue', 'quoted', 'gap'],
  week: ['this', 'last'],
};

/** Parameters that are neither called like an entity nor like a reference of their entity. */
const entities: Readonly<Record<string, string>> = {
  quote: 'quotation',
  opportunity: 'enquiry',
  roleId: 'role',
  existing: 'customer',
  cover: 'user',
  savedFilter: 'userViewFilter',
};

/** Lists that the values of a parameter come from: their path, and the field. Some only in paths with a word. */
const lists: readonly (readonly [name: string, path: RegExp, list: string, field: string])[] = [
  ['view', /./, 'dbviews', 'id'],
  ['dbView', /./, 'dbviews', 'id'],
  ['dbview', /./, 'dbviews', 'id'],
  ['entry', /./, 'regions', 'id'],
  ['awaiting', /./, 'custreqapproval', 'customerId'],
  ['custCode', /./, 'customers', 'custCode'],
  ['sQuoteNo', /./, 'quotations', 'sQuoteNo'],
  ['name', /./, 'attachments', 'fileName'],
  ['id', /dbReport/i, 'dbreports', 'id'],
  ['id', /salesPosting/, 'salesPostings', 'id'],
  ['id', /recordImport/, 'recordImports', 'id'],
];

/** Finds values for the parameters of a path, through the lists of the API. */
export class PathValues {
  readonly #api: ApiDescription;
  readonly #client: Client;
  readonly #definitions: readonly EntityDefinition[];
  readonly #rows = new Map<string, Promise<any[]>>();

  /** @param known filled paths, for values that no list has or that belong together */
  constructor(
    app: TestApp,
    api: ApiDescription,
    client: Client,
    private readonly known: Readonly<Record<string, readonly string[]>>,
  ) {
    this.#api = api;
    this.#client = client;
    this.#definitions = app.platform.registry.all;
  }

  /** The path below /v1, filled at most so many times: each parameter with one of its values after the other. */
  async fill(path: string, most: number): Promise<readonly string[]> {
    if (this.known[path]) return this.known[path];
    const call = this.#call(path);
    const values = new Map<string, readonly Value[]>();
    for (const name of call.params) values.set(name, await this.#valuesOf(name, call));
    const empty = [...values].filter(([, all]) => !all.length).map(([name]) => name);
    if (empty.length) throw new Error(`${path}: there is no value for ${empty.join(', ')}.`);
    const times = Math.min(most, Math.max(1, ...[...values.values()].map(({ length }) => length)));
    return Array.from({ length: times }, (_, i) =>
      path.replace('/v1/', '').replace(/\{(\w+)\}/g, (__, name: string) => {
        const all = values.get(name)!;
        return encodeURIComponent(all[i % all.length]!);
      }),
    );
  }

  #call(path: string): Call {
    const { get } = this.#api.document.paths[path];
    const [, type] = /schemas\/(\w+?)"/.exec(JSON.stringify(get.responses['200'])) ?? [];
    const entity =
      this.#definitions.find(({ name }) => name.toLowerCase() === type?.toLowerCase()) ??
      this.#definitions.find(({ plural }) => plural === get.tags[0]);
    return { path, params: [...path.matchAll(/\{(\w+)\}/g)].map(([, name]) => name!), entity };
  }

  async #valuesOf(name: string, { path, entity }: Call): Promise<readonly Value[]> {
    if (plain[name]) return plain[name];
    const found = lists.find(([one, within]) => one === name && within.test(path));
    if (found) return (await this.#list(found[2])).map((row) => row[found[3]]).filter((value) => value !== null);
    const field = entity?.fields.find((one) => one.name === name);
    const referred = entities[name] ?? field?.to ?? (name === 'id' || name === 'entry' ? entity?.name : name);
    const definition = this.#definitions.find((one) => one.name === referred);
    return definition ? this.#keys(definition) : [];
  }

  async #keys({ name, key }: EntityDefinition): Promise<readonly Value[]> {
    const type = `${name[0]!.toUpperCase()}${name.slice(1)}`;
    const found = Object.entries<any>(this.#api.document.paths).find(
      ([path, { get }]) =>
        !path.includes('{') &&
        get?.responses['200'].content?.['application/json']?.schema.items?.$ref?.match(new RegExp(`/${type}(Shown)?$`)),
    );
    return found ? (await this.#list(found[0].replace('/v1/', ''))).map((row) => row[key]) : [];
  }

  #list(path: string): Promise<any[]> {
    let rows = this.#rows.get(path);
    if (!rows) this.#rows.set(path, (rows = this.#client.get(path).then(({ body }) => body)));
    return rows;
  }
}
