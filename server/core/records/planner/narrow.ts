import type { Database } from '../../db/database.ts';
import { sql } from '../../db/sql.ts';
import { columnOf, type EntityDefinition } from '../../model/definition.ts';
import { compileCondition, type Condition } from '../conditions.ts';

/** Maximum matches to list by key, the same as the maximum values of a condition. */
const few = 1000;

/**
 * Resolves "contains" conditions with the field's text index before rows are scanned in sort order. A few matches
 * become a list of keys. With many matches the scan finds a page soon, so the condition stays.
 */
export const narrow = (
  database: Database,
  definition: EntityDefinition,
  conditions: readonly Condition[],
): Promise<Condition[]> =>
  Promise.all(
    conditions.map(async (condition): Promise<Condition> => {
      if ('gate' in condition)
        return { ...condition, conditions: await narrow(database, definition, condition.conditions) };
      // Few rows have a text, so most lack it: a scan soon fills the page.
      if ('not' in condition || 'of' in condition || condition.operator !== 'contains') return condition;
      const key = sql.id(columnOf(definition, definition.key));
      const test = compileCondition(definition, condition);
      const found = await database.rows(
        sql`select t.${key} from ${sql.id(definition.table)} t where ${test} ${sql.limit(few + 1)}`,
      );
      if (found.length > few) return condition;
      return { field: definition.key, operator: 'in', value: found.map(([id]) => id) };
    }),
  );
