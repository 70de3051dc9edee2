/** Maximum time to load the code of a page or a dialog, in ms (CON-015). */
const loadTimeout = 120_000;

export class LoadTimeout extends Error {}

/**
 * Loads code on demand (BEH-045).
 * @throws {LoadTimeout} if that takes too long
 */
export function inTime<T>(load: () => Promise<T>): Promise<T> {
  let timer: ReturnType<typeof setTimeout>;
  const tooLong = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(new LoadTimeout()), loadTimeout);
  });
  return Promise.race([load(), tooLong]).finally(() => clearTimeout(timer));
}
