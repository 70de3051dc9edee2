import { extendUserViewFilter } from '../../generated/user-view-filter/hooks.gen.ts';
import { sql } from '../../core/db/sql.ts';
import { invalid } from '../../core/errors/errors.ts';
import { viewsOf } from '../common/views.ts';

export default extendUserViewFilter({
  /** The name of a favourite starts with that of its list: `Customers:Midlands` (BEH-027). */
  validate(change, { registry }) {
    const { after } = change;
    const view = viewsOf(registry).find(({ id }) => id === after.dbview);
    if (!view) throw invalid({ dbview: 'List is required.' });
    if (!after.favouriteName || change.changed('filterName') || change.changed('dbview'))
      if (!change.given.has('favouriteName')) after.favouriteName = `${view.viewName}:${after.filterName ?? ''}`;
    if (after.sortField && !view.definition.sortable.includes(after.sortField))
      throw invalid({ sortField: `The list cannot be sorted by "${after.sortField}".` });
  },
  /** A user has at most one default filter per list. */
  async beforeWrite(change, { database }) {
    const { user, dbview } = change.after;
    if (change.turnedOn('isDefault'))
      await database.rows(
        sql`update user_view_filter set is_default = ${false} where user_id = ${user!.id} and dbview = ${dbview}`,
      );
  },
});
