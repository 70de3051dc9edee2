import type { EntityDefinition } from '../../core/model/definition.ts';
import type { SaveServices } from '../save/services.ts';
import type { Check } from './check.ts';
import { checkKeys } from './keys.ts';
import { checkRollUps } from './roll-ups.ts';
import { checkSearch } from './search.ts';
import { checkSequences } from './sequences.ts';
import { checkTally } from './tally.ts';

/** Derived data that differed from the tables. */
export interface Difference {
  /** `Search words of customers`. */
  readonly what: string;
  /** Number of records or groups. */
  readonly count: number;
}

const checks: readonly (readonly [string, (definition: EntityDefinition) => boolean, Check])[] = [
  ['Search words of', ({ search }) => search.length > 0, checkSearch],
  ['Keys of the duplicate check of', ({ duplicates }) => duplicates !== null, checkKeys],
  ['Values rolled up from', ({ rollUps }) => rollUps.length > 0, checkRollUps],
  ['Tally of', ({ tally }) => tally !== undefined, checkTally],
  ['Numbers given to', ({ fields }) => fields.some(({ sequence }) => sequence), checkSequences],
];

/**
 * Compares everything that is derived from the tables with them. Servers can keep running: a record is locked while its
 * values are compared.
 * @param mends whether what differs is put right
 */
export async function checkDerived(
  services: SaveServices,
  { mends, onProgress }: { readonly mends: boolean; readonly onProgress: (text: string) => void },
): Promise<Difference[]> {
  const found: Difference[] = [];
  for (const definition of services.registry.all)
    for (const [text, concerns, check] of checks) {
      if (!concerns(definition)) continue;
      const what = `${text} ${definition.plural.toLowerCase()}`;
      onProgress(what);
      const count = await check(definition, services, mends);
      if (count) found.push({ what, count });
    }
  return found;
}
