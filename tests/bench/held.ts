import { send } from './load.ts';
import { watched } from './main-thread.ts';
import type { Target } from './prepare.ts';
import { startProduct } from './servers.ts';

/** How long a call keeps the main thread at work. */
export interface HeldRow {
  readonly path: string;
  readonly status: number;
  /** Milliseconds: the least of some attempts, because the collector works at any time. */
  readonly held: number;
}

const attempts = 3;

/** Values of parameters; the others are 1. */
const values: Readonly<Record<string, string | number>> = {
  savedFilter: 0,
  sortField: 0,
  sortFieldId: 0,
  sortOrder: 0,
  search: '*',
  rows: 25,
  size: 25,
  text: 'roof',
  year: 2026,
};

const filled = (path: string) => path.replace(/\{(\w+)\}/g, (_, name: string) => encodeURIComponent(values[name] ?? 1));

/** Makes each GET of the API description, and measures the time that the main thread works for it. */
export async function measureHeld(target: Target): Promise<HeldRow[]> {
  const { more, ask } = watched(target);
  const server = await startProduct(target, more);
  const worked = async () => (await ask()).active;
  const call = (path: string) => send(server.url, { method: 'GET', path }, server.token);
  try {
    const { paths } = JSON.parse((await call('/v1/openapi.json')).text) as { paths: Record<string, object> };
    const rows: HeldRow[] = [];
    for (const [path, item] of Object.entries(paths)) {
      // The live channel does not end. Files are made in threads.
      if (!('get' in item) || path === '/v1/live' || path.endsWith('/export')) continue;
      let [held, status] = [Infinity, 0];
      for (let i = 0; i < attempts; i++) {
        await worked();
        ({ status } = await call(filled(path)));
        held = Math.min(held, await worked());
      }
      rows.push({ path, status, held });
    }
    return rows.toSorted((a, b) => b.held - a.held);
  } finally {
    await server.stop();
  }
}

/** Prints the calls that take longest. */
export function reportHeld({ engine, customers }: Target, rows: readonly HeldRow[]): void {
  console.log(
    `\n${engine}, ${customers.toLocaleString('en-GB')} customers: main-thread time of ${rows.length} GETs (ms)`,
  );
  for (const { path, status, held } of rows.slice(0, 40))
    console.log(`${held.toFixed(1).padStart(8)}  ${status}  ${path}`);
  const over = rows.filter(({ held }) => held > 50).length;
  console.log(`${over} of ${rows.length} over 50 ms`);
}
