import { addMonths, isDate } from '../../core/time/london.ts';

interface Priced {
  readonly quoteVerDate?: string | null;
  readonly productType?: { readonly expiryMonths?: number | null } | null;
}

/**
 * The day until which a price is valid, as the server computes it (VAL-105); null if the date or product type is
 * missing. The last day of a month counts as the same day in a shorter one.
 */
export function expiryOf({ quoteVerDate, productType }: Priced): string | null {
  const months = productType?.expiryMonths;
  return isDate(quoteVerDate) && typeof months === 'number' ? addMonths(quoteVerDate, months) : null;
}
