import { widgets } from '../../generated/widgets.gen.ts';
import type { Platform } from '../../platform/platform.ts';
import type { WireRecord } from '../../platform/query/records.ts';
import { addList } from '../base.ts';
import { demoUsers } from './users.ts';

/** Numbers of the widgets that each role's demo user begins with; who only reads has none. */
const boards: Readonly<Record<string, readonly number[]>> = {
  Admin: [8, 2, 6, 7, 4, 5],
  Supervisor: [2, 8, 7, 6, 4, 5],
  'Sales Executive': [2, 6, 1, 3],
  'Internal Sales': [8, 2, 1, 3, 5],
};

/** The dashboards of the demo users, who are the first of all. Parameters take all branches. */
export async function seedWidgets(platform: Platform, offices: readonly WireRecord[]): Promise<void> {
  const branches = offices.map(({ id }) => id).join();
  const records = demoUsers.flatMap(({ role }, i) =>
    (boards[role] ?? []).map((number, at): WireRecord => {
      const { id, widgetName, widgetType, params } = widgets.find((widget) => widget.id === number)!;
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
}
