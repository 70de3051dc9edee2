import { randomUUID } from 'node:crypto';
import { existsSync, linkSync, mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';

/**
 * Makes a file that only its owner can read, unless it exists. A crash leaves no part of it, and of two processes that
 * make it at once, one does. It survives a power cut once its folder is synced.
 */
export function writeOnce(file: string, text: string): void {
  mkdirSync(dirname(file), { recursive: true, mode: 0o700 });
  const made = `${file}.${randomUUID()}`;
  writeFileSync(made, text, { mode: 0o600, flush: true });
  try {
    linkSync(made, file);
  } catch (error) {
    if (!existsSync(file)) throw error;
  } finally {
    rmSync(made);
  }
}
