import { useQuery } from '@tanstack/react-query';
import { useEffect, useEffectEvent } from 'react';
import { useListContext } from 'react-admin';
import { narrowingOf } from '../../core/data/filter-names.ts';
import { call } from '../../core/data/http.ts';
import type { WireRecord } from '../../core/model/resource.ts';
import { useList } from './list-context.ts';

/** Sums by field, in the units of the fields. */
type Sums = Readonly<Record<string, number>>;

/** What `GET …/totals` answers. */
interface Answer {
  readonly rows: number;
  /** False if the list has more rows; then it is not summed. */
  readonly exact: boolean;
  readonly sums: Sums | null;
}

export interface ListTotals {
  /** The shown columns that have a total, in their order; none if the list has no totals. */
  readonly summed: readonly string[];
  /** Undefined until it has loaded, and if it cannot be. While others load, those before them stay. */
  readonly all: Answer | undefined;
  /** The sums of the selected rows; null unless some are selected by themselves. */
  readonly selected: { readonly rows: number; readonly sums: Sums } | null;
}

/** The totals of all rows of a list's filter, and of its selected rows. Read again when the rows change. */
export function useTotals(): ListTotals {
  const { of, columns, selection, other } = useList();
  const { data, filterValues, filter } = useListContext();
  const summed = of.calls.totals ? columns.shown.filter((name) => of.fields[name]!.total) : [];
  const query = new URLSearchParams(narrowingOf({ ...filterValues, ...filter }));
  const { data: all, refetch } = useQuery({
    queryKey: [of.name, 'totals', query.toString()],
    queryFn: () => call<Answer>(`${of.calls.totals}?${query}`).then(({ json }) => json),
    placeholderData: (previous) => previous,
    enabled: summed.length > 0 && !other.isOn,
    retry: false,
  });
  const readAgain = useEffectEvent(() => {
    if (summed.length && all && !other.isOn) void refetch();
  });
  useEffect(() => {
    if (data) readAgain();
  }, [data]);
  const rows = selection.allOf ? [] : selection.rows;
  return { summed, all, selected: rows.length ? { rows: rows.length, sums: sumsOf(summed, rows) } : null };
}

/** Sums amounts exactly: in pence, or whole numbers in hundredths. */
const sumsOf = (names: readonly string[], rows: readonly WireRecord[]): Sums =>
  Object.fromEntries(
    names.map((name) => {
      const hundredths = rows.map((row) => Math.round(((row[name] as number | null) ?? 0) * 100));
      return [name, hundredths.reduce((sum, one) => sum + one, 0) / 100];
    }),
  );
