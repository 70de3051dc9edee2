import { useGetList, type SortPayload } from 'react-admin';
import type { WireRecord } from '../model/resource.ts';
import { few } from './lookups.ts';

/**
 * The rows of a short list that contain a text anywhere in their texts, such as the enquiries of one customer.
 * @param textsOf further texts of a row, besides its own
 * @returns null if the list is long, or no text is given: then the server searches
 */
export function useContaining<T extends WireRecord>(
  of: string,
  sort: SortPayload,
  filter: WireRecord,
  text: string,
  textsOf: (row: T) => readonly string[],
): readonly T[] | null {
  const isNarrowed = Object.keys(filter).length > 0;
  const { data, total = 0 } = useGetList<T & { id: number }>(
    of,
    { pagination: { page: 1, perPage: few }, sort, filter },
    { enabled: text !== '' && isNarrowed },
  );
  if (!text || !isNarrowed || !data || total > few) return null;
  return data.filter((row) => contains([...Object.values(row), ...textsOf(row)], text));
}

/** Whether one of the values is a text that has another in it, in any case. */
export const contains = (values: readonly unknown[], text: string): boolean =>
  values.some((value) => typeof value === 'string' && value.toLowerCase().includes(text.toLowerCase()));
