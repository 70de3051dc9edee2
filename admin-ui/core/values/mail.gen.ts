// Generated from generators/both/values/mail.ts. Do not edit: change that file and run npm run generate.
import isEmail from 'validator/lib/isEmail.js';
import type { Reading } from './reading.gen.ts';

/**
 * Reads an e-mail address. Offers the address in `mailto:x@y.example`, `Jane <x@y.example>` or `x@y..example`; none if
 * there are two.
 */
export function readMail(text: string): Reading {
  if (text.length > 320) return { text, wrong: 'form' };
  if (isAddress(text)) return { text };
  const inner = /<([^<>]*)>\s*$/.exec(text)?.[1] ?? text;
  const offer = inner
    .trim()
    .replace(/^mailto:/i, '')
    .replace(/\?.*$/, '')
    .replace(/\.{2,}/g, '.')
    .replace(/\.?@\.?/g, '@')
    .replace(/^[.,;:'"]+|[.,;:'"]+$/g, '');
  return { text, wrong: 'form', ...(offer !== text && isAddress(offer) && { offer }) };
}

/** The library throws at half a character, such as the first part of an emoji alone. */
const isAddress = (text: string): boolean => !/["\s\p{Surrogate}]/u.test(text) && isEmail(text);
