import type { QuotationDocumentHooks } from '../../generated/quotation-document.gen.ts';
import { invalid } from '../../core/errors/errors.ts';

/** As the format `email` of the schemas. */
const isAddress = (text: string): boolean => /^(?=.{3,254}$)[^\s@<>]+@[^\s@<>]+\.[^\s@<>]{2,}$/.test(text);

export default {
  validate({ after }) {
    if (!after.cc) return;
    const addresses = after.cc.split(/[,;\s]+/).filter(Boolean);
    const wrong = addresses.find((address) => !isAddress(address));
    if (wrong !== undefined) throw invalid({ cc: `"${wrong}" is not an e-mail address.` });
    after.cc = addresses.join(', ') || null;
  },
} satisfies QuotationDocumentHooks;
