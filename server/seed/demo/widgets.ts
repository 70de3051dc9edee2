import type { Platform } from '../../services/platform.ts';
import type { WireRecord } from '../../core/records/records.ts';
import { sql } from '../../core/db/sql.ts';
import { addList } from '../base.ts';
import { demoUsers } from './users.ts';

/** Numbers of the first widgets of each role's demo user. Read Only has none. */
const boards: Readonly<Record<string, readonly number[]>> = {
  Admin: [6, 7, 4, 5],
  Supervisor: [7, 6, 4, 5],
  'Sales Executive': [1, 9, 3, 6, 2],
  'Internal Sales': [1, 9, 3, 5, 2],
};

/**
 * Adds the dashboards of the demo users, who have the first keys; each is the default of its role. Parameters are set
 * to all branches.
 */
export async function seedWidgets(platform: Platform, offices: readonly WireRecord[]): Promise<void> {
  const branches = offices.map(({ id }) => id).join();
  const records = demoUsers.flatMap(({ role }, i) =>
    (boards[role] ?? []).map((number, at): WireRecord => {
      const { id, widgetName, widgetType, params } = platform.registry.widgets.find((widget) => widget.id === number)!;
      const user = { id: i + 1 };
      return {
        widget: id,
        widgetName,
        widgetType,
        screenPos: at + 1,
        user,
        ...(params.length && { ParamVal1: branches }),
      };
    }),
  );
  await addList(platform, 'userWidget', records);
  // Without an entry in the history of the role, so that every new database has the same data.
  for (const [i, { role }] of demoUsers.entries())
    if (boards[role])
      await platform.database.rows(sql`update role set dashboard_of_id = ${i + 1} where role_name = ${role}`);
}
