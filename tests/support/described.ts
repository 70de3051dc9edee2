import { Ajv2020, type ValidateFunction } from 'ajv/dist/2020.js';
import addFormats from 'ajv-formats';
import type { TestApp } from './app.ts';
import type { Reply } from './client.ts';

type Json = any;

/** Where an answer leaves the description of the API. */
export interface Differences {
  readonly call: string;
  readonly status: number;
  readonly what: readonly string[];
}

/**
 * The description of the API, to hold answers against. Every object that lists its properties is closed, so that a
 * property that is answered but not described is a difference too.
 */
export class ApiDescription {
  readonly document: Json;
  readonly #ajv = new Ajv2020({ allErrors: true, strict: false, validateFormats: true });
  readonly #checks = new Map<string, ValidateFunction>();

  constructor(document: Json) {
    this.document = document;
    addFormats.default(this.#ajv);
    this.#ajv.addSchema(closed(document) as object, 'api');
  }

  static async of({ url }: Pick<TestApp, 'url'>): Promise<ApiDescription> {
    return new ApiDescription(await (await fetch(`${url}/v1/openapi.json`)).json());
  }

  /** What is wrong with the parameters in a path, such as `/v1/user/5` for `/v1/user/{id}`. */
  wrongInPath(method: string, path: string, filled: string): string[] {
    const parts = path.split('/').map((part, i) => [part, filled.split('/')[i]!] as const);
    const at = ['paths', path, method.toLowerCase(), 'parameters'];
    return this.document.paths[path][method.toLowerCase()].parameters.flatMap((one: Json, i: number) => {
      if (one.in !== 'path') return [];
      const name = `{${one.name}}`;
      const [part, value = ''] = parts.find(([some]) => some.startsWith(name)) ?? [name];
      // A part of the path may end in more than the parameter: `{token}.ics`.
      const text = decodeURIComponent(value.slice(0, value.length - (part.length - name.length)));
      const typed = one.schema.type === 'string' || Number.isNaN(Number(text)) ? text : Number(text);
      return this.#check([...at, String(i), 'schema'])(typed) ? [] : [`${one.name} is ${text}`];
    });
  }

  /** What is wrong with the JSON body of a request. */
  wrongBody(method: string, path: string, body: unknown): string[] {
    const check = this.#check([
      'paths',
      path,
      method.toLowerCase(),
      'requestBody',
      'content',
      'application/json',
      'schema',
    ]);
    return check(body) ? [] : errorsOf(check);
  }

  /** What is wrong with an answer to a call of the description, such as `GET /v1/user/{id}`. */
  differences(method: string, path: string, { status, headers, body }: Reply): Differences | null {
    const call = `${method.toUpperCase()} ${path}`;
    const { responses } = this.document.paths[path][method.toLowerCase()];
    const named = responses[status] ? String(status) : 'default';
    const at = ['paths', path, method.toLowerCase(), 'responses', named];
    const response = this.#resolved(responses[named], at);
    const type = (headers.get('content-type') ?? '').replaceAll(/;\s*(charset|boundary)=[^;]*/g, '');
    const what = [...this.#missingHeaders(response.value, headers), ...this.#wrongAnswer(response, type, body)];
    return what.length ? { call, status, what } : null;
  }

  #missingHeaders({ headers = {} }: Json, given: Headers): string[] {
    return Object.keys(headers).flatMap((name) => {
      const { value } = this.#resolved(headers[name], []);
      return value.required && given.get(name) === null ? [`has no header ${name}`] : [];
    });
  }

  #wrongAnswer(
    { value: { content }, at }: { value: Json; at: readonly string[] },
    type: string,
    body: unknown,
  ): string[] {
    if (!content) return type ? [`${type} is not described`] : [];
    if (content['*/*']) return [];
    if (!content[type]) return [`${type || 'no type'} in place of ${Object.keys(content).join(', ')}`];
    if (!type.endsWith('json')) return [];
    const check = this.#check([...at, 'content', type, 'schema']);
    return check(body) ? [] : errorsOf(check);
  }

  #check(at: readonly string[]): ValidateFunction {
    const pointer = at.map((name) => encodeURIComponent(name.replaceAll('~', '~0').replaceAll('/', '~1'))).join('/');
    let check = this.#checks.get(pointer);
    if (!check) this.#checks.set(pointer, (check = this.#ajv.compile({ $ref: `api#/${pointer}` })));
    return check;
  }

  /** What a reference leads to, and where that is. */
  #resolved(value: Json, at: readonly string[]): { value: Json; at: readonly string[] } {
    if (!value.$ref) return { value, at };
    const names = (value.$ref as string).split('/').slice(1);
    return this.#resolved(
      names.reduce((one, name) => one[name], this.document),
      names,
    );
  }
}

const errorsOf = ({ errors }: ValidateFunction): string[] =>
  errors!
    .slice(0, 5)
    .map(({ instancePath, message, params }) => `${instancePath} ${message} ${JSON.stringify(params)}`);

const closed = (value: Json): Json => {
  if (Array.isArray(value)) return value.map(closed);
  if (typeof value !== 'object' || value === null) return value;
  const inner = Object.fromEntries(Object.entries(value).map(([name, one]) => [name, closed(one)]));
  const isOpen = value.type === 'object' && value.properties && value.additionalProperties === undefined;
  return isOpen ? { ...inner, additionalProperties: false } : inner;
};
