import type { Test } from './condition.ts';
import type { Json } from './load.ts';
import { signedInUser, type Entity, type Field } from './types.ts';

/** The entity that a field refers to, if rows of it have codes. */
export function codedTarget(field: Field | undefined, entities: readonly Entity[]): Entity | undefined {
  const target = entities.find(({ name }) => field?.type === 'ref' && name === field.to);
  return target && Object.keys(target.codes).length ? target : undefined;
}

/** A condition with the keys of rows in place of their codes: `{ "grade": "A" }` → `{ "grade.id": 1 }`. */
export const conditionInKeys = (condition: Json, entity: Entity, entities: readonly Entity[]): Json =>
  Object.fromEntries(
    Object.entries(condition).map(([path, raw]) => {
      const field = entity.fields.find(({ name }) => name === path);
      const target = codedTarget(field, entities);
      return target ? [`${path}.${target.key}`, inKeys(raw, target)] : [path, raw];
    }),
  );

/** A test, or a value of one, with the keys of rows in place of their codes. */
export const inKeys = <T extends Test | Json>(value: T, target: Entity): T => withKeys(value, target) as T;

function withKeys(value: unknown, target: Entity): unknown {
  if (typeof value === 'string') return target.codes[value] ?? value;
  if (Array.isArray(value)) return value.map((item) => withKeys(item, target));
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(Object.entries(value).map(([word, item]) => [word, withKeys(item, target)]));
}

/** A flow by keys, of a reference to rows with codes; any other as it is. */
export function flowInKeys({ flow, ...field }: Field, entities: readonly Entity[]): Readonly<Record<string, unknown>> {
  const target = codedTarget({ flow, ...field }, entities);
  if (!target) return flow!;
  return Object.fromEntries(
    Object.entries(flow!).map(([from, to]) => [target.codes[from], inKeys(to as Json, target)]),
  );
}

/** Where the default of a reference comes from: a row, the signed-in user (null), or a reference of that user. */
export type DefaultReference = { readonly row: number } | { readonly user: string | null };

/** A default as it is emitted: a plain value, or where a reference comes from. */
export function defaultOf(
  field: Field,
  entities: readonly Entity[],
): { default?: unknown; defaultReference?: DefaultReference } {
  const { default: value, type } = field;
  if (value === null) return {};
  if (type !== 'ref') return { default: value };
  const [first, part = null] = String(value).split('.');
  if (first === signedInUser) return { defaultReference: { user: part } };
  return { defaultReference: { row: codedTarget(field, entities)!.codes[String(value)]! } };
}
