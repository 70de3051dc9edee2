import type { QuotationDocumentHooks } from '../../generated/quotation-document.gen.ts';
import { keepAddressesOnce } from '../common/recipients.ts';

export default {
  validate: ({ after }) => keepAddressesOnce(after),
} satisfies QuotationDocumentHooks;
