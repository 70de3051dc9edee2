import { readFileSync } from 'node:fs';
import type { EntityDefinition } from '../model/definition.ts';
import { fieldOf } from '../model/definition.ts';
import type { Registry } from '../model/registry.ts';

/** How the columns of a file become the fields of a record. */
export interface Mapping {
  /** Field ← column. */
  readonly columns?: Readonly<Record<string, string>>;
  /** A column that holds several fields, one behind the other. */
  readonly split?: Split;
  /** Values of fields that stay empty. */
  readonly defaults?: Readonly<Record<string, unknown>>;
  /** References by a text of the record referred to. */
  readonly lookups?: Readonly<Record<string, Lookup>>;
}

export interface Split {
  readonly column: string;
  /** What stands between the parts. */
  readonly separator: string;
  /** Fields of the first parts. */
  readonly first?: readonly string[];
  /** Field of the last part that is a known name of its lookup: the town, with a county perhaps behind it. */
  readonly last?: string;
  /** Fields of what is between, in order; what is over goes to the last of them. */
  readonly rest: readonly string[];
  /** The first of rest takes only a number or a name of a building; a street with neither goes to the second. */
  readonly house?: boolean;
}

export interface Lookup {
  /** Field of the record referred to. */
  readonly by: string;
  /** What is done with an unknown name. */
  readonly missing: 'create' | 'refuse';
}

/** Reads a mapping and checks every name in it. */
export function readMapping(
  file: string,
  definition: EntityDefinition,
  registry: Registry,
  columns: readonly string[],
): Mapping {
  const mapping = readJson(file);
  const problems: string[] = [];
  const {
    columns: named = {},
    split,
    defaults = {},
    lookups = {},
    ...unknown
  } = mapping as Mapping & Record<string, unknown>;
  for (const word of Object.keys(unknown))
    problems.push(`unknown word "${word}"; known are columns, split, defaults, lookups`);
  const used = [...Object.values(named), ...(split ? [split.column] : [])];
  for (const column of used)
    if (!columns.includes(column))
      problems.push(`the file has no column "${column}"; it has ${columns.filter(Boolean).join(', ') || 'none'}`);
    else if (columns.indexOf(column) !== columns.lastIndexOf(column))
      problems.push(`the file has two columns "${column}"`);
  const fields = [
    ...Object.keys(named),
    ...Object.keys(defaults),
    ...Object.keys(lookups),
    ...(split ? [...(split.first ?? []), ...(split.last ? [split.last] : []), ...(split.rest ?? [])] : []),
  ];
  for (const field of fields)
    if (!fieldOf(definition, field)) problems.push(`${definition.title} has no field "${field}"`);
  if (split && !(split.separator && split.rest?.length)) problems.push('split must have a separator and a rest');
  for (const [field, { by, missing }] of Object.entries(lookups)) {
    const to = fieldOf(definition, field)?.to;
    if (!to) problems.push(`"${field}" is no reference, so it has no lookup`);
    else if (!fieldOf(registry.definition(to), by)?.column)
      problems.push(`${registry.definition(to).title} has no field "${by}" that "${field}" could be looked up by`);
    if (missing !== 'create' && missing !== 'refuse')
      problems.push(`what to do with a "${field}" that is missing must be create or refuse`);
  }
  if (problems.length) throw new Error(`${file}:\n  ${[...new Set(problems)].join('\n  ')}`);
  return mapping;
}

function readJson(file: string): Mapping {
  const text = readFileSync(file, 'utf8');
  try {
    const mapping: unknown = JSON.parse(text);
    if (mapping && typeof mapping === 'object' && !Array.isArray(mapping)) return mapping;
  } catch (error) {
    throw new Error(`${file} is no JSON: ${(error as Error).message}`, { cause: error });
  }
  throw new Error(`${file} must hold one object with columns, split, defaults or lookups.`);
}

/** The fields of a row, references as the names in the file. */
export function mapRow(
  cells: Readonly<Record<string, string>>,
  mapping: Mapping,
  isKnown: (field: string, name: string) => boolean,
): Record<string, unknown> {
  const values: Record<string, unknown> = {};
  for (const [field, column] of Object.entries(mapping.columns ?? {})) values[field] = cells[column];
  if (mapping.split) Object.assign(values, splitText(cells[mapping.split.column] ?? '', mapping.split, isKnown));
  for (const [field, value] of Object.entries(mapping.defaults ?? {})) if (!values[field]) values[field] = value;
  return values;
}

/** A number, a unit or the like, or a name of a building before a street. */
const house =
  /^((?:unit|units|no\.?|suite|flat|plot|bay|block|building|arch|rear of|r\/o)s?\s+[\w&/-]+(?:\s*(?:&|and|-|\/)\s*[\w]+)?|\d+[a-z]?(?:\s*(?:-|\/|&|to)\s*\d+[a-z]?)?)\b[\s,]*(.*)$/i;
const street =
  /\b(road|rd|street|st|lane|ln|avenue|ave|close|way|drive|hill|row|place|square|terrace|crescent|gardens|parade|mews|walk|court|estate|park|yard)\.?$/i;

/** Takes a text apart: `ABC LTD, 12 MILL LANE, BALBY, DONCASTER` → name, house, street, sub area, town. */
export function splitText(
  text: string,
  split: Split,
  isKnown: (field: string, name: string) => boolean,
): Record<string, string> {
  const parts = text
    .split(split.separator)
    .map((part) => part.trim())
    .filter(Boolean);
  const values: Record<string, string> = {};
  for (const field of split.first ?? []) values[field] = parts.shift() ?? '';
  if (split.last && parts.length) {
    const known = parts.findLastIndex((part) => isKnown(split.last!, part));
    [values[split.last]] = parts.splice(known >= 0 ? known : parts.length - 1, 1) as [string];
  }
  const [first, ...others] = parts;
  const lines = first === undefined || !split.house ? parts : [...splitHouse(first), ...others];
  split.rest.forEach((field, i) => {
    const isLast = i === split.rest.length - 1;
    values[field] = (isLast ? lines.slice(i).join(', ') : (lines[i] ?? '')).trim();
  });
  return values;
}

function splitHouse(line: string): string[] {
  const [, number, rest] = house.exec(line) ?? [];
  if (number !== undefined) return rest ? [number, rest] : [number];
  return street.test(line) ? ['', line] : [line];
}
