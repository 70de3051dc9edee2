import type { Condition } from '../../core/records/conditions.ts';
import { scopeConditions } from '../../services/access/scope.ts';
import type { SessionUser } from '../../services/access/session-user.ts';
import type { TeamServices } from './team.ts';

/** A month of sales. */
export interface Month {
  readonly year: number;
  readonly month: number;
}

/** What was expected in a month and what was sold, in pounds. The gap is the first without the second. */
export interface Gap {
  readonly forecast: number;
  readonly actual: number;
}

/** The month of a day, and the one before. */
export function monthsAt(today: string): { readonly this: Month; readonly last: Month } {
  const [year, month] = today.split('-').map(Number) as [number, number];
  return { this: { year, month }, last: month === 1 ? { year: year - 1, month: 12 } : { year, month: month - 1 } };
}

/** Forecast and sales of the customers of each sales exec; null if the caller may not read them. */
export const gapsOf = (execs: readonly number[], month: Month, user: SessionUser, services: TeamServices) =>
  gapsBy('salesExec', execs, month, user, services);

/** The same for each customer of a sales exec, the widest gap first, at most 100, and whether there are more. */
export async function customerGaps(exec: number, month: Month, user: SessionUser, services: TeamServices) {
  const gaps = (await gapsBy('customer', [exec], month, user, services)) ?? new Map<number, Gap>();
  const widest = [...gaps].toSorted(([, a], [, b]) => b.forecast - b.actual - (a.forecast - a.actual)).slice(0, most);
  const { records, registry } = services;
  const names = await records.references(
    registry.definition('customer'),
    widest.map(([key]) => key),
  );
  const rows = widest.map(([customerId, gap]) => ({
    customerId,
    custName: String(names.get(customerId)?.display ?? ''),
    ...gap,
  }));
  return { rows, hasMore: gaps.size > most };
}

/** Maximum customers that a cell opens. */
const most = 100;

async function gapsBy(
  by: 'salesExec' | 'customer',
  execs: readonly number[],
  { year, month }: Month,
  user: SessionUser,
  { records, registry }: TeamServices,
): Promise<Map<number, Gap> | null> {
  const sums = (entity: 'salesForecast' | 'actualSales', amount: string) => {
    const definition = registry.definition(entity);
    const where: Condition[] = [
      execs.length === 1
        ? { field: 'salesExec', operator: '=', value: execs[0] }
        : { field: 'salesExec', operator: 'in', value: execs },
      { field: 'sYear', operator: '=', value: year },
      { field: 'sMonth', operator: '=', value: month },
      ...scopeConditions(definition, definition.access.read, user, registry),
    ];
    const order = { field: definition.key, order: 'ASC' } as const;
    return records.groups(definition, { where, search: null, sort: order, offset: 0, limit: 1 }, by, amount);
  };
  const reads = (entity: string) => user.allows(registry.definition(entity).access.read);
  if (!execs.length || !reads('salesForecast') || !reads('actualSales')) return null;
  const [forecasts, actuals] = await Promise.all([
    sums('salesForecast', 'forecastValue'),
    sums('actualSales', 'salesValue'),
  ]);
  const gaps = new Map<number, Gap>();
  for (const { key, sum } of forecasts) if (key !== null) gaps.set(key, { forecast: sum / 100, actual: 0 });
  for (const { key, sum } of actuals)
    if (key !== null) gaps.set(key, { forecast: gaps.get(key)?.forecast ?? 0, actual: sum / 100 });
  return gaps;
}
