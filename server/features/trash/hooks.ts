import { extendTrash } from '../../generated/trash/hooks.gen.ts';

/** Deleting an entry removes what it keeps for good. */
export default extendTrash({
  inDeleteTransaction: ({ id }, { trash }) => trash.empty(id),
});
