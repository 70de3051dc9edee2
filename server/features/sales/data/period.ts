import type { SessionUser } from '../../../services/access/session-user.ts';
import type { ReadServices } from '../../../services/read-services.ts';
import { sql } from '../../../core/db/sql.ts';
import type { SalesRequest } from './request.ts';
import { columnIn, scopeOf, sourcesIn, tableOf, type Source } from './sources.ts';

export interface SalesPeriod {
  /** The years from the first to the last with figures that the person sees, the latest first. */
  readonly years: readonly number[];
  /** Null for all years. */
  readonly year: number | null;
  /** The last month that counts. */
  readonly to: number;
}

/**
 * The years with figures, and the period of a request. By default, this is the latest year with actual sales, up to its
 * last month with any, so that an unfinished year is not compared with a whole one.
 */
export async function periodOf(request: SalesRequest, user: SessionUser, services: ReadServices): Promise<SalesPeriod> {
  const { totals, clock, registry } = services;
  const { actual, forecast, tables } = sourcesIn(registry);
  const end = (of: 'min' | 'max', source: Source, field: string, year: number | null = null) => {
    const where = [
      scopeOf(source, user, services),
      ...(year === null ? [] : [sql`${columnIn(source, 'sYear')} = ${year}`]),
    ];
    return sql`(select ${sql.raw(of)}(${columnIn(source, field)}) from ${tableOf(source)} t where ${sql.and(where)})`;
  };
  const ofYears = [
    end('max', actual, 'sYear'),
    end('min', actual, 'sYear'),
    end('max', forecast, 'sYear'),
    end('min', forecast, 'sYear'),
  ];
  const ends = await totals.row(tables, sql`select ${sql.join(ofYears)}`, 'few');
  const known = ends.filter((year) => year !== null) as number[];
  const [first, last] = [Math.min(...known), Math.max(...known)];
  const years = known.length ? Array.from({ length: last - first + 1 }, (_, i) => last - i) : [];
  const latest = (ends[0] ?? (known.length ? last : Number(clock.today().slice(0, 4)))) as number;
  const year = request.year ?? latest;
  if (year === 'all') return { years, year: null, to: request.to ?? 12 };
  if (request.to !== null || request.month !== null || year !== ends[0]) return { years, year, to: request.to ?? 12 };
  const [month] = await totals.row(tables, sql`select ${end('max', actual, 'sMonth', year)}`);
  return { years, year, to: (month as number | null) ?? 12 };
}
