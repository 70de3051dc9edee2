import { bulkChangeKind, type BulkChangeInput } from '../../services/bulk-change/bulk-changes.ts';
import type { Kind } from '../../services/background/kind.ts';
import type { Platform } from '../../services/platform.ts';

/** Checks, changes or undoes many records. */
const bulkChangeWork: Kind<BulkChangeInput, Platform> = {
  ...bulkChangeKind,
  async run({ change: id, step }, run, { bulkChangeWork: work, undo }) {
    run.user.require({ permission: 'BulkChange' });
    // The change logs by itself what can be undone.
    return { inTransaction: await undo.without(() => work[step](id, run)) };
  },
  ended: ({ change: id }, problem, { bulkChangeWork: work }) => work.ended(id, problem),
};

export default bulkChangeWork;
