import { lazy } from 'react';
import { enquirySlots } from '../../generated/enquiry/slots.gen.ts';
import { t } from '../../core/i18n/t.ts';
import { keyOf } from '../../crud/fields/reference.ts';
import { BranchField } from './BranchField.tsx';
import { EnquirySaved } from './EnquirySaved.tsx';
import { EnquiryStatus } from './EnquiryStatus.tsx';

const SameSite = lazy(() => import('./SameSite.tsx'));

export default enquirySlots({
  'dialog.field.mbpBranch': BranchField,
  'dialog.saved': EnquirySaved,
  'dialog.status': EnquiryStatus,
  // Several contractors may want a price for one building job.
  'duplicates.group': ({ sameSite, customer }, draft) =>
    sameSite && draft.customer && keyOf(customer) !== keyOf(draft.customer) ? t('enquiry.sameSite.others') : null,
  'page.aside': SameSite,
});
