import type { Quotation } from '../../../schemas/generated/quotation.gen.ts';
import type { WireRecord } from '../../core/model/resource.ts';

/**
 * The fields that a new version takes from an earlier one. It has its own number, dates, status and reason; customer
 * and branch come from the enquiry.
 */
export function copyOf(version: Quotation): WireRecord {
  const { opportunity, productType, productQty, productValue, internalValue, quoteGrade, chaseBy, notes } = version;
  return { opportunity, productType, productQty, productValue, internalValue, quoteGrade, chaseBy, notes };
}
