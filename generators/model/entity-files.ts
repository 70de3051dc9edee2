/** Words that files of their own may hold, beside `entity.json` in the folder of an entity. */
export const parts = {
  screens: ['x-lists', 'x-dialogs', 'x-page'],
  routes: ['x-routes', 'x-access'],
} as const satisfies Record<string, readonly string[]>;

export type Part = keyof typeof parts;

/** `entities/customer` → `entities/customer/entity.json`; a reference list is one file: `reference/region.json`. */
export const mainFile = (path: string): string =>
  path.startsWith('entities/') ? `${path}/entity.json` : `${path}.json`;

/** What is generated from a schema names it so: a folder, or a file. */
export const sourceOf = (path: string): string =>
  path.startsWith('entities/') ? `schemas/${path}/` : `schemas/${path}.json`;

/** `entities/customer/screens.json` */
export const partFile = (path: string, part: Part): string => `${path}/${part}.json`;

/** The part that a word belongs to, by a JSON pointer to it or into it. */
export const partOf = (pointer: string): Part | undefined =>
  (Object.keys(parts) as Part[]).find((part) =>
    (parts[part] as readonly string[]).includes(pointer.split('/')[1] ?? ''),
  );
