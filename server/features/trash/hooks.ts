import type { TrashHooks } from '../../generated/trash.gen.ts';

/** Deleting an entry removes what it keeps for good. */
export default {
  inDeleteTransaction: ({ id }, { trash }) => trash.empty(id),
} satisfies TrashHooks;
