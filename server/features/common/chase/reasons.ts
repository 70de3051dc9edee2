import dayjs from 'dayjs';
import type { QuotationRecord } from '../../../generated/quotation.gen.ts';
import type { Condition } from '../../../core/records/conditions.ts';

/** Why an active quotation should be chased, the most urgent first. */
export const reasons = ['mine', 'expiring', 'orderDue', 'expired', 'quiet'] as const;

export type Reason = (typeof reasons)[number];

/** The caller and the people whom they cover for, and today as `2026-11-21`. */
export interface ChaseContext {
  readonly users: readonly number[];
  readonly today: string;
}

/** Quotations with a reason, in an order that an index yields. */
export interface Range {
  readonly reason: Reason;
  readonly where: readonly Condition[];
  readonly sort: { readonly field: keyof QuotationRecord & string; readonly order: 'ASC' | 'DESC' };
}

/** A quotation is chased in the last days before it expires, and when nothing has happened for two weeks. */
const [daysBefore, daysWithout] = [7, 14];

const lastWarned = (today: string) => shifted(today, daysBefore);
const lastActive = (today: string) => shifted(today, -daysWithout);
const shifted = (day: string, by: number) => dayjs(day).add(by, 'day').format('YYYY-MM-DD');

/**
 * The quotations with each reason, the most urgent first. The caller's own and those that will expire are in the order
 * of their expiry. If a date has passed, the latest comes first, because it is the most likely to be won.
 */
export function rangesOf({ users, today }: ChaseContext): readonly Range[] {
  const silent: Condition = { field: 'quoteVerDate', operator: '<=', value: lastActive(today) };
  return [
    ...users.map((user): Range => ({
      reason: 'mine',
      where: [{ field: 'chaseBy', operator: '=', value: user }],
      sort: { field: 'expiryDate', order: 'ASC' },
    })),
    {
      reason: 'expiring',
      where: [{ field: 'expiryDate', operator: 'between', value: [today, lastWarned(today)] }],
      sort: { field: 'expiryDate', order: 'ASC' },
    },
    {
      reason: 'orderDue',
      where: [{ field: 'expectedOrderDate', operator: '<', value: today }],
      sort: { field: 'expectedOrderDate', order: 'DESC' },
    },
    {
      reason: 'expired',
      where: [{ field: 'expiryDate', operator: '<', value: today }],
      sort: { field: 'expiryDate', order: 'DESC' },
    },
    {
      reason: 'quiet',
      where: [{ field: 'lastActivityDate', operator: '<=', value: lastActive(today) }, silent],
      sort: { field: 'lastActivityDate', order: 'DESC' },
    },
    {
      reason: 'quiet',
      where: [{ field: 'lastActivityDate', operator: '=', value: null }, silent],
      sort: { field: 'quoteVerDate', order: 'DESC' },
    },
  ];
}

/** Leaves out quotations that have been dealt with today, and those to be chased on a later day. */
export const isDue = ({ today }: ChaseContext): readonly Condition[] => [
  {
    gate: 'or',
    conditions: [
      { field: 'lastActivityDate', operator: '=', value: null },
      { field: 'lastActivityDate', operator: '<', value: today },
    ],
  },
  {
    gate: 'or',
    conditions: [
      { field: 'chaseDate', operator: '=', value: null },
      { field: 'chaseDate', operator: '<=', value: today },
    ],
  },
];

type Dated = Pick<
  QuotationRecord,
  'chaseBy' | 'expiryDate' | 'expectedOrderDate' | 'lastActivityDate' | 'quoteVerDate'
>;

/** All reasons of a quotation that is due. */
export function reasonsOf(quotation: Dated, { users, today }: ChaseContext): readonly Reason[] {
  const { chaseBy, expiryDate, expectedOrderDate, lastActivityDate, quoteVerDate } = quotation;
  const isSilent = (day: string | null) => day === null || day <= lastActive(today);
  const holds: Readonly<Record<Reason, boolean>> = {
    mine: chaseBy !== null && users.includes(chaseBy.key),
    expiring: expiryDate !== null && expiryDate >= today && expiryDate <= lastWarned(today),
    orderDue: expectedOrderDate !== null && expectedOrderDate < today,
    expired: expiryDate !== null && expiryDate < today,
    quiet: quoteVerDate !== null && isSilent(quoteVerDate) && isSilent(lastActivityDate),
  };
  return reasons.filter((reason) => holds[reason]);
}
