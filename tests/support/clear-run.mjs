// Waits until its parent process ends, then stops the PostgreSQL of that run and removes the run's folder.
import { existsSync, readdirSync, readFileSync, readlinkSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';

const [folder] = process.argv.slice(2);
// A signal to all processes of the run must not stop this one, which cleans up after them.
for (const signal of ['SIGHUP', 'SIGINT', 'SIGTERM']) process.on(signal, () => undefined);
process.stdin.once('end', clear).once('error', clear).resume();

/**
 * How often the folder must be found removed and unused. Where the system has no /proc, no process can be seen, and a
 * browser that is still ending may make the folder again within two seconds.
 */
const enough = existsSync('/proc/self/environ') ? 1 : 10;

/** Removes the folder until no process uses it. */
async function clear() {
  for (let attempt = 0, quiet = 0; attempt < 300 && quiet < enough; attempt++) {
    // Looks for processes first: what one makes before it ends is then seen by the second look.
    quiet = isUsed() || existsSync(folder) ? 0 : quiet + 1;
    try {
      if (!quiet) for (const name of readdirSync(folder)) endPostgres(join(folder, name, 'postmaster.pid'));
      rmSync(folder, { recursive: true, force: true });
    } catch {
      // A file was added or removed in the meantime: the next attempt removes the rest.
    }
    await wait(200);
  }
}

/** Whether a process other than this one has the folder in its command, environment or working directory. */
function isUsed() {
  const others = existsSync('/proc') ? readdirSync('/proc').filter((name) => /^\d+$/.test(name)) : [];
  return others
    .filter((pid) => Number(pid) !== process.pid)
    .some((pid) =>
      [
        () => readFileSync(`/proc/${pid}/cmdline`, 'utf8'),
        () => readFileSync(`/proc/${pid}/environ`, 'utf8'),
        () => readlinkSync(`/proc/${pid}/cwd`),
      ].some((read) => mentions(read)),
    );
}

/** Whether a text of /proc has the folder in it. False if the process has just ended or belongs to someone else. */
function mentions(read) {
  try {
    return read().includes(folder);
  } catch {
    return false;
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
