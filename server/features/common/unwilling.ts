import { UserError } from '../../core/errors/errors.ts';
import { readAddresses } from '../../core/mail/addresses.gen.ts';
import type { Records } from '../../core/records/records.ts';
import { personInWords } from '../../core/names.ts';

type Field = 'to' | 'cc' | 'bcc';

/** A contact that wants no e-mail (`canEmail`), but is among the recipients of one. */
export interface Unwilling {
  readonly contactId: number;
  readonly name: string;
  readonly email: string;
  /** The field of the mail that has the address. */
  readonly field: Field;
}

/** Finds the recipients that are contacts of these customers and want no e-mail, by name. */
export async function unwillingContacts(
  mail: Readonly<Record<Field, string | null>>,
  customers: readonly number[],
  records: Records,
): Promise<Unwilling[]> {
  const fields = new Map<string, Field>();
  for (const field of ['to', 'cc', 'bcc'] as const)
    for (const address of readAddresses(mail[field] ?? '').addresses) fields.set(address.toLowerCase(), field);
  const contacts = await records.find('contact', { customer: customers, canEmail: false });
  const unwilling = contacts.flatMap(({ contactId, contactName, email }) => {
    const field = email ? fields.get(email.toLowerCase()) : undefined;
    return email && field ? [{ contactId, name: personInWords(contactName ?? ''), email, field }] : [];
  });
  return unwilling.toSorted((a, b) => a.name.localeCompare(b.name) || a.contactId - b.contactId);
}

/** @throws UserError 422 that names them at the fields with their addresses, and lists them as `contacts` */
export function requireConfirmed(unwilling: readonly Unwilling[], confirmed: readonly number[]): void {
  const open = unwilling.filter(({ contactId }) => !confirmed.includes(contactId));
  if (!open.length) return;
  const errors: Record<string, string> = {};
  for (const { field } of open) {
    const names = open.flatMap((one) => (one.field === field ? [one.name] : []));
    const want = names.length === 1 ? 'wants' : 'want';
    errors[field] =
      `${names.join(' and ')} ${want} no e-mail. Confirm that you send this one all the same, or leave out the address.`;
  }
  throw new UserError(422, 'not_confirmed', Object.values(errors).join(' '), { errors, details: { contacts: open } });
}
