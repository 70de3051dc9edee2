import { activityStatusKeys } from '../../../schemas/generated/activity-status.gen.ts';
import type { UserRecord } from '../../generated/user.gen.ts';
import { product } from '../../services/history/history.ts';
import type { SaveContext } from '../../services/save/hooks.ts';
import { whereClause } from '../../services/saved-filters/where-clause.ts';
import { viewOf } from '../common/views.ts';

/** Number of the list of activities (AMB-083). */
const activities = 3;
const { Task, Upcoming, Overdue, Rescheduled } = activityStatusKeys;

/**
 * Gives a new user the default filter of their activities: their own that are still to do. They can change or delete it
 * like any other. Call in the transaction that adds the user.
 */
export async function giveStartFilter({ id, fullName }: Readonly<UserRecord>, context: SaveContext): Promise<void> {
  const { bulk, records, registry } = context;
  const { viewName, definition } = viewOf(registry, activities);
  const open = [Task, Upcoming, Overdue, Rescheduled];
  const statuses = new Map((await records.find('activityStatus', { id: open })).map((one) => [one.id, one.statusName]));
  const rows = [
    { rowStart: null, dbField: 'user', condition: '=' as const, value: fullName, dbValue: String(id) },
    {
      rowStart: 'AND' as const,
      dbField: 'activityStatus',
      condition: 'in' as const,
      value: open.map((one) => statuses.get(one)).join(', '),
      dbValue: open.join(', '),
    },
  ];
  const filterName = 'Mine, still to do';
  const filter = {
    filterName,
    dbview: activities,
    user: { key: id, display: fullName },
    whereClause: whereClause(rows, definition),
    orderByClause: 'Start Date ascending',
    sortField: 'startDate',
    sortOrder: 1,
    favouriteName: `${viewName}:${filterName}`,
    isDefault: true,
  };
  const [key] = await bulk.add('userViewFilter', [filter], product);
  const of = { key: key!, display: filterName };
  await bulk.add(
    'filterCondition',
    rows.map((row, i) => ({ ...row, userViewFilter: of, rowNo: i + 1 })),
    product,
  );
}
