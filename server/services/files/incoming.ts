import { randomUUID } from 'node:crypto';
import { readdir, rm, stat } from 'node:fs/promises';
import { hostname } from 'node:os';
import { join } from 'node:path';

/** How long an upload can take, in ms. */
const longest = 60 * 60_000;

const machine = encodeURIComponent(hostname());

/** Name for a file that this process is receiving. It names the process, so that no other one removes the file. */
export const incomingName = (): string => `${machine}~${process.pid}~${randomUUID()}`;

/** Removes the files of uploads that were in progress when a server ended unexpectedly. Call at the start. */
export async function clearIncoming(folder: string): Promise<void> {
  for (const name of await readdir(folder)) {
    const path = join(folder, name);
    if (!(await isInProgress(name, path))) await rm(path, { recursive: true, force: true });
  }
}

/** Several servers can share the folder, also from several machines. */
async function isInProgress(name: string, path: string): Promise<boolean> {
  const [, of, id] = /^(.+)~(\d+)~[0-9a-f-]{36}$/.exec(name) ?? [];
  if (of === undefined) return false;
  if (of === machine) return Number(id) !== process.pid && isRunning(Number(id));
  const written = await stat(path).then(
    ({ mtimeMs }) => mtimeMs,
    () => 0,
  );
  return Date.now() - written < longest;
}

/** Whether a process of this machine runs. */
export function isRunning(id: number): boolean {
  try {
    process.kill(id, 0);
    return true;
  } catch (error) {
    return (error as NodeJS.ErrnoException).code === 'EPERM';
  }
}
