import { enquirySlots } from '../../generated/enquiry/slots.gen.ts';
import { BranchField } from './BranchField.tsx';
import { EnquiryActions } from './EnquiryActions.tsx';
import { enquiryStatus } from './status.ts';

export default enquirySlots({
  'dialog.field.mbpBranch': BranchField,
  'dialog.status': enquiryStatus.InDialog,
  'page.status': enquiryStatus.Cell,
  'record.actions': EnquiryActions,
  'list.cell.opportunityStatus': enquiryStatus.Cell,
});
