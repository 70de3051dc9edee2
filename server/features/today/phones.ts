import { visibleRows } from '../../services/access/scope.ts';
import type { SessionUser } from '../../services/access/session-user.ts';
import type { Reading, WireRecord } from '../../core/records/records.ts';

/**
 * The numbers to ring about activities: of the contact, or else of the customer, as far as the person may read them.
 * @param rows activities in wire format
 * @returns a function that takes one of them; null if there is no number
 */
export async function phonesOf(rows: readonly WireRecord[], user: SessionUser, services: Reading) {
  const { records } = services;
  const keyOf = (row: WireRecord, name: string, key: string) =>
    (row[name] as Readonly<Record<string, number>> | null)?.[key];
  const keys = (name: string, key: string) => [...new Set(rows.flatMap((row) => keyOf(row, name, key) ?? []))];
  const [contactId, customerId] = [keys('contact', 'contactId'), keys('customer', 'customerId')];
  const contacts = contactId.length ? await records.find('contact', { contactId }) : [];
  const customers = customerId.length ? await records.find('customer', { customerId }) : [];
  const [seen, known] = await Promise.all([
    visibleRows('contact', contacts, user, services),
    visibleRows('customer', customers, user, services),
  ]);
  const ofContact = new Map(seen.map((one) => [one.contactId, one.mobile ?? one.phoneNo]));
  const ofCustomer = new Map(known.map((one) => [one.customerId, one.phoneNo]));
  return (row: WireRecord): string | null =>
    ofContact.get(keyOf(row, 'contact', 'contactId') ?? 0) ??
    ofCustomer.get(keyOf(row, 'customer', 'customerId') ?? 0) ??
    null;
}
