import { opportunityStatusKeys } from '../../../../schemas/generated/opportunity-status.gen.ts';
import { quoteStatusKeys } from '../../../../schemas/generated/quote-status.gen.ts';
import type { Database } from '../../../core/db/database.ts';
import { sql } from '../../../core/db/sql.ts';
import { columnOf, type EntityDefinition } from '../../../core/model/definition.ts';
import type { Registry } from '../../../core/model/registry.ts';
import { compileCondition, type Condition } from '../../../core/records/conditions.ts';
import { isDue, rangesOf, reasons, type ChaseContext, type Range, type Reason } from './reasons.ts';

const { Won, Lost, Cancelled, Closed } = opportunityStatusKeys;

/**
 * Maximum quotations to read for each reason: more than anyone chases in a day. The others follow when these are done.
 */
const most = 1000;

/** Nobody rings about an enquiry that is decided, even if one of its versions is still active. */
const isOpen = (registry: Registry): Condition => ({
  field: 'opportunity',
  of: registry.definition('enquiry'),
  has: {
    gate: 'and',
    conditions: [Won, Lost, Cancelled, Closed].map((status) => ({
      field: 'opportunityStatus',
      operator: '<>',
      value: status,
    })),
  },
  each: true,
});

export interface Queue {
  /** Keys of the quotations, the most urgent first. */
  readonly keys: readonly number[];
  /** False if there may be more. */
  readonly exact: boolean;
  /** Number of quotations with each reason; one can have several. */
  readonly counts: Readonly<Record<Reason, number>>;
}

/**
 * The quotations to chase. Each reason reads ranges of an index, so the time does not grow with the number of
 * quotations.
 */
export async function queueOf(
  { database, registry }: { readonly database: Database; readonly registry: Registry },
  context: ChaseContext,
  scope: readonly Condition[],
): Promise<Queue> {
  const quotation = registry.definition('quotation');
  const active: Condition = { field: 'quoteStatus', operator: '=', value: quoteStatusKeys.Active };
  const shared = [active, ...scope, ...isDue(context), isOpen(registry)];
  const ranges = rangesOf(context);
  const found = await database.concurrently(
    ranges.map((range) => () => database.rows(statementOf(quotation, range, shared))),
  );
  const keys = new Set(found.flatMap((rows) => rows.map(([key]) => key as number)));
  const count = (reason: Reason) =>
    found.reduce((sum, rows, i) => (ranges[i]!.reason === reason ? sum + rows.length : sum), 0);
  return {
    keys: [...keys],
    exact: found.every((rows) => rows.length < most),
    counts: Object.fromEntries(reasons.map((reason) => [reason, count(reason)])) as Queue['counts'],
  };
}

function statementOf(quotation: EntityDefinition, { where, sort }: Range, shared: readonly Condition[]) {
  const key = sql`t.${sql.id(columnOf(quotation, 'quoteVerId'))}`;
  const sorted = sql`t.${sql.id(columnOf(quotation, sort.field))}`;
  const direction = sql.raw(sort.order === 'ASC' ? 'asc nulls first' : 'desc nulls last');
  const conditions = [...shared, ...where].map((condition) => compileCondition(quotation, condition));
  return sql`select ${key} from ${sql.id(quotation.table)} t where ${sql.and(conditions)}
    order by ${sorted} ${direction}, ${key} ${direction} ${sql.limit(most)}`;
}
