import { notFound } from '../../core/errors/errors.ts';
import type { TableSource } from '../../services/export/table.ts';
import { rowsBehind } from '../../services/reports/behind.ts';
import type { ReportRequest } from '../../services/reports/reports.ts';
import type { ReadServices } from '../../services/read-services.ts';

export interface ReportTable extends Omit<ReportRequest, 'user' | 'offset' | 'limit'> {
  readonly report: number;
  /** The rows behind this figure, in place of the groups. */
  readonly measure?: string | undefined;
}

/** A whole report, or the rows behind one of its measures, with totals. */
const reportTable: TableSource<ReportTable, ReadServices> = {
  name: 'report',
  async table({ report: id, measure, ...request }, user, services) {
    const report = services.registry.reports.find((one) => one.id === id);
    if (!report) throw notFound('Report');
    return services.reports.table(measure === undefined ? report : rowsBehind(report, measure), { ...request, user });
  },
};

export default reportTable;
