import type { Row } from '../../core/db/database.ts';
import type { AnyRecord, FieldDefinition, Reference } from '../../core/model/definition.ts';
import type { Records } from '../../core/records/records.ts';
import type { Registry } from '../../core/model/registry.ts';
import type { KeptRow } from '../save/kept-row.ts';

/** Values of fields as they are logged: a reference is its key, a reference to many a list of keys. */
export type LoggedValues = Readonly<Record<string, unknown>>;

/** What a call did to one record. */
export type Step = {
  /** Name of the entity. */
  readonly entity: string;
  readonly id: number;
  /** Version of the record after the step; null if the entity has none. */
  readonly version: number | null;
  /** Whether the product made the change by itself. */
  readonly byProduct: boolean;
} & (
  | { readonly action: 'create' }
  | { readonly action: 'change'; readonly before: LoggedValues; readonly after: LoggedValues }
  | { readonly action: 'remove'; readonly row: KeptRow }
);

export const stepColumns = ['entity', 'record_id', 'action', 'before', 'after', 'version', 'by_product'] as const;

/** A step as `stepColumns` store it. */
export const rowOf = (step: Step): unknown[] => [
  step.entity,
  step.id,
  step.action,
  step.action === 'create' ? null : JSON.stringify(step.action === 'remove' ? step.row : step.before),
  step.action === 'change' ? JSON.stringify(step.after) : null,
  step.version,
  step.byProduct,
];

export function stepOf([entity, id, action, before, after, version, byProduct]: Row): Step {
  const parsed = (text: unknown) => JSON.parse(text as string);
  const rest = action === 'remove' ? { row: parsed(before) } : { before: parsed(before), after: parsed(after) };
  return {
    entity,
    id,
    action,
    version,
    byProduct: Boolean(byProduct),
    ...(action === 'create' ? {} : rest),
  } as Step;
}

/** A value as it is logged. */
export const logged = (value: unknown): unknown =>
  Array.isArray(value)
    ? value.map((one: Reference) => one.key)
    : typeof value === 'object' && value !== null
      ? (value as Reference).key
      : (value ?? null);

/** Whether two logged values are the same; the order of references to many does not matter. */
export const isSame = (a: unknown, b: unknown): boolean =>
  Array.isArray(a) && Array.isArray(b)
    ? a.length === b.length && a.every((one) => b.includes(one))
    : (a ?? null) === (b ?? null);

/** Finds the records that logged references lead to. A reference to a record that is gone is left out, or null. */
export async function resolved(
  field: FieldDefinition,
  values: readonly unknown[],
  { records, registry }: { readonly records: Records; readonly registry: Registry },
): Promise<(value: unknown) => unknown> {
  if (field.to === undefined) return (value) => value;
  const keys = [...new Set(values.flat().filter((key) => key !== null))] as number[];
  const found = await records.references(registry.definition(field.to), keys);
  return (value) =>
    Array.isArray(value) ? value.flatMap((key) => found.get(key) ?? []) : (found.get(value as number) ?? null);
}

/** Names and values of a record's fields as they are logged. */
export const loggedOf = (record: Readonly<AnyRecord>, names: readonly string[]): LoggedValues =>
  Object.fromEntries(names.map((name) => [name, logged(record[name])]));
