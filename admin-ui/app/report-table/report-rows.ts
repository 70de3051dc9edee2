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
  /** A change, with a sign; a decrease also has a colour. */
  readonly signed?: true;
}

/** Converts columns to field definitions, so that values are shown like fields of records. */
export const shownOf = (columns: readonly AnswerColumn[]): Shown => ({
  fields: Object.fromEntries(columns.map(({ name, ...field }) => [name, field as FieldInfo])),
  slots: {},
});

/** Address of the page of a row's record; null if there is none. */
export function pageOf(of: string | null, row: WireRecord): string | null {
  const summary: ResourceSummary | null = of === null ? null : summaryOf(of);
  return summary?.page ? `${summary.page.replace('{id}', String(row[summary.key]))}/detail` : null;
}

/** The column that names the record of a row: its display field, or else the first column. */
export const namingColumn = (of: string | null, columns: readonly AnswerColumn[]): string | undefined =>
  (columns.find(({ name }) => of !== null && name === summaryOf(of).display) ?? columns[0])?.name;
