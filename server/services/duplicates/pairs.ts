import type { Database } from '../../core/db/database.ts';
import { sql } from '../../core/db/sql.ts';
import type { AnyRecord, EntityDefinition } from '../../core/model/definition.ts';
import type { WireRecord } from '../../core/records/records.ts';
import { reasonsFor } from './answer.ts';
import { rowsOf, type ProbablePair } from './probable.ts';
import type { Score } from './score.ts';

/** The most pairs of one record. */
const most = 100;

/** A record that looks like another. */
export interface Alike {
  readonly id: number;
  readonly score: Score;
  readonly record: WireRecord;
}

/** How an entity's records are read and compared. */
interface Comparing {
  readonly definition: EntityDefinition;
  readonly database: Database;
  /** Names of the fields that a comparison reads. */
  readonly fields: readonly string[];
  read(ids: number[]): Promise<WireRecord[]>;
  /** The records that look like one. */
  alike(record: AnyRecord): Promise<readonly Alike[]>;
}

/**
 * Pairs of saved records with those that look like them, each once. Of two records, one may find the other but not the
 * reverse, because each reads only so many: a pair that is known stays as long as one of them finds the other.
 */
export async function pairsOf(ids: number[], { definition, database, fields, read, alike }: Comparing) {
  const { key, duplicates } = definition;
  const pairs = new Map<string, ProbablePair>();
  const add = async (record: WireRecord, only?: number) => {
    if (duplicates!.when.some((name) => !record[name])) return;
    const id = record[key] as number;
    for (const { id: other, score, record: theirs } of (await alike(record)).slice(0, most)) {
      if (only !== undefined && other !== only) continue;
      const [low, high] = [Math.min(id, other), Math.max(id, other)];
      const reasons = reasonsFor(definition, record, theirs, fields);
      const place = `${low} ${high}`;
      const pair = { low, high, score: Math.round(score.total * 10_000), reasons };
      if (pair.score > (pairs.get(place)?.score ?? -1)) pairs.set(place, pair);
    }
  };
  for (const record of await read(ids)) {
    const id = record[key] as number;
    await add(record);
    const known = await partnersOf(database, definition, id);
    const lost = known.filter((other) => !pairs.has(`${Math.min(id, other)} ${Math.max(id, other)}`));
    for (const other of lost.length ? await read(lost) : []) await add(other, id);
  }
  return [...pairs.values()];
}

/** The records of the stored pairs of one. */
async function partnersOf(database: Database, { name }: EntityDefinition, id: number): Promise<number[]> {
  const rows = await database.rows(sql`select high_id from probable_duplicate where ${rowsOf(name)} and low_id = ${id}
    union all select low_id from probable_duplicate where high_id = ${id} and entity = ${name}`);
  return rows.map(([other]) => other as number);
}
