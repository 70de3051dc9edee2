import type { Database } from '../db/database.ts';
import { sql } from '../db/sql.ts';
import { columnOf, type EntityDefinition } from '../model/definition.ts';
import { compileCondition, type Condition } from './conditions.ts';

/** Up to so many records that have a text are named one by one; as many as a condition names. */
const few = 1000;

/**
 * Texts within a field are looked for in the field's index alone, before the rows are walked in the order they are
 * wanted: where few records have one, they are named by their keys. Where many have it, the walk soon meets a page of
 * them, and the condition stays.
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
      if ('of' in condition || condition.operator !== 'contains') return condition;
      const key = sql.id(columnOf(definition, definition.key));
      const test = compileCondition(definition, condition);
      const found = await database.rows(
        sql`select t.${key} from ${sql.id(definition.table)} t where ${test} ${sql.limit(few + 1)}`,
      );
      if (found.length > few) return condition;
      return { field: definition.key, operator: 'in', value: found.map(([id]) => id) };
    }),
  );
