import { badRequest } from '../../core/errors/errors.ts';
import { fieldOf, type EntityDefinition, type FieldDefinition } from '../../core/model/definition.ts';
import type { Registry } from '../../core/model/registry.ts';
import type { Condition } from '../../core/records/conditions.ts';
import { notTaken, operandFromWire } from '../../core/records/wire.ts';
import type { ReportDefinition, ReportGroup, ReportQuery } from '../../core/model/report.ts';

/**
 * The report of the rows behind a figure: one row for each record that a measure counts or sums.
 * @throws UserError 400 for a measure that the report does not count or sum
 */
export function rowsBehind(report: ReportDefinition, measure: string): ReportDefinition {
  const found = report.measures.find(({ name, of }) => name === measure && of !== 'latest');
  if (!found) throw badRequest(`${report.reportName} does not count or sum "${measure.slice(0, 60)}".`);
  const { rows, group, date } = report;
  const dated = rows.some(({ name }) => name === date);
  return {
    ...report,
    where: [...report.where, ...found.where],
    columns: rows,
    group: [],
    measures: [],
    behind: { title: found.title, groups: group },
    sort: dated ? { column: date!, order: 'DESC' } : { column: rows[0]!.name, order: 'ASC' },
  };
}

/**
 * Conditions for the records of one group.
 * @param values one for each group, as a row of the report has them: the key of a reference, a period; null for none
 * @throws UserError 400 for a wrong number of values, or a value that the group does not take
 */
export function inGroup(
  definition: EntityDefinition,
  { behind }: ReportQuery,
  values: readonly unknown[],
  registry: Registry,
): Condition[] {
  const { groups } = behind!;
  if (values.length !== groups.length) throw badRequest(`group must have ${groups.length} values.`);
  return groups.map(({ path, by }, i) => {
    const [first, second] = path as [string, string?];
    const field = fieldOf(definition, first)!;
    const value = values[i] ?? null;
    if (second === undefined) return sameValue(field, by, value);
    const of = registry.definition(field.to!);
    const far: Condition = { field: first, of, has: sameValue(fieldOf(of, second)!, by, value) };
    return value === null ? { gate: 'or', conditions: [sameValue(field, null, null), far] } : far;
  });
}

function sameValue(field: FieldDefinition, by: ReportGroup['by'], value: unknown): Condition {
  if (value === null) return { field: field.name, operator: '=', value: null };
  // A period is the beginning of an ISO date.
  if (by) return { field: field.name, operator: 'starts with', value: periodOf(field, by, value) };
  return { field: field.name, operator: '=', value: operandFromWire(field, value) };
}

/** `04/2009` as `2009-04`; `2009` as it is. */
function periodOf(field: FieldDefinition, by: 'month' | 'year', value: unknown): string {
  const [, month, year] = /^(?:(\d{2})\/)?(\d{4})$/.exec(String(value)) ?? [];
  if (year === undefined || (by === 'month') !== (month !== undefined)) throw notTaken(field, value);
  return month === undefined ? year : `${year}-${month}`;
}
