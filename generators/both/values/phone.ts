import { parsePhoneNumberFromString, type PhoneNumber } from 'libphonenumber-js/min';
import { withoutTurns } from './characters.ts';
import type { Reading } from './reading.ts';

/**
 * Reads a telephone number of Britain, or of another country with + or 00 before it. It must have a possible length,
 * which also numbers have that nobody has been given. Written as people write it in Britain: `01302 555073 ext 12`,
 * `+49 30 1234567`.
 */
export function readPhone(typed: string): Reading {
  const text = withoutTurns(typed);
  if (text.length > 60) return { text, wrong: 'form' };
  const whole = readWhole(text);
  if (whole !== null) return { text: whole };
  // A spreadsheet takes the number for an amount and drops its first 0.
  const lost =
    /^[1-9]/.test(text.replace(/\D/g, '')) && !text.includes('+') ? readWhole(text.replace(/\d/, '0$&')) : null;
  if (lost !== null) return { text, wrong: 'lostZero', offer: lost };
  for (const guess of guessed(text)) {
    const offer = readWhole(guess);
    if (offer !== null) return { text, wrong: 'form', offer };
  }
  return { text, wrong: 'form' };
}

/** The number in its usual form; null unless the text is one with its area code. */
function readWhole(text: string): string | null {
  if (!/^[\s(]*[+＋0０٠]/.test(text)) return null;
  const number = parsePhoneNumberFromString(text, { defaultCountry: 'GB', extract: false });
  // A number that is too short may have a possible length with its first 0.
  return number?.isPossible() && number.nationalNumber.replace(/^0/, '').length > 6 ? written(number, text) : null;
}

function written(number: PhoneNumber, text: string): string {
  const { countryCallingCode, nationalNumber, ext } = number;
  const behind = ext === undefined ? '' : ` ext ${ext}`;
  const formatExtension = (formatted: string) => `${formatted}${behind}`;
  if (countryCallingCode !== '44') return number.format('INTERNATIONAL', { formatExtension });
  // Like a mobile, also where the library sees a pager: 076 1234 5678.
  if (/^7\d{9}$/.test(nationalNumber)) return `0${nationalNumber.slice(0, 4)} ${nationalNumber.slice(4)}${behind}`;
  const formatted = number.format('NATIONAL', { formatExtension });
  // Where the library does not know the area code, people know better where the spaces belong.
  const isUsual = /^[1-9]\d{9}$/.test(nationalNumber) || number.isValid();
  return formatted.startsWith('0') && isUsual ? formatted : text.replace(/\s+/g, ' ');
}

/** What a text may stand for: without the +, with the letter O for 0, with words around the number. */
function* guessed(text: string): Generator<string> {
  if (/^[1-9]/.test(text)) yield `+${text}`;
  if (/^[\d\s()+-]*o[\d\s()+o-]*$/i.test(text)) yield text.replace(/o/gi, '0');
  const around = /^\D*?([+(]?\d[\d\s()+-]*)\D*$/.exec(text);
  if (around) yield around[1]!.trim();
}
