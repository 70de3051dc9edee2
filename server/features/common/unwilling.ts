import { UserError } from '../../core/errors/errors.ts';
import { readAddresses } from '../../core/mail/addresses.gen.ts';
import { personInWords } from '../../core/names.ts';
import type { Reading } from '../../core/records/records.ts';
import { readListQuery } from '../../core/records/request.ts';
import { readableKeys } from '../../services/access/scope.ts';
import type { SessionUser } from '../../services/access/session-user.ts';

type Field = 'to' | 'cc' | 'bcc';

/** Maximum number of contacts that the addresses of a mail belong to. */
const mostFound = 500;

/** A contact that wants no e-mail (`canEmail`), but is among the recipients of one. */
export interface Unwilling {
  readonly contactId: number;
  readonly name: string;
  readonly email: string;
  /** The field of the mail that has the address. */
  readonly field: Field;
}

/**
 * Finds the recipients that are contacts and want no e-mail, by name: those of these customers, and all others that the
 * person may read.
 */
export async function unwillingContacts(
  mail: Readonly<Record<Field, string | null>>,
  customers: readonly number[],
  user: SessionUser,
  reading: Reading,
): Promise<Unwilling[]> {
  const fields = new Map<string, Field>();
  for (const field of ['to', 'cc', 'bcc'] as const)
    for (const address of readAddresses(mail[field] ?? '').addresses) fields.set(address.toLowerCase(), field);
  const { records, registry } = reading;
  const definition = registry.definition('contact');
  const request = readListQuery(definition, {}, [
    { field: 'email', operator: 'in', value: [...fields.keys()] },
    { field: 'canEmail', operator: '=', value: false },
  ]);
  const found = await records.keys(definition, request, mostFound);
  const readable = await readableKeys(definition, found, user, reading);
  const contacts = await records.find('contact', { contactId: found });
  const unwilling = contacts.flatMap(({ contactId, contactName, customer, email }) => {
    const isMeant = readable.has(contactId) || (customer !== null && customers.includes(customer.key));
    const field = isMeant ? fields.get(email!.toLowerCase()) : undefined;
    return field ? [{ contactId, name: personInWords(contactName ?? ''), email: email!, field }] : [];
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
