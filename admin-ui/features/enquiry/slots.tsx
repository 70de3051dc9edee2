import { AssigneeInput } from '../../crud/fields/AssigneeInput.tsx';
import ViewKanbanOutlinedIcon from '@mui/icons-material/ViewKanbanOutlined';
import { Suspense } from 'react';
import type { EnquirySlots } from '../../generated/enquiry.gen.tsx';
import type { Enquiry } from '../../../schemas/generated/enquiry.gen.ts';
import type { SlotProps } from '../../core/model/resource.ts';
import { NextHere } from '../activity/next-here.ts';
import { t } from '../../core/i18n/t.ts';
import { keyOf } from '../../crud/fields/reference.ts';
import { PageLoading } from '../../kit/PageLoading.tsx';
import { BranchField } from './BranchField.tsx';
import { EnquiryActions } from './EnquiryActions.tsx';
import { EnquirySaved } from './EnquirySaved.tsx';
import { EnquiryPageStatus, EnquiryStatus } from './EnquiryStatus.tsx';
import { enquiryStatus } from './status.ts';
import { later } from '../../kit/later.tsx';

const Board = later(() => import('./board/Board.tsx').then((module) => module.default));
const SameSite = later(() => import('./SameSite.tsx').then((module) => module.default));
const Versions = later(() => import('./Versions.tsx').then((module) => module.default));

const Aside = (props: SlotProps<Enquiry>) => {
  const { oppId, customer, contact } = props.record;
  return (
    <>
      <Versions {...props} />
      <NextHere by="opportunity" id={oppId} defaults={{ customer, contact, opportunity: props.record }} />
      <SameSite {...props} />
    </>
  );
};

const BoardView = () => (
  <Suspense fallback={<PageLoading />}>
    <Board />
  </Suspense>
);

export default {
  'dialog.field.requestedBy': ({ record }) => <AssigneeInput entity="enquiry" name="requestedBy" record={record} />,
  'dialog.field.mbpBranch': BranchField,
  'dialog.duplicates': () => 'show',
  'dialog.saved': EnquirySaved,
  'dialog.status': EnquiryStatus,
  // Several contractors may want a price for one building job.
  'duplicates.group': ({ sameSite, customer }, draft) =>
    sameSite && draft.customer && keyOf(customer) !== keyOf(draft.customer) ? t('enquiry.sameSite.others') : null,
  'page.status': EnquiryPageStatus,
  'page.aside': Aside,
  'record.actions': EnquiryActions,
  'list.cell.opportunityStatus': enquiryStatus.Cell,
  'list.view': {
    name: 'board',
    title: t('enquiry.board.title'),
    icon: ViewKanbanOutlinedIcon,
    hasDates: true,
    Rows: BoardView,
  },
} satisfies EnquirySlots;
