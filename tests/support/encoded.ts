import type { Encoding } from '../../server/core/files/encodings.gen.ts';

/** Bytes of characters beyond ASCII, from the tables of the Unicode Consortium. */
const bytesOf: Readonly<Record<string, Readonly<Record<string, number>>>> = {
  'windows-1252': { '€': 0x80, Š: 0x8a, œ: 0x9c, '‘': 0x91, '’': 0x92, '“': 0x93, '”': 0x94, '–': 0x96, '½': 0xbd },
  'iso-8859-15': { '€': 0xa4, Š: 0xa6, œ: 0xbd },
  macintosh: {
    '€': 0xdb,
    œ: 0xcf,
    '‘': 0xd4,
    '’': 0xd5,
    '“': 0xd2,
    '”': 0xd3,
    '–': 0xd0,
    '£': 0xa3,
    é: 0x8e,
    É: 0x83,
    ü: 0x9f,
    ö: 0x9a,
    ñ: 0x96,
    ç: 0x8d,
    í: 0x92,
    ß: 0xa7,
  },
};

/**
 * A text in an encoding, without a byte order mark.
 * @throws Error for a character that the encoding lacks
 */
export function encoded(text: string, encoding: Encoding): Buffer {
  if (encoding === 'utf-8') return Buffer.from(text);
  if (encoding === 'utf-16le') return Buffer.from(text, 'utf16le');
  if (encoding === 'utf-16be') return Buffer.from(text, 'utf16le').swap16();
  return Buffer.from(Array.from(text, (character) => byteOf(character, encoding)));
}

function byteOf(character: string, encoding: Encoding): number {
  const code = character.charCodeAt(0);
  const byte = bytesOf[encoding]?.[character] ?? (code < 0x80 || (code >= 0xa0 && code < 0x100) ? code : undefined);
  if (byte === undefined || (encoding === 'macintosh' && code >= 0x80 && !bytesOf.macintosh![character]))
    throw new Error(`${encoding} has no ${character}`);
  return byte;
}
