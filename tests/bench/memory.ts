import { execFileSync } from 'node:child_process';
import { rmSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout } from 'node:timers/promises';
import { root, type Target } from './prepare.ts';
import { startByNpm } from './servers.ts';

/** How long a server is idle before it is measured, in milliseconds. */
const idle = 15_000;

/** Resident memory in MB of an idle server that `npm start` has built and started. */
export async function idleMemory(target: Target): Promise<number> {
  // Without its stamp, `npm start` builds the bundle again.
  rmSync(join(root, 'dist/.stamps/dist-bundle-main.js'), { force: true });
  const server = await startByNpm(target);
  await setTimeout(idle);
  const kilobytes = Number(execFileSync('ps', ['-o', 'rss=', '-p', String(server.pid)], { encoding: 'utf8' }));
  await server.stop();
  return kilobytes / 1024;
}
