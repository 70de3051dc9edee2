import { spawn } from 'node:child_process';
import { renameSync, rmSync } from 'node:fs';

/**
 * Writes a consistent copy of a PostgreSQL database to a file with pg_dump.
 * @throws Error if pg_dump is not installed or fails; then there is no file
 */
export async function dump(url: string, to: string): Promise<void> {
  const address = new URL(url);
  // Every user of the machine can read a program's arguments.
  const password = decodeURIComponent(address.password);
  address.password = '';
  const partial = `${to}.part`;
  const child = spawn('pg_dump', ['--format=custom', `--file=${partial}`, address.href], {
    stdio: ['ignore', 'ignore', 'pipe'],
    env: { ...process.env, ...(password && { PGPASSWORD: password }) },
  });
  let said = '';
  child.stderr.on('data', (text) => (said += text));
  try {
    await new Promise<void>((resolve, reject) => {
      child.once('error', () =>
        reject(new Error('pg_dump is not installed. Install the client programs of PostgreSQL to make backups.')),
      );
      child.once('close', (code) =>
        code === 0 ? resolve() : reject(new Error(`pg_dump ended with ${code}: ${said.trim()}`)),
      );
    });
    renameSync(partial, to);
  } catch (error) {
    rmSync(partial, { force: true });
    throw error;
  }
}
