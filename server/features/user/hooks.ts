import { extendUser } from '../../generated/user/hooks.gen.ts';
import { sql } from '../../core/db/sql.ts';
import { invalid } from '../../core/errors/errors.ts';

export default extendUser({
  /** The address is also used to sign in, so it cannot be changed here: PUT updateUserEmail changes both (AMB-013). */
  validate(change) {
    if (!change.isNew && change.changed('email'))
      throw invalid({ email: 'Use "Change e-mail" to change the e-mail address.' });
  },
  /** Keeps at least one active Admin, because only an Admin can give roles. */
  async beforeWrite(change, { database }) {
    if (change.isNew || !(change.changed('role') || change.changed('status'))) return;
    await database.locked(sql`select 1 from role where role_name = 'Admin'`);
    const admins = await database.rows(sql`select u.id from app_user u join role r on r.id = u.role_id
      where r.role_name = 'Admin' and u.status = 'ACTIVE' limit 2`);
    const { id, status, role } = change.after;
    const isLast = admins.length === 1 && admins[0]![0] === id;
    if (isLast && (status !== 'ACTIVE' || role?.display !== 'Admin'))
      throw invalid({ [change.changed('status') ? 'status' : 'role']: 'There must be at least one active Admin.' });
  },
});
