import { open } from 'node:fs/promises';
import type { Written } from './write-table.ts';

/** How far a file has grown that a thread writes. */
export class Growth {
  #bytes = 0;
  /** Name of the table; known once there are bytes. */
  name = '';
  #hasEnded = false;
  #wake: () => void = () => undefined;

  get hasEnded(): boolean {
    return this.#hasEnded;
  }

  reached({ name, bytes }: Written): void {
    this.name = name;
    this.#bytes = bytes;
    this.#wake();
  }

  end(): void {
    this.#hasEnded = true;
    this.#wake();
  }

  /** Waits until the file has more bytes than these, or no more will come. */
  async next(bytes: number): Promise<void> {
    while (!this.#hasEnded && this.#bytes <= bytes) await new Promise<void>((resolve) => (this.#wake = resolve));
  }
}

/**
 * The bytes of a file while a thread writes it.
 * @param written settles when the file is complete
 */
export async function* follow(path: string, growth: Growth, written: Promise<unknown>): AsyncGenerator<Buffer, void> {
  const file = await open(path);
  try {
    for (let at = 0; ;) {
      const { hasEnded } = growth;
      const { bytesRead, buffer } = await file.read(Buffer.allocUnsafe(256 * 1024), 0, 256 * 1024, at);
      at += bytesRead;
      if (bytesRead) yield buffer.subarray(0, bytesRead);
      else if (!hasEnded) await growth.next(at);
      else return void (await written);
    }
  } finally {
    await file.close();
  }
}
