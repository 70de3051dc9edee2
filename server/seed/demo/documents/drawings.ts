import type { Random } from '../random.ts';
import { Picture } from './png.ts';

const [white, dark, light, blue, red] = [0, 1, 2, 3, 4];

/** A PNG of a house front, as if sketched on site. */
export function siteSketch(random: Random): Uint8Array {
  const picture = new Picture(320, 220);
  const [width, height] = [random.between(140, 240), random.between(70, 110)];
  const [left, top] = [Math.floor((320 - width) / 2), 190 - height];
  picture.fill(0, 190, 320, 30, light);
  for (let step = 0; step < 40; step++) picture.fill(left - 10 + step * 2, top - step, width + 20 - step * 4, 1, dark);
  picture.frame(left, top, width, height, dark);
  const windows = random.between(2, 4);
  const space = Math.floor(width / windows);
  for (let i = 0; i < windows; i++) picture.frame(left + i * space + 10, top + 16, space - 20, 28, blue);
  picture.frame(left + 12, 150, 24, 40, dark);
  return picture.png();
}

/** A PNG of a list on a screen, with an error framed in red. */
export function screenshot(random: Random): Uint8Array {
  const picture = new Picture(480, 300);
  picture.fill(0, 0, 480, 28, dark);
  picture.fill(0, 28, 90, 272, light);
  for (let y = 48; y < 290; y += 22) {
    picture.fill(8, y, random.between(40, 74), 6, dark);
    for (const x of [104, 204, 300, 396]) picture.fill(x, y, random.between(30, 76), 6, y === 48 ? dark : light);
  }
  const at = 60 + 22 * random.between(1, 8);
  picture.fill(100, at - 4, 370, 24, white);
  picture.frame(98, at - 6, 374, 28, red);
  return picture.png();
}
