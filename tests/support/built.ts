declare const importOnce: (url: string) => Promise<any>;

/** Imports a package, once for all files of a worker: see environment.mjs. */
export const imported = (name: string): Promise<any> => importOnce(name);

/** Where the built server is; `npm run mutants` changes a copy of it. */
const folder = process.env.SERVER_FOLDER ?? 'dist/server';

/** A module of the built server. */
export const built = (path: string): Promise<any> => imported(new URL(`../../${folder}/${path}`, import.meta.url).href);
