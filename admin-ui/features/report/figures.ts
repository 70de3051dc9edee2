import { summaryOf } from '../../core/data/data-provider.ts';
import type { WireRecord } from '../../core/model/resource.ts';
import { textOf } from '../../core/model/values.ts';
import { shownOf } from '../../app/report-table/answer-column.ts';
import { t } from '../../core/i18n/t.ts';
import { narrowed, type Report, type ReportColumn, type ReportQuery } from './use-report.ts';

/**
 * Address of the rows behind a figure, under the period and search of the report.
 * @param row of the figure; null for the totals
 * @returns null if the column is not a figure, or the figure is zero
 */
export function behindPath(report: Report, query: ReportQuery, name: string, row: WireRecord, isTotal: boolean) {
  const column = report.columns.find((one) => one.name === name)!;
  if (!column.figure || !row[name]) return null;
  const params = narrowed(query);
  params.set('measure', name);
  if (!isTotal)
    for (const group of report.columns.filter((one) => one.group)) params.append('group', keyOf(group, row));
  return `?${params}`;
}

/** The value that names a group in the address: the key of a reference, or the value; empty for none. */
function keyOf({ name, to }: ReportColumn, row: WireRecord): string {
  const value = row[name];
  const key = to !== undefined && value !== null ? (value as WireRecord)[summaryOf(to).key] : value;
  return key === null || key === undefined ? '' : String(key);
}

/** The name of the figure that the rows are behind: `Leeds, Won`. The first row has the name of the group. */
export function figureName({ behind, columns }: Report, query: ReportQuery, row: WireRecord | undefined): string {
  const groups = query.group?.map((key, i) => {
    const { name, title } = behind!.groups[i]!;
    const column = columns.find((one) => one.name === name);
    if (!key) return t('report.noGroup', { title });
    return column && row && column.to !== undefined ? textOf(shownOf([column]), name, row) : key;
  });
  return [...(groups ?? []), behind!.title].join(', ');
}
