import { contactSlots } from '../../generated/contact/slots.gen.ts';
import type { Contact } from '../../generated/contact/types.gen.ts';
import { call } from '../../core/data/http.ts';
import type { WireRecord } from '../../core/model/resource.ts';

/** Of a contact known by one name the first word is the first name (AMB-048). */
function named(values: WireRecord): WireRecord {
  const whole = String(values.fullName ?? '').trim();
  if (!whole || values.firstName || values.lastName) return values;
  const [firstName, ...rest] = whole.split(/\s+/);
  return { ...values, firstName, lastName: rest.join(' ') };
}

/** A contact that becomes the key contact is so for its customer too (AMB-096). */
async function tellCustomer(saved: Contact, before: Contact | null, warn: (text: string) => void) {
  const same = before?.keyContact && before.customer?.customerId === saved.customer?.customerId;
  if (!saved.keyContact || !saved.customer || same) return;
  await call(`customers/${saved.customer.customerId}`, {
    method: 'PUT',
    body: { keyContact: saved.contactId },
  }).catch((error: Error) => warn(`Error while updating customer. ${error.message}`));
}

export default contactSlots({
  'dialog.start': (values, isNew) =>
    named(isNew ? { ...values, canEmail: true, canCall: true, canMail: true, active: true } : values),
  'save.after': tellCustomer,
});
