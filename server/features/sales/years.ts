import { sql } from '../../core/db/sql.ts';
import type { Platform } from '../../services/platform.ts';

/**
 * What a customer bought in a year and what was forecast, month by month, in pounds (AMB-078). 0 if there is no figure.
 */
export interface SalesYear {
  readonly year: number;
  readonly months: number[];
  readonly total: number;
  readonly forecast: number[];
}

/** A customer's years up to this one, oldest first, with all branches added up. */
export async function salesYears(
  customer: number,
  years: number,
  { database, clock }: Pick<Platform, 'database' | 'clock'>,
): Promise<SalesYear[]> {
  const last = Number(clock.today().slice(0, 4));
  const sums = async (table: string, value: string) => {
    const rows = await database.rows(sql`select s_year, s_month, sum(${sql.id(value)}) from ${sql.id(table)}
      where customer_id = ${customer} and s_year between ${last - years + 1} and ${last} group by s_year, s_month`);
    return new Map(rows.map(([year, month, pence]) => [`${year}/${month}`, Number(pence)]));
  };
  const [sold, expected] = [await sums('actual_sales', 'sales_value'), await sums('sales_forecast', 'forecast_value')];
  return Array.from({ length: years }, (_, i) => {
    const year = last - years + 1 + i;
    const pence = (of: ReadonlyMap<string, number>) =>
      Array.from({ length: 12 }, (__, month) => of.get(`${year}/${month + 1}`) ?? 0);
    const months = pence(sold);
    return {
      year,
      months: months.map(pounds),
      total: pounds(months.reduce((sum, one) => sum + one, 0)),
      forecast: pence(expected).map(pounds),
    };
  });
}

const pounds = (pence: number): number => pence / 100;
