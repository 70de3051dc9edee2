import { quotationSlots } from '../../generated/quotation/slots.gen.ts';
import { CompareVersions } from './CompareVersions.tsx';
import { DocumentActions } from './document/DocumentActions.tsx';

export default quotationSlots({
  'page.actions': DocumentActions,
  'list.toolbar': CompareVersions,
});
