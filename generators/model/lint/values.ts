import type { Field } from '../types.ts';
import type { Names } from './names.ts';

/** Checks that the limits of a field can be kept, and that its default keeps them. */
export function lintValues(names: Names, field: Field): void {
  const { name, minimum, maximum, pattern } = field;
  if (pattern !== undefined && !isPattern(pattern))
    return names.add('is not a regular expression', 'properties', name, 'pattern');
  if (minimum !== undefined && maximum !== undefined && minimum > maximum)
    names.add(`is more than the maximum, ${maximum}`, 'properties', name, 'minimum');
  for (const value of field.values ?? [])
    if (value.length > field.maxLength)
      names.add(`"${value}" is longer than ${field.maxLength} characters`, 'properties', name, 'enum');
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
  format,
}: Field): string | null {
  if (type === 'boolean') return typeof value === 'boolean' ? null : 'must be true or false';
  if (type === 'integer' || type === 'number') {
    if (typeof value !== 'number') return 'must be a number';
    if (type === 'integer' && !Number.isInteger(value)) return 'must be a whole number';
    if (format === 'money' && Math.round(value * 100) / 100 !== value) return 'has more than two decimals';
    if (format === 'month' && (value < 1 || value > 12)) return 'must be a month from 1 to 12';
    if (minimum !== undefined && value < minimum) return `is less than the minimum, ${minimum}`;
    return maximum !== undefined && value > maximum ? `is more than the maximum, ${maximum}` : null;
  }
  if (type !== 'string' || values) return null;
  if (typeof value !== 'string') return 'must be a text';
  if (format && format in forms && !forms[format]!.is.test(value)) return forms[format]!.message;
  if (value.length > maxLength) return `is longer than ${maxLength} characters`;
  return pattern !== undefined && !new RegExp(pattern, 'u').test(value) ? `does not match ${pattern}` : null;
}

/** What a default of a format looks like. */
const forms: Readonly<Record<string, { is: RegExp; message: string }>> = {
  date: {
    is: /^\d{2}\/\d{2}\/\d{4}$/,
    message: 'must be a date: DD/MM/YYYY. For the day on which a record is made, use "x-start": "$today"',
  },
  time: { is: /^([01]\d|2[0-3]):[0-5]\d$/, message: 'must be a time: HH:mm' },
  'date-time': { is: /^\d{4}-\d{2}-\d{2}T/, message: 'must be a date with its time: 2026-11-21T09:30:00Z' },
  email: { is: /^[^@\s]+@[^@\s]+$/, message: 'must be an e-mail address' },
  uri: { is: /^https?:\/\//, message: 'must be a web address: https://…' },
};

function isPattern(pattern: string): boolean {
  try {
    return new RegExp(pattern, 'u') instanceof RegExp;
  } catch {
    return false;
  }
}
