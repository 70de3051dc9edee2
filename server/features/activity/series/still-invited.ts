import type { ActivitySeriesRecord } from '../../../generated/activity-series.gen.ts';
import type { Records } from '../../../core/records/records.ts';

type Invited = Pick<ActivitySeriesRecord, 'invitedContacts' | 'invitedUsers' | 'confirmedContacts'>;

/**
 * Whom the next activities of a series invite: without colleagues and contacts who have become inactive, and contacts
 * who have left the customer or want no e-mail any more, unless that was confirmed.
 */
export async function stillInvited(
  { customer, invitedContacts, invitedUsers, confirmedContacts }: ActivitySeriesRecord,
  records: Records,
): Promise<Invited> {
  const contactIds = invitedContacts.map(({ key }) => key);
  const contacts = contactIds.length ? await records.find('contact', { contactId: contactIds, active: true }) : [];
  const userIds = invitedUsers.map(({ key }) => key);
  const users = userIds.length ? await records.find('user', { id: userIds, status: 'ACTIVE' }) : [];
  const isConfirmed = (key: number) => confirmedContacts.some((one) => one.key === key);
  const fits = new Set(
    contacts
      .filter(({ contactId, canEmail }) => canEmail || isConfirmed(contactId))
      .filter((contact) => !customer || contact.customer?.key === customer.key)
      .map(({ contactId }) => contactId),
  );
  return {
    invitedContacts: invitedContacts.filter(({ key }) => fits.has(key)),
    confirmedContacts: confirmedContacts.filter(({ key }) => fits.has(key)),
    invitedUsers: invitedUsers.filter(({ key }) => users.some(({ id }) => id === key)),
  };
}
