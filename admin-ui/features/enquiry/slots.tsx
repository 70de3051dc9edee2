import { enquirySlots } from '../../generated/enquiry/slots.gen.ts';
import { BranchField } from './BranchField.tsx';

export default enquirySlots({ 'dialog.field.mbpBranch': BranchField });
