import type { EntityDefinition } from '../model/definition.ts';
import { hash } from './spelling.ts';

/** Changes whenever the terms of a record, or the keys of the duplicate check, are made in another way. */
const version = 2;

/**
 * Identifies the rules by which search terms are made of records. Records that have been written by others are renewed
 * after an update.
 */
export const searchRules = ({ all }: { readonly all: readonly EntityDefinition[] }): string =>
  `${version}-${hash(all.map(({ name, search }) => `${name}:${search.join()}`).join())}`;
