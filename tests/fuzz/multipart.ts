import type { Random } from '../../server/seed/demo/random.ts';
import type { Catalogue } from './catalogue.ts';
import { broken, encode, hostile, hostileText } from './hostile.ts';

const boundary = '----fuzz';
const png = Buffer.from('89504e470d0a1a0a0000000d49484452', 'hex');

interface Part {
  readonly head: string;
  readonly content: Buffer;
}

const field = (name: string, text: string): Part => ({
  head: `Content-Disposition: form-data; name="${name}"`,
  content: Buffer.from(text),
});
const file = (fileName: string, content: Buffer, name = 'attachmentfile'): Part => ({
  head: `Content-Disposition: form-data; name="${name}"; filename="${fileName}"\r\nContent-Type: image/png`,
  content,
});

/** A file with its parameters: valid, with one thing broken, or not a form at all. */
export function multipart(mode: 'valid' | 'broken' | 'wild', catalogue: Catalogue, random: Random) {
  const tags = catalogue.samples('Tag').slice(0, 2);
  const params: unknown = { customer: random.between(1, 40), attachDesc: 'A file', attachTags: tags };
  const bytes = Buffer.concat([png, Buffer.alloc(random.pick([0, 10, 2000]))]);
  const name = mode === 'valid' ? 'photo.png' : hostileText(random).replaceAll(/["\r\n]/g, '');
  const parts = [file(name, bytes), field('params', encode(mode === 'valid' ? params : broken(params, random)))];
  if (mode === 'wild') parts.splice(random.between(0, parts.length), random.between(0, 1), strangePart(random));
  const type = `multipart/form-data; boundary=${boundary}`;
  const body = Buffer.concat([
    ...parts.flatMap(({ head, content }) => [
      Buffer.from(`--${boundary}\r\n${head}\r\n\r\n`),
      content,
      Buffer.from('\r\n'),
    ]),
    Buffer.from(`--${boundary}--\r\n`),
  ]);
  // Cut off in the middle if the request is wild.
  const isCut = mode === 'wild' && random.chance(0.2);
  return { body: isCut ? body.subarray(0, random.between(0, body.length)) : body, type };
}

function strangePart(random: Random): Part {
  const kinds = [
    () => field('params', hostileText(random)),
    () => field('__proto__', 'x'),
    () => field('params[constructor][prototype]', 'x'),
    () => field('params', 'y'.repeat(20_001)),
    () => field('other', encode(hostile(random))),
    () => file('second.png', png),
    () => file('other.png', png, 'other'),
    () => ({ head: 'Content-Disposition: attachment', content: png }),
    () => ({ head: '', content: png }),
    () => file('big.bin', Buffer.alloc(10_485_760)),
  ];
  const at = random.between(0, kinds.length - 1);
  // Sometimes a file of ten megabytes.
  return kinds[at === kinds.length - 1 && random.chance(0.9) ? 0 : at]!();
}
