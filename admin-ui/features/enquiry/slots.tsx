import { enquirySlots } from '../../generated/enquiry/slots.gen.ts';
import { BranchField } from './BranchField.tsx';
import { enquiryStatus } from './status.ts';

export default enquirySlots({
  'dialog.field.mbpBranch': BranchField,
  'dialog.status': enquiryStatus.InDialog,
  'page.status': enquiryStatus.Cell,
  'list.cell.opportunityStatus': enquiryStatus.Cell,
});
