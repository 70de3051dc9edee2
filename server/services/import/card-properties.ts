/** A property of a vCard: `item1.TEL;TYPE=WORK:0114 496 0001`. Names and types are in capitals. */
export interface CardProperty {
  readonly name: string;
  readonly types: readonly string[];
  /** Its value as written, without line folds and quoted-printable. */
  readonly value: string;
}

/** The properties of one card, between BEGIN:VCARD and END:VCARD. A card within it, of an agent, is left out. */
export type Card = readonly CardProperty[];

/**
 * The vCards of a text, one by one. It takes versions 2.1, 3.0 and 4.0, as address books write them, also mixed.
 * @throws Error if a card has no end
 */
export function* cardsIn(text: string): Generator<Card, void> {
  let card: CardProperty[] | null = null;
  let depth = 0;
  let number = 0;
  for (const line of linesIn(text)) {
    if (/^BEGIN\s*:\s*VCARD\s*$/i.test(line)) {
      if (++depth > 1) continue;
      number++;
      card = [];
    } else if (/^END\s*:\s*VCARD\s*$/i.test(line)) {
      if (--depth === 0 && card) yield card;
      depth = Math.max(depth, 0);
    } else if (depth === 1) {
      const property = propertyIn(line);
      if (property) card!.push(property);
    }
  }
  if (depth > 0) throw new Error(`card ${number} has no END:VCARD.`);
}

/**
 * Logical lines: a line that begins with a space or a tab goes on with the one before, and so does a line after a
 * quoted-printable one that ends in `=`.
 */
function* linesIn(text: string): Generator<string, void> {
  let parts: string[] = [];
  let isQuoted = false;
  for (const [line] of text.matchAll(/[^\r\n]*(?:\r\n|\r|\n|$)/g)) {
    const bare = line.replace(/[\r\n]+$/, '');
    const last = parts.at(-1);
    if (isQuoted && last?.endsWith('=')) {
      parts[parts.length - 1] = last.slice(0, -1);
      parts.push(bare);
    } else if (last !== undefined && /^[ \t]/.test(bare)) parts.push(bare.slice(1));
    else {
      if (last !== undefined) yield parts.join('');
      parts = [bare];
      isQuoted = /^[^:]*ENCODING=QUOTED-PRINTABLE|^[^:]*;QUOTED-PRINTABLE[;:]/i.test(bare);
    }
  }
  yield parts.join('');
}

/** A name with its group, parameters of which a quoted one may have any character, and the value. */
const pattern = /^(?:[\w-]+\.)?([\w-]+)((?:;(?:"[^"]*"|[^":;])*)*):(.*)$/s;

function propertyIn(line: string): CardProperty | null {
  const [, name, after = '', written = ''] = pattern.exec(line) ?? [];
  if (!name) return null;
  const params = [...after.matchAll(/;((?:"[^"]*"|[^;"])*)/g)].map(([, one]) => paramOf(one!));
  const valueOf = (key: string) => params.find((one) => one.key === key)?.values[0];
  const types = params.flatMap(({ key, values }) => (key === 'TYPE' ? values : key === 'PREF' ? ['PREF'] : []));
  const isQuoted = [valueOf('ENCODING'), ...types].includes('QUOTED-PRINTABLE');
  return { name: name.toUpperCase(), types, value: isQuoted ? unquoted(written, valueOf('CHARSET')) : written };
}

/** `TYPE="cell,voice"`, or in version 2.1 only `CELL`. */
function paramOf(text: string): { readonly key: string; readonly values: readonly string[] } {
  const [first, ...rest] = text.split('=');
  const bare = rest.join('=').replaceAll('"', '').toUpperCase();
  return rest.length
    ? { key: first!.trim().toUpperCase(), values: bare.split(',').map((one) => one.trim()) }
    : { key: 'TYPE', values: [first!.trim().toUpperCase()] };
}

/** Decodes quoted-printable. Without a character set, it is UTF-8, or else that of Windows. */
function unquoted(text: string, charset = 'UTF-8'): string {
  const bytes = Buffer.from(
    text.replaceAll(/=([0-9A-F]{2})|([^])/gi, (_, hex: string | undefined, other: string) =>
      hex
        ? String.fromCharCode(Number.parseInt(hex, 16))
        : [...Buffer.from(other)].map((one) => String.fromCharCode(one)).join(''),
    ),
    'latin1',
  );
  for (const label of [charset, 'utf-8'])
    try {
      return new TextDecoder(label, { fatal: true }).decode(bytes);
    } catch {
      // An unknown character set, or another one than is said.
    }
  return new TextDecoder('windows-1252').decode(bytes);
}

/** A text without the signs that escape others: `Able \& Co\, Leeds` → `Able & Co, Leeds`. */
export const unescaped = (text: string): string =>
  text.replaceAll(/\\([^])/g, (_, sign: string) => (/n/i.test(sign) ? '\n' : sign)).trim();

/** The parts of a value, such as those of a name or an address: they are between semicolons that are not escaped. */
export function partsOf(value: string): string[] {
  const parts = [''];
  for (const [sign] of value.matchAll(/\\[^]|[^]/g))
    if (sign === ';') parts.push('');
    else parts[parts.length - 1] += sign;
  return parts.map(unescaped);
}
