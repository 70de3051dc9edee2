import type { FilterCondition } from '../../../schemas/generated/filter-condition.gen.ts';
import { invalid, UserError } from '../../core/errors/errors.ts';
import { compileCondition } from '../../core/records/conditions.ts';
import { readConditions, type FilterContext } from '../../core/records/filters.ts';
import type { View } from '../common/views.ts';

export type ConditionRow = Pick<FilterCondition, 'rowStart' | 'dbField' | 'condition' | 'value' | 'dbValue'>;

/**
 * Converts conditions from the caller's format to rows for storage.
 * @throws UserError 422 at `conditions` if the list cannot be filtered by one of them
 */
export function keptConditions(given: unknown, { definition }: View, context: FilterContext): ConditionRow[] {
  try {
    for (const condition of readConditions(definition, given, context)) compileCondition(definition, condition);
  } catch (error) {
    if (error instanceof UserError) throw invalid({ conditions: error.message });
    throw error;
  }
  return (given as Record<string, unknown>[]).map((row, i) => ({
    rowStart: i === 0 ? null : row.rowStart === 'OR' ? 'OR' : 'AND',
    dbField: row.dbField as string,
    condition: row.condition as FilterCondition['condition'],
    value: text(row.value ?? row.dbValue),
    dbValue: text(row.dbValue),
  }));
}

function text(value: unknown): string | null {
  if (value === null || value === undefined) return null;
  if (Array.isArray(value)) return value.map(text).join(', ');
  return typeof value === 'object' ? JSON.stringify(value) : String(value);
}
