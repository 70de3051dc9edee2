import { readFileSync } from 'node:fs';
import { fieldOf, type EntityDefinition } from '../../core/model/definition.ts';
import type { Registry } from '../../core/model/registry.ts';
import type { Mapping, Split } from './mapping.ts';

/**
 * Reads a mapping and checks every name in it.
 * @throws Error that lists what is wrong
 */
export function readMapping(
  file: string,
  definition: EntityDefinition,
  registry: Registry,
  columns: readonly string[],
): Mapping {
  const mapping = readJson(file);
  const problems = mappingProblems(mapping, definition, registry, columns);
  if (problems.length) throw new Error(`${file}:\n  ${problems.join('\n  ')}`);
  return mapping as Mapping;
}

function readJson(file: string): object {
  const text = readFileSync(file, 'utf8');
  try {
    const mapping: unknown = JSON.parse(text);
    if (mapping && typeof mapping === 'object' && !Array.isArray(mapping)) return mapping;
  } catch (error) {
    throw new Error(`${file} is not JSON: ${(error as Error).message}`, { cause: error });
  }
  throw new Error(`${file} must contain one object with columns, split, defaults or lookups.`);
}

const isText = (value: unknown): value is string => typeof value === 'string';
const isObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);
const isTexts = (value: unknown): value is string[] => Array.isArray(value) && value.every(isText);

/** What is wrong with a mapping, which may be any object. */
export function mappingProblems(
  mapping: object,
  definition: EntityDefinition,
  registry: Registry,
  columns: readonly string[],
): string[] {
  const problems: string[] = [];
  const {
    columns: named = {},
    split: asked,
    defaults = {},
    lookups = {},
    ...unknown
  } = mapping as Record<string, unknown>;
  for (const word of Object.keys(unknown))
    problems.push(`unknown keyword "${word}"; the keywords are columns, split, defaults and lookups`);
  if (!isObject(named) || !Object.values(named).every(isText))
    return [...problems, 'columns must name a column by field'];
  if (!isObject(defaults) || Object.values(defaults).some(isObject))
    return [...problems, 'defaults must be values by field'];
  if (!isObject(lookups) || !Object.values(lookups).every((one) => isObject(one) && isText(one.by)))
    return [...problems, 'lookups must have "by" and "missing" by field'];
  const split = isSplit(asked) ? asked : null;
  const used = [...(Object.values(named) as string[]), ...(split ? [split.column] : [])];
  for (const column of used)
    if (!columns.includes(column))
      problems.push(`the file has no column "${column}"; it has ${columns.filter(Boolean).join(', ') || 'none'}`);
    else if (columns.indexOf(column) !== columns.lastIndexOf(column))
      problems.push(`the file has two columns "${column}"`);
  const parts = split ? [...(split.first ?? []), ...(split.last ? [split.last] : []), ...split.rest] : [];
  for (const field of [...Object.keys(named), ...Object.keys(defaults), ...Object.keys(lookups), ...parts])
    if (!fieldOf(definition, field)) problems.push(`${definition.title} has no field "${field}"`);
  if (asked !== undefined && !split?.separator) problems.push('split must have a separator and a rest');
  for (const [field, lookup] of Object.entries(lookups)) {
    const { by, missing } = lookup as Record<string, unknown>;
    const to = fieldOf(definition, field)?.to;
    if (!to) problems.push(`"${field}" is not a reference, so it has no lookup`);
    else if (!fieldOf(registry.definition(to), by as string)?.column)
      problems.push(`${registry.definition(to).title} has no field "${String(by)}" to look up "${field}" by`);
    if (missing !== 'create' && missing !== 'refuse')
      problems.push(`"missing" in the lookup of "${field}" must be create or refuse`);
  }
  return [...new Set(problems)];
}

const isSplit = (split: unknown): split is Split =>
  isObject(split) &&
  isText(split.column) &&
  isText(split.separator) &&
  isTexts(split.rest) &&
  split.rest.length > 0 &&
  (split.first === undefined || isTexts(split.first)) &&
  (split.last === undefined || isText(split.last));
