// Generated from generators/both/mail/addresses.ts. Do not edit: change that file and run npm run generate.
/** Of a usual address: without the signs that separate, group or name addresses in a mail. */
const address = /^(?=.{3,254}$)[^\s@,;:<>()[\]"\\]+@[^\s@,;:<>()[\]"\\]+\.[^\s@,;:<>()[\]"\\]{2,}$/u;

export const isAddress = (text: string): boolean => address.test(text);

/** What is wrong with a text that is no list of addresses, and the part of it that is. */
export interface AddressProblem {
  readonly kind: 'invalid' | 'group' | 'several';
  readonly part: string;
}

export interface Addresses {
  readonly addresses: readonly string[];
  readonly problem: AddressProblem | null;
}

/**
 * Reads addresses that are separated by commas, semicolons, line ends or spaces, each once. A name beside an address, as
 * in `Jo Smith <jo@example.com>`, is left out. A group (`Sales: a@example.com, b@example.com;`) and several addresses in
 * the place of one (`<a@example.com, b@example.com>`) are a problem: whom they reach is not plain.
 */
export function readAddresses(text: string): Addresses {
  const addresses = new Map<string, string>();
  for (const part of partsOf(text)) {
    const bare = bareOf(part);
    const all = bare.split(/\s+/);
    if (!all.every(isAddress)) return { addresses: [...addresses.values()], problem: problemOf(part, bare) };
    // One address in different cases reaches the same person.
    for (const one of all) if (!addresses.has(one.toLowerCase())) addresses.set(one.toLowerCase(), one);
  }
  return { addresses: [...addresses.values()], problem: null };
}

/** Splits at separators outside quotation marks and angle brackets. */
const partsOf = (text: string): string[] =>
  (text.match(/(?:"[^"]*"?|<[^>]*>?|[^",;<\r\n])+/gu) ?? []).map((part) => part.trim()).filter(Boolean);

const bareOf = (part: string): string => (/<([^<>]*)>$/.exec(part)?.[1] ?? part).replace(/^mailto:/i, '').trim();

function problemOf(part: string, bare: string): AddressProblem {
  const outside = part.replace(/"[^"]*"|<[^>]*>/g, '').replace(/^mailto:/i, '');
  if (outside.includes(':'))
    return { kind: 'group', part: part.slice(0, part.lastIndexOf(':')).replaceAll('"', '').trim() };
  const isList = (bare.match(/@/g) ?? []).length > 1;
  return { kind: isList ? 'several' : 'invalid', part };
}
