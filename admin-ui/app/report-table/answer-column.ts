import type { FieldInfo } from '../../core/model/resource.ts';
import type { Shown } from '../../core/model/values.ts';

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

/** Whether the column has texts of several lines, which are shown whole. */
export const isProse = ({ format }: AnswerColumn): boolean => format === 'text';
