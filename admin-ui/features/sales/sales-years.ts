import { queryOptions } from '@tanstack/react-query';
import type { Months } from './difference.ts';
import { load } from './load.ts';

/** A year of a customer's sales, as the server returns it. */
export interface SalesYear extends Months {
  readonly year: number;
  readonly total: number;
}

/** The query of a customer's last five years. With this key it is loaded again when figures are saved or deleted. */
export const salesYears = (customer: number) =>
  queryOptions({
    queryKey: ['actualSales', 'lastYears', { customer }],
    queryFn: () => load<SalesYear[]>(`last5yrsSalesStat/${customer}`),
  });
