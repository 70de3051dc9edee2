import { extendNote } from '../generated/note/hooks.gen.ts';
import { sql } from '../platform/db/sql.ts';

export default extendNote({
  /** A note is read once the person it is for has opened it (AMB-059). */
  async onRead(note, { user, database }) {
    if (note.noteRead || note.assignFor?.id !== user.id) return;
    await database.write(() =>
      database.rows(sql`update customer_note set note_read = ${true} where cust_note_id = ${note.custNoteId}`),
    );
    note.noteRead = true;
  },
});
