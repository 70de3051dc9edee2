import { isNumeric, textOf } from '../../core/model/values.ts';
import type { WireRecord } from '../../core/model/resource.ts';
import { isProse, shownOf, type AnswerColumn } from './answer-column.ts';

/** Columns of the closed card of a row. */
export interface CardColumns {
  /** The figure at the end of the first line: the first amount, or else the first number. */
  readonly leading: AnswerColumn | undefined;
  /** The two values of the second line: a record, a date or month, and a change in percent before others. */
  readonly more: readonly AnswerColumn[];
  /** The texts of several lines, which are shown whole below. */
  readonly prose: readonly AnswerColumn[];
}

/** Kinds of values, the most informative first. */
const telling: readonly ((column: AnswerColumn) => boolean)[] = [
  ({ type }) => type === 'ref',
  ({ format }) => format === 'date' || format === 'month',
  ({ signed, format }) => Boolean(signed) && format === 'percent',
];

const isNumber = (column: AnswerColumn): boolean => isNumeric(shownOf([column]).fields[column.name]!);

/** @param columns those besides the column that names the row */
export function cardColumns(columns: readonly AnswerColumn[], row: WireRecord): CardColumns {
  const leading = columns.find(({ format }) => format === 'money') ?? columns.find(isNumber);
  const filled = columns.filter((column) => column !== leading && textOf(shownOf([column]), column.name, row));
  const rest = filled.filter((column) => !isProse(column));
  const best = telling.flatMap((is) => rest.find(is) ?? []);
  return { leading, more: [...new Set([...best, ...rest])].slice(0, 2), prose: filled.filter(isProse) };
}

/** A record, a date or a text is clear without its title; a number is not. */
export const needsTitle = (column: AnswerColumn): boolean => isNumber(column);
