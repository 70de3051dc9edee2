import type { BulkChange } from '../../../schemas/generated/bulk-change.gen.ts';
import { schemaText } from '../../core/i18n/t.ts';
import type { SlotProps } from '../../core/model/resource.ts';
import type { BulkChangeSlots } from '../../generated/bulk-change.gen.tsx';
import { StatusBadge } from '../../kit/fields/StatusBadge.tsx';
import { later } from '../../kit/later.tsx';

const BulkChangeTab = later(() => import('./BulkChangeTab.tsx').then((module) => module.default));

const severities = {
  Checking: 'info',
  Checked: 'info',
  Changing: 'warning',
  Changed: 'success',
  Undoing: 'warning',
  Undone: 'secondary',
  Discarded: 'secondary',
} as const;

const Status = ({ record: { status } }: SlotProps<BulkChange>) => (
  <StatusBadge text={schemaText(status!)} severity={severities[status!]} />
);

export default {
  'list.cell.status': Status,
  'page.status': Status,
  'page.tab.detail': BulkChangeTab,
} satisfies BulkChangeSlots;
