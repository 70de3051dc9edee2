// Generated from generators/both/files/encodings.ts. Do not edit: change that file and run npm run generate.
/** How a text file stores its characters, by the names of the WHATWG encoding standard. The first is the usual one. */
export const encodings = ['utf-8', 'windows-1252', 'utf-16le', 'utf-16be', 'iso-8859-15', 'macintosh'] as const;
export type Encoding = (typeof encodings)[number];

/** What people and programs call an encoding. */
export const encodingNames: Readonly<Record<Encoding, string>> = {
  'utf-8': 'UTF-8',
  'windows-1252': 'Windows-1252',
  'utf-16le': 'UTF-16 LE',
  'utf-16be': 'UTF-16 BE',
  'iso-8859-15': 'ISO-8859-15',
  macintosh: 'MacRoman',
};

/** A file is no text: `binary`. Or it is one that ends within a character, or whose bytes are not of its encoding. */
export type TextFault = 'binary' | 'cut' | 'damaged';

/** A text file cannot be read. */
export class TextProblem extends Error {
  override readonly name = 'TextProblem';
  readonly fault: TextFault;
  readonly encoding: Encoding;

  constructor(fault: TextFault, encoding: Encoding) {
    super(`${fault} ${encoding}`);
    this.fault = fault;
    this.encoding = encoding;
  }
}

/** Characters of Windows-1252 from 0x80. Node 20 decodes them as control characters, in which no search finds a name. */
const windows = '€\u0081‚ƒ„…†‡ˆ‰Š‹Œ\u008dŽ\u008f\u0090‘’“”•–—˜™š›œ\u009džŸ';

/**
 * Decodes bytes, without a byte order mark.
 * @throws TextProblem
 */
export function decode(bytes: Uint8Array, encoding: Encoding): string {
  if (!encoding.startsWith('utf')) {
    const text = new TextDecoder(encoding).decode(bytes);
    if (encoding !== 'windows-1252') return text;
    return text.replaceAll(/[\u0080-\u009f]/g, (character) => windows[character.charCodeAt(0) - 0x80]!);
  }
  const decoder = new TextDecoder(encoding, { fatal: true });
  let text: string;
  try {
    text = decoder.decode(bytes, { stream: true });
  } catch {
    throw new TextProblem('damaged', encoding);
  }
  try {
    return text + decoder.decode();
  } catch {
    throw new TextProblem('cut', encoding);
  }
}
