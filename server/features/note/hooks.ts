import { extendNote } from '../../generated/note/hooks.gen.ts';
import { raiseAlert } from '../common/alerts.ts';
import { sql } from '../../core/db/sql.ts';

export default extendNote({
  /** A note is read once the person it is for has opened it (AMB-059). */
  async onRead(note, { user, database }) {
    if (note.noteRead || note.assignFor?.id !== user.id) return;
    await database.write(() =>
      database.rows(sql`update customer_note set note_read = ${true} where cust_note_id = ${note.custNoteId}`),
    );
    note.noteRead = true;
  },
  /** Raises an alert for the recipient of a note, unless it is the writer. */
  async inTransaction(change, context) {
    const { custNoteId, noteHeader, assignFor } = change.after;
    if (!assignFor || assignFor.id === context.user.id || !change.changed('assignFor')) return;
    await raiseAlert(context, assignFor.id, 'NOTE', custNoteId, `Note: ${noteHeader}`);
  },
});
