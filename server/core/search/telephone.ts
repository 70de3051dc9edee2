/** `ext 12`, `x12` or `#12` after a number. */
const extension = /\s*(?:\bextn?\b\.?|\bextension\b|x|#)\s*\d+\s*$/i;

/**
 * The digits of a telephone number as people in the country dial it, without an extension: `+44 (0)1582 305297` and
 * `0044 1582 305297` → 01582305297. A foreign number begins with its country code.
 */
export function dialled(text: string): string {
  const number = text.replace(extension, '');
  const digits = number.replace(/^(\s*(?:\+|00).*?)\(\s*0\s*\)/, '$1').replace(/\D/g, '');
  const isInternational = /^\D*\+/.test(number) || digits.startsWith('00');
  const international = digits.replace(/^00/, '');
  if (isInternational) return international.startsWith('44') ? `0${international.slice(2)}` : international;
  return digits.length > 11 && digits.startsWith('44') ? `0${digits.slice(2)}` : digits;
}

/** A term that begins with the last digits of a number, so that a search finds the number from its end. */
export const lastDigits = (number: string): string => `zr${[...number].toReversed().join('')}`;

/** Something in a typed text that can be a telephone number: at least seven digits, with what people put between. */
export const telephones =
  /(?<![\p{L}\p{N}])(?:\+|\()?\s*\d(?:[\s().\-/]*\d){6,}(?:\s*(?:extn?\.?|extension|x|#)\s*\d+)?(?![\p{L}\p{N}])/giu;
