import { useMayChangeMany } from '../bulk/may-change-many.ts';
import { useList } from './list-context.ts';

/** Whether rows of the list can be selected: the user may do something with several at once. */
export function useSelectable(): boolean {
  const { of, canEdit, canRemove } = useList();
  const many = useMayChangeMany(of);
  return (
    of.slots['list.bulk'] !== undefined ||
    many.set ||
    many.create ||
    (of.calls.bulk !== undefined && (canEdit || canRemove))
  );
}
