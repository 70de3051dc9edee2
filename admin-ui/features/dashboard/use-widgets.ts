import { useQuery } from '@tanstack/react-query';
import type { HttpError } from 'react-admin';
import type { UserWidget } from '../../../schemas/generated/user-widget.gen.ts';
import type { AnswerColumn } from '../../app/report-table/answer-column.ts';
import { failedLoads } from '../../core/data/failed-loads.ts';
import { call } from '../../core/data/http.ts';
import type { WireRecord } from '../../core/model/resource.ts';
import type { ChartData, NumberFormat } from '../../kit/charts/chart-data.ts';

export interface NumberData {
  readonly title: string;
  readonly value: number;
  readonly format: NumberFormat;
  /** The value for the same days of the period before. */
  readonly change?: { readonly period: string; readonly value: number } | null;
}

export interface ListData {
  /** Entity of the rows' records; null if the rows are not records. */
  readonly of: string | null;
  readonly columns: readonly AnswerColumn[];
  /** Whether it shows a list or report that its user chose, with as many columns as fit. */
  readonly isChosen?: true;
  readonly rows: readonly WireRecord[];
}

export interface QueueData extends ListData {
  readonly total: number;
  /** False if there may be more than `total`. */
  readonly exact: boolean;
  /** Number of quotations with each reason to chase them. */
  readonly counts: Readonly<Record<'mine' | 'expiring' | 'orderDue' | 'expired' | 'quiet', number>>;
}

export type WidgetData =
  | (NumberData & { readonly widgetType: 'number' })
  | (ChartData & { readonly widgetType: 'bar' | 'line' | 'pie' })
  | (ListData & { readonly widgetType: 'list' })
  | (QueueData & { readonly widgetType: 'queue' });

const load = <T>(source: string): Promise<T> =>
  call<T>(source).then(
    ({ json }) => json,
    (failure: HttpError) => {
      if (failure.status !== 422) failedLoads.add(source);
      throw failure;
    },
  );

export const widgetsKey = (user: number) => ['userWidget', 'of', user];

/** The active widgets of a user, in order of position. */
export const useUserWidgets = (user: number) =>
  useQuery<UserWidget[], HttpError>({
    queryKey: widgetsKey(user),
    queryFn: async () => {
      const all = await load<UserWidget[]>(`getUserWidgets/${user}`);
      return all.filter(({ active }) => active).toSorted((a, b) => a.screenPos! - b.screenPos!);
    },
  });

/** The data of a widget. It is loaded again when the dashboard opens and the data is over a minute old. */
export const useWidgetData = (id: number) =>
  useQuery<WidgetData, HttpError>({
    queryKey: ['userWidget', 'data', id],
    queryFn: () => load<WidgetData>(`getUserWidgetData/${id}`),
    staleTime: 60_000,
  });
