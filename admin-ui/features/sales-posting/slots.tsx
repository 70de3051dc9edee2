import { lazy } from 'react';
import { salesPostingSlots } from '../../generated/sales-posting/slots.gen.ts';
import type { Posting } from '../sales/posting/calls.ts';
import { StatusCell, StatusOfPosting } from '../sales/posting/StatusCell.tsx';
import { UndoPosting } from '../sales/posting/UndoPosting.tsx';

const RowsTab = lazy(() => import('../sales/posting/RowsTab.tsx'));

export default salesPostingSlots({
  'list.cell.status': StatusCell,
  'page.status': StatusOfPosting,
  'page.actions': ({ record }) => <UndoPosting posting={record as Posting} />,
  'page.tab.detail': RowsTab,
});
