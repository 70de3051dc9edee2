import { mkdirSync, readdirSync, rmSync } from 'node:fs';
import { join } from 'node:path';

/** Makes the folder of this run's results, named after the process id, and removes those of finished runs. */
export function openResults(root) {
  const all = join(root, 'dist/test-results');
  const own = join(all, String(process.pid));
  mkdirSync(all, { recursive: true });
  for (const name of readdirSync(all))
    if (name === String(process.pid) || !isRunning(Number(name)))
      rmSync(join(all, name), { recursive: true, force: true });
  mkdirSync(own);
  return own;
}

function isRunning(pid) {
  try {
    return process.kill(pid, 0);
  } catch {
    return false;
  }
}
