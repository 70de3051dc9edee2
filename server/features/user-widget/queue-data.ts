import { scopeConditions } from '../../services/access/scope.ts';
import type { ReadServices } from '../../services/read-services.ts';
import type { WidgetDefinition } from '../../core/model/report.ts';
import type { ReportRequest } from '../../services/reports/reports.ts';
import { coveredBy } from '../common/covers.ts';
import { queueOf } from '../common/chase/queue.ts';

/**
 * The first quotations of the chase queue of a widget's owner, the number of all of them, and the number for each
 * reason; limited to quotations that the caller may read.
 */
export async function queueData(widget: WidgetDefinition, request: ReportRequest, services: ReadServices) {
  const { clock, registry, reports } = services;
  const quotation = registry.definition('quotation');
  const { user, owner = user.id } = request;
  reports.require(widget, user);
  const scope = scopeConditions(quotation, widget.rule, user, registry);
  const covered = await coveredBy(owner, services);
  const { keys, exact, counts } = await queueOf(
    services,
    { users: [owner, ...covered.map((one) => one.user)], today: clock.today() },
    scope,
  );
  const first = keys.slice(0, widget.rows);
  const chosen = { field: quotation.key, operator: 'in', value: first } as const;
  const rows = await reports.first(widget, { ...request, where: [chosen], speed: 'few' });
  const order = new Map(first.map((key, i) => [key, i]));
  return {
    of: widget.of,
    columns: reports.columns(widget),
    rows: rows.toSorted((a, b) => order.get(a[quotation.key] as number)! - order.get(b[quotation.key] as number)!),
    total: keys.length,
    exact,
    counts,
  };
}
