import type { Files, Json, RawEntity } from './load.ts';
import { camel, pascal, plural, snake } from './names.ts';
import type { Kind } from './types.ts';

/** A schema file merged over its base, so that it includes what all entities have in common. */
export interface Overlaid {
  readonly path: string;
  readonly kind: Kind;
  readonly raw: RawEntity;
  readonly name: string;
  readonly plural: string;
  readonly table: string;
  readonly key: string;
  readonly display: string;
}

export const kindOf = (path: string): Kind =>
  path.startsWith('reference/') ? 'reference' : path.startsWith('platform/') ? 'platform' : 'entity';

export function overlay(path: string, raw: RawEntity, files: Files): Overlaid {
  const kind = kindOf(path);
  const words = raw['x-entity'] ?? {};
  const name = words.name ?? camel(path.split('/')[1]!);
  const many = words.plural ?? plural(raw.title);
  const key = words.key ?? 'id';
  const display = words.display ?? firstText(raw.properties, key) ?? key;
  const table = words.table ?? snake(name);
  const base = kind === 'platform' ? { properties: { id: { type: 'integer', readOnly: true } } } : files.bases[kind]!;
  const names: Record<string, string> = {
    title: raw.title,
    plural: many,
    collection: words.collection ?? camel(many),
    Plural: pascal(many),
    key,
    display,
  };
  const filled = fill(base, names);
  const own = { ...raw, 'x-messages': fill(raw['x-messages'], names) };
  const merged = {
    ...merge(filled, own),
    properties: fields(filled, raw, key, name),
    // A rule replaces the one below it whole: of two words, only one would count.
    'x-access': { ...filled['x-access'], ...raw['x-access'] },
  };
  return { path, kind, raw: merged, name, plural: many, table, key, display };
}

/** Name of the field that has the place of a row, if people put the rows in order. */
export const position = 'position';

/** The fields in order: the key, the entity's own fields, the fields that every record has, the place in the order. */
function fields(base: Json, raw: RawEntity, key: string, name: string): Json {
  const { id, ...common } = base.properties as Json;
  const stamped = raw['x-entity']?.stamps === false ? {} : common;
  return {
    [key]: id,
    ...raw.properties,
    ...Object.fromEntries(Object.entries(stamped).filter(([field]) => !(field in raw.properties))),
    ...(raw['x-order'] && !(position in raw.properties) && { [position]: placeOf(name) }),
  };
}

/** A sequence, so that a new row is last. */
const placeOf = (name: string): Json => ({
  title: 'Order',
  type: 'integer',
  'x-sequence': { name: `${name}Order` },
});

const firstText = (properties: Json, key: string) =>
  Object.keys(properties).find((name) => {
    const field = properties[name];
    return name !== key && !field['x-ref'] && !field['x-alias'] && (field.type ?? 'string') === 'string';
  });

/** Merges one value over another: objects key by key. Any other value replaces the one below it. */
function merge(under: Json, over: Json): Json;
function merge(under: unknown, over: unknown): unknown;
function merge(under: unknown, over: unknown): unknown {
  if (!isObject(under) || !isObject(over)) return over === undefined ? under : over;
  const keys = new Set([...Object.keys(under), ...Object.keys(over)]);
  return Object.fromEntries([...keys].map((key) => [key, merge(under[key], over[key])]));
}

function fill(value: Json, names: Readonly<Record<string, string>>): Json;
function fill(value: unknown, names: Readonly<Record<string, string>>): unknown;
function fill(value: unknown, names: Readonly<Record<string, string>>): unknown {
  if (typeof value === 'string') return value.replace(/\{(\w+)\}/g, (whole, name: string) => names[name] ?? whole);
  if (Array.isArray(value)) return value.map((item) => fill(item, names));
  if (isObject(value)) return Object.fromEntries(Object.entries(value).map(([key, item]) => [key, fill(item, names)]));
  return value;
}

const isObject = (value: unknown): value is Json =>
  typeof value === 'object' && value !== null && !Array.isArray(value);
