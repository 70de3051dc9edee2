import { open } from 'node:fs/promises';
import { fileTypeFromBuffer } from 'file-type';

/** Bytes of a file that its kind is told by. */
const most = 262_144;

/**
 * What the bytes of a file say it is. They are read at once: a file can be made so that a thousand small reads would be
 * needed, each of which waits until the server has time for it.
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
