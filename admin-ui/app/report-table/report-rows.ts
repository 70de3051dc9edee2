import { summaryOf } from '../../core/data/data-provider.ts';
import type { Shown } from '../../core/model/values.ts';
import type { FieldInfo, ResourceSummary, WireRecord } from '../../core/model/resource.ts';

/** A column of a report or a widget, as the server describes it. */
export interface AnswerColumn {
  readonly name: string;
  readonly title: string;
  readonly type: FieldInfo['type'];
  readonly format?: FieldInfo['format'] | 'year-month' | 'year';
  readonly to?: string;
}

/** Columns in the form in which fields of records are shown. */
export const shownOf = (columns: readonly AnswerColumn[]): Shown => ({
  fields: Object.fromEntries(columns.map(({ name, ...field }) => [name, field as FieldInfo])),
  slots: {},
});

/** The page of a row's record, for rows that are records and have one. */
export function pageOf(of: string | null, row: WireRecord): string | null {
  const summary: ResourceSummary | null = of === null ? null : summaryOf(of);
  return summary?.page ? `${summary.page.replace('{id}', String(row[summary.key]))}/detail` : null;
}

/** The column that names the record of a row: its own name, or the first. */
export const namingColumn = (of: string | null, columns: readonly AnswerColumn[]): string | undefined =>
  (columns.find(({ name }) => of !== null && name === summaryOf(of).display) ?? columns[0])?.name;
