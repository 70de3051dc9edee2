import { badRequest } from '../errors/errors.ts';
import { sql, type Sql } from '../db/sql.ts';
import { fieldOf, type EntityDefinition, type FieldDefinition } from '../model/definition.ts';
import { isNumber, notTaken } from './wire.ts';

/** One condition of a filter, one on a record it refers to, several joined by a gate, or the opposite of one. */
export type Condition =
  | { readonly field: string; readonly operator: Positive | '<>'; readonly value: unknown }
  | {
      readonly field: string;
      readonly of: EntityDefinition;
      readonly has: Condition;
      /** Checks the record of each row instead of listing all records that match: faster if most do. */
      readonly each?: true;
    }
  | { readonly gate: 'and' | 'or'; readonly conditions: readonly Condition[] }
  | { readonly not: Condition };

const positive = ['=', '<', '<=', '>', '>=', 'contains', 'starts with', 'in', 'between', 'is empty'] as const;
export type Positive = (typeof positive)[number];

/** Operators that hold where another does not, with that other one. So they hold for an empty field too (AMB-119). */
const opposites = {
  '<>': '=',
  'not in': 'in',
  'does not contain': 'contains',
  'is not empty': 'is empty',
} as const satisfies Record<string, Positive>;

export type Operator = Positive | keyof typeof opposites;
export const operators: readonly Operator[] = [...positive, ...(Object.keys(opposites) as (keyof typeof opposites)[])];

/**
 * Reads a condition with any operator by what its positive one means.
 * @param read the condition with a positive operator
 */
export function withOperator(operator: Operator, read: (positive: Positive) => Condition): Condition {
  if (!isNegative(operator)) return read(operator);
  const opposite = read(opposites[operator]);
  if ('operator' in opposite && opposite.operator === 'is empty') return { ...opposite, operator: '<>', value: null };
  return { not: opposite };
}

const isNegative = (operator: Operator): operator is keyof typeof opposites => Object.hasOwn(opposites, operator);

/** The stored field of a name or alias. An alias of a part of a reference counts only if that part is the key. */
export function storedField(definition: EntityDefinition, name: string): FieldDefinition | undefined {
  const field = fieldOf(definition, name);
  if (field?.type !== 'alias') return field;
  const [target, part] = field.alias!;
  const found = fieldOf(definition, target!);
  return part === undefined || (found?.type === 'ref' && part === 'id') ? found : undefined;
}

/** The value by which a field is sorted and compared: text regardless of case, unless it is stored in one case. */
export function comparable(field: FieldDefinition, alias = 't'): Sql {
  const column = sql`${sql.raw(alias)}.${sql.id(field.column!)}`;
  return isFolded(field) ? sql`lower(${column})` : column;
}

export const isFolded = (field: FieldDefinition): boolean =>
  field.type === 'string' &&
  !field.values &&
  !['date', 'time', 'date-time', 'year-month', 'year'].includes(field.format ?? '') &&
  !field.transform?.some((step) => step === 'upper' || step === 'lower');

/** Lower case as both engines' lower() writes it: only the letters A to Z change. */
export const lowered = (text: string): string => text.replace(/[A-Z]+/g, (letters) => letters.toLowerCase());

/** Maximum values in the conditions of a list. SQLite allows 32,766 in a statement, which may repeat the conditions. */
const mostValues = 5000;
/** Maximum values of one condition. */
export const mostInCondition = 1000;

/** @throws UserError 400 if the conditions have too many values. */
export function requireFewValues(conditions: readonly Condition[]): void {
  const count = (condition: Condition): number => {
    if ('gate' in condition) return condition.conditions.reduce((sum, one) => sum + count(one), 0);
    if ('not' in condition) return count(condition.not);
    if ('has' in condition) return count(condition.has);
    return Array.isArray(condition.value) ? condition.value.length : 1;
  };
  if (conditions.reduce((sum, one) => sum + count(one), 0) > mostValues)
    throw badRequest(`A filter takes at most ${mostValues} values.`);
}

/**
 * A condition as SQL on the table with the given alias.
 * @throws UserError 400 for an unknown field or a value that the field does not take.
 */
export function compileCondition(definition: EntityDefinition, condition: Condition, alias = 't'): Sql {
  if ('gate' in condition) {
    const parts = condition.conditions.map((one) => compileCondition(definition, one, alias));
    return parts.length ? sql`(${sql.join(parts, ` ${condition.gate} `)})` : sql.raw('1 = 1');
  }
  if ('not' in condition) return sql`(${compileCondition(definition, condition.not, alias)}) is not true`;
  const field = storedField(definition, condition.field);
  if (!field?.column) throw badRequest(`Unknown filter field "${condition.field}".`);
  const column = sql`${sql.raw(alias)}.${sql.id(field.column)}`;
  if ('of' in condition) {
    const { of, has, each } = condition;
    const [inner, key] = [sql.raw(`${alias}i`), sql.id(fieldOf(of, of.key)!.column!)];
    const from = sql`from ${sql.id(of.table)} ${inner} where`;
    const holds = compileCondition(of, has, `${alias}i`);
    return each
      ? sql`exists (select 1 ${from} ${inner}.${key} = ${column} and ${holds})`
      : sql`${column} in (select ${inner}.${key} ${from} ${holds})`;
  }
  const { operator, value } = condition;
  if (operator === 'is empty') return sql`${column} is null`;
  if (operator === 'in' || (operator === '=' && Array.isArray(value))) {
    if (!Array.isArray(value) || value.length > mostInCondition)
      throw badRequest(`${field.title} takes a list of at most ${mostInCondition} values.`);
    return value.length
      ? sql`${comparable(field, alias)} in ${sql.list(value.map((item) => operand(field, item)))}`
      : sql.raw('1 = 0');
  }
  if (operator === 'between') {
    if (!Array.isArray(value) || value.length !== 2) throw badRequest(`${field.title} takes two values.`);
    return sql`${comparable(field, alias)} between ${operand(field, value[0])} and ${operand(field, value[1])}`;
  }
  if (operator === 'contains' || operator === 'starts with') {
    if (field.type !== 'string') throw badRequest(`${field.title} is not a text field.`);
    const text = String(operand(field, value)).replace(/[\\%_]/g, '\\$&');
    return sql`${comparable(field, alias)} like ${operator === 'contains' ? `%${text}%` : `${text}%`} escape '\\'`;
  }
  if (value === null) return operator === '=' ? sql`${column} is null` : sql`${column} is not null`;
  const compared = operand(field, value);
  const compare = sql.raw(operator === '<>' ? 'is distinct from' : operator);
  return sql`${comparable(field, alias)} ${compare} ${typeof compared === 'boolean' ? sql.flag(compared) : compared}`;
}

/** The same conditions for a statement that checks few rows: each looks up the record that its row refers to. */
export function forFewRows(conditions: readonly Condition[]): Condition[] {
  return conditions.map((condition): Condition => {
    if ('gate' in condition) return { ...condition, conditions: forFewRows(condition.conditions) };
    if ('not' in condition) return { not: forFewRows([condition.not])[0]! };
    return 'has' in condition ? { ...condition, has: forFewRows([condition.has])[0]!, each: true } : condition;
  });
}

/** A value in the database's form. Texts that are numbers come from paths. */
function operand(field: FieldDefinition, value: unknown): unknown {
  const wrong = () => notTaken(field, value);
  if (field.type === 'boolean') {
    if (typeof value !== 'boolean') throw wrong();
    return value;
  }
  if (field.type === 'string') {
    if (typeof value !== 'string' || value.includes('\0')) throw wrong();
    if (isFolded(field)) return lowered(value);
    if (field.transform?.includes('upper')) return value.toUpperCase();
    return field.transform?.includes('lower') ? value.toLowerCase() : value;
  }
  const number = typeof value === 'string' && isNumber(value) ? Number(value) : value;
  if (typeof number !== 'number' || !Number.isFinite(number)) throw wrong();
  if (field.format === 'money') return number;
  if (field.type !== 'number' && (!Number.isInteger(number) || Math.abs(number) > 2147483647)) throw wrong();
  return number;
}
