/** Files that an entity's folder may have beside `entity.json`, and the keywords that each may contain. */
export const parts = {
  screens: ['x-lists', 'x-dialogs', 'x-page'],
  routes: ['x-routes', 'x-access'],
} as const satisfies Record<string, readonly string[]>;

export type Part = keyof typeof parts;

/**
 * The main file of a schema: `entities/customer` → `entities/customer/entity.json`. A reference list is one file:
 * `reference/region.json`.
 */
export const mainFile = (path: string): string =>
  path.startsWith('entities/') ? `${path}/entity.json` : `${path}.json`;

/** Source named in the banner of generated code: the folder of an entity, or the file of a reference list. */
export const sourceOf = (path: string): string =>
  path.startsWith('entities/') ? `schemas/${path}/` : `schemas/${path}.json`;

/** `entities/customer/screens.json` */
export const partFile = (path: string, part: Part): string => `${path}/${part}.json`;

/** The part that contains a JSON pointer, by the keyword it begins with. Undefined for `entity.json`. */
export const partOf = (pointer: string): Part | undefined =>
  (Object.keys(parts) as Part[]).find((part) =>
    (parts[part] as readonly string[]).includes(pointer.split('/')[1] ?? ''),
  );
