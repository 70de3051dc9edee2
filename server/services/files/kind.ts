import { open } from 'node:fs/promises';
import { fileTypeFromBuffer } from 'file-type';

/** Number of bytes that identify the type of a file. */
const most = 262_144;

/**
 * Media type of a file, from its bytes. They are read in one go, because a crafted file could otherwise cause a thousand
 * small reads, each of which has to wait its turn.
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
