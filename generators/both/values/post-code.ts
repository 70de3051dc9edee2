import { CountryCode, postcodeValidator, postcodeValidatorExistsForCountry } from 'postcode-validator';
import type { Reading } from './reading.ts';

/**
 * Reads a post code in capitals. One of Britain gets its space. Of another country it must have that country's form. An
 * address is in Britain unless somebody has said otherwise, and forms do not ask for the country; so there, what is
 * plainly the post code of another country is taken as it was typed.
 * @param country name or code of the country of the address, if it is known
 */
export function readPostCode(text: string, country: string | null): Reading {
  if (text.length > 20 || /^[0\s-]+$/.test(text)) return { text, wrong: 'form' };
  const code = country === null ? 'GB' : codeOf(country);
  const british = spaced(text);
  if (!code) return /\d/.test(text) ? { text: british ?? text } : { text, wrong: 'form' };
  if (!inBritain.has(code)) return isOf(code, text) ? { text } : { text, wrong: 'form' };
  if (british !== null) return { text: british };
  return isForeign(text) ? { text } : { text, wrong: 'form' };
}

/** `S174QW`, `S17 4QW.` → `S17 4QW`; null for any other text. */
function spaced(text: string): string | null {
  const plain = text.replace(/[\s.]+/g, '').toUpperCase();
  const whole = `${plain.slice(0, -3)} ${plain.slice(-3)}`;
  if (/^BFPO\d{1,4}$/.test(plain)) return `BFPO ${plain.slice(4)}`;
  return postcodeValidator(whole, 'GB') || /^(GIR 0AA|[A-Z]{4} 1ZZ)$/.test(whole) ? whole : null;
}

const inBritain: ReadonlySet<string> = new Set(['GB', 'UK', 'GG', 'IM', 'JE']);

/** Whether any country has post codes of this form, also behind the letters of the country: `D-10115`. */
function isForeign(text: string): boolean {
  if (text.replace(/\D/g, '').length < 3) return false;
  return Object.values(CountryCode).some((code) => code !== 'INTL' && !inBritain.has(code) && isOf(code, text));
}

/** Countries that have no form in the library take any text with a digit. */
function isOf(code: string, text: string): boolean {
  if (!postcodeValidatorExistsForCountry(code)) return /\d/.test(text);
  return [text, text.replace(/^[A-Z]{1,3}-(?=\d)/, '')].some((one) => postcodeValidator(one, code));
}

/** What people call countries, besides the usual English names. The first are those of nearly all addresses. */
const called: ReadonlyMap<string, string> = new Map([
  ['uk', 'GB'],
  ['gb', 'GB'],
  ['united kingdom', 'GB'],
  ['great britain', 'GB'],
  ['britain', 'GB'],
  ['england', 'GB'],
  ['scotland', 'GB'],
  ['wales', 'GB'],
  ['northern ireland', 'GB'],
  ['eire', 'IE'],
  ['republic of ireland', 'IE'],
  ['holland', 'NL'],
  ['the netherlands', 'NL'],
  ['usa', 'US'],
  ['czech republic', 'CZ'],
]);

/** All other names and codes, once one is needed: to collect them takes 16 ms. */
let others: ReadonlyMap<string, string> | null = null;

/** The code of a country by its code or its name; undefined if it is unknown. */
function codeOf(country: string): string | undefined {
  const plain = country.trim().toLowerCase().replaceAll('.', '');
  return called.get(plain) ?? (others ??= new Map(namesOfCountries())).get(plain);
}

function namesOfCountries(): (readonly [string, string])[] {
  const shown = new Intl.DisplayNames('en', { type: 'region' });
  const letters = [...'ABCDEFGHIJKLMNOPQRSTUVWXYZ'];
  return letters.flatMap((a) =>
    letters.flatMap((b) => {
      // Of a code that has been replaced, the present one: FX is FR.
      const code = new Intl.Locale(`und-${a}${b}`).region!;
      const name = shown.of(code);
      return name && name !== code ? [[name.toLowerCase(), code] as const, [(a + b).toLowerCase(), code] as const] : [];
    }),
  );
}
