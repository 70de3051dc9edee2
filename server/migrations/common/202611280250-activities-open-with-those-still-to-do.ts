import type { Engine } from '../../core/db/sql.ts';
import type { Migration } from '../../core/db/migrations/migrate.ts';
import { run } from '../../core/db/migrations/steps.ts';

/** The filter that new users get (`features/user/start-filter.ts`), and the keys of the open statuses. */
const name = 'Mine, still to do';
const open = '1, 2, 3, 4';

const names: Readonly<Record<Engine, string>> = {
  sqlite: `(select group_concat(status_name, ', ') from (select status_name from activity_status where id in (${open}) order by id))`,
  postgres: `(select string_agg(status_name, ', ' order by id) from activity_status where id in (${open}))`,
};

/** The filters that this migration has made: they have no conditions yet, or one. */
const made = (conditions: number) => `from user_view_filter f join app_user u on u.id = f.user_id
  where f.filter_name = '${name}' and f.dbview = 3 and f.is_default and f.date_created is null
  and (select count(*) from filter_condition c where c.user_view_filter_id = f.id) = ${conditions}`;

const columns = 'user_view_filter_id, row_no, row_start, db_field, "condition", value, db_value';

/** Gives everyone who has no default filter for activities one for their own that are still to do. */
const statements = (engine: Engine) => [
  `insert into user_view_filter (filter_name, dbview, user_id, where_clause, order_by_clause, sort_field, sort_order,
      favourite, favourite_name, is_default, for_everybody, version)
    select '${name}', 3, u.id, 'User = ' || u.full_name || ' AND Status is one of ' || ${names[engine]},
      'Start Date ascending', 'startDate', 1, false, 'Activities:${name}', true, false, 1
    from app_user u where not exists (
      select 1 from user_view_filter f where f.user_id = u.id and f.dbview = 3 and f.is_default)`,
  `insert into filter_condition (${columns})
    select f.id, 1, null, 'user', '=', u.full_name, cast(u.id as text) ${made(0)}`,
  `insert into filter_condition (${columns})
    select f.id, 2, 'AND', 'activityStatus', 'in', ${names[engine]}, '${open}' ${made(1)}`,
  `update user_view_filter set date_created = ${engine === 'sqlite' ? "date('now')" : "to_char(current_date, 'YYYY-MM-DD')"}
    where filter_name = '${name}' and dbview = 3 and date_created is null`,
];

export const migration: Migration = {
  name: '202611280250-activities-open-with-those-still-to-do',
  steps: [run({ sqlite: statements('sqlite'), postgres: statements('postgres') })],
};
