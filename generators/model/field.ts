import type { Json, RawField } from './load.ts';
import { snake, titleCase } from './names.ts';
import type { Derivation, Field, FieldType } from './types.ts';

/**
 * A field with all defaults filled in.
 * @param entityName turns a schema path (`reference/region`) into the name of its entity
 */
export function resolveField(
  name: string,
  raw: RawField,
  key: string,
  entityName: (path: string, ...at: string[]) => string | null,
): Field {
  const type = typeOf(raw);
  const text = type === 'string' && !raw.enum;
  const named: string = raw.title ?? titleCase(name);
  const free = text && !['date', 'time', 'date-time', 'colour'].includes(raw.format);
  return {
    name,
    was: raw['x-was'],
    title: named,
    description: raw.description,
    type,
    format: raw.format,
    values: raw.enum,
    default: raw.default,
    start: raw['x-start'],
    maxLength: raw.maxLength ?? (raw.format === 'text' ? 4000 : 100),
    pattern: raw.pattern,
    minimum: raw.minimum,
    maximum: raw.maximum,
    readOnly: raw.readOnly ?? (name === key || isComputed(raw)),
    required: raw['x-required'] && requiredText(raw['x-required'], named),
    transform: free ? (raw['x-transform'] ?? ['trim']) : [],
    country: raw['x-country'],
    to: raw['x-ref'] && (entityName(raw['x-ref'], 'x-ref') ?? undefined),
    choices: choices(raw['x-choices']),
    derived: derivations(raw['x-derived']),
    alias: raw['x-alias']?.split('.'),
    setOnce: raw['x-setOnce'],
    file: raw['x-file'] ?? false,
    sequence: raw['x-sequence'],
    rollUp: raw['x-rollUp'] && {
      ...(raw['x-rollUp'] as NonNullable<Field['rollUp']>),
      of: entityName(raw['x-rollUp'].of, 'x-rollUp', 'of') ?? '',
    },
    dayOf: raw['x-dayOf'],
    firstOf: raw['x-firstOf'],
    flow: raw['x-flow'],
    steps: raw['x-steps'],
    handOver: raw['x-handOver'],
    when: raw['x-when'] ?? {},
    labels: typeof raw['x-labels'] === 'string' ? {} : (raw['x-labels'] ?? {}),
    namesEntities: typeof raw['x-labels'] === 'string' ? (raw['x-labels'] as 'entities' | 'imports') : false,
    total: (raw['x-total'] ?? raw.format === 'money') || undefined,
    widget: raw['x-widget'],
    stamp: raw['x-stamp'],
    column: raw['x-db']?.column ?? (type === 'ref' ? `${snake(name)}_id` : snake(name)),
    index: raw['x-db']?.index ?? false,
  };
}

/** The message of an empty required field: its own, or with true the usual one. */
export const requiredText = (said: true | string, named: string): string =>
  said === true ? `${named} is required.` : said;

function typeOf(raw: RawField): FieldType {
  if (raw['x-alias']) return 'alias';
  if (raw['x-ref']) return raw.type === 'array' ? 'refs' : 'ref';
  return raw.type ?? 'string';
}

const derivations = (raw: Json | Json[] | undefined): Derivation[] => [raw ?? []].flat() as Derivation[];

/** Whether the product alone sets the value. A value taken from another record can be changed. */
const isComputed = (raw: RawField) =>
  raw['x-sequence'] !== undefined ||
  raw['x-rollUp'] !== undefined ||
  raw['x-dayOf'] !== undefined ||
  raw['x-firstOf'] !== undefined ||
  (raw['x-derived'] !== undefined && derivations(raw['x-derived']).every(({ take }) => take === undefined));

/** Choices in full form: a plain value is short for a fixed value. */
const choices = (raw: Json = {}): Field['choices'] =>
  Object.fromEntries(
    Object.entries(raw).map(([name, one]) => [name, typeof one === 'object' ? (one as { of: string }) : { is: one }]),
  );
