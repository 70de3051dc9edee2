import { summaryOf } from '../../core/data/data-provider.ts';
import type { FieldInfo, WireRecord } from '../../core/model/resource.ts';

/** What of a record goes along in a reference. */
export function bare(to: string, record: WireRecord): WireRecord {
  const { key, display, embed } = summaryOf(to);
  return Object.fromEntries([...new Set([key, display, ...embed])].map((name) => [name, record[name]]));
}

/** A reference by its key, anything else as it is. */
export const keyOf = (value: unknown): unknown =>
  typeof value === 'object' && value !== null ? Object.values(value)[0] : (value ?? null);

/** Whether what a field can refer to depends on another field. */
export const dependsOn = ({ choices }: FieldInfo, name: string): boolean =>
  Object.values(choices ?? {}).some(({ of }) => of === name);

/** What a reference is narrowed to: records in use, and what the schema says; a field that is empty narrows nothing. */
export function narrowed(field: FieldInfo, values: WireRecord): WireRecord {
  const said = Object.entries(field.choices ?? {}).map(([name, { is, of }]) => [name, of ? keyOf(values[of]) : is]);
  return {
    ...(summaryOf(field.to!).hasActive && !('active' in (field.choices ?? {})) && { active: true }),
    ...Object.fromEntries(said.filter(([, value]) => value !== null)),
  };
}

/**
 * The call that lists the choices of a narrowed reference, if there is one: `activeRegions`, `tags/NOTES`; and the part of
 * the filter that this call does not cover.
 */
export function narrowedList(to: string, filter: WireRecord): { path?: string; filter: WireRecord } {
  const isIn = (name: string) => filter[name] !== undefined;
  const fits = summaryOf(to).calls.narrow?.find(
    ({ path, where }) =>
      Object.entries(where).every(([name, value]) => filter[name] === value) &&
      [...path.matchAll(/\{(\w+)\}/g)].every(([, name]) => isIn(name!)),
  );
  if (!fits) return { filter };
  const told = new Set(Object.keys(fits.where));
  const path = fits.path.replace(/\{(\w+)\}/g, (_, name: string) => {
    told.add(name);
    return encodeURIComponent(String(filter[name]));
  });
  return { path, filter: Object.fromEntries(Object.entries(filter).filter(([name]) => !told.has(name))) };
}
