/** Records of an entity that were saved. Without keys: some were deleted, or there are too many to name. */
export interface Saved {
  readonly entity: string;
  readonly ids?: readonly number[];
}

/** Maximum number of records that are named. */
const most = 200;

/** Merges saves, so that there is one item for each entity. */
export function joined(all: Iterable<Saved>): Saved[] {
  const byEntity = new Map<string, Set<number> | null>();
  for (const { entity, ids } of all) {
    const known = byEntity.get(entity);
    byEntity.set(entity, known === null || !ids ? null : new Set([...(known ?? []), ...ids]));
  }
  return [...byEntity].map(([entity, ids]) => (ids && ids.size <= most ? { entity, ids: [...ids] } : { entity }));
}
