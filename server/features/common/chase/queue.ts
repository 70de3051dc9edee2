import { quotation } from '../../../generated/quotation/entity.gen.ts';
import { quoteStatusKeys } from '../../../generated/quote-status/codes.gen.ts';
import type { Database } from '../../../core/db/database.ts';
import { sql } from '../../../core/db/sql.ts';
import { columnOf } from '../../../core/model/definition.ts';
import { compileCondition, type Condition } from '../../../core/records/conditions.ts';
import { isDue, rangesOf, reasons, type Asked, type Range, type Reason } from './reasons.ts';

/** Quotations that are read for each reason. Nobody chases more in a day, and the rest follows when these are done. */
const most = 1000;

export interface Queue {
  /** Keys of the quotations, the most urgent first. */
  readonly keys: readonly number[];
  /** False if there may be more. */
  readonly exact: boolean;
  /** Number of quotations with each reason; one can have several. */
  readonly counts: Readonly<Record<Reason, number>>;
}

/** The quotations to chase. Each range of a reason is a range of an index, so that it takes as long with a million quotations. */
export async function queueOf(database: Database, asked: Asked, scope: readonly Condition[]): Promise<Queue> {
  const active: Condition = { field: 'quoteStatus', operator: '=', value: quoteStatusKeys.Active };
  const shared = [active, ...scope, ...isDue(asked)];
  const ranges = rangesOf(asked);
  const found = await database.concurrently(ranges.map((range) => () => database.rows(statementOf(range, shared))));
  const keys = new Set(found.flatMap((rows) => rows.map(([key]) => key as number)));
  const count = (reason: Reason) =>
    found.reduce((sum, rows, i) => (ranges[i]!.reason === reason ? sum + rows.length : sum), 0);
  return {
    keys: [...keys],
    exact: found.every((rows) => rows.length < most),
    counts: Object.fromEntries(reasons.map((reason) => [reason, count(reason)])) as Queue['counts'],
  };
}

function statementOf({ where, sort }: Range, shared: readonly Condition[]) {
  const key = sql`t.${sql.id(columnOf(quotation, 'quoteVerId'))}`;
  const sorted = sql`t.${sql.id(columnOf(quotation, sort.field))}`;
  const direction = sql.raw(sort.order === 'ASC' ? 'asc nulls first' : 'desc nulls last');
  const conditions = [...shared, ...where].map((condition) => compileCondition(quotation, condition));
  return sql`select ${key} from ${sql.id(quotation.table)} t where ${sql.and(conditions)}
    order by ${sorted} ${direction}, ${key} ${direction} ${sql.limit(most)}`;
}
