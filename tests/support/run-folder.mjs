import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { chmodSync, mkdtempSync, statfsSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { reachableTemp } from './postgres.mjs';

/** Space that a run needs at most, in bytes. */
const needed = 6e9;

/** A file system in memory, if there is one with enough space: what a run writes need not survive a power cut. */
function memory() {
  try {
    const { bavail, bsize } = statfsSync('/dev/shm');
    return bavail * bsize >= needed ? '/dev/shm' : null;
  } catch {
    return null;
  }
}

/**
 * Makes a folder for the temporary files of this process and its children. When this process ends, even by SIGKILL, a
 * PostgreSQL that runs in the folder is stopped and the folder removed.
 * @returns the folder, and `close`, which removes it at once
 */
export function openRunFolder() {
  const place = process.env.TMPDIR ? null : memory();
  const folder = mkdtempSync(join(place ?? reachableTemp(), 'branchline-run-'));
  // PostgreSQL may run as another user, who needs access.
  chmodSync(folder, 0o711);
  for (const name of ['TMPDIR', 'TEMP', 'TMP']) process.env[name] = folder;
  const script = fileURLToPath(new URL('clear-run.mjs', import.meta.url));
  const clearing = spawn(process.execPath, [script, folder], { detached: true, stdio: ['pipe', 'ignore', 'ignore'] });
  clearing.unref();
  clearing.stdin.unref();
  return {
    folder,
    close: async () => {
      const ended = once(clearing, 'exit');
      clearing.ref();
      clearing.stdin.end();
      await ended;
    },
  };
}
