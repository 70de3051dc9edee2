import type { WireRecord } from '../../core/model/resource.ts';
import type { AnswerColumn } from './report-rows.ts';

type Order = 'ASC' | 'DESC';

export interface AnswerTableProps {
  /** What the rows are, for who does not see them. */
  readonly label: string;
  readonly columns: readonly AnswerColumn[];
  /** None while the first of them are on their way. */
  readonly rows: readonly WireRecord[] | undefined;
  /** Entity whose records the rows are. */
  readonly of: string | null;
  readonly sort?: { readonly column: string; readonly order: Order };
  readonly onSort?: (column: string, order: Order) => void;
  /** Other rows are on their way. */
  readonly dimmed?: boolean;
  /** Stands within a frame already. */
  readonly plain?: boolean;
}
