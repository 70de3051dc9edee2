import type { GivenField, Mapping } from './calls.ts';

/** Whether a column gives a field. */
export const given = ({ columns = {}, split }: Mapping, field: string): boolean =>
  field in columns || (split !== undefined && JSON.stringify(split).includes(`"${field}"`));

/** The mapping with a column that becomes a field, or none. A field has one column, and a column one field. */
export function withColumn(mapping: Mapping, column: string, field: GivenField | null): Mapping {
  const columns = Object.fromEntries(
    Object.entries(mapping.columns ?? {}).filter(([name, of]) => of !== column && name !== field?.name),
  );
  if (field) columns[field.name] = column;
  const { [field?.name ?? '']: known, ...lookups } = mapping.lookups ?? {};
  const used = Object.entries(lookups).filter(
    ([name]) => given({ ...mapping, columns }, name) || name in (mapping.defaults ?? {}),
  );
  const own = field?.lookup ? [[field.name, known ?? { by: field.lookup.by, missing: 'refuse' }] as const] : [];
  return { ...mapping, columns, lookups: Object.fromEntries([...used, ...own]) };
}

/** The mapping that adds unknown names to a list, or refuses them. */
export const withLookup = (mapping: Mapping, { name, lookup }: GivenField, creates: boolean): Mapping => ({
  ...mapping,
  lookups: {
    ...mapping.lookups,
    [name]: { by: mapping.lookups?.[name]?.by ?? lookup!.by, missing: creates ? 'create' : 'refuse' },
  },
});

/** Whether a file has all columns that a mapping uses. */
export function fits({ columns = {}, split }: Mapping, headings: readonly string[]): boolean {
  const used = [...Object.values(columns), ...(split ? [split.column] : [])];
  return used.length > 0 && used.every((column) => headings.includes(column));
}

/** Reads a mapping. Null if the text is none. */
export function mappingIn(text: string): Mapping | null {
  try {
    const value: unknown = JSON.parse(text);
    return typeof value === 'object' && value !== null && !Array.isArray(value) ? value : null;
  } catch {
    return null;
  }
}
