import type { ContactRecord } from '../../generated/contact.gen.ts';
import type { CustomerRecord } from '../../generated/customer.gen.ts';
import type { EnquiryRecord } from '../../generated/enquiry.gen.ts';
import type { QuotationRecord } from '../../generated/quotation.gen.ts';
import { notFound, refused, UserError } from '../../core/errors/errors.ts';
import type { EntityName, Reference } from '../../core/model/definition.ts';
import type { SessionUser } from '../../services/access/session-user.ts';
import type { Cruds } from '../../services/crud/cruds.ts';

/** Entities from whose records people send mails. */
export const mailed = ['customer', 'contact', 'enquiry', 'quotation'] as const;

/** The record that a mail is sent from, and those that it belongs to. */
export interface About {
  readonly customer: CustomerRecord;
  readonly contact: ContactRecord | null;
  readonly enquiry: EnquiryRecord | null;
  readonly quotation: QuotationRecord | null;
}

/**
 * Reads what a mail is about. Records that it belongs to, but the person may not read, are left out.
 * @throws UserError 404 if there is no such record within reach, 422 if it has no customer
 */
export async function aboutOf(entity: string, id: number, user: SessionUser, cruds: Cruds): Promise<About> {
  const of = <E extends EntityName>(name: E, key: number) => cruds.of(name).record(key, user);
  const readable = <E extends EntityName>(name: E, to: Reference | null) =>
    to ? of(name, to.key).catch(noneIfHidden) : null;
  const customerOf = ({ customer }: { readonly customer: Reference | null }): Promise<CustomerRecord> => {
    if (!customer) throw refused('It has no customer, so no e-mail can be sent from here.');
    return of('customer', customer.key);
  };
  switch (entity) {
    case 'customer':
      return { customer: await of('customer', id), contact: null, enquiry: null, quotation: null };
    case 'contact': {
      const contact = await of('contact', id);
      return { customer: await customerOf(contact), contact, enquiry: null, quotation: null };
    }
    case 'enquiry': {
      const enquiry = await of('enquiry', id);
      const contact = await readable('contact', enquiry.contact);
      return { customer: await customerOf(enquiry), contact, enquiry, quotation: null };
    }
    case 'quotation': {
      const quotation = await of('quotation', id);
      const enquiry = await readable('enquiry', quotation.opportunity);
      // The contact of the enquiry, unless the quotation goes to another customer.
      const isTheirs = enquiry?.customer?.key === quotation.customer?.key;
      const contact = isTheirs ? await readable('contact', enquiry!.contact) : null;
      return { customer: await customerOf(quotation), contact, enquiry, quotation };
    }
    default:
      throw notFound('Record');
  }
}

function noneIfHidden(error: unknown): null {
  if (error instanceof UserError && error.status === 404) return null;
  throw error;
}
