import type { ContactSlots } from '../../generated/contact.gen.tsx';
import type { Contact } from '../../../schemas/generated/contact.gen.ts';
import { t } from '../../core/i18n/t.ts';
import { call } from '../../core/data/http.ts';
import type { SaveInfo, WireRecord } from '../../core/model/resource.ts';

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

export default {
  'dialog.start': (values, isNew) =>
    named(isNew ? { ...values, canEmail: true, canCall: true, canMail: true, active: true } : values),
  'save.after': updateCustomer,
} satisfies ContactSlots;
