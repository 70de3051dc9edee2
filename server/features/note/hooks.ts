import type { NoteHooks } from '../../generated/note.gen.ts';
import { notify } from '../common/alerts.ts';

export default {
  /** Marks a note as read when the person it is assigned to opens it (AMB-059). */
  async onRead({ custNoteId, noteRead, assignFor }, { user, bulk }) {
    if (!noteRead && assignFor?.key === user.id) await bulk.change('note', [custNoteId], { noteRead: true }, user);
  },
  /** Tells the person a note is assigned to, unless that is the writer. */
  async inTransaction(change, context) {
    const { custNoteId, noteHeader, noteDetails, assignFor, customer } = change.after;
    const { user } = context;
    if (!assignFor || assignFor.key === user.id || !change.changed('assignFor')) return;
    const written = `${user.facts.fullName} wrote a note for you about ${customer!.display}:`;
    await notify(context, assignFor.key, {
      source: 'NOTE',
      sourceId: custNoteId,
      text: `Note: ${noteHeader}`,
      customer,
      link: `/customers/${customer!.key}/notes?open=${custNoteId}`,
      mail: { text: [written, noteHeader, noteDetails].filter(Boolean).join('\n\n'), replyTo: user.facts.email },
    });
  },
} satisfies NoteHooks;
