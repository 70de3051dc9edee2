/**
 * What a person has typed or pasted into a money input, as it is shown: digits with commas between thousands, one
 * point, at most two decimals, a 0 before a leading point (VAL-104). A pound sign and commas are dropped; two points
 * give 0 (FMT-007). `1e3` is no amount, and without its letter it would be another.
 * @param before what the input showed until now: a second point typed into it is ignored
 * @param negative whether a minus in front is kept
 */
export function typedMoney(text: string, before = '', negative = false): string {
  if (/\d\s*e\s*[+-]?\d/i.test(text)) return before;
  const sign = negative && /^\s*£?\s*[-−]/.test(text) ? '-' : '';
  const kept = text.replace(/[^\d.]/g, '');
  if (kept.split('.').length > 2) return text.length <= before.length + 1 ? before : '0.00';
  const [whole = '', decimals] = kept.split('.');
  const digits = whole.replace(/^0+(?=\d)/, '') || (decimals === undefined ? '' : '0');
  const point = decimals === undefined ? '' : `.${decimals.slice(0, 2)}`;
  return sign + digits.replace(/\B(?=(\d{3})+$)/g, ',') + point;
}

/** The amount in pounds that a money input shows; null if it has none yet. */
export function amountOf(shown: string): number | null {
  const text = shown.replaceAll(',', '');
  return /\d/.test(text) ? Number(text) : null;
}

/** An amount as a money input shows it: `1,234.50`. */
export const shownMoney = (value: unknown): string =>
  typeof value === 'number' ? typedMoney(value.toFixed(2), '', true) : '';

/**
 * Where the caret belongs after commas were moved: behind as many digits and points as before, behind a 0 that was put
 * before a point, and behind a minus.
 */
export function caretIn(shown: string, text: string, caret: number): number {
  const kept = text.replace(/[^\d.]/g, '');
  const before = text.slice(0, caret).replace(/[^\d.]/g, '');
  const zeros = kept.length - kept.replace(/^0+(?=\d)/, '').length;
  const dropped = Math.min(zeros, before.length - before.replace(/^0+/, '').length);
  let left = before.length - dropped + (before.startsWith('.') ? 1 : 0);
  for (let at = caret && shown.startsWith('-') ? 1 : 0; at < shown.length; at++) {
    if (!left) return at;
    if (/[\d.]/.test(shown[at]!)) left--;
  }
  return shown.length;
}
