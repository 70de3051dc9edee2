import type { EntityDefinition } from '../../core/model/definition.ts';
import { fieldOf } from '../../core/model/definition.ts';
import { canBeTown, houseFirst, withoutCounties } from './address.ts';
import { isBlank, valueOf } from './cells.ts';
import type { FileRow } from './read-file.ts';

/** How the columns of a file map to the fields of a record. */
export interface Mapping {
  /** Column by field. */
  readonly columns?: Readonly<Record<string, string>>;
  /** A column that holds several fields, separated by a text. */
  readonly split?: Split;
  /** Values for fields that are empty in a row. `{row}` in a text is the number of the row. */
  readonly defaults?: Readonly<Record<string, unknown>>;
  /** By field: how to find the referenced record by a text. */
  readonly lookups?: Readonly<Record<string, Lookup>>;
}

export interface Split {
  readonly column: string;
  /** Text between the parts. */
  readonly separator: string;
  /** Fields for the first parts. */
  readonly first?: readonly string[];
  /**
   * Field for the town: the last part that is not a county or country. If unknown names are not created, or if that
   * part is a street or has a number, the last part that is a known town.
   */
  readonly last?: string;
  /** Fields for the remaining parts, in order. The last of them also takes any further parts and the county. */
  readonly rest: readonly string[];
  /**
   * Whether the first field of `rest` takes only numbers, units or names of buildings. A street then goes to the
   * second.
   */
  readonly house?: boolean;
}

export interface Lookup {
  /** Field of the referenced record that holds the text. */
  readonly by: string;
  /** Whether to create a record for an unknown name or to refuse the row. */
  readonly missing: 'create' | 'refuse';
}

/** The fields of a row, without the defaults. References are still names, as in the file. */
export function mapRow(
  definition: EntityDefinition,
  { cells }: FileRow,
  mapping: Mapping,
  isKnown: (field: string, name: string) => boolean,
): Record<string, unknown> {
  const values: Record<string, unknown> = {};
  for (const [field, column] of Object.entries(mapping.columns ?? {})) {
    const text = cells[column] ?? '';
    values[field] = isBlank(text) ? '' : valueOf(fieldOf(definition, field)!, text);
  }
  const { split, lookups = {} } = mapping;
  if (split) {
    const creates = lookups[split.last ?? '']?.missing === 'create';
    Object.assign(values, splitText(cells[split.column] ?? '', split, isKnown, creates));
  }
  return values;
}

/** The fields of a row, with the defaults for those that are empty. */
export function withDefaults(
  mapped: Readonly<Record<string, unknown>>,
  { defaults = {} }: Mapping,
  { number }: Pick<FileRow, 'number'>,
): Record<string, unknown> {
  const values = { ...mapped };
  for (const [field, value] of Object.entries(defaults))
    if ((values[field] ?? '') === '')
      values[field] = typeof value === 'string' ? value.replaceAll('{row}', String(number)) : value;
  return values;
}

/** Splits a text into fields: `ABC LTD, 12 MILL LANE, BALBY, DONCASTER` → name, house, street, sub area, town. */
export function splitText(
  text: string,
  split: Split,
  isKnown: (field: string, name: string) => boolean,
  creates = false,
): Record<string, string> {
  let parts = text
    .split(split.separator)
    .map((part) => part.replace(/\s+/g, ' ').trim())
    .filter((part) => !isBlank(part));
  const values: Record<string, string> = {};
  for (const field of split.first ?? []) values[field] = parts.shift() ?? '';
  const name = split.first?.at(-1);
  if (name && tradingAs.test(parts[0] ?? '')) values[name] += ` ${parts.shift()}`;
  let others: string[] = [];
  if (split.last && parts.length) {
    ({ parts, others } = withoutCounties(parts));
    const last = parts.at(-1)!;
    // If unknown names are created, takes the last part even if an earlier one is a known town: `HOOK, CHESSINGTON`.
    const known = creates && canBeTown(last) ? -1 : parts.findLastIndex((part) => isKnown(split.last!, part));
    const [town = ''] = known >= 0 || canBeTown(last) ? parts.splice(known, 1) : [];
    values[split.last] = town.replace(/^(?:nr\.?|near) /i, '').replace(/[.;]+$/, '');
  }
  const lines = [...(split.house ? houseFirst(parts) : parts)];
  const behind = split.rest.length - 1;
  split.rest.forEach((field, i) => {
    values[field] = i === behind ? [...lines.slice(i), ...others].join(', ') : (lines[i] ?? '');
  });
  return values;
}

/** `CHARLES STUART LTD, T/A MORGANS GARAGE`: the second part belongs to the name. */
const tradingAs = /^(?:t\/as?|trading as)\b/i;
