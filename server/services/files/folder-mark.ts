import { randomUUID } from 'node:crypto';
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { writeOnce } from './write-once.ts';

/** A file in the folder of stored files. It tells servers that share the folder from those that do not. */
export const folderMark = '.folder';

/** The identity of a folder. The first process that asks for it makes it. */
export function folderIdentity(folder: string): string {
  const file = join(folder, folderMark);
  if (!existsSync(file)) writeOnce(file, randomUUID());
  return readFileSync(file, 'utf8');
}
