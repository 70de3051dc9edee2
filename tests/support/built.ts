declare const importOnce: (url: string) => Promise<any>;

/** Imports a package, once for all files of a worker: see environment.mjs. */
export const imported = (name: string): Promise<any> => importOnce(name);

/** A module of the built server. */
export const built = (path: string): Promise<any> =>
  imported(new URL(`../../dist/server/${path}`, import.meta.url).href);
