import { summaryOf } from '../../core/data/data-provider.ts';
import { recordPath } from '../../core/model/record-path.ts';
import type { WireRecord } from '../../core/model/resource.ts';
import type { AnswerColumn } from './answer-column.ts';

/** Address of the page of a row's record; null if there is none. */
export function pageOf(of: string | null, row: WireRecord): string | null {
  if (of === null) return null;
  const summary = summaryOf(of);
  return recordPath(summary, row[summary.key]);
}

/** The column that names the record of a row: its display field, or else the first column. */
export const namingColumn = (of: string | null, columns: readonly AnswerColumn[]): string | undefined =>
  (columns.find(({ name }) => of !== null && name === summaryOf(of).display) ?? columns[0])?.name;
