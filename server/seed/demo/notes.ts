import type { WireRecord } from '../../core/records/records.ts';
import { tags } from '../data/words.ts';
import * as talk from '../data/work-words.ts';
import type { Deal } from './enquiries.ts';
import type { Scene } from './scene.ts';

/** A note of a talk with a customer. Half of the notes are assigned to another person. */
export function noteOf(scene: Scene, contacts: readonly WireRecord[], deals: readonly Deal[]): WireRecord {
  const { random, customerRef, age, around, next, stamps } = scene;
  const { header, details } = random.pick(talk.notes);
  const contact = random.pick(contacts);
  const ago = random.between(0, Math.min(age - 1, 120));
  const deal = random.chance(0.5) ? deals.find(({ receivedAgo }) => receivedAgo >= ago) : undefined;
  const assignFor = random.chance(0.6) ? random.pick(random.chance(0.7) ? around.demoUsers : around.staff) : null;
  return {
    custNoteId: next('note'),
    noteHeader: header,
    noteDetails: `${contact.contactName as string}: ${details}`,
    noteTags: random.chance(0.7) ? [around.named('tag', random.pick(tags.NOTES))] : [],
    customer: customerRef,
    contact: { contactId: contact.contactId, contactName: contact.contactName },
    opportunity: deal?.enquiryRef ?? null,
    assignFor,
    noteRead: assignFor !== null && ago > 10 && random.chance(0.7),
    ...stamps(ago),
  };
}
