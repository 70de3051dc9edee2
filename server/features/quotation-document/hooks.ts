import type { QuotationDocumentHooks } from '../../generated/quotation-document.gen.ts';
import { invalid } from '../../core/errors/errors.ts';
import { readAddresses, type AddressProblem } from '../../core/mail/addresses.gen.ts';

export default {
  /** Keeps each address once, in the first of the fields that have it. */
  validate({ after }) {
    const errors: Record<string, string> = {};
    const known = new Set<string>();
    for (const name of ['to', 'cc', 'bcc'] as const) {
      const { addresses, problem } = readAddresses(after[name] ?? '');
      if (problem) errors[name] = textOf(problem);
      const others = addresses.filter((address) => !known.has(address.toLowerCase()));
      for (const address of others) known.add(address.toLowerCase());
      after[name] = others.join(', ') || null;
    }
    if (Object.keys(errors).length) throw invalid(errors);
  },
} satisfies QuotationDocumentHooks;

const textOf = ({ kind, part }: AddressProblem): string =>
  ({
    group: `"${part}" is a group of addresses. Enter its addresses one by one.`,
    several: `"${part}" contains more than one address. Enter them one by one.`,
    invalid: `"${part}" is not an e-mail address.`,
  })[kind];
