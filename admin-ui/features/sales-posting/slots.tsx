import type { SalesPostingSlots } from '../../generated/sales-posting.gen.tsx';
import type { Posting } from '../sales/posting/calls.ts';
import { StatusCell, StatusOfPosting } from '../sales/posting/StatusCell.tsx';
import { UndoPosting } from '../sales/posting/UndoPosting.tsx';
import { later } from '../../kit/later.tsx';

const RowsTab = later(() => import('../sales/posting/RowsTab.tsx').then((module) => module.default));

export default {
  'list.cell.status': StatusCell,
  'page.status': StatusOfPosting,
  'page.actions': ({ record }) => <UndoPosting posting={record as Posting} />,
  'page.tab.detail': RowsTab,
} satisfies SalesPostingSlots;
