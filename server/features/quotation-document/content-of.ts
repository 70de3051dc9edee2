import type { ContactRecord } from '../../generated/contact.gen.ts';
import type { LetterheadRecord } from '../../generated/letterhead.gen.ts';
import type { QuotationRecord } from '../../generated/quotation.gen.ts';
import { refused } from '../../core/errors/errors.ts';
import type { Records } from '../../core/records/records.ts';
import type { MailSender } from '../../services/mail/outbox.ts';
import { addressOf, linesOf } from '../common/address.ts';
import { letterheadOf, senderIn } from '../common/letterhead.ts';
import type { Letterhead, QuotationContent } from './content.ts';

export interface QuotationParts {
  readonly content: QuotationContent;
  /** Whom its mail comes from, unless that is the sender of all mail. */
  readonly from?: MailSender;
  /** The contact of the enquiry, unless the quotation goes to another customer. */
  readonly contact: ContactRecord | null;
  /** Keys of the customers of the quotation and of its enquiry. */
  readonly customers: readonly number[];
}

/**
 * Reads what a quotation says to the customer.
 * @throws UserError 422 if the branch has no letterhead
 */
export async function partsOf(quotation: QuotationRecord, records: Records): Promise<QuotationParts> {
  const letterhead = await letterheadOf(quotation.mbpBranch, records);
  if (!letterhead)
    throw refused(
      'There is no letterhead for this branch. Ask an administrator to add one under Settings, Global settings, Letterheads.',
    );
  const customer = (await records.one('customer', quotation.customer!.key))!;
  const enquiry = (await records.one('enquiry', quotation.opportunity!.key))!;
  const isTheirs = enquiry.customer?.key === customer.customerId && enquiry.contact !== null;
  const contact = isTheirs ? await records.one('contact', enquiry.contact!.key) : null;
  const [house, ...rest] = addressOf(enquiry);
  return {
    contact,
    ...senderIn(letterhead),
    customers: [...new Set([customer.customerId, enquiry.customer?.key ?? customer.customerId])],
    content: {
      letterhead: fromRecord(letterhead),
      quoteNo: quotation.sQuoteNo!,
      versionNo: quotation.versionNo!,
      date: quotation.quoteVerDate!,
      expiryDate: quotation.expiryDate,
      deliveryDate: quotation.reqDeliveryDate,
      customerRef: enquiry.custRef,
      customer: { name: customer.custName!, attention: contact?.contactName ?? null, address: addressOf(customer) },
      site: { name: house ?? '', address: rest },
      branch: quotation.mbpBranch?.display ?? null,
      salesExec: enquiry.salesExec?.display ?? null,
      description: enquiry.oppDescription!,
      productType: quotation.productType!.display ?? '',
      quantity: quotation.productQty!,
      value: quotation.productValue!,
    },
  };
}

const fromRecord = (record: LetterheadRecord): Letterhead => ({
  companyName: record.companyName!,
  address: linesOf([record.address1, record.address2, record.address3, record.postCode]),
  phoneNo: record.phoneNo,
  email: record.email,
  website: record.website?.replace(/^https?:\/\//, '').replace(/\/$/, '') ?? null,
  companyNo: record.companyNo,
  vatNo: record.vatNo,
  terms: record.terms,
});
