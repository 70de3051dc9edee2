import type { Test } from './condition.ts';
import type { Json } from './load.ts';
import { signedInUser, today, type Entity, type Field } from './types.ts';

/** The entity that a field refers to, if rows of that entity have codes; else undefined. */
export function codedTarget(field: Field | undefined, entities: readonly Entity[]): Entity | undefined {
  const target = entities.find(({ name }) => field?.type === 'ref' && name === field.to);
  return target && Object.keys(target.codes).length ? target : undefined;
}

/** A condition with keys of rows in place of codes: `{ "grade": "A" }` → `{ "grade.id": 1 }`. */
export const conditionInKeys = (condition: Json, entity: Entity, entities: readonly Entity[]): Json =>
  Object.fromEntries(
    Object.entries(condition).map(([path, raw]) => {
      const field = entity.fields.find(({ name }) => name === path);
      const target = codedTarget(field, entities);
      return target ? [`${path}.${target.key}`, inKeys(raw, target)] : [path, raw];
    }),
  );

/** A test, or one of its values, with keys of rows in place of codes. */
export const inKeys = <T extends Test | Json>(value: T, target: Entity): T => withKeys(value, target) as T;

function withKeys(value: unknown, target: Entity): unknown {
  if (typeof value === 'string') return target.codes[value] ?? value;
  if (Array.isArray(value)) return value.map((item) => withKeys(item, target));
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(Object.entries(value).map(([word, item]) => [word, withKeys(item, target)]));
}

/** A flow with keys in place of codes, if the field refers to rows with codes. Any other flow is returned unchanged. */
export function flowInKeys({ flow, ...field }: Field, entities: readonly Entity[]): Readonly<Record<string, unknown>> {
  const target = codedTarget({ flow, ...field }, entities);
  if (!target) return flow!;
  return Object.fromEntries(
    Object.entries(flow!).map(([from, to]) => [target.codes[from], inKeys(to as Json, target)]),
  );
}

/** Steps with keys in place of codes, if the field refers to rows with codes. Any others are returned unchanged. */
export function stepsInKeys({ steps, ...field }: Field, entities: readonly Entity[]): unknown {
  const target = codedTarget({ steps, ...field }, entities);
  return target ? inKeys(steps as Json, target) : steps;
}

/** Source of the default of a reference: a row, the signed-in user (null), or a reference of that user. */
export type DefaultReference = { readonly row: number } | { readonly user: string | null };

/**
 * The default of a field in generated code: a plain value, or the source of a reference. Empty if there is no default.
 */
export function defaultOf(
  field: Field,
  entities: readonly Entity[],
): { default?: unknown; defaultReference?: DefaultReference } {
  const { default: value, type } = field;
  if (value === undefined) return {};
  if (type !== 'ref') return { default: value };
  if (String(value).split('.')[0] === signedInUser) return { defaultReference: ofUser(String(value)) };
  return { defaultReference: { row: codedTarget(field, entities)!.codes[String(value)]! } };
}

/**
 * What a dialog fills into the field of a new record: `$today`, a reference of the signed-in user, or a field of a
 * record that the new one refers to.
 */
type Start = typeof today | { readonly user: string | null } | { readonly of: string; readonly take: string };

/** What a dialog fills into the field of a new record. Empty if it fills in nothing. */
export function startOf({ start }: Field): { start?: Start } {
  if (start === undefined) return {};
  if (start === today) return { start };
  if (start.startsWith('$')) return { start: ofUser(start) };
  const [of, take] = start.split('.') as [string, string];
  return { start: { of, take } };
}

/** `$user.mbpDept` → a reference of the signed-in user. */
const ofUser = (value: string) => ({ user: value.split('.')[1] ?? null });
