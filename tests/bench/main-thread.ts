import { request } from 'node:http';
import { join } from 'node:path';
import type { Target } from './prepare.ts';

/** What the main thread of a server has done since the last question. */
interface Watched {
  /** Milliseconds that it has worked. */
  readonly active: number;
  /** 99th percentile of the milliseconds by which timers were late. */
  readonly late: number;
  /** Most bytes of resident memory. */
  readonly memory: number;
}

/** With what a server is started to be watched, and how it is asked. */
export function watched({ settings }: Target) {
  const socketPath = join(settings.dataDir, 'main-thread.sock');
  return {
    more: {
      preload: new URL('../../../tests/bench/main-thread.mjs', import.meta.url),
      env: { MAIN_THREAD_SOCKET: socketPath },
    },
    ask: (): Promise<Watched> =>
      new Promise((resolve, reject) => {
        const asked = request({ socketPath, path: '/', agent: false }, (response) => {
          let text = '';
          response.on('data', (part: Buffer) => (text += part.toString()));
          response.on('end', () => resolve(JSON.parse(text) as Watched));
        });
        asked.once('error', reject).end();
      }),
  };
}
