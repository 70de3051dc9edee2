import type { Quotation } from '../../../schemas/generated/quotation.gen.ts';
import { t } from '../../core/i18n/t.ts';
import type { FormTools, WireRecord } from '../../core/model/resource.ts';
import { daysBetween, isDate, today } from '../../core/time/london.ts';
import { expiryOf } from './expiry.ts';

/** A new quotation is of today, and expires after the months of its product type. */
export function startWith(values: WireRecord, isNew: boolean): WireRecord {
  if (!isNew) return values;
  const dated = { ...values, quoteVerDate: values.quoteVerDate ?? today() };
  return { ...dated, expiryDate: values.expiryDate ?? expiryOf(dated) };
}

/** Moves the expiry date with the quote date and product type, unless it was typed or saved (VAL-105). */
export function changed(name: string, form: FormTools<Quotation>): void {
  if (name !== 'quoteVerDate' && name !== 'productType') return;
  const values = form.values();
  if (values.expiryDate && (form.record || form.isSet('expiryDate'))) return;
  const expiryDate = expiryOf(values);
  if (expiryDate) form.set({ expiryDate });
}

export function check({ quoteVerDate, expiryDate }: Quotation): { expiryDate?: string } {
  const isBefore = isDate(quoteVerDate) && isDate(expiryDate) && daysBetween(quoteVerDate, expiryDate) < 0;
  return isBefore ? { expiryDate: t('quotation.expiresBefore') } : {};
}
