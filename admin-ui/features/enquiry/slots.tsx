import ViewKanbanOutlinedIcon from '@mui/icons-material/ViewKanbanOutlined';
import { lazy, Suspense } from 'react';
import { enquirySlots } from '../../generated/enquiry/slots.gen.ts';
import { t } from '../../core/i18n/t.ts';
import { PageLoading } from '../../kit/PageLoading.tsx';
import { BranchField } from './BranchField.tsx';
import { EnquiryActions } from './EnquiryActions.tsx';
import { enquiryStatus } from './status.ts';

const Board = lazy(() => import('./board/Board.tsx'));

const BoardView = () => (
  <Suspense fallback={<PageLoading />}>
    <Board />
  </Suspense>
);

export default enquirySlots({
  'dialog.field.mbpBranch': BranchField,
  'dialog.status': enquiryStatus.InDialog,
  'page.status': enquiryStatus.Cell,
  'record.actions': EnquiryActions,
  'list.cell.opportunityStatus': enquiryStatus.Cell,
  'list.view': { title: t('enquiry.board.title'), icon: ViewKanbanOutlinedIcon, hasDates: true, Rows: BoardView },
});
