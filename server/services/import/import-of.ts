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

export const headingsOf = ({ headings }: Pick<RecordImportRecord, 'headings'>): string[] =>
  JSON.parse(headings ?? '[]');

/** What an import is about. Call once it has a mapping. */
export const importOf = (record: RecordImportRecord, registry: Registry): ImportOf => ({
  id: record.id,
  definition: importable(record.kind!, registry),
  headings: headingsOf(record),
  mapping: JSON.parse(record.mapping!) as Mapping,
});
