import { keepPreviousData, useQuery } from '@tanstack/react-query';
import type { HttpError } from 'react-admin';
import type { Resource, WireRecord } from '../../core/model/resource.ts';
import { call } from '../../core/data/http.ts';
import { t } from './texts.ts';
import { money, monthName, nothing } from '../../core/model/values.ts';
import { today } from '../../core/time/london.ts';

/** The figures, in the order of their columns. All but the last count records. */
export const figures = ['overdue', 'promised', 'visited', 'enquiries', 'quoted', 'won', 'gap'] as const;
export type FigureName = (typeof figures)[number];
export type Week = 'this' | 'last';

interface Figure {
  readonly count: number;
  readonly value: number;
  readonly kept?: number;
}

/** Pounds. */
interface Gap {
  readonly forecast: number;
  readonly actual: number;
}

/** Null where the user may not read such records, or the person is no sales exec. */
type Figures = { readonly [F in Exclude<FigureName, 'gap'>]: Figure | null } & { readonly gap: Gap | null };

export interface Member extends Readonly<Record<Week, Figures>> {
  readonly id: number;
  readonly fullName: string;
  readonly isExec: boolean;
  readonly away: { readonly id: number; readonly cover: string; readonly untilDate: string } | null;
}

interface Named {
  readonly id: number;
  readonly fullName: string;
}

export interface Team {
  readonly supervisor: Named;
  /** Whose teams the user may see besides; none unless they manage users. */
  readonly supervisors: readonly Named[];
  readonly weeks: Readonly<Record<Week, { readonly from: string; readonly to: string }>>;
  readonly people: readonly Member[];
}

/** What a cell opens. */
export interface Opened {
  readonly person: Member;
  readonly figure: FigureName;
  readonly week: Week;
}

export interface Behind {
  /** Name of the entity. */
  readonly of: string;
  readonly rows: readonly WireRecord[];
  readonly hasMore: boolean;
}

export const teamKey = ['team'] as const;

/** @param supervisor null for the user's own team */
export const useTeam = (supervisor: number | null) =>
  useQuery<Team, HttpError>({
    queryKey: [...teamKey, supervisor],
    queryFn: () => call<Team>(`myTeam${supervisor ? `?supervisor=${supervisor}` : ''}`).then(({ json }) => json),
    placeholderData: keepPreviousData,
  });

export const useBehind = ({ person, figure, week }: Opened) =>
  useQuery<Behind, HttpError>({
    queryKey: [...teamKey, 'rows', person.id, figure, week],
    queryFn: () => call<Behind>(`myTeam/${person.id}/${figure}/${week}`).then(({ json }) => json),
  });

/** A figure of a week as a cell shows it; null where there is none. */
export function valueOf(person: Member, figure: FigureName, week: Week): string | null {
  if (figure === 'gap') {
    const gap = person[week].gap;
    if (!gap) return null;
    const amount = Math.round(gap.forecast - gap.actual);
    if (!amount) return gap.forecast || gap.actual ? t('team.onPlan') : nothing;
    return t(amount > 0 ? 'team.behind' : 'team.ahead', { amount: pounds(Math.abs(amount)) });
  }
  const found = person[week][figure];
  if (!found) return null;
  const { count, value, kept } = found;
  if (kept !== undefined) return count ? t('team.kept', { kept, count }) : nothing;
  if (!count) return nothing;
  const isPounds = figure === 'quoted' || figure === 'won' || figure === 'enquiries';
  return isPounds && value ? `${count.toLocaleString('en-GB')} · ${pounds(value)}` : count.toLocaleString('en-GB');
}

/** Pounds without pence: £63,790. */
const pounds = (value: number): string => money(Math.round(value)).replace(/\.00$/, '');

/** The heading of a figure; that of the gap names its month. */
export function headOf(figure: FigureName, week: Week): string {
  const title = t(`team.figures.${figure}`);
  if (figure !== 'gap') return title;
  const month = Number(today().slice(3, 5));
  return `${title}, ${monthName(week === 'this' ? month : month === 1 ? 12 : month - 1)}`;
}

/** The field that names the person, for records that can be moved to another one. */
export const moves: Readonly<Partial<Record<FigureName, string>>> = {
  overdue: 'user',
  promised: 'user',
  enquiries: 'requestedBy',
};

/** A record as a line: what it is, with whom, and when or how much. */
export function lineOf(of: Pick<Resource, 'name' | 'key'>, row: WireRecord) {
  const id = row[of.key] as number;
  const customer = (row.customer as WireRecord | null)?.custName as string | undefined;
  const amount = (value: unknown) => (typeof value === 'number' ? money(value) : '');
  switch (of.name) {
    case 'activity':
      return {
        id,
        to: `/activities/${id}/detail`,
        title: String(row.subject ?? ''),
        facts: [customer, row.activityStatus?.statusName],
        value: String(row.dueOn ?? ''),
      };
    case 'enquiry':
      return {
        id,
        to: `/enquiries/${id}/detail`,
        title: `${row.sQuoteNo ?? ''} ${row.oppDescription ?? ''}`.trim(),
        facts: [customer, row.opportunityStatus?.oppStatusName],
        value: amount(row.quoteValue),
      };
    case 'quotation':
      return {
        id,
        to: `/quotations/${id}/detail`,
        title: t('quotation.chase.name', { number: row.sQuoteNo ?? '', version: row.versionNo ?? '' }),
        facts: [customer, row.quoteStatus?.statusName],
        value: amount(row.productValue),
      };
    default:
      return {
        id,
        to: `/customers/${id}/sales`,
        title: String(row.custName ?? ''),
        facts: [t('team.gapRow', { forecast: amount(row.forecast), actual: amount(row.actual) })],
        value: amount((row.forecast as number) - (row.actual as number)),
      };
  }
}
