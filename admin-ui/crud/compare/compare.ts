import { format, money, textOf } from '../../core/model/values.ts';
import type { FieldInfo, Resource, WireRecord } from '../../core/model/resource.ts';

export interface ComparedField {
  readonly name: string;
  readonly title: string;
  readonly texts: readonly [string, string];
  readonly differs: boolean;
  /** How much the second number is above the first: `+£150.00`; null for what is not a number. */
  readonly difference: string | null;
}

/** Two records field by field, in the order of their page. */
export const compared = (of: Resource, first: WireRecord, second: WireRecord): ComparedField[] =>
  of.layout.map((name) => {
    const field = of.fields[name]!;
    const texts = [textOf(of, name, first), textOf(of, name, second)] as const;
    const differs = texts[0] !== texts[1];
    return {
      name,
      title: field.title,
      texts,
      differs,
      difference: differs && !of.embed.includes(name) ? differenceOf(field, first[name], second[name]) : null,
    };
  });

function differenceOf(field: FieldInfo, first: unknown, second: unknown): string | null {
  if (typeof first !== 'number' || typeof second !== 'number' || field.format === 'month') return null;
  const sign = second > first ? '+' : '−';
  const size = Math.abs(second - first);
  return `${sign}${field.format === 'money' ? money(size) : format(field, size)}`;
}

/**
 * What tells a record apart from the others: `Version 2` of one quotation, `ABC LTD · Account No A001` of customers.
 */
export function nameAmong(of: Resource, record: WireRecord, all: readonly WireRecord[]): string {
  const name = textOf(of, of.display, record);
  const parts = of.embed
    .filter((part) => of.fields[part]!.type !== 'alias' && textOf(of, part, record))
    .map((part) => `${of.fields[part]!.title} ${textOf(of, part, record)}`);
  const isShared = all.every((other) => textOf(of, of.display, other) === name);
  return (isShared && parts.length ? parts : [name, ...parts]).join(' · ');
}
