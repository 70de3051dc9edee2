import { schemaText, t } from '../i18n/t.ts';
import { monthNames } from '../time/months.ts';
import type { FieldInfo, Resource, WireRecord } from './resource.ts';

const pounds = new Intl.NumberFormat('en-GB', { style: 'currency', currency: 'GBP', roundingMode: 'trunc' });

/** `£1,234.50`. Cuts fractions of a penny (FMT-008), but first rounds away the tiny error of a sum of floats. */
export const money = (value: number): string => pounds.format(Number(value.toFixed(6)));

/** 12.5 → `12.5%`. */
const percent = (value: number): string => `${value.toLocaleString('en-GB', { minimumFractionDigits: 1 })}%`;

/** 3 → `March`. */
export const monthName = (month: number): string => monthNames[month - 1] ?? String(month);

/** Placeholder for an empty value in a table. */
export const nothing = '–';

/** The parts of a resource needed to show its fields. */
export type Shown = Pick<Resource, 'fields' | 'slots'>;

/** The value of a field as text; an empty string if there is none. */
export function textOf(resource: Pick<Shown, 'fields'>, name: string, record: WireRecord): string {
  return format(resource.fields[name]!, record[name]);
}

export function format(field: FieldInfo, value: unknown): string {
  if (value === null || value === undefined || value === '') return '';
  if (Array.isArray(value)) return value.map(nameOf).join(', ');
  if (typeof value === 'object') return nameOf(value);
  if (typeof value === 'boolean') return t(value ? 'kit.yes' : 'kit.no');
  if (field.signed && (value as number) > 0) return `+${format({ ...field, signed: undefined }, value)}`;
  if (field.format === 'money') return money(value as number);
  if (field.format === 'percent') return percent(value as number);
  if (field.values || field.labels) return labelOfValue(field, String(value));
  if (field.format === 'month' && typeof value === 'number') return monthName(value);
  return String(value);
}

/** What users see in place of a value. */
export const labelOfValue = ({ labels }: Pick<FieldInfo, 'labels'>, value: string): string =>
  labels?.[value] ?? schemaText(value);

/** The format of a field. An alias of a field of the same record has the format of that field. */
export const formatOf = ({ fields }: Pick<Shown, 'fields'>, name: string): FieldInfo['format'] => {
  const { alias, format: own } = fields[name]!;
  return alias?.length === 1 ? fields[alias[0]!]?.format : own;
};

/** The display of a reference: the first text in it, or else its key. Any other value is returned as text. */
export const nameOf = (value: unknown): string =>
  typeof value === 'object' && value !== null
    ? String(Object.values(value).find((part) => typeof part === 'string') ?? Object.values(value)[0] ?? '')
    : String(value ?? '');

export const isNumeric = ({ type, format: kind }: FieldInfo): boolean =>
  kind !== 'month' && (type === 'integer' || type === 'number' || kind === 'money');

/** Formats of texts of any length. */
const longFormats = new Set(['text', 'email', 'uri']);

/** Whether a field holds texts of any length, which a narrow column may cut: names, descriptions and addresses. */
export const isLong = ({ type, format: kind, values }: FieldInfo): boolean =>
  ['ref', 'refs', 'alias'].includes(type) || (type === 'string' && !values && (!kind || longFormats.has(kind)));

/**
 * Allowed values of a field, with their labels; empty if any value is allowed.
 *
 * @param current value of a field that allows others than those with labels
 */
export function choicesOf(field: FieldInfo, current?: unknown): (readonly [unknown, string])[] {
  const { type, format: kind, labels = {}, values = among(labels, current) } = field;
  if (type === 'boolean')
    return [
      [true, t('kit.yes')],
      [false, t('kit.no')],
    ];
  if (kind === 'month') return monthNames.map((name, i) => [i + 1, name]);
  return values.map((value) => [value, labelOfValue(field, value)]);
}

/** The values of a text that have labels, and its current value, which may have none. */
const among = (labels: Readonly<Record<string, string>>, current: unknown): string[] => [
  ...new Set([...Object.keys(labels), ...(typeof current === 'string' && current ? [current] : [])]),
];

/** The link that calls a number: `01302 555073 ext 12` → `tel:01302555073;ext=12`. */
export const callTo = (phone: string): string =>
  `tel:${phone.replace(/\s*(?:ext(?:ension|\.)?|x|#)\s*(\d+)$/i, ';ext=$1').replace(/\s/g, '')}`;

/** Shows an address on a map. @param lines its lines, in order */
export const mapOf = (lines: readonly string[]): string => mapLink('search', 'query', lines);

/** The way from where one is to an address. */
export const directionsTo = (lines: readonly string[]): string => mapLink('dir', 'destination', lines);

const mapLink = (does: string, name: string, lines: readonly string[]) =>
  `https://www.google.com/maps/${does}/?${new URLSearchParams({ api: '1', [name]: lines.join(', ') })}`;
