import type { UserReference } from '../../generated/references.gen.ts';
import type { UserViewFilterRecord } from '../../generated/user-view-filter.gen.ts';
import type { UserWidgetRecord } from '../../generated/user-widget.gen.ts';
import type { SessionUser } from '../../services/access/session-user.ts';
import type { Platform } from '../../services/platform.ts';
import { sourceWidgets } from './sources.ts';

/** The widgets of a user, in order; without those whose kind no longer exists. */
export async function widgetsOf(user: number, { records, registry }: Platform): Promise<UserWidgetRecord[]> {
  const all = await records.find('userWidget', { user });
  const kinds = new Set([...registry.widgets, ...sourceWidgets].map(({ id }) => id));
  return all.filter(({ widget }) => kinds.has(widget!)).toSorted((a, b) => a.screenPos! - b.screenPos! || a.id - b.id);
}

/**
 * Adds copies of widgets to the dashboards of users, with the saved filters that they use. Must run in a transaction.
 * @returns the keys of the copies
 */
export async function copyWidgets(
  originals: readonly UserWidgetRecord[],
  targets: readonly UserReference[],
  author: SessionUser,
  platform: Platform,
): Promise<number[]> {
  const copies: Partial<UserWidgetRecord>[] = [];
  for (const user of targets) {
    const filters = new Map<number, UserWidgetRecord['userViewFilter']>();
    for (const original of originals) {
      const filter = original.userViewFilter;
      if (filter && original.user?.key !== user.key && !filters.has(filter.key))
        filters.set(filter.key, await filterFor(user, filter.key, author, platform));
      copies.push({ ...original, user, ...(filter && { userViewFilter: filters.get(filter.key) ?? filter }) });
    }
  }
  return platform.bulk.add('userWidget', copies, author);
}

/** A user's filter that is like another user's: an existing one with the same name and conditions, or a copy. */
async function filterFor(user: UserReference, id: number, author: SessionUser, { records, bulk }: Platform) {
  const { filterName, dbview, whereClause, ...rest } = (await records.one('userViewFilter', id))!;
  const same = await records.reference('userViewFilter', { user: user.key, filterName, dbview, whereClause });
  if (same) return same;
  const values: Partial<UserViewFilterRecord> = {
    ...rest,
    filterName,
    dbview,
    whereClause,
    user,
    favourite: false,
    favouriteName: null,
    isDefault: false,
  };
  const [key] = await bulk.add('userViewFilter', [values], author);
  const copy = (await records.reference('userViewFilter', { id: key! }))!;
  const conditions = await records.find('filterCondition', { userViewFilter: id });
  await bulk.add(
    'filterCondition',
    conditions.map((condition) => ({ ...condition, userViewFilter: copy })),
    author,
  );
  return copy;
}
