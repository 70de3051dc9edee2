import { activityTypeKeys } from '../../../schemas/generated/activity-type.gen.ts';
import type { ActivityRecord } from '../../generated/activity.gen.ts';
import { invalid } from '../../core/errors/errors.ts';
import type { Records } from '../../core/records/records.ts';
import type { Change } from '../../services/save/change.ts';
import { personInWords } from '../../core/names.ts';

/** How many people an activity can invite. */
const mostInvited = 50;

/**
 * Checks whom an activity invites. Nobody is invited to a task, which has no time. The user needs no invitation.
 * @throws UserError 422 if there are too many, or if a contact is invited that wants no e-mail, unless this is confirmed
 */
export async function checkInvited({ before, after }: Change<ActivityRecord>, records: Records): Promise<void> {
  if (after.activityType?.key === activityTypeKeys.Task)
    Object.assign(after, { place: null, invitedContacts: [], invitedUsers: [], invitationText: null });
  after.invitedUsers = after.invitedUsers.filter(({ key }) => key !== after.user?.key);
  const invited = after.invitedContacts.map(({ key }) => key);
  after.confirmedContacts = after.confirmedContacts.filter(({ key }) => invited.includes(key));
  if (invited.length + after.invitedUsers.length > mostInvited)
    throw invalid({ invitedContacts: `At most ${mostInvited} people can be invited.` });
  const settled = [...(before?.invitedContacts ?? []), ...after.confirmedContacts].map(({ key }) => key);
  const open = invited.filter((key) => !settled.includes(key));
  if (!open.length) return;
  const unwilling = (await records.find('contact', { contactId: open, canEmail: false })).filter(({ email }) => email);
  if (!unwilling.length) return;
  const names = unwilling.map(({ contactName }) => personInWords(contactName ?? '')).toSorted();
  throw invalid({
    invitedContacts: `${names.join(' and ')} ${names.length === 1 ? 'wants' : 'want'} no e-mail. Confirm that you send the invitation all the same, or leave out the ${names.length === 1 ? 'contact' : 'contacts'}.`,
  });
}
