import type { ContactSlots } from '../../generated/contact.gen.tsx';
import type { Contact } from '../../../schemas/generated/contact.gen.ts';
import { t } from '../../core/i18n/t.ts';
import { call } from '../../core/data/http.ts';
import type { SaveInfo, SlotProps, WireRecord } from '../../core/model/resource.ts';
import { later } from '../../kit/later.tsx';
import { NextHere } from '../activity/next-here.ts';

/** Splits a contact's single name: the first word is the first name (AMB-048). */
function named(values: WireRecord): WireRecord {
  const whole = String(values.fullName ?? '').trim();
  if (!whole || values.firstName || values.lastName) return values;
  const [firstName, ...rest] = whole.split(/\s+/);
  return { ...values, firstName, lastName: rest.join(' ') };
}

/** Makes a contact that is now the key contact the one of its customer too (AMB-096). */
async function updateCustomer(saved: Contact, { before, undoToken, warn }: SaveInfo<Contact>) {
  const same = before?.keyContact && before.customer?.customerId === saved.customer?.customerId;
  if (!saved.keyContact || !saved.customer || same) return;
  await call(`customers/${saved.customer.customerId}`, {
    method: 'PUT',
    body: { keyContact: saved.contactId },
    undoneWith: undoToken,
  }).catch((error: Error) => warn(t('contact.customerFailed', { message: error.message })));
}

const Figures = later(() => import('../sales/CustomerFigures.tsx').then((module) => module.Figures));

const MergedRecords = later(() => import('../../crud/merge/MergedRecords.tsx').then((module) => module.MergedRecords));

const Aside = ({ of, record }: SlotProps<Contact>) => (
  <>
    <NextHere by="contact" id={record.contactId} defaults={{ customer: record.customer, contact: record }} />
    <Figures of="contact" id={record.contactId} />
    <MergedRecords of={of} record={record} />
  </>
);

export default {
  'dialog.start': (values, isNew) =>
    named(isNew ? { ...values, canEmail: true, canCall: true, canMail: true, active: true } : values),
  'page.aside': Aside,
  'save.after': updateCustomer,
} satisfies ContactSlots;
