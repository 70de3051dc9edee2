import type { FieldDefinition } from '../../core/model/definition.ts';

/** Placeholders for an empty value: `.`, `-`, `N/A`. */
export const isBlank = (text: string): boolean => !/[\p{L}\p{N}]/u.test(text) || /^n\s*[/.]\s*a\.?$/i.test(text.trim());

const flags: Readonly<Record<string, boolean>> = {
  yes: true,
  y: true,
  true: true,
  1: true,
  no: false,
  n: false,
  false: false,
  0: false,
};

/** The value of a cell: a number for `£1,250.50`, true for `Yes`. Text that is neither stays, and is then refused. */
export function valueOf({ type }: Pick<FieldDefinition, 'type'>, text: string): unknown {
  if (type === 'boolean') return flags[text.trim().toLowerCase()] ?? text;
  if (type !== 'integer' && type !== 'number') return text;
  const digits = text.replace(/^(-?)\s*£/, '$1').replaceAll(/,(?=\d{3}(\D|$))|\s/g, '');
  return /^-?\d+(\.\d+)?$/.test(digits) ? Number(digits) : text;
}
