import { useDeferredValue } from 'react';
import { useListContext } from 'react-admin';

/**
 * The rows to draw; undefined before the first page has loaded. React draws deferred rows in slices, between which the
 * browser can respond. Until they are drawn, the rows before them stay.
 */
export function useRows() {
  const { data, isPending } = useListContext();
  return useDeferredValue(isPending ? undefined : data);
}
