import { bulkChangeKind, type BulkChangeInput } from '../../services/bulk-change/bulk-changes.ts';
import type { BulkChangeRecord } from '../../services/bulk-change/change-of.ts';
import type { Kind } from '../../services/background/kind.ts';
import type { Platform } from '../../services/platform.ts';
import { raise } from '../common/alerts.ts';

/** Records above which nobody waits for the end: the bell tells of it. */
const many = 200;

/** Checks, changes or undoes many records. */
const bulkChangeWork: Kind<BulkChangeInput, Platform> = {
  ...bulkChangeKind,
  async run({ change: id, step }, run, platform) {
    const { bulkChangeWork: work, undo, records } = platform;
    run.user.require({ permission: 'BulkChange' });
    // The change logs by itself what can be undone.
    const end = await undo.without(() => work[step](id, run));
    return {
      async inTransaction() {
        await end();
        const record = await records.one('bulkChange', id);
        if (step === 'check' || !record || record.rowCount! <= many) return;
        const link = `/bulkChanges/${id}/detail`;
        await raise(platform, run.user.id, { source: 'WORK', sourceId: run.id, text: textOf(record), link });
      },
    };
  },
  ended: ({ change: id }, problem, { bulkChangeWork: work }) => work.ended(id, problem),
};

/** `Sales Exec: Jane Fox: 4,900 changed, 3 refused.` */
function textOf({ summary, status, changedCount, refusedCount, undoneCount, keptCount }: BulkChangeRecord): string {
  const inWords = (count: number | null, what: string) => `${count!.toLocaleString('en-GB')} ${what}`;
  const [done, left] =
    status === 'Undone'
      ? [inWords(undoneCount, 'changed back'), keptCount ? inWords(keptCount, 'not changed back') : '']
      : [inWords(changedCount, 'changed'), refusedCount ? inWords(refusedCount, 'refused') : ''];
  return `${summary!.slice(0, 120)}: ${[done, left].filter(Boolean).join(', ')}.`;
}

export default bulkChangeWork;
