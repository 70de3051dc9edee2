import { fieldOf, type EntityDefinition, type RowCondition } from '../../core/model/definition.ts';
import { storedField, withOperator, type Condition, type Positive } from '../../core/records/conditions.ts';
import { leaf, ofReferred, type FilterContext } from '../../core/records/filters.ts';
import type { ReportQuery } from '../../core/model/report.ts';

/** What is needed to read conditions. */
export interface ReportContext extends FilterContext {
  /** Id of the user that $user refers to. */
  readonly owner: number;
}

export const readWhere = (
  definition: EntityDefinition,
  where: readonly RowCondition[],
  context: ReportContext,
): Condition[] =>
  where.map(({ path, operator, value }) =>
    withOperator(operator, (positive) =>
      at(definition, path, positive, value === '$user' ? context.owner : value, context),
    ),
  );

/** The from and to of a request, as conditions on the date field of the report. */
export function readDates(
  definition: EntityDefinition,
  { date }: ReportQuery,
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

/** Conditions for rows whose texts and names contain all words of the search. */
export function readSearch(
  definition: EntityDefinition,
  { columns, group, behind }: Pick<ReportQuery, 'columns' | 'group' | 'behind'>,
  text: string,
  context: FilterContext,
): Condition[] {
  const paths = (behind?.groups ?? [...columns, ...group]).flatMap(
    ({ path }) => textAt(definition, path, context) ?? [],
  );
  return text
    .split(/\s+/)
    .filter(Boolean)
    .map((word) => ({ gate: 'or', conditions: paths.map((has) => has(word)) }));
}

/** A condition on a field, or on a field of the record that a reference leads to. */
function at(
  definition: EntityDefinition,
  [name, ...rest]: readonly string[],
  operator: Positive,
  value: unknown,
  context: FilterContext,
): Condition {
  const field = fieldOf(definition, name!)!;
  const of = field.to === undefined ? undefined : context.registry.definition(field.to);
  if (of && rest.length) return ofReferred(field, of, at(of, rest, operator, value, context));
  return value === null
    ? { field: field.name, operator: 'is empty', value }
    : leaf(storedOf(definition, name!), operator, value, context);
}

type Has = (word: string) => Condition;

/** A test for a word in a text field, or in the name that a reference shows; none for numbers, dates and flags. */
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

/** The field, or the one it is an alias of. */
const storedOf = (definition: EntityDefinition, name: string) => storedField(definition, name)!;
