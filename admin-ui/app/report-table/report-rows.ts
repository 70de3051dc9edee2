import { summaryOf } from '../../core/data/data-provider.ts';
import type { ResourceSummary, WireRecord } from '../../core/model/resource.ts';
import type { AnswerColumn } from './answer-column.ts';

/** Address of the page of a row's record; null if there is none. */
export function pageOf(of: string | null, row: WireRecord): string | null {
  const summary: ResourceSummary | null = of === null ? null : summaryOf(of);
  return summary?.page ? `${summary.page.replace('{id}', String(row[summary.key]))}/detail` : null;
}

/** The column that names the record of a row: its display field, or else the first column. */
export const namingColumn = (of: string | null, columns: readonly AnswerColumn[]): string | undefined =>
  (columns.find(({ name }) => of !== null && name === summaryOf(of).display) ?? columns[0])?.name;
