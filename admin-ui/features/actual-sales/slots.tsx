import { actualSalesSlots } from '../../generated/actual-sales/slots.gen.ts';
import { DeleteYear } from '../sales/DeleteYear.tsx';

export default actualSalesSlots({ 'list.toolbar': DeleteYear });
