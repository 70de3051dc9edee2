import { extendNote } from '../../generated/note/hooks.gen.ts';
import { note } from '../../generated/note/entity.gen.ts';
import { raiseAlert } from '../common/alerts.ts';

export default extendNote({
  /** Marks a note as read when the person it is assigned to opens it (AMB-059). */
  async onRead({ custNoteId, noteRead, assignFor }, { user, bulk }) {
    if (!noteRead && assignFor?.key === user.id) await bulk.change(note, [custNoteId], { noteRead: true }, user);
  },
  /** Raises an alert for the person a note is assigned to, unless that is the writer. */
  async inTransaction(change, context) {
    const { custNoteId, noteHeader, assignFor, customer } = change.after;
    if (!assignFor || assignFor.key === context.user.id || !change.changed('assignFor')) return;
    await raiseAlert(context, assignFor.key, 'NOTE', custNoteId, `Note: ${noteHeader}`, customer);
  },
});
