import type { Pickers } from '../core/model/picker.ts';
import { later } from '../kit/later.tsx';

const ofCustomers = () => import('./customer/pickers.tsx');

/** Dialogs that choose the record of a reference field with the picker widget, by entity. */
export const pickers: Pickers = {
  customer: later(() => ofCustomers().then((module) => module.CustomerPicker)),
  contact: later(() => ofCustomers().then((module) => module.ContactPicker)),
  enquiry: later(() => import('./enquiry/EnquiryPicker.tsx').then((module) => module.EnquiryPicker)),
  quotation: later(() => import('./quotation/QuotationPicker.tsx').then((module) => module.QuotationPicker)),
};
