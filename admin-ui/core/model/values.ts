import { schemaText, t } from '../i18n/t.ts';
import type { FieldInfo, Resource, WireRecord } from './resource.ts';

const pounds = new Intl.NumberFormat('en-GB', { style: 'currency', currency: 'GBP' });
const monthNames = Array.from({ length: 12 }, (_, i) =>
  new Intl.DateTimeFormat('en-GB', { month: 'long', timeZone: 'UTC' }).format(Date.UTC(2000, i, 1)),
);

/** `£1,234.50` */
export const money = (value: number): string => pounds.format(value);

/** `March` for 3. */
export const monthName = (month: number): string => monthNames[month - 1] ?? String(month);

/** What stands for nothing in a table. */
export const nothing = '–';

/** What is needed of a resource to show its fields. */
export type Shown = Pick<Resource, 'fields' | 'slots'>;

/** A field of a record as text; empty where it has no value. */
export function textOf(resource: Pick<Shown, 'fields'>, name: string, record: WireRecord): string {
  return format(resource.fields[name]!, record[name]);
}

export function format(field: FieldInfo, value: unknown): string {
  if (value === null || value === undefined || value === '') return '';
  if (Array.isArray(value)) return value.map(nameOf).join(', ');
  if (typeof value === 'object') return nameOf(value);
  if (typeof value === 'boolean') return t(value ? 'kit.yes' : 'kit.no');
  if (field.format === 'money') return money(value as number);
  if (field.values) return schemaText(String(value));
  if (field.format === 'month' && typeof value === 'number') return monthName(value);
  return String(value);
}

/** A reference by the first text it has: the field that names its record. */
export const nameOf = (value: unknown): string =>
  typeof value === 'object' && value !== null
    ? String(Object.values(value).find((part) => typeof part === 'string') ?? Object.values(value)[0] ?? '')
    : String(value ?? '');

export const isNumeric = ({ type, format: kind }: FieldInfo): boolean =>
  kind !== 'month' && (type === 'integer' || type === 'number' || kind === 'money');

/** The allowed values of a field with their names; none if they are not known. */
export function choicesOf({ type, format: kind, values = [] }: FieldInfo): (readonly [unknown, string])[] {
  if (type === 'boolean')
    return [
      [true, t('kit.yes')],
      [false, t('kit.no')],
    ];
  if (kind === 'month') return monthNames.map((name, i) => [i + 1, name]);
  return values.map((value) => [value, schemaText(value)]);
}
