import type { WireRecord } from '../../core/records/records.ts';

/** Entities of the work with a customer, each after those it refers to. */
export const kinds = [
  'contact',
  'customerBranch',
  'enquiry',
  'quotation',
  'activity',
  'note',
  'attachment',
  'actualSales',
  'salesForecast',
  'alert',
] as const;

/** What has happened with one customer, by entity. */
export type Work = Readonly<Record<(typeof kinds)[number], readonly WireRecord[]>>;
