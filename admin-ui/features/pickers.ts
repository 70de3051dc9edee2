import { lazy } from 'react';
import type { Pickers } from '../core/model/picker.ts';

const ofCustomers = () => import('./customer/pickers.tsx');

/** Dialogs that choose the record of a reference field with the picker widget, by entity. */
export const pickers: Pickers = {
  customer: lazy(() => ofCustomers().then((module) => ({ default: module.CustomerPicker }))),
  contact: lazy(() => ofCustomers().then((module) => ({ default: module.ContactPicker }))),
  enquiry: lazy(() => import('./enquiry/EnquiryPicker.tsx').then((module) => ({ default: module.EnquiryPicker }))),
  quotation: lazy(() =>
    import('./quotation/QuotationPicker.tsx').then((module) => ({ default: module.QuotationPicker })),
  ),
};
