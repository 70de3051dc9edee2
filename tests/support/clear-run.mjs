// Waits until its parent process ends, then stops the PostgreSQL of that run and removes the run's folder.
import { existsSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';

const [folder] = process.argv.slice(2);
// A signal to all processes of the run must not stop this one, which cleans up after them.
for (const signal of ['SIGHUP', 'SIGINT', 'SIGTERM']) process.on(signal, () => undefined);
process.stdin.once('end', clear).once('error', clear).resume();

/** Removes the folder until it stays away for two seconds: a browser that is still ending may make it again. */
async function clear() {
  for (let attempt = 0, gone = 0; attempt < 300 && gone < 10; attempt++) {
    gone = existsSync(folder) ? 0 : gone + 1;
    try {
      if (!gone) for (const name of readdirSync(folder)) endPostgres(join(folder, name, 'postmaster.pid'));
      rmSync(folder, { recursive: true, force: true });
    } catch {
      // A file was added or removed meanwhile: the next attempt removes the rest.
    }
    await wait(200);
  }
}

function endPostgres(file) {
  if (!existsSync(file)) return;
  try {
    process.kill(Number.parseInt(readFileSync(file, 'utf8'), 10), 'SIGQUIT');
  } catch {
    // It has already ended.
  }
}
