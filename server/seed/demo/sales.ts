import type { WireRecord } from '../../core/records/records.ts';
import type { Scene } from './scene.ts';

/** Trade by month, from January, where 1 is an average month. Building is busiest in summer. */
const seasons = [0.7, 0.75, 0.95, 1.1, 1.2, 1.25, 1.15, 1.05, 1.15, 1.1, 0.95, 0.65];

/** Actual sales and forecasts of a customer for this year and the two before, from the day it was added. */
export function salesOf({ random, customer, customerRef, age, around, next, day, stamps }: Scene) {
  const { calendar } = around;
  const { custCode, mbpBranch: branch, salesExec } = customer;
  const sales: { actualSales: WireRecord[]; salesForecast: WireRecord[] } = { actualSales: [], salesForecast: [] };
  if (!custCode || !branch) return sales;
  const { year, month } = calendar;
  const now = year * 12 + month;
  const [, firstMonth, firstYear] = day(age).split('/').map(Number) as [number, number, number];
  /** Figures are posted on the first of a month, or on the day the customer was added. */
  const posted = (at: number) =>
    stamps(Math.min(age, -calendar.offsetOf(`01/${String(((at - 1) % 12) + 1).padStart(2, '0')}/${yearOf(at)}`)));
  const usual = 300 * 60 ** random.next();
  // Some customers buy every month, others once a quarter.
  const every = random.chance(0.3) ? 1 : 3;
  for (let at = (year - 2) * 12 + 1; at <= year * 12 + 12; at++) {
    const [sYear, sMonth] = [yearOf(at), ((at - 1) % 12) + 1];
    if (at <= firstYear * 12 + firstMonth || sMonth % every) continue;
    const forecastValue = Math.round(usual * every * seasons[sMonth - 1]!);
    const salesValue = Math.round(forecastValue * (70 + 65 * random.next())) / 100;
    const figure = { sYear, sMonth, branch, custCode, customer: customerRef, salesExec };
    sales.salesForecast.push({ id: next('salesForecast'), ...figure, forecastValue, ...posted(sYear * 12 + 1) });
    if (at < now) sales.actualSales.push({ id: next('actualSales'), ...figure, salesValue, ...posted(at + 1) });
  }
  return sales;
}

const yearOf = (at: number) => Math.floor((at - 1) / 12);
