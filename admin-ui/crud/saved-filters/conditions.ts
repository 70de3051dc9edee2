import type { DataProvider } from 'react-admin';
import { t } from '../../core/i18n/t.ts';
import { filterNames } from '../../core/data/filter-names.ts';
import { summaryOf } from '../../core/data/data-provider.ts';
import type { FieldInfo, WireRecord } from '../../core/model/resource.ts';
import type { FilterCondition } from './saved-filters.ts';
import type { ViewField } from '../columns/view-fields.ts';

/** A condition being edited. */
export interface Draft {
  /** Identifies the row while it is edited. Not saved. */
  readonly key: number;
  readonly gate: 'AND' | 'OR';
  readonly field: string;
  readonly condition: string;
  readonly value: string;
  readonly dbValue: string | null;
}

/** Operators in words. Those of dates and amounts have words of their own. */
const called: Readonly<Record<string, string>> = {
  '=': t('crud.condition.is'),
  '<>': t('crud.condition.isNot'),
  '<': t('crud.condition.lessThan'),
  '<=': t('crud.condition.atMost'),
  '>': t('crud.condition.moreThan'),
  '>=': t('crud.condition.atLeast'),
  contains: t('crud.condition.contains'),
  'does not contain': t('crud.condition.containsNot'),
  'starts with': t('crud.condition.startsWith'),
  in: t('crud.condition.in'),
  'not in': t('crud.condition.notIn'),
  between: t('crud.condition.between'),
  'is empty': t('crud.condition.isEmpty'),
  'is not empty': t('crud.condition.isNotEmpty'),
};

const ofDates: Readonly<Record<string, string>> = {
  '<': t('crud.condition.before'),
  '<=': t('crud.condition.onOrBefore'),
  '>': t('crud.condition.after'),
  '>=': t('crud.condition.onOrAfter'),
};

/** An operator in words, as they suit the field. */
export const conditionText = (field: Kind, condition: string): string =>
  (isDate(field) ? ofDates[condition] : undefined) ?? called[condition] ?? condition;

/** Whether an operator takes several values. */
export const takesMany = (condition: string): boolean => condition === 'in' || condition === 'not in';

const isEmptiness = (condition: string): boolean => condition === 'is empty' || condition === 'is not empty';

const isDate = ({ format }: Kind): boolean => format === 'date' || format === 'date-time';

/** How a value is entered: chosen, typed, or not at all. */
export type ValueKind = 'none' | 'text' | 'number' | 'date' | 'flag' | 'choice' | 'record';

const emptiness = ['is empty', 'is not empty'];
const compared = ['=', '<>', '<', '<=', '>', '>=', 'between', ...emptiness];
const texts = ['contains', 'does not contain', 'starts with'];
const chosen = ['=', '<>', 'in', 'not in'];

type Kind = Pick<FieldInfo, 'type' | 'format' | 'values'>;

/** Operators that make sense for a field, the most likely first. */
export function conditionsOf({ type, format, values }: Kind): readonly string[] {
  if (type === 'boolean') return ['='];
  if (type === 'ref') return [...chosen, ...texts, ...emptiness];
  if (values) return [...chosen, ...emptiness];
  const isCompared = type === 'integer' || type === 'number' || isDate({ type, format });
  return isCompared ? compared : [...texts, ...chosen, ...emptiness];
}

export function valueKind({ type, format, values }: Kind, condition: string): ValueKind {
  if (isEmptiness(condition)) return 'none';
  if (type === 'boolean') return 'flag';
  if (type === 'ref') return texts.includes(condition) ? 'text' : 'record';
  if (values) return 'choice';
  if (isDate({ type, format })) return 'date';
  return type === 'integer' || type === 'number' ? 'number' : 'text';
}

let made = 0;
const draft = (field: string, condition: string, value: string, dbValue: string | null = null): Draft => ({
  key: ++made,
  gate: 'AND',
  field,
  condition,
  value,
  dbValue,
});

export const emptyDraft = (): Draft => draft('', '', '');

export const toDraft = ({ rowStart, dbField, condition, value, dbValue }: FilterCondition): Draft => ({
  ...draft(dbField, condition, value ?? '', dbValue),
  gate: rowStart ?? 'AND',
});

export const toCondition = ({ gate, field, condition, value, dbValue }: Draft, i: number): FilterCondition => ({
  rowNo: i + 1,
  rowStart: i === 0 ? null : gate,
  dbField: field,
  condition,
  value: isEmptiness(condition) ? null : value.trim(),
  dbValue: isEmptiness(condition) ? null : dbValue,
});

/** The error in a condition; null if there is none. */
export function problemOf({ field, condition, value }: Draft, fields: readonly ViewField[]): string | null {
  const info = fields.find((one) => one.dbField === field);
  if (!info) return t('crud.condition.chooseField');
  const kind = valueKind(info, condition);
  if (kind === 'none') return null;
  const parts = condition === 'between' ? value.split(',').map((part) => part.trim()) : [value.trim()];
  if (parts.some((part) => !part) || (condition === 'between' && parts.length !== 2))
    return t(condition === 'between' ? 'crud.condition.enterBoth' : 'crud.condition.enterValue');
  if (kind === 'number' && parts.some((part) => Number.isNaN(Number(part)))) return t('crud.condition.enterNumber');
  if (kind === 'date' && parts.some((part) => /^\d/.test(part) && !/^\d{2}\/\d{2}\/\d{4}$/.test(part)))
    return t('crud.condition.enterDate');
  return null;
}

/**
 * Conditions that hold only if both lists hold. AND binds tighter than OR, so `more` is added to each OR group of
 * `rows`.
 */
export function both(rows: readonly Draft[], more: readonly Draft[]): Draft[] {
  if (!rows.length) return [...more];
  return rows.flatMap((row, i) => {
    const endsGroup = rows[i + 1] === undefined || rows[i + 1]!.gate === 'OR';
    return endsGroup ? [row, ...more.map((one) => ({ ...one, key: ++made, gate: 'AND' as const }))] : [row];
  });
}

/** Converts the filters and dates of a list to conditions. Looks up the names of records. */
export async function quickDrafts(
  filterValues: WireRecord,
  fields: Readonly<Record<string, FieldInfo>>,
  date: string | undefined,
  dataProvider: DataProvider,
): Promise<Draft[]> {
  const { q: _, [filterNames.saved]: __, [filterNames.from]: from, [filterNames.to]: to, ...quick } = filterValues;
  const rows = Object.entries(quick).map(async ([name, value]) => {
    const { type, to: target } = fields[name]!;
    if (type === 'boolean') return draft(name, '=', value ? 'Yes' : 'No', String(value));
    const values = [value].flat();
    const condition = values.length > 1 ? 'in' : '=';
    if (!target) return draft(name, condition, values.join(', '));
    const { data } = await dataProvider.getMany(target, { ids: values });
    const { key, display } = summaryOf(target);
    const nameOf = (id: unknown) => String(data.find((record) => record[key] === id)?.[display] ?? id);
    return draft(name, condition, values.map(nameOf).join(', '), values.join(', '));
  });
  const dates = !date
    ? []
    : from && to && from !== to
      ? [draft(date, 'between', `${from}, ${to}`)]
      : [
          ...(from ? [draft(date, from === to ? '=' : '>=', String(from))] : []),
          ...(to && from !== to ? [draft(date, '<=', String(to))] : []),
        ];
  return [...(await Promise.all(rows)), ...dates];
}
