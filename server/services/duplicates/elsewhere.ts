import type { EntityDefinition } from '../../core/model/definition.ts';
import { hash } from '../../core/search/spelling.ts';
import type { Candidates } from './candidates.ts';
import { isShared } from './details.ts';
import type { Features } from './features.ts';
import type { Score } from './score.ts';

/** Maximum records to report for an equal detail, and to read for it. Those that have more in common come first. */
const [most, read] = [5, 20];

/** A record that has an equal detail, and is not similar otherwise. */
export interface Elsewhere {
  readonly id: number;
  readonly score: Score;
  /** What is equal, in the order of the schema. */
  readonly flags: readonly string[];
}

interface Compared extends Pick<Elsewhere, 'id' | 'score'>, Pick<Features, 'elsewhere'> {}

/**
 * Finds records whose name, telephone number or another detail of the schema is equal, wherever they are (AMB-123).
 * @param isOther whether a record may be reported
 * @param compare reads records
 */
export async function findElsewhere(
  { duplicates }: EntityDefinition,
  own: Features,
  { ids, byKey, holders }: Candidates,
  isOther: (id: number) => boolean,
  compare: (ids: number[]) => Promise<Compared[]>,
): Promise<Elsewhere[]> {
  const details = duplicates!.elsewhere.map(({ flag }) => ({
    flag,
    keys: (own.elsewhere.get(flag) ?? []).filter((detail) => !isShared(detail, holders)),
  }));
  const places = new Map(ids.map((id, i) => [id, i]));
  const place = (id: number) => places.get(id) ?? Infinity;
  const near = details.flatMap(({ keys }) => {
    const found = keys.flatMap((detail) => byKey.get(hash(detail)) ?? []).filter(isOther);
    return found.toSorted((a, b) => (place(a) === place(b) ? a - b : place(a) - place(b))).slice(0, read);
  });
  if (!near.length) return [];
  return (await compare([...new Set(near)])).flatMap(({ id, score, elsewhere }) => {
    const flags = details
      .filter(({ flag, keys }) => keys.some((detail) => elsewhere.get(flag)?.includes(detail)))
      .map(({ flag }) => flag);
    return flags.length ? [{ id, score, flags }] : [];
  });
}

/** The most similar of each flag, in the order of the flags. A record with several is there once, with the first. */
export function mostOfEach({ duplicates }: EntityDefinition, found: readonly Elsewhere[]): Elsewhere[] {
  const sorted = found.toSorted((a, b) => b.score.total - a.score.total || a.id - b.id);
  const chosen = duplicates!.elsewhere.flatMap(({ flag }) =>
    sorted.filter(({ flags }) => flags.includes(flag)).slice(0, most),
  );
  return [...new Set(chosen)];
}
