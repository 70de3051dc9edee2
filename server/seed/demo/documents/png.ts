import { crc32, deflateSync } from 'node:zlib';

/** The palette: white, dark grey, light grey, blue and red. */
export const colours = ['ffffff', '33404d', 'd5dbe1', '1f6feb', 'c62828'] as const;

export class Picture {
  readonly #width: number;
  readonly #pixels: Uint8Array[];

  constructor(width: number, height: number) {
    this.#width = width;
    this.#pixels = Array.from({ length: height }, () => new Uint8Array(width));
  }

  fill(x: number, y: number, width: number, height: number, colour: number): void {
    for (const row of this.#pixels.slice(y, y + height)) row.fill(colour, x, x + width);
  }

  /** Draws the outline of a rectangle, two pixels thick. */
  frame(x: number, y: number, width: number, height: number, colour: number): void {
    this.fill(x, y, width, 2, colour);
    this.fill(x, y + height - 2, width, 2, colour);
    this.fill(x, y, 2, height, colour);
    this.fill(x + width - 2, y, 2, height, colour);
  }

  png(): Uint8Array {
    const header = Buffer.alloc(13);
    header.writeUInt32BE(this.#width, 0);
    header.writeUInt32BE(this.#pixels.length, 4);
    // Eight bits per pixel, with a palette.
    header.set([8, 3, 0, 0, 0], 8);
    const lines = Buffer.concat(this.#pixels.flatMap((row) => [Buffer.from([0]), row]));
    return Buffer.concat([
      Buffer.from('89504e470d0a1a0a', 'hex'),
      chunk('IHDR', header),
      chunk('PLTE', Buffer.from(colours.join(''), 'hex')),
      chunk('IDAT', deflateSync(lines)),
      chunk('IEND', Buffer.alloc(0)),
    ]);
  }
}

function chunk(type: string, data: Uint8Array): Buffer {
  const length = Buffer.alloc(4);
  length.writeUInt32BE(data.length);
  const body = Buffer.concat([Buffer.from(type, 'latin1'), data]);
  const sum = Buffer.alloc(4);
  sum.writeUInt32BE(crc32(body));
  return Buffer.concat([length, body, sum]);
}
