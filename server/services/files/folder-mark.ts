import { randomUUID } from 'node:crypto';
import { existsSync, linkSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

/** A file in the folder of stored files. It tells servers that share the folder from those that do not. */
export const folderMark = '.folder';

/** The identity of a folder. The first process that asks for it makes it. */
export function folderIdentity(folder: string): string {
  const file = join(folder, folderMark);
  if (!existsSync(file)) {
    mkdirSync(folder, { recursive: true });
    // Written under another name first: of two servers that start at once, both get the identity of one.
    const made = `${file}.${randomUUID()}`;
    writeFileSync(made, randomUUID());
    try {
      linkSync(made, file);
    } catch (error) {
      if (!existsSync(file)) throw error;
    }
    rmSync(made);
  }
  return readFileSync(file, 'utf8');
}
