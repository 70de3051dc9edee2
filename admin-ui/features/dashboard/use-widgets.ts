import { useQuery } from '@tanstack/react-query';
import type { HttpError } from 'react-admin';
import type { UserWidget } from '../../generated/user-widget/types.gen.ts';
import type { AnswerColumn } from '../../platform/answers/answer.ts';
import { failedLoads } from '../../platform/data/failed-loads.ts';
import { call } from '../../platform/data/http.ts';
import type { WireRecord } from '../../platform/model/resource.ts';
import { money } from '../../platform/fields/values.ts';

type Kind = 'money' | null;

export interface NumberData {
  readonly title: string;
  readonly value: number;
  readonly format: Kind;
}

export interface ChartData {
  readonly labels: readonly string[];
  readonly series: readonly { readonly name: string; readonly format: Kind; readonly data: readonly number[] }[];
}

export interface ListData {
  readonly of: string;
  readonly columns: readonly AnswerColumn[];
  readonly rows: readonly WireRecord[];
}

export type WidgetData =
  | (NumberData & { readonly widgetType: 'number' })
  | (ChartData & { readonly widgetType: 'bar' | 'line' | 'pie' })
  | (ListData & { readonly widgetType: 'list' });

const load = <T>(source: string): Promise<T> =>
  call<T>(source).then(
    ({ json }) => json,
    (failure: HttpError) => {
      if (failure.status !== 422) failedLoads.add(source);
      throw failure;
    },
  );

/** The active widgets of a user, by their positions. */
export const useUserWidgets = (user: number) =>
  useQuery<UserWidget[], HttpError>({
    queryKey: ['userWidget', 'of', user],
    queryFn: async () => {
      const all = await load<UserWidget[]>(`getUserWidgets/${user}`);
      return all.filter(({ active }) => active).toSorted((a, b) => a.screenPos! - b.screenPos!);
    },
  });

/** What a widget shows, read again when the dashboard is opened after a minute. */
export const useWidgetData = (id: number) =>
  useQuery<WidgetData, HttpError>({
    queryKey: ['userWidget', 'data', id],
    queryFn: () => load<WidgetData>(`getUserWidgetData/${id}`),
    staleTime: 60_000,
  });

const shortPounds = new Intl.NumberFormat('en-GB', { style: 'currency', currency: 'GBP', notation: 'compact' });

/** A number in full, with its unit. */
export const told = (value: number, format: Kind): string =>
  format === 'money' ? money(value) : value.toLocaleString('en-GB');

/** A number where there is little room: £1.2m. */
export const short = (value: number, format: Kind): string =>
  format === 'money' ? shortPounds.format(value) : value.toLocaleString('en-GB');
