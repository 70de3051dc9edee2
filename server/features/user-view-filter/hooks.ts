import type { UserViewFilterHooks } from '../../generated/user-view-filter.gen.ts';
import { invalid, refused } from '../../core/errors/errors.ts';
import { viewsOf } from '../common/views.ts';
import { sharingOf } from './sharing.ts';

export default {
  /** The name of a favourite starts with the name of its list: `Customers:Midlands` (BEH-027). */
  validate(change, { registry }) {
    const { after } = change;
    const view = viewsOf(registry).find(({ id }) => id === after.dbview);
    if (!view) throw invalid({ dbview: 'List is required.' });
    if (!after.favouriteName || change.changed('filterName') || change.changed('dbview'))
      if (!change.given.has('favouriteName')) after.favouriteName = `${view.viewName}:${after.filterName ?? ''}`;
    if (after.sortField && !view.definition.sortable.includes(after.sortField))
      throw invalid({ sortField: `The list cannot be sorted by "${after.sortField}".` });
  },
  /** Nobody shares more widely than they may; a change of the person alone leaves what others have shared. */
  async authorise({ before, after }, { user, records }) {
    const given = (field: 'forBranch' | 'forRole') => {
      const key = after?.[field]?.key ?? null;
      return key === (before?.[field]?.key ?? null) ? null : key;
    };
    const forMany = given('forRole') !== null || (after?.forEverybody === true && !before?.forEverybody);
    const branch = given('forBranch');
    if (!forMany && branch === null) return;
    const may = await sharingOf(user, records);
    if (may.withAll) return;
    if (forMany) throw refused('You are not allowed to share a filter with a role or with everybody.');
    if (!may.withBranch) throw refused('You are not allowed to share a filter with a branch.');
    if (branch !== user.facts.defBranch) throw refused('You can share a filter only with your own branch.');
  },
  /** A user has at most one default filter per list. */
  async beforeWrite(change, { user: author, records, bulk }) {
    if (!change.turnedOn('isDefault')) return;
    const { id: own, user, dbview } = change.after;
    const defaults = await records.find('userViewFilter', { user: user!.key, dbview, isDefault: true });
    const others = defaults.map(({ id }) => id).filter((id) => id !== own);
    await bulk.change('userViewFilter', others, { isDefault: false }, author);
  },
} satisfies UserViewFilterHooks;
