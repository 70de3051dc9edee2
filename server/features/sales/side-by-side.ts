import type { SessionUser } from '../../services/access/session-user.ts';
import type { PageAnswer } from '../../services/crud/crud.ts';
import { sql, type Sql } from '../../core/db/sql.ts';
import { UserError } from '../../core/errors/errors.ts';
import type { ReadServices } from '../../services/read-services.ts';
import { scopeOf, sourcesIn } from './data/sources.ts';

/** A month of an account at a branch (AMB-078). A month with only a forecast has the negative id of that forecast. */
export interface SalesMonth {
  readonly id: number;
  readonly sYear: number;
  readonly branch: string;
  readonly custCode: string;
  readonly custName: string;
  readonly sMonth: number;
  readonly salesValue: number | null;
  readonly forecastValue: number | null;
}

const tables = ['actual_sales', 'sales_forecast'] as const;
/** The columns that together identify a month in both tables, in the order of their unique indexes. */
const month = ['branch_id', 'cust_code', 's_year', 's_month'] as const;
const columns = sql.raw(month.join(', '));
const same = (a: string, b: string): Sql => sql.raw(month.map((name) => `${a}.${name} = ${b}.${name}`).join(' and '));

/**
 * Actual sales and forecasts side by side, sorted by branch, account number, year and month. The page is read from the
 * two unique indexes, so its cost grows with its distance from the first page rather than with the number of figures.
 */
export async function sideBySide(
  page: number,
  size: number,
  user: SessionUser,
  services: ReadServices,
): Promise<PageAnswer<SalesMonth>> {
  const { database, registry, totals } = services;
  const sources = sourcesIn(registry);
  const actual = scopeOf(sources.actual, user, services);
  const forecast = scopeOf(sources.forecast, user, services);
  const total = await totals.of(
    tables,
    sql`select (select count(*) from actual_sales t where ${actual})
      + (select count(*) from sales_forecast t where ${forecast}
        and not exists (select 1 from actual_sales a where ${same('a', 't')}))`,
  );
  const offset = (page - 1) * size;
  if (offset > 0 && offset >= total)
    throw new UserError(416, 'beyond_end', `There are only ${total} rows.`, { details: { total } });
  // The first n months overall are among the first n of each table, so only those are read.
  const first = (table: string, where: Sql): Sql =>
    sql`select * from (select ${columns} from ${sql.id(table)} t where ${where} order by ${columns} limit ${offset + size}) ${sql.raw(table[0]!)}`;
  const months = sql`${first(tables[0], actual)} union ${first(tables[1], forecast)} order by ${columns} limit ${size} offset ${offset}`;
  const rows = await database.rows(sql`select a.id, f.id, p.s_year, b.branch_name, p.cust_code, c.cust_name, p.s_month,
      a.sales_value, f.forecast_value
    from (${months}) p
    left join actual_sales a on ${same('a', 'p')}
    left join sales_forecast f on ${same('f', 'p')}
    left join branch b on b.id = p.branch_id
    left join customer c on c.customer_id = coalesce(a.customer_id, f.customer_id)
    order by p.branch_id, p.cust_code, p.s_year, p.s_month`);
  return { rows: rows.map(decode), total, page, size };
}

type SalesRow = [
  actual: number | null,
  forecast: number | null,
  sYear: number,
  branch: string,
  custCode: string,
  custName: string,
  sMonth: number,
  sold: number | null,
  expected: number | null,
];

function decode(row: readonly unknown[]): SalesMonth {
  const [actual, forecast, sYear, branch, custCode, custName, sMonth, sold, expected] = row as SalesRow;
  return {
    id: actual ?? -forecast!,
    sYear,
    branch,
    custCode,
    custName,
    sMonth,
    salesValue: pounds(sold),
    forecastValue: pounds(expected),
  };
}

const pounds = (pence: number | null): number | null => (pence === null ? null : pence / 100);
