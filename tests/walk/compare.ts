import { columnOf, type EntityDefinition } from '../../server/core/model/definition.ts';
import type { Rows } from '../support/open.ts';
import { calls } from './calls.ts';
import { kinds, type Kind, type Ledger, type Place } from './ledger.ts';
import { registry } from './tables.ts';

/** The texts of all records, by kind and key. */
export type Texts = Readonly<Record<Kind, ReadonlyMap<number, string | null>>>;

/** Reads the texts that the walk writes. */
export async function readTexts(rows: Rows): Promise<Texts> {
  const texts = {} as Record<Kind, Map<number, string | null>>;
  for (const kind of kinds) {
    const definition: EntityDefinition = registry.definition(kind);
    const { key, text } = calls[kind];
    const [id, column] = [columnOf(definition, key), columnOf(definition, text)];
    const found = await rows.all(`select "${id}", "${column}" from "${definition.table}" order by "${id}"`);
    texts[kind] = new Map(found as [number, string | null][]);
  }
  return texts;
}

/**
 * Compares the tables with what the walk has written.
 * @param first the texts before the walk
 * @returns a sentence for each record that is missing, is there although it was deleted, or has a wrong text
 */
export async function lostWrites(ledger: Ledger, first: Texts, rows: Rows): Promise<string[]> {
  const now = await readTexts(rows);
  const inTrash = new Set(
    ((await rows.all('select entity, record_id from trash_row')) as [string, number][]).map(([kind, id]) =>
      nameOf({ kind: kind as Kind, id }),
    ),
  );
  const found: string[] = [];
  for (const { place, possible, mayBeFirst, story } of ledger.places()) {
    const { kind, id, field } = place;
    const exists = now[kind].has(id);
    if (field === undefined) {
      const mayExist = possible.includes(true) || (mayBeFirst && first[kind].has(id));
      const mayBeGone = possible.includes(false) || (mayBeFirst && !first[kind].has(id));
      // A version takes its activities with it when it is deleted.
      if (exists ? mayExist : mayBeGone || inTrash.has(nameOf(place))) continue;
      found.push(`${nameOf(place)} is ${exists ? 'there' : 'gone'}: ${story}`);
    } else if (exists) {
      const value = now[kind].get(id);
      if (possible.includes(value) || (mayBeFirst && first[kind].get(id) === value)) continue;
      found.push(`${nameOf(place)} is ${value}: ${story}`);
    }
  }
  return found;
}

const nameOf = ({ kind, id }: Place) => `${kind} ${id}`;
