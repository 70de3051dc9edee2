import type { Field } from '../types.ts';
import type { Names } from './names.ts';

/** Checks that the limits of a field can be kept, and that its default keeps them. */
export function lintValues(names: Names, field: Field): void {
  const { name, minimum, maximum, pattern } = field;
  if (pattern !== undefined && !isPattern(pattern))
    return names.add('is not a regular expression', 'properties', name, 'pattern');
  if (minimum !== undefined && maximum !== undefined && minimum > maximum)
    names.add(`is more than the maximum, ${maximum}`, 'properties', name, 'minimum');
  const problem = field.default === undefined ? null : problemOfDefault(field);
  if (problem) names.add(problem, 'properties', name, 'default');
}

/** What is wrong with a default; null if nothing is. Of a reference and of allowed values, others check it. */
function problemOfDefault({
  type,
  default: value,
  values,
  minimum,
  maximum,
  maxLength,
  pattern,
}: Field): string | null {
  if (type === 'boolean') return typeof value === 'boolean' ? null : 'must be true or false';
  if (type === 'integer' || type === 'number') {
    if (typeof value !== 'number') return 'must be a number';
    if (type === 'integer' && !Number.isInteger(value)) return 'must be a whole number';
    if (minimum !== undefined && value < minimum) return `is less than the minimum, ${minimum}`;
    return maximum !== undefined && value > maximum ? `is more than the maximum, ${maximum}` : null;
  }
  if (type !== 'string' || values) return null;
  if (typeof value !== 'string') return 'must be a text';
  if (value.length > maxLength) return `is longer than ${maxLength} characters`;
  return pattern !== undefined && !new RegExp(pattern, 'u').test(value) ? `does not match ${pattern}` : null;
}

function isPattern(pattern: string): boolean {
  try {
    return new RegExp(pattern, 'u') instanceof RegExp;
  } catch {
    return false;
  }
}
