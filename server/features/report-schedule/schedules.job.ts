import type { ReportScheduleRecord } from '../../generated/report-schedule.gen.ts';
import { sql } from '../../core/db/sql.ts';
import { UserError } from '../../core/errors/errors.ts';
import { periodOf } from '../../core/records/periods.ts';
import { dateToWire } from '../../core/time/clock.ts';
import { product } from '../../services/history/history.ts';
import type { Job } from '../../services/background/regular.ts';
import type { MailFile } from '../../services/mail/outbox.ts';
import type { Platform } from '../../services/platform.ts';
import { notify } from '../common/alerts.ts';
import reportTable from '../common/report.table.ts';
import { nextRun } from './next-run.ts';

/** Sends each scheduled report once, within a minute of its time. Runs that were missed are sent once. */
const schedulesJob: Job<Platform> = {
  name: 'Send scheduled reports',
  cron: '0 * * * * *',
  schedule: 'Every minute',
  async run(platform, stop) {
    const { database, clock, records } = platform;
    const due = await database.rows(
      sql`select id, next_run from report_schedule where next_run <= ${clock.instant()} order by next_run limit 50`,
    );
    const failures: unknown[] = [];
    for (const [id, dueAt] of due as [number, string][]) {
      if (stop.aborted) return;
      const schedule = await records.one('reportSchedule', id);
      // Meanwhile, another server may have sent it, which sets its next run.
      if (schedule?.nextRun !== dueAt) continue;
      // One that fails is tried again and does not keep the others from being sent.
      await run(platform, schedule).catch((error: unknown) => failures.push(error));
    }
    if (failures.length) throw failures[0];
  },
};

export default schedulesJob;

/**
 * Builds the file with the permissions that the owner has now, then claims the run and adds the mails in one
 * transaction: of two servers only one sends, and after a crash the run is still due.
 */
async function run(platform: Platform, schedule: ReportScheduleRecord): Promise<void> {
  const { database, outbox, bulk, clock } = platform;
  const built = await build(platform, schedule);
  const lastRun = clock.instant();
  const isDue = (one: ReportScheduleRecord) => one.active && one.nextRun === schedule.nextRun;
  await database.write(async () => {
    if ('problem' in built) {
      const result = `Paused: ${built.problem}`.slice(0, 300);
      const pause = (one: ReportScheduleRecord) =>
        isDue(one) ? { active: false, nextRun: null, lastRun, result } : null;
      if (!(await bulk.change('reportSchedule', [schedule.id], pause, product)).length || !schedule.owner) return;
      const text = `${schedule.reportName} is no longer sent by mail. ${built.problem}`;
      const link = `/scheduledReports?open=${schedule.id}`;
      await notify(platform, schedule.owner.key, { source: 'REPORT', sourceId: schedule.id, text, link });
      return;
    }
    const { to, subject, text, file } = built;
    const result = `Sent to ${to.length === 1 ? 'one person' : `${to.length} people`}`;
    const done = (one: ReportScheduleRecord) =>
      isDue(one) ? { nextRun: nextRun(one, clock.now()), lastRun, result } : null;
    if (!(await bulk.change('reportSchedule', [schedule.id], done, product)).length) return;
    for (const address of to) await outbox.add({ to: address, subject, text, files: [file] });
  });
}

interface Sending {
  readonly to: readonly string[];
  readonly subject: string;
  readonly text: string;
  readonly file: MailFile;
}

/** The mail of a run, or the reason why there is none. */
async function build(platform: Platform, schedule: ReportScheduleRecord): Promise<Sending | { problem: string }> {
  const { registry, reports, records, clock, settings } = platform;
  const owner = schedule.owner && (await platform.users.byId(schedule.owner.key));
  if (owner?.facts.status !== 'ACTIVE') return { problem: 'Its owner is not active.' };
  const report = registry.reports.find(({ id }) => id === schedule.report);
  if (!report) return { problem: 'The report no longer exists.' };
  if (!owner.allows({ permission: 'ViewReportGroup' }) || !reports.allows(report, owner))
    return { problem: 'Its owner may no longer see this report.' };
  const period = schedule.period === 'All' || report.date === null ? null : schedule.period;
  try {
    const format = schedule.fileFormat === 'CSV' ? 'csv' : 'xlsx';
    const request = { report: report.id, from: period, to: period };
    const file = await platform.exports.bytes(reportTable, request, { user: owner, format });
    const also = await records.find('user', { id: schedule.recipients.map(({ key }) => key), status: 'ACTIVE' });
    const to = [...new Set([owner.facts.email, ...also.map(({ email }) => email!)])];
    const days = period && periodOf(period, clock.calendar());
    const title = days ? `${report.reportName}, ${dateToWire(days.from)} to ${dateToWire(days.to)}` : report.reportName;
    const query = period ? `?${new URLSearchParams({ from: period, to: period })}` : '';
    const link = `${settings.publicUrl}/reports/${encodeURIComponent(report.reportName)}${query}`;
    const text = `The attached report contains only what ${owner.facts.fullName} may see.\n\n${link}\n`;
    return { to, subject: title, text, file };
  } catch (error) {
    if (error instanceof UserError) return { problem: error.message };
    throw error;
  }
}
