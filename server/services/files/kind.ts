import { open } from 'node:fs/promises';
import { Threads } from '../../core/threads.ts';

/** What a file contains, whatever its name says. */
export interface Kind {
  /** Media type; `application/octet-stream` if the content is not recognised. */
  readonly contentType: string;
  /** Usual ending of such files, without the dot: `pdf`. Null if the content is not recognised. */
  readonly ending: string | null;
  readonly isText: boolean;
  /** Whether it is a text that a system would run. */
  readonly isScript: boolean;
}

/** Number of bytes to read from the start of a file to detect its kind. */
const most = 262_144;

/** A thread, because a crafted file takes long: an archive with a thousand entries 47 ms (27/11/2026, two cores). */
const threads = new Threads<Uint8Array, Kind>(new URL('./kind.worker.js', import.meta.url), {
  most: 1,
  idle: 60_000,
  seconds: 10,
  memory: 128 * 1_048_576,
});

/**
 * Detects the kind of a file from its first bytes.
 * @throws LimitPassed if that takes too long; the system's error if the file cannot be read
 */
export async function kindOf(path: string): Promise<Kind> {
  const buffer = new Uint8Array(most);
  const file = await open(path);
  try {
    const { bytesRead } = await file.read(buffer, 0, most, 0);
    return await threads.run(buffer.subarray(0, bytesRead), { transfer: [buffer.buffer] });
  } finally {
    await file.close();
  }
}
