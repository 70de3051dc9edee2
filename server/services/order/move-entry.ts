import { sql } from '../../core/db/sql.ts';
import { notFound } from '../../core/errors/errors.ts';
import { columnOf, type EntityDefinition } from '../../core/model/definition.ts';
import type { Author } from '../history/history.ts';
import type { SaveServices } from '../save/services.ts';

type Needed = Pick<SaveServices, 'bulk' | 'database'>;

/**
 * Puts a row of a list with an order before another row, in one transaction. Only rows between its old and its new
 * place change.
 * @param before key of the row that follows it; null to make it the last
 * @returns key of the row that followed it until now; null if it was the last
 * @throws UserError 404 if one of the rows no longer exists
 */
export async function moveEntry(
  definition: EntityDefinition,
  id: number,
  before: number | null,
  author: Author,
  { bulk, database }: Needed,
): Promise<number | null> {
  const { key, order, table, title } = definition;
  const [keyed, placed] = [sql.id(columnOf(definition, key)), sql.id(columnOf(definition, order!))];
  return database.write(async () => {
    await database.locked(sql`select 1 from ${sql.id(table)} order by ${keyed}`);
    const rows = (await database.rows(
      sql`select ${keyed}, ${placed} from ${sql.id(table)} order by ${placed} asc nulls first, ${keyed}`,
    )) as [number, number | null][];
    const old = rows.map(([row]) => row);
    if (!old.includes(id) || (before !== null && !old.includes(before))) throw notFound(title);
    const former = old[old.indexOf(id) + 1] ?? null;
    const places = placesOf(rows.map(([, place]) => place));
    const next = moved(old, id, before);
    const place = new Map(next.map((row, i) => [row, places[i]!]));
    const changed = rows.filter(([row, was]) => place.get(row) !== was).map(([row]) => row);
    await bulk.change(definition, changed, (row) => ({ [order!]: place.get(row[key] as number) }), author);
    return former;
  });
}

/** The rows with one of them put before another. */
export function moved(rows: readonly number[], id: number, before: number | null): number[] {
  if (id === before) return [...rows];
  const rest = rows.filter((row) => row !== id);
  return rest.toSpliced(before === null ? rest.length : rest.indexOf(before), 0, id);
}

/** The positions to give to the rows: those that they have, or 1, 2, 3 … if some are missing or equal. */
function placesOf(places: readonly (number | null)[]): readonly number[] {
  const known = places.filter((place) => place !== null);
  return new Set(known).size === places.length ? known : places.map((_, i) => i + 1);
}
