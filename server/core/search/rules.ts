import type { DuplicatesDefinition, EntityDefinition } from '../model/definition.ts';
import { hash } from './spelling.ts';

/** Changes whenever the terms of a record, or the keys of the duplicate check, are made in another way. */
const version = 4;

/**
 * Identifies the rules by which search terms are made of records. Records that have been written by others are renewed
 * after an update.
 */
export const searchRules = ({ all }: { readonly all: readonly EntityDefinition[] }): string =>
  `${version}-${hash(all.map(({ name, search, duplicates }) => `${name}:${search.join()}:${keysOf(duplicates)}`).join())}`;

/** What the schema says about the keys of the duplicate check. */
const keysOf = (duplicates: DuplicatesDefinition | null): string =>
  duplicates ? JSON.stringify([duplicates.when, duplicates.rank, duplicates.evidence, duplicates.elsewhere]) : '';
