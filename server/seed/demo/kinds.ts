import type { WireRecord } from '../../core/records/records.ts';

/** Names of the entities of a customer's work. Each comes after the entities that it refers to. */
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

/** The work with one customer: records by entity. */
export type Work = Readonly<Record<(typeof kinds)[number], readonly WireRecord[]>>;
