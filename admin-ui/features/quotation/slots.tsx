import { quotationSlots } from '../../generated/quotation/slots.gen.ts';
import { quotationStatus } from './status.ts';

export default quotationSlots({
  'dialog.status': quotationStatus.InDialog,
  'page.status': quotationStatus.Cell,
  'list.cell.quoteStatus': quotationStatus.Cell,
});
