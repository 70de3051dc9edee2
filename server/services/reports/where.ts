import { fieldOf, type EntityDefinition } from '../../core/model/definition.ts';
import type { Condition, Operator } from '../../core/records/conditions.ts';
import { storedField } from '../../core/records/conditions.ts';
import { leaf, type FilterContext } from '../../core/records/filters.ts';
import type { Question, QuestionCondition } from './report.ts';

/** What conditions are read with, and for whom. */
export interface QuestionContext extends FilterContext {
  /** The user that $user stands for. */
  readonly owner: number;
}

export const readWhere = (
  definition: EntityDefinition,
  where: readonly QuestionCondition[],
  context: QuestionContext,
): Condition[] =>
  where.map(({ path, operator, value }) =>
    at(definition, path, operator, value === '$user' ? context.owner : value, context),
  );

/** Days from and to, by the date of the question. */
export function readDates(
  definition: EntityDefinition,
  { date }: Question,
  days: { readonly from?: string | null; readonly to?: string | null },
  context: FilterContext,
): Condition[] {
  const field = date === null ? undefined : fieldOf(definition, date);
  const given = [
    ['>=', days.from],
    ['<=', days.to],
  ] as const;
  return given.flatMap(([operator, day]) => (field && day ? [leaf(field, operator, day, context)] : []));
}

/** Rows in whose texts and names stand all words that are searched for. */
export function readSearch(
  definition: EntityDefinition,
  { columns, group }: Question,
  text: string,
  context: FilterContext,
): Condition[] {
  const paths = [...columns, ...group].flatMap(({ path }) => textAt(definition, path, context) ?? []);
  return text
    .split(/\s+/)
    .filter(Boolean)
    .map((word) => ({ gate: 'or', conditions: paths.map((has) => has(word)) }));
}

/** A condition on a field, or on one of the record that a reference leads to. */
function at(
  definition: EntityDefinition,
  [name, ...rest]: readonly string[],
  operator: Operator,
  value: unknown,
  context: FilterContext,
): Condition {
  const field = fieldOf(definition, name!)!;
  const of = field.to === undefined ? undefined : context.registry.definition(field.to);
  if (of && rest.length) return { field: field.name, of, has: at(of, rest, operator, value, context) };
  return value === null
    ? { field: field.name, operator, value }
    : leaf(storedOf(definition, name!), operator, value, context);
}

type Has = (word: string) => Condition;

/** What says that a text or the name of a record referred to holds a word; nothing for numbers, dates and flags. */
function textAt(definition: EntityDefinition, [name, ...rest]: readonly string[], context: FilterContext): Has[] {
  const field = storedOf(definition, name!);
  if (field.to !== undefined) {
    const of = context.registry.definition(field.to);
    const inner = textAt(of, rest.length ? rest : [of.display], context);
    return inner.map((has) => (word) => ({ field: field.name, of, has: has(word) }));
  }
  const isText =
    field.type === 'string' && !field.values && !['date', 'time', 'date-time'].includes(field.format ?? '');
  return isText ? [(value) => ({ field: field.name, operator: 'contains', value })] : [];
}

/** A field itself, or the one it is another name of. */
const storedOf = (definition: EntityDefinition, name: string) => storedField(definition, name)!;
