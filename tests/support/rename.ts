import { filesOf, readSchema, setInSchema, writeSchema, type Json } from './schemas.ts';

/** Renames a field throughout its schema, and declares it with x-was. */
export function renameField(root: string, file: string, from: string, to: string): void {
  for (const one of filesOf(root, file)) {
    const text = JSON.stringify(readSchema(root, one))
      .replaceAll(`"${from}"`, `"${to}"`)
      .replaceAll(`"${from}.`, `"${to}.`)
      .replaceAll(`{${from}}`, `{${to}}`);
    writeSchema(root, one, JSON.parse(text) as Json);
  }
  setInSchema(root, file, `/properties/${to}/x-was`, from);
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
  for (const one of filesOf(root, file)) writeSchema(root, one, without(readSchema(root, one)));
}
