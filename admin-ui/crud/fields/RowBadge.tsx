import { severityOf } from '../../core/model/label.ts';
import type { ResourceSummary, WireRecord } from '../../core/model/resource.ts';
import type { Severity } from '../../core/theme/colours.ts';
import { StatusBadge } from '../../kit/fields/StatusBadge.tsx';

interface Props {
  /** The list that the row is in. */
  readonly of: Pick<ResourceSummary, 'key' | 'display' | 'badges'>;
  /** The row, or a reference to it. */
  readonly row: WireRecord;
  /** Colours by key that differ from those of the list. */
  readonly badges?: Readonly<Record<number, Severity>> | undefined;
}

/** A row of a list, such as a status, as a badge in its colourCode, or else in the default colour for its code. */
export const RowBadge = ({ of, row, badges }: Props) => (
  <StatusBadge
    exact
    text={String(row[of.display] ?? '')}
    colour={row.colourCode as string | null}
    severity={severityOf(of, row, badges)}
  />
);
