import type { Random } from '../../server/seed/demo/random.ts';

export type Schema = Record<string, any>;

/** Texts in every format that a schema can require; the first that matches a pattern is used. */
const formed = [
  '15/06/2026',
  '09:30',
  '#00aaff',
  'someone@example.com',
  '0114 2345678',
  'S17 4QW',
  'S17',
  'https://example.com/a',
  '1,2,3',
  '2026',
  'A1',
  'Some text',
];

/** Makes values that are valid for a JSON Schema. */
export class SchemaValues {
  readonly #schemas: Readonly<Record<string, Schema>>;
  readonly #fitting = new Map<string, string>();

  constructor(schemas: Readonly<Record<string, Schema>>) {
    this.#schemas = schemas;
  }

  /** The schema itself, with references resolved. */
  resolved(schema: Schema): Schema {
    if (schema.$ref) return this.resolved(this.#schemas[schema.$ref.split('/').at(-1)] ?? {});
    if (!schema.allOf) return schema;
    const parts = schema.allOf.map((part: Schema) => this.resolved(part));
    return { type: 'object', properties: Object.assign({}, ...parts.map((part: Schema) => part.properties)) };
  }

  /** Values for some properties of an object, or one value of any other type. */
  valid(given: Schema, random: Random, share = 0.7): unknown {
    const schema = this.resolved(given);
    if (schema.anyOf) return this.valid(random.pick(schema.anyOf), random, share);
    if (schema.const !== undefined) return schema.const;
    if (schema.enum) return random.pick(schema.enum);
    const types = [schema.type].flat();
    const type = types.length > 1 && random.chance(0.1) ? random.pick(types) : types[0];
    switch (type) {
      case 'boolean':
        return random.chance(0.5);
      case 'integer':
        return this.#integer(schema, random);
      case 'number':
        return Math.round(random.next() * 1e6) / 100;
      case 'string':
        return this.#text(schema, random);
      case 'array':
        return Array.from({ length: random.between(0, 3) }, () => this.valid(schema.items ?? {}, random, share));
      case 'object':
        return this.#object(schema, random, share);
      default:
        return random.pick([null, 'a text', 1]);
    }
  }

  #object({ properties = {}, required = [] }: Schema, random: Random, share: number) {
    const names = Object.keys(properties).filter((name) => {
      const isRead = Object.keys(properties[name]).every((word) => word === 'description');
      return required.includes(name) || (!isRead && name !== 'version' && random.chance(share));
    });
    return Object.fromEntries(names.map((name) => [name, this.valid(properties[name], random, share)]));
  }

  #integer({ minimum = 1, maximum = 40 }: Schema, random: Random): number {
    if (random.chance(0.1)) return random.pick([minimum, maximum]);
    return random.between(Math.max(minimum, 1), Math.min(maximum, 40));
  }

  #text({ pattern, maxLength = 100 }: Schema, random: Random): string {
    if (!pattern) return random.chance(0.1) ? 'y'.repeat(Math.min(maxLength, 4000)) : `Text ${random.between(1, 1e6)}`;
    let fitting = this.#fitting.get(pattern);
    if (fitting === undefined) {
      const test = new RegExp(pattern, 'u');
      this.#fitting.set(pattern, (fitting = formed.find((text) => test.test(text)) ?? 'A'));
    }
    return fitting;
  }
}
