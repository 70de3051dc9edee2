import { integer, listOf, object, string, yesNo } from '../../http/shapes.ts';

const value = { description: 'As in the record.' };

/** What merging two records would do: both field by field, and how many records would move, by kind. */
export const mergePreview = object({
  fields: listOf(object({ field: string, title: string, kept: value, gone: value, fills: yesNo })),
  moves: listOf(object({ title: string, count: integer })),
});

/** A merge into a record. */
export const mergeEntry = object({
  id: integer,
  keptId: integer,
  goneId: integer,
  goneName: string,
  at: string,
  user: string,
  moves: integer,
  undone: yesNo,
});

/** The kinds of records whose schema has `x-merge`, in the path of a call. */
export const mergeableParam = { entity: { schema: { ...string, enum: ['contact', 'customer'] } } } as const;
