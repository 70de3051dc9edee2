import type { Database, Row } from '../../db/database.ts';
import { orderedJoin } from '../../db/order.ts';
import { sql } from '../../db/sql.ts';
import type { ReadPlan } from '../read-plan.ts';
import type { ListSql } from './list-sql.ts';

/**
 * All rows of a list in chunks, each read from where the last one ended, so that the last costs no more than the first.
 */
export async function* chunksOf(
  database: Database,
  { engine, table, key, where, joined, order, parts }: ListSql,
  { select, joins }: ReadPlan,
  chunk: number,
): AsyncGenerator<Row[]> {
  for (let left = parts; left.length;) {
    const [part, ...later] = left as [ListSql['parts'][number]];
    const keys = part.select(
      part.place.map((value, i) => sql`${value} as ${sql.id(`p${i}`)}`),
      where,
      chunk,
    );
    const place = part.place.map((_, i) => sql`p.${sql.id(`p${i}`)}`);
    const rows = await database.rows(
      sql`select ${sql.join(place)}, ${select} from (${keys}) p ${orderedJoin(engine)} ${table} t on ${key} = p.k ${joined} ${joins} ${order}`,
    );
    if (rows.length) yield rows.map((row) => row.slice(place.length));
    left = rows.length < chunk ? later : [...part.after(rows.at(-1)!.slice(0, place.length)), ...later];
  }
}
