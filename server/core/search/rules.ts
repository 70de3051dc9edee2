import type { DuplicatesDefinition, EntityDefinition } from '../model/definition.ts';
import { hash } from './spelling.ts';

/** Changes whenever the terms of a record, or the keys of the duplicate check, are made in another way. */
const version = 4;

/** By which rules the search terms and duplicate keys of records were written, by entity. */
export type SearchRules = Readonly<Record<string, string>>;

/**
 * Identifies the rules of each entity whose records have search terms or duplicate keys. Those that have been written by
 * others are renewed after an update.
 */
export const searchRules = ({ all }: { readonly all: readonly EntityDefinition[] }): SearchRules =>
  Object.fromEntries(
    all
      .filter(({ search, duplicates }) => search.length || duplicates)
      .map(({ name, search, duplicates }) => [name, `${version}${hash(`${search.join()}:${keysOf(duplicates)}`)}`]),
  );

/** What the schema says about the keys of the duplicate check. */
const keysOf = (duplicates: DuplicatesDefinition | null): string =>
  duplicates ? JSON.stringify([duplicates.when, duplicates.rank, duplicates.evidence, duplicates.elsewhere]) : '';
