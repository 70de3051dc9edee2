import { open } from 'node:fs/promises';
import { fileTypeFromBuffer } from 'file-type';

/** Number of bytes to read from the start of a file to detect its type. */
const most = 262_144;

/**
 * Media type of a file, detected from its bytes. They are read at once, because a crafted file could otherwise cause a
 * thousand small reads, each of which waits in a queue.
 */
export async function kindOf(path: string): Promise<string> {
  const file = await open(path);
  try {
    const bytes = new Uint8Array(most);
    const { bytesRead } = await file.read(bytes, 0, most, 0);
    return (await fileTypeFromBuffer(bytes.subarray(0, bytesRead)))?.mime ?? 'application/octet-stream';
  } finally {
    await file.close();
  }
}
