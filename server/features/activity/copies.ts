import type { ActivityRecord } from '../../generated/activity.gen.ts';
import { readableKeys } from '../../services/access/scope.ts';
import type { SaveContext } from '../../services/save/hooks.ts';
import { personInWords } from '../../core/names.ts';
import { eventNames } from './event-names.ts';

/** The event of an activity in the calendar of one person. */
export interface Copy {
  readonly uid: string;
  readonly name: string;
  readonly email: string;
  /**
   * The activity's user; a colleague who may read the activity; a contact, or a colleague who may not. This decides what
   * the event says.
   */
  readonly reader: 'own' | 'inside' | 'outside';
}

/**
 * In whose calendars an activity is: its user's, if switched on (createOutlookActivity), and those of the people whom it
 * invites. Contacts without an address, and users who have become inactive, are left out.
 */
export async function copiesOf(
  { activityId, user, invitedContacts, invitedUsers }: Readonly<ActivityRecord>,
  { database, records, registry, users }: Pick<SaveContext, 'database' | 'records' | 'registry' | 'users'>,
): Promise<Copy[]> {
  const contactKeys = invitedContacts.map(({ key }) => key);
  const userKeys = [user!.key, ...invitedUsers.map(({ key }) => key)];
  const people = await records.find('user', { id: userKeys });
  const owner = people.find(({ id }) => id === user!.key);
  const isOn = owner?.createOutlookActivity === true;
  if (!isOn && !contactKeys.length && userKeys.length === 1) return [];
  const names = await eventNames(database);
  const uid = names.invitation(activityId, user!.key);
  const copies: Copy[] = isOn
    ? [{ uid: names.own(activityId), name: owner.fullName!, email: owner.email!, reader: 'own' }]
    : [];
  for (const { id, fullName, email, status } of people) {
    if (id === user!.key || status !== 'ACTIVE') continue;
    const person = await users.byId(id);
    const mayRead =
      person && (await readableKeys(registry.definition('activity'), [activityId], person, { registry, records })).size;
    copies.push({ uid, name: fullName!, email: email!, reader: mayRead ? 'inside' : 'outside' });
  }
  const contacts = contactKeys.length ? await records.find('contact', { contactId: contactKeys }) : [];
  for (const { contactName, email } of contacts)
    if (email && !copies.some((copy) => copy.uid === uid && copy.email.toLowerCase() === email.toLowerCase()))
      copies.push({ uid, name: personInWords(contactName ?? ''), email, reader: 'outside' });
  return copies;
}
