import { badRequest } from '../errors/errors.ts';
import {
  fieldOf,
  type AnyRecord,
  type Entity,
  type EntityDefinition,
  type FieldDefinition,
  type Reference,
} from '../model/definition.ts';
import type { Registry } from '../model/registry.ts';
import { dateFromWire, dateToWire, instantToWire, monthToWire } from '../time/clock.ts';

/**
 * A record as it is sent and answered: dates are DD/MM/YYYY, instants DD/MM/YYYY HH:mm, money is pounds, a reference
 * has key and display under the names that its entity gives them.
 */
export type WireRecord = Record<string, unknown>;

/** Forms in which rows are read: for use inside the product, or to be answered. */
export type Form = 'record' | 'wire';

type Decode = (value: never) => unknown;

/** Converts from the database form; null if no conversion is needed. SQLite has no booleans. */
export function decoder({ type, format }: FieldDefinition, form: Form): ((value: unknown) => unknown) | null {
  if (type === 'boolean') return Boolean;
  return form === 'wire' ? encoderOf(format) : null;
}

/** Converts from the internal form to the wire format; null if they are the same. */
const encoderOf = (format: FieldDefinition['format']) =>
  ((format && encoders[format]) ?? null) as ((value: unknown) => unknown) | null;

const encoders: Partial<Record<NonNullable<FieldDefinition['format']>, Decode>> = {
  money: (pence: number) => pence / 100,
  date: dateToWire,
  'year-month': monthToWire,
  'date-time': instantToWire,
};

/** The value of a field, not a reference, as it is answered. */
export const scalarToWire = ({ format }: Pick<FieldDefinition, 'format'>, value: unknown): unknown =>
  (value === null ? null : encoderOf(format)?.(value)) ?? value;

/** A record, or some of its fields, as it is answered. */
export function toWire(registry: Registry, entity: Entity, record: Readonly<AnyRecord>): WireRecord {
  const definition = registry.definition(entity);
  return Object.fromEntries(
    Object.entries(record).map(([name, value]) => {
      const field = fieldOf(definition, name);
      return [name, field ? valueToWire(registry, definition, field, value) : value];
    }),
  );
}

/** The value of a field as it is answered. */
export function valueToWire(
  registry: Registry,
  definition: EntityDefinition,
  field: FieldDefinition,
  value: unknown,
): unknown {
  if (value === null || value === undefined) return value;
  if (field.type === 'alias') {
    const [first, second] = field.alias!;
    const here = fieldOf(definition, first!)!;
    if (second === undefined) return valueToWire(registry, definition, here, value);
    const target = registry.definition(here.to!);
    return valueToWire(registry, target, fieldOf(target, second)!, value);
  }
  if (field.to === undefined) return scalarToWire(field, value);
  const target = registry.definition(field.to);
  return Array.isArray(value)
    ? value.map((item: Reference) => referenceToWire(registry, target, item))
    : referenceToWire(registry, target, value as Reference);
}

/** A reference as it is answered. */
export function referenceToWire(
  registry: Registry,
  target: EntityDefinition,
  { key, display, ...embedded }: Reference,
): WireRecord {
  const named = target.display === target.key ? {} : { [target.display]: display };
  return { [target.key]: key, ...toWire(registry, target, { ...named, ...embedded }) };
}

/** The value of a field, not a reference, that a caller has sent. Its shape is checked already. */
export function valueFromWire({ format }: FieldDefinition, value: unknown): unknown {
  if (format === 'date' && typeof value === 'string') return dateFromWire(value);
  if (format === 'money' && typeof value === 'number') return Math.round(value * 100);
  return value;
}

/**
 * A value of a condition that a caller has sent, or a list of them.
 * @throws UserError 400 for an invalid day or amount
 */
export function operandFromWire(field: FieldDefinition, value: unknown): unknown {
  if (value === null || (field.format !== 'date' && field.format !== 'money')) return value;
  if (Array.isArray(value)) return value.map((item) => operandFromWire(field, item));
  const number = field.format === 'money' && typeof value === 'string' && isNumber(value) ? Number(value) : value;
  const taken = valueFromWire(field, number);
  if (typeof taken !== (field.format === 'date' ? 'string' : 'number') || Number.isNaN(taken))
    throw notTaken(field, value);
  return taken;
}

export const isNumber = (text: string): boolean => /^-?\d+(\.\d+)?$/.test(text);

export const notTaken = ({ title }: FieldDefinition, value: unknown) =>
  badRequest(`${title} does not take ${JSON.stringify(value)?.slice(0, 60)}.`);
