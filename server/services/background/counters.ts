import type { AnyRecord } from '../../core/model/definition.ts';

/** Adds to counters of the record of long work, besides other values. For `BulkSave.change`. */
export const counted =
  <T extends AnyRecord>(more: Readonly<Record<string, number>>, values: Partial<T> = {}) =>
  (record: Readonly<T>): Partial<T> => ({
    ...values,
    ...(Object.fromEntries(
      Object.entries(more).map(([name, count]) => [name, (record[name] as number) + count]),
    ) as Partial<T>),
  });
