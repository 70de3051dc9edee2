import { badRequest } from '../errors/errors.ts';
import { fieldOf, type EntityDefinition, type FieldDefinition } from '../model/definition.ts';
import type { Registry } from '../model/registry.ts';
import { operators, storedField, withOperator, type Condition, type Positive } from './conditions.ts';
import { periodOf, startOfDay, type Period } from './periods.ts';
import type { Calendar } from '../time/clock.ts';
import { operandFromWire } from './wire.ts';
import { objectIn } from './body.ts';

/** What is needed to read conditions. */
export interface FilterContext extends Calendar {
  readonly registry: Registry;
}

interface Row {
  readonly rowStart?: unknown;
  readonly dbField?: unknown;
  readonly condition?: unknown;
  readonly value?: unknown;
  readonly dbValue?: unknown;
}

/** Maximum rows of a filter. */
export const mostConditions = 50;

/**
 * Rows of a filter, `{ rowStart: 'AND', dbField, condition, value, dbValue }`, as conditions; AND binds closer than OR.
 * @throws UserError 400 for an unknown field or operator, or a value that the field does not take.
 */
export function readConditions(definition: EntityDefinition, rows: unknown, context: FilterContext): Condition[] {
  if (!Array.isArray(rows) || rows.length > mostConditions)
    throw badRequest(`conditions must be a list of at most ${mostConditions}.`);
  if (!rows.length) return [];
  const either: Condition[][] = [[]];
  for (const row of rows as Row[]) {
    if (row?.rowStart === 'OR' && either[0]!.length) either.push([]);
    either.at(-1)!.push(readCondition(definition, row, context));
  }
  return [{ gate: 'or', conditions: either.map((both) => ({ gate: 'and', conditions: both })) }];
}

/** The body of a paged call: conditions, quick filters, and the dates from and to of the list. */
export function readFilterBody(definition: EntityDefinition, body: unknown, context: FilterContext): Condition[] {
  if (body === undefined || body === null) return [];
  const {
    conditions = [],
    quickFilters = {},
    quickFilterDateFrom: from = null,
    quickFilterDateTo: to = null,
    ...unknown
  } = objectIn(body);
  if (Object.keys(unknown).length) throw badRequest(`Unknown field "${Object.keys(unknown)[0]}" in the filter.`);
  return [
    ...readConditions(definition, conditions, context),
    ...readQuickFilters(definition, quickFilters),
    ...readDates(definition, { '>=': from, '<=': to }, context),
  ];
}

function readQuickFilters(definition: EntityDefinition, quick: unknown): Condition[] {
  if (typeof quick !== 'object' || quick === null || Array.isArray(quick))
    throw badRequest('quickFilters must be an object.');
  return Object.entries(quick).map(([field, value]) => {
    if (!definition.filterable.includes(field)) throw badRequest(`Unknown filter field "${field}".`);
    const operand = operandFromWire(storedField(definition, field)!, value);
    return { field, operator: Array.isArray(value) ? 'in' : '=', value: operand };
  });
}

function readDates(definition: EntityDefinition, dates: Record<string, unknown>, context: FilterContext): Condition[] {
  const dbField = definition.lists.find((list) => list.date)?.date;
  return Object.entries(dates).flatMap(([condition, value]) => {
    if (value === null || value === '') return [];
    if (!dbField) throw badRequest(`${definition.plural} have no date to filter by.`);
    return [readCondition(definition, { dbField, condition, value }, context)];
  });
}

function readCondition(definition: EntityDefinition, row: Row, context: FilterContext): Condition {
  const operator = operators.find((one) => one === row?.condition);
  if (typeof row?.dbField !== 'string' || !operator)
    throw badRequest('A condition needs a dbField and a known condition.');
  const [name, part] = row.dbField.split('.') as [string, string?];
  const field = fieldOf(definition, name);
  if (!field) throw badRequest(`Unknown filter field "${row.dbField.slice(0, 120)}".`);
  const path = field.type === 'alias' ? field.alias! : [name, ...(part === undefined ? [] : [part])];
  return withOperator(operator, (positive) =>
    at(definition, path, positive, row.dbValue ?? row.value ?? null, context),
  );
}

/** A condition on a field, or on a field of the record that a reference leads to. */
function at(
  definition: EntityDefinition,
  [name, part]: readonly string[],
  operator: Positive,
  value: unknown,
  context: FilterContext,
): Condition {
  const field = fieldOf(definition, name!)!;
  if (field.type === 'alias') return at(definition, field.alias!, operator, value, context);
  if (field.type !== 'ref') {
    if (part !== undefined) throw badRequest(`Unknown filter field "${name}.${part}".`);
    return leaf(field, operator, value, context);
  }
  const of = context.registry.definition(field.to!);
  const byText = ['contains', 'starts with'].includes(operator) || (typeof value === 'string' && !isKeys(value));
  const inner = part === of.key ? undefined : (part ?? (byText && operator !== 'is empty' ? of.display : undefined));
  if (inner === undefined) return leaf(field, operator, value, context);
  if (![of.display, ...of.embed].includes(inner)) throw badRequest(`Unknown filter field "${name}.${inner}".`);
  return ofReferred(field, of, at(of, [inner], operator, value, context));
}

/** A condition on the record that a reference leads to. An empty reference has only empty fields. */
export function ofReferred({ name }: FieldDefinition, of: EntityDefinition, has: Condition): Condition {
  const far: Condition = { field: name, of, has };
  if (!('operator' in has) || has.operator !== 'is empty') return far;
  return { gate: 'or', conditions: [{ field: name, operator: 'is empty', value: null }, far] };
}

const isKeys = (text: string) => /^\s*\d+\s*(,\s*\d+\s*)*$/.test(text);

/** A condition on a stored field; a reference is compared by its key. */
export function leaf(field: FieldDefinition, operator: Positive, value: unknown, context: FilterContext): Condition {
  if (operator === 'is empty') return { field: field.name, operator, value: null };
  const many = operator === 'in' || operator === 'between';
  const values = (many && typeof value === 'string' ? value.split(',').map((one) => one.trim()) : value) as unknown;
  if (field.format !== 'date' && field.format !== 'date-time') {
    const isText = operator === 'contains' || operator === 'starts with';
    const operand = field.type === 'boolean' ? flags(values) : isText ? values : operandFromWire(field, values);
    return { field: field.name, operator, value: operand };
  }
  const periods = [values].flat().map((one): Period => {
    const period = typeof one === 'string' ? periodOf(one, context) : null;
    if (!period) throw badRequest(`${field.title} does not take ${JSON.stringify(one)?.slice(0, 60)}.`);
    return period;
  });
  return inPeriods(field, operator, periods);
}

const flags = (value: unknown): unknown =>
  Array.isArray(value) ? value.map(flags) : value === 'true' ? true : value === 'false' ? false : value;

/** Dates are compared by day. An instant belongs to the day in London during which it falls. */
function inPeriods(field: FieldDefinition, operator: Positive, periods: readonly Period[]): Condition {
  const isInstant = field.format === 'date-time';
  const is = (one: Positive, date: string, offset = 0): Condition => ({
    field: field.name,
    operator: one,
    value: isInstant ? startOfDay(date, offset) : date,
  });
  const onOrAfter = ({ from }: Period) => is('>=', from);
  const onOrBefore = ({ to }: Period) => (isInstant ? is('<', to, 1) : is('<=', to));
  const before = ({ from }: Period) => is('<', from);
  const after = ({ to }: Period) => (isInstant ? is('>=', to, 1) : is('>', to));
  const within = (first: Period, last = first): Condition => ({
    gate: 'and',
    conditions: [onOrAfter(first), onOrBefore(last)],
  });
  const [first, second] = periods;
  const takesMany = operator === '=' || operator === 'in' || operator === 'between';
  if (!first || (second && !takesMany)) throw badRequest(`${field.title} takes ${takesMany ? 'dates' : 'one date'}.`);
  if (operator === '<') return before(first);
  if (operator === '<=') return onOrBefore(first);
  if (operator === '>') return after(first);
  if (operator === '>=') return onOrAfter(first);
  if (operator === 'between') {
    if (!second || periods.length > 2) throw badRequest(`${field.title} takes two values.`);
    return within(first, second);
  }
  if (operator === '=' || operator === 'in') return { gate: 'or', conditions: periods.map((period) => within(period)) };
  throw badRequest(`${field.title} is not a text field.`);
}
