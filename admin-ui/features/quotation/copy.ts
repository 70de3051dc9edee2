import type { Quotation } from '../../generated/quotation/types.gen.ts';
import type { WireRecord } from '../../core/model/resource.ts';

/**
 * What a new version takes from an earlier one. Number, dates, status and reason are its own; customer and branch are
 * those of the enquiry.
 */
export function copyOf(version: Quotation): WireRecord {
  const { opportunity, productType, productQty, productValue, internalValue, quoteGrade, chaseBy, notes } = version;
  return { opportunity, productType, productQty, productValue, internalValue, quoteGrade, chaseBy, notes };
}
