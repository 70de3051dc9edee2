import { readSchema, writeSchema, type Json } from './schemas.ts';

/** Renames a field throughout its schema, and declares it with x-was. */
export function renameField(root: string, file: string, from: string, to: string): void {
  const text = JSON.stringify(readSchema(root, file))
    .replaceAll(`"${from}"`, `"${to}"`)
    .replaceAll(`"${from}.`, `"${to}.`)
    .replaceAll(`{${from}}`, `{${to}}`);
  const schema = JSON.parse(text) as Json;
  schema.properties[to]['x-was'] = from;
  writeSchema(root, file, schema);
}

/** Removes a field from its schema. */
export function dropField(root: string, file: string, name: string): void {
  const without = (value: any): any => {
    if (Array.isArray(value)) return value.filter((item) => item !== name).map(without);
    if (typeof value !== 'object' || value === null) return value;
    return Object.fromEntries(
      Object.entries(value).flatMap(([key, item]) => (key === name ? [] : [[key, without(item)]])),
    );
  };
  writeSchema(root, file, without(readSchema(root, file)));
}
