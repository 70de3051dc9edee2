import type { ReportScheduleHooks } from '../../generated/report-schedule.gen.ts';
import { invalid } from '../../core/errors/errors.ts';
import { reportRule } from '../../services/reports/reports.ts';
import { nextRun } from './next-run.ts';

const timing = ['every', 'weekday', 'monthDay', 'sendTime', 'active'] as const;

export default {
  validate(change, { registry, user }) {
    const { after } = change;
    if (change.changed('report')) {
      const report = registry.reports.find(({ id }) => id === after.report);
      if (!report || !user.allows(reportRule(report, registry, user))) throw invalid({ report: 'Report not found.' });
      if (report.date === null && after.period !== 'All')
        throw invalid({ period: `${report.reportName} has no date to filter by.` });
      after.reportName = report.reportName;
    }
    if (after.every !== 'Week') after.weekday = null;
    if (after.every !== 'Month') after.monthDay = null;
  },
  /** The rules have been checked, so the times are complete. */
  beforeWrite(change, { clock }) {
    const { after } = change;
    if (!change.isNew && !timing.some((name) => change.changed(name))) return;
    after.nextRun = after.active ? nextRun(after, clock.now()) : null;
    if (change.turnedOn('active')) after.result = null;
  },
} satisfies ReportScheduleHooks;
