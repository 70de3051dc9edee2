import { refused } from '../../core/errors/errors.ts';
import type { EntityDefinition, RecordOf } from '../../core/model/definition.ts';
import type { Registry } from '../../core/model/registry.ts';
import type { Mapping } from './mapping.ts';
import type { ImportOf } from './row-check.ts';

export type RecordImportRecord = RecordOf<'recordImport'>;

/** @throws UserError 422 unless records of this kind can be imported in the browser */
export function importable(kind: string, registry: Registry): EntityDefinition {
  const definition = registry.all.find(({ name }) => name === kind);
  if (!definition?.import) throw refused('Such records cannot be imported.');
  return definition;
}

/** The headings of a file, once it has been read. */
export const headingsOf = ({ headings }: Pick<RecordImportRecord, 'headings'>): string[] =>
  (parsed(headings) as string[] | null) ?? [];

/**
 * What an import is about.
 * @throws UserError 422 unless its columns are matched
 */
export function importOf(record: RecordImportRecord, registry: Registry): ImportOf {
  const mapping = parsed(record.mapping) as Mapping | null;
  if (!mapping) throw refused('Match the columns of this file first.');
  return { id: record.id, definition: importable(record.kind!, registry), headings: headingsOf(record), mapping };
}

/** A text of JSON as the product writes it; null for none, or for a text that was written in another way. */
function parsed(text: string | null): unknown {
  try {
    return text === null ? null : JSON.parse(text);
  } catch {
    return null;
  }
}
