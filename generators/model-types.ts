import { compile, type JSONSchema } from 'json-schema-to-typescript';
import type { Json } from './model/load.ts';

/** A part of the Model whose type is emitted: its place in the vocabulary, and what the Model always has of it. */
interface Part {
  readonly at: readonly string[];
  /** Whether schemas list them by name. */
  readonly isNamed?: true;
  /** Besides the keywords whose default the vocabulary states. */
  readonly always?: readonly string[];
}

const parts: Readonly<Record<string, Part>> = {
  Field: {
    at: ['$defs', 'field'],
    isNamed: true,
    always: ['title', 'type', 'maxLength', 'readOnly', 'choices', 'derived', 'when', 'labels'],
  },
  List: {
    at: ['properties', 'x-lists', 'additionalProperties'],
    isNamed: true,
    always: ['title', 'columns', 'sort', 'sorts'],
  },
  Dialog: { at: ['properties', 'x-dialogs', 'additionalProperties'], isNamed: true, always: ['title', 'layout'] },
  Duplicates: { at: ['properties', 'x-duplicates'] },
  Import: { at: ['properties', 'x-import'] },
  Bulk: { at: ['properties', 'x-bulk'] },
  Moments: { at: ['properties', 'x-moments'] },
  Timeline: { at: ['properties', 'x-timeline'] },
  Vcard: { at: ['properties', 'x-vcard'] },
  Derivation: { at: ['$defs', 'derivation'] },
  Rule: { at: ['$defs', 'rule'] },
  Condition: { at: ['$defs', 'condition'] },
  Test: { at: ['$defs', 'test'] },
};

/** Keywords that have another name in the Model. */
const names: Readonly<Record<string, string>> = { enum: 'values', 'x-ref': 'to' };
/** Keywords that the Model no longer has once it is resolved. */
const resolved = ['$ref', 'x-db', 'check', 'saveAnyway', 'distinct'];
/** Keywords that types cannot express. */
const inexpressible = ['examples', 'propertyNames', 'allOf', 'title', 'pattern', 'uniqueItems', 'minItems', 'maxItems'];

/**
 * The types of fields, lists, dialogs, duplicate checks, conditions and rules. Server, browser and generators use them,
 * so that a keyword is described once: in the vocabulary, which states its resolved form as `tsType` if that differs
 * from what people write.
 * @param vocabulary of entities
 */
export async function emitModelTypes(vocabulary: Json): Promise<string> {
  const schema = {
    $defs: Object.fromEntries(
      Object.entries(parts).map(([title, { at, isNamed, always = [] }]) => {
        const part = typed(
          at.reduce<Json>((found, key) => found[key], vocabulary),
          vocabulary,
          always,
        );
        if (!isNamed) return [title, { ...part, title }];
        const properties = { name: { type: 'string' }, ...part.properties };
        return [title, { ...part, title, properties, required: ['name', ...part.required] }];
      }),
    ),
  };
  const options = { bannerComment: '', format: false, unreachableDefinitions: true, ignoreMinAndMaxItems: true };
  const code = await compile(schema as JSONSchema, 'Root', options);
  return `
    export type Literal = string | number | boolean | null;
    ${readonlyTypes(code.replace(/export interface Root \{[^}]*\}/, ''))}
  `;
}

/** Turns a schema of the vocabulary into a schema of resolved values. */
function typed(schema: Json, vocabulary: Json, always: readonly string[] = []): Json {
  const { properties, required = [], $ref, ...rest } = schema;
  const own = Object.fromEntries(
    Object.entries(rest)
      .filter(([key]) => !inexpressible.includes(key))
      .map(([key, value]) => [key, within(value, vocabulary)]),
  );
  if ($ref) return { ...reference($ref, vocabulary), ...own };
  if (!properties) return own;
  const kept = Object.entries(properties as Json).filter(([key]) => !resolved.includes(key));
  return {
    ...own,
    properties: Object.fromEntries(kept.map(([key, value]) => [nameOf(key), typed(value, vocabulary)])),
    required: kept
      .filter(([key, value]) => required.includes(key) || always.includes(nameOf(key)) || 'default' in value)
      .map(([key]) => nameOf(key)),
    additionalProperties: false,
  };
}

const within = (value: unknown, vocabulary: Json): unknown => {
  if (Array.isArray(value)) return value.map((item) => within(item, vocabulary));
  return typeof value === 'object' && value !== null ? typed(value, vocabulary) : value;
};

/** A part that is emitted is referred to; any other type is written out. */
function reference(ref: string, vocabulary: Json): Json {
  const at = ref.split('/').slice(1);
  const name = Object.keys(parts).find((one) => parts[one]!.at.join('/') === at.join('/'));
  return name
    ? { tsType: name }
    : typed(
        at.reduce<Json>((found, key) => found[key], vocabulary),
        vocabulary,
      );
}

const nameOf = (keyword: string): string => names[keyword] ?? keyword.replace(/^x-/, '');

/** The Model is frozen. */
const readonlyTypes = (code: string): string =>
  code
    .replace(/^(?=(\w+|\[k: string\])\??: )/gm, 'readonly ')
    .replace(/(?<!readonly )(\b\w+|\([^()]*\))\[\]/g, 'readonly $1[]');
