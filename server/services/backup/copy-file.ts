import { createHash } from 'node:crypto';
import { createReadStream, createWriteStream } from 'node:fs';
import { open } from 'node:fs/promises';
import { Transform, Writable, type Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import type { CopiedFile } from './manifest.ts';

/** What was read of a file. `lines` counts the ends of lines. */
export type Measured = Pick<CopiedFile, 'bytes' | 'sha256'> & { readonly lines: number };

/** Writes a stream to a new file and measures it. The file survives a power cut. */
export async function writeMeasured(from: Readable, to: string, onLines?: (lines: number) => void): Promise<Measured> {
  const meter = new Meter(onLines);
  const through = new Transform({
    transform: (chunk: Buffer, _, done) => {
      meter.add(chunk);
      done(null, chunk);
    },
  });
  await pipeline(from, through, createWriteStream(to, { flags: 'wx', flush: true }));
  return meter.measured();
}

/** Copies a file. @throws the system's error; ENOENT if it does not exist, and then makes none */
export async function copyMeasured(from: string, to: string): Promise<Measured> {
  const file = await open(from);
  return writeMeasured(file.createReadStream(), to);
}

/** Reads a file to its end. */
export async function measure(path: string): Promise<Measured> {
  const meter = new Meter();
  const sink = new Writable({
    write: (chunk: Buffer, _, done) => {
      meter.add(chunk);
      done();
    },
  });
  await pipeline(createReadStream(path, { highWaterMark: 1 << 20 }), sink);
  return meter.measured();
}

class Meter {
  readonly #hash = createHash('sha256');
  readonly #onLines: ((lines: number) => void) | undefined;
  #bytes = 0;
  #lines = 0;

  constructor(onLines?: (lines: number) => void) {
    this.#onLines = onLines;
  }

  add(chunk: Buffer): void {
    this.#hash.update(chunk);
    this.#bytes += chunk.length;
    for (let at = chunk.indexOf(10); at >= 0; at = chunk.indexOf(10, at + 1)) this.#lines++;
    this.#onLines?.(this.#lines);
  }

  measured(): Measured {
    return { bytes: this.#bytes, lines: this.#lines, sha256: this.#hash.digest('hex') };
  }
}
