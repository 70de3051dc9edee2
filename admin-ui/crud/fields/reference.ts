import { summaryOf } from '../../core/data/data-provider.ts';
import type { FieldInfo, WireRecord } from '../../core/model/resource.ts';

/** The parts of a record that its references include: key, display and embedded fields. */
export function bare(to: string, record: WireRecord): WireRecord {
  const { key, display, embed } = summaryOf(to);
  return Object.fromEntries([...new Set([key, display, ...embed])].map((name) => [name, record[name]]));
}

/** The key of a reference. Any other value is returned unchanged. */
export const keyOf = (value: unknown): unknown =>
  typeof value === 'object' && value !== null ? Object.values(value)[0] : (value ?? null);

/** Whether the choices of a field depend on another field. */
export const dependsOn = ({ choices }: FieldInfo, name: string): boolean =>
  Object.values(choices ?? {}).some(({ of }) => of === name);

/**
 * Filter for the choices of a reference: active records, and the `choices` of the schema. Empty fields do not filter.
 */
export function narrowed(field: FieldInfo, values: WireRecord): WireRecord {
  const said = Object.entries(field.choices ?? {}).map(([name, { is, of }]) => [name, of ? keyOf(values[of]) : is]);
  return {
    ...(summaryOf(field.to!).hasActive && !('active' in (field.choices ?? {})) && { active: true }),
    ...Object.fromEntries(said.filter(([, value]) => value !== null)),
  };
}

/**
 * Finds a call that lists the choices of a filtered reference: `activeRegions`, `tags/NOTES`.
 * @returns its path, if there is one, and the part of the filter that it does not cover
 */
export function narrowedList(to: string, filter: WireRecord): { path?: string; filter: WireRecord } {
  const isIn = (name: string) => filter[name] !== undefined;
  const fits = summaryOf(to).calls.narrow?.find(
    ({ path, where }) =>
      Object.entries(where).every(([name, value]) => filter[name] === value) &&
      [...path.matchAll(/\{(\w+)\}/g)].every(([, name]) => isIn(name!)),
  );
  if (!fits) return { filter };
  const inPath = new Set(Object.keys(fits.where));
  const path = fits.path.replace(/\{(\w+)\}/g, (_, name: string) => {
    inPath.add(name);
    return encodeURIComponent(String(filter[name]));
  });
  return { path, filter: Object.fromEntries(Object.entries(filter).filter(([name]) => !inPath.has(name))) };
}
