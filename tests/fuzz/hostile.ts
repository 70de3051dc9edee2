import type { Random } from '../../server/seed/demo/random.ts';

/** A value that `JSON.stringify` cannot write, or only with a very deep stack: `encode` inserts its text. */
const written = (text: string) => `@@${text}@@`;

const texts: readonly string[] = [
  '',
  ' ',
  '0',
  '-1',
  '1,2,3',
  '1,,2',
  '1e3',
  '0x10',
  '１２',
  'true',
  'null',
  'undefined',
  'NaN',
  '*',
  '%',
  '_',
  '%_%\\',
  '\\',
  "'",
  '"',
  '`',
  "' OR '1'='1",
  '"; drop table customer; --',
  '${7*7}',
  '{{7*7}}',
  '../../etc/passwd',
  'C:\\Windows\\system32',
  '\u0000',
  'a\u0000b',
  'a\u0007b',
  'line\r\nbreak',
  '\ud800',
  'a\udfff',
  '\u202eabc',
  '\ufeffabc',
  'e\u0301\u0301\u0301',
  'İıßﬁ',
  '😀'.repeat(60),
  '<img src=x onerror=alert(1)>',
  '=cmd|calc!A1',
  '__proto__',
  'constructor',
  'toString',
  'hasOwnProperty',
  'x'.repeat(101),
  'x'.repeat(256),
  'x'.repeat(5000),
  `${'a'.repeat(3000)}!`,
  `${'a.'.repeat(1500)}@`,
  '('.repeat(2000),
  '1 '.repeat(2000),
  'word '.repeat(600),
  '01/01/0000',
  '31/12/9999',
  '31/02/2026',
  '29/02/2023',
  '29/02/2000',
  '2026-13-45',
  '2026-01-01T00:00:00Z',
  '24:00',
  'This week',
  'Last  year',
  'Next constructor',
  'S17 4QW',
  'a@b.co',
  'http://',
  '#12345g',
  '999999999999999999999',
];

const numbers: readonly unknown[] = [
  0,
  1,
  -1,
  0.1,
  -0.5,
  1.005,
  127,
  255,
  32768,
  65536,
  1000,
  1001,
  2147483647,
  2147483648,
  -2147483648,
  -2147483649,
  4294967296,
  2 ** 53,
  -(2 ** 53) - 1,
  1e11,
  1e11 + 1,
  1e15,
  1e21,
  1e308,
  5e-324,
  written('-0'),
  written('1e999'),
  written('-1e999'),
  written('123456789012345678901234567890'),
];

const deep = (depth: number, open: string, close: string): unknown =>
  JSON.parse(open.repeat(depth) + 'null' + close.repeat(depth));

const shapes: readonly unknown[] = [
  null,
  true,
  false,
  [],
  [[]],
  [null],
  [1, 'a', null],
  [1, 1],
  [{}],
  [[1], [2]],
  {},
  { id: null },
  { id: -5 },
  { id: 0 },
  { id: 1.5 },
  { id: '1; delete' },
  { id: [1] },
  { id: {} },
  { id: 2147483648 },
  { $gt: '' },
  { length: 5 },
  { length: 4294967295 },
  { toString: 'x' },
  { toString: 1, valueOf: 1 },
  { toJSON: 1 },
  { then: 1 },
  { constructor: { prototype: {} } },
  JSON.parse('{"__proto__": {"admin": true}}'),
  JSON.parse('{"__proto__": null, "toString": null}'),
  [{ toString: 1 }],
  [{ toString: 1 }, 'ASC'],
  deep(40, '[', ']'),
  deep(200, '{"a":', '}'),
  Array.from({ length: 201 }, () => 1),
  Array.from({ length: 1001 }, (_, i) => i + 1),
  Array.from({ length: 60 }, () => ({})),
];

/** A value that has broken programs. */
export function hostile(random: Random): unknown {
  const kind = random.next();
  if (kind > 0.995) return heavy(random);
  if (kind < 0.15) return null;
  if (kind < 0.45) return hostileText(random);
  if (kind < 0.65) return random.pick(numbers);
  return random.pick(shapes);
}

/** A value of a few hundred kilobytes, small enough for a body. */
function heavy(random: Random): unknown {
  const kinds = [
    () => 'x'.repeat(200_000),
    () => 'ab '.repeat(60_000),
    () => `${'a'.repeat(100_000)}@`,
    () => ' '.repeat(200_000),
    () => `${'1 '.repeat(100_000)}x`,
    () => Array.from({ length: 30_000 }, (_, i) => i + 1),
    () => Object.fromEntries(Array.from({ length: 5000 }, (_, i) => [`name${i}`, i])),
    () => written('['.repeat(5000) + ']'.repeat(5000)),
    () => written('['.repeat(100_000) + ']'.repeat(100_000)),
  ];
  return random.pick(kinds)();
}

/** A text that has broken programs, or letters of any alphabet. */
export function hostileText(random: Random): string {
  if (random.chance(0.8)) return random.pick(texts);
  const length = random.pick([1, 2, 7, 20, 99, 100, 101, 254, 255, 2000]);
  const most = random.pick([0x7f, 0xff, 0x2fff, 0xffff]);
  return Array.from({ length }, () => String.fromCharCode(random.between(0, most))).join('');
}

/** A part of a URL: most are encoded, some are invalid. */
export function hostilePart(random: Random): string {
  if (random.chance(0.3)) {
    const raw = [
      '%00',
      '%F0%9F',
      '%',
      '%zz',
      '%C0%80',
      '..',
      '..%2f..',
      '%2e%2e',
      ';',
      '?',
      '#',
      '%23',
      'é',
      '*',
      '-0',
    ];
    return random.pick(raw);
  }
  if (random.chance(0.3)) return random.pick(['0', '-1', '1.5', '1e3', '2147483647', '2147483648', '99999999999999']);
  return escaped(hostileText(random)).slice(0, 3000);
}

/** Like `encodeURIComponent`, but encodes a lone surrogate as the bytes a careless program would send. */
export function escaped(text: string): string {
  try {
    return encodeURIComponent(text);
  } catch {
    return encodeURIComponent(text.replace(/[\ud800-\udfff]/g, '?')) + '%ED%A0%80';
  }
}

/** JSON, including values that only text can express. */
export const encode = (value: unknown): string =>
  (JSON.stringify(value) ?? 'null').replace(/"@@([-+.\de[\]]+)@@"/g, '$1');

/** A copy of a value with one place in it broken: replaced, left out, added, wrapped or doubled. */
export function broken(value: unknown, random: Random): unknown {
  if (typeof value !== 'object' || value === null) return hostile(random);
  if (random.chance(0.03)) return hostile(random);
  const copy: any = Array.isArray(value) ? [...value] : { ...value };
  const names = Object.keys(copy);
  if (!names.length || random.chance(0.06)) {
    const name = Array.isArray(copy) ? copy.length : random.pick([...texts.slice(0, 8), 'id', 'version', '__proto__']);
    Object.defineProperty(copy, name, { value: hostile(random), enumerable: true, configurable: true, writable: true });
    return copy;
  }
  const name = random.pick(names);
  const action = random.next();
  if (typeof copy[name] === 'object' && copy[name] !== null && action < 0.5) copy[name] = broken(copy[name], random);
  else if (action < 0.8) copy[name] = hostile(random);
  else if (action < 0.9) delete copy[name];
  else copy[name] = random.chance(0.5) ? [copy[name]] : { id: copy[name] };
  return copy;
}
