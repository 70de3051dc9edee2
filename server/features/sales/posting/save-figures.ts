import { insertMany, type BulkColumn } from '../../../core/db/insert-many.ts';
import type { SessionUser } from '../../../services/access/session-user.ts';
import type { PostingServices } from './services.ts';
import type { Kind } from '../year.ts';
import type { SavedFigure } from './figures-of.ts';

/** A figure of a sheet: the values that say where it belongs, and its amount. */
export interface WantedFigure {
  readonly at: object;
  readonly pence: number;
}

/**
 * Adds and changes figures, and stores their earlier values, so that the posting can be undone. Call in a transaction.
 * @param wanted,saved by `figureKey`
 * @returns the pence of all figures as they now stand
 */
export async function saveFigures(
  posting: number,
  { entity, value }: Kind,
  wanted: ReadonlyMap<string, WantedFigure>,
  saved: ReadonlyMap<string, SavedFigure>,
  user: SessionUser,
  { database, bulk }: PostingServices,
): Promise<number> {
  const added = [...wanted].filter(([key]) => !saved.has(key));
  const changed = new Map(
    [...wanted].flatMap(([key, { pence }]) => {
      const before = saved.get(key);
      return before && before.pence !== pence ? [[before.id, { before: before.pence, after: pence }] as const] : [];
    }),
  );
  const keys = await bulk.add(
    entity,
    added.map(([, { at, pence }]) => ({ ...at, [value]: pence })),
    user,
  );
  const steps = [
    ...added.map(([, { pence }], i) => [keys[i], null, pence]),
    ...[...changed].map(([id, { before, after }]) => [id, before, after]),
  ];
  await database.concurrently([
    () => bulk.change(entity, [...changed.keys()], ({ id }) => ({ [value]: changed.get(id)!.after }), user),
    () =>
      insertMany(database, 'sales_posting_figure', stepColumns, steps, [
        { name: 'posting_id', type: 'integer', value: posting },
        { name: 'kind', type: 'text', value: entity },
      ]),
  ]);
  return [...wanted.values()].reduce((sum, { pence }) => sum + pence, 0);
}

const stepColumns: readonly BulkColumn[] = [
  { name: 'figure_id', type: 'integer' },
  { name: 'before_value', type: 'bigint' },
  { name: 'after_value', type: 'bigint' },
];
