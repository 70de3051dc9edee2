import type { WireRecord } from '../../core/model/resource.ts';
import type { AnswerColumn } from './answer-column.ts';

type Order = 'ASC' | 'DESC';

export interface AnswerTableProps {
  /** Name of the table, for screen readers. */
  readonly label: string;
  readonly columns: readonly AnswerColumn[];
  /** undefined until the first rows have loaded. */
  readonly rows: readonly WireRecord[] | undefined;
  /** Entity of the rows' records; null if the rows are not records. */
  readonly of: string | null;
  /** Totals by column, shown below the rows. */
  readonly totals?: WireRecord | undefined;
  /** Address that a value links to; null for none. @param isTotal whether the row is that of the totals */
  readonly linkOf?: (column: string, row: WireRecord, isTotal: boolean) => string | null;
  /** Address that a row leads to, in place of the page of its record. */
  readonly rowPage?: (row: WireRecord) => string;
  readonly sort?: { readonly column: string; readonly order: Order };
  readonly onSort?: (column: string, order: Order) => void;
  /** Whether these rows are outdated and others are loading. */
  readonly dimmed?: boolean;
  /** Whether to leave out the frame, because there is one around it. */
  readonly plain?: boolean;
}
