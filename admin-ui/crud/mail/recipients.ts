import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import type { HttpError } from 'react-admin';
import type { Contact } from '../../../schemas/generated/contact.gen.ts';
import { summaryOf } from '../../core/data/data-provider.ts';
import { call } from '../../core/data/http.ts';
import { readAddresses } from '../../core/mail/addresses.gen.ts';
import type { WireRecord } from '../../core/model/resource.ts';
import { allows } from '../../core/session/rules.ts';
import { useSession } from '../../core/session/session.ts';

export const addressFields = ['to', 'cc', 'bcc'] as const;

/** A contact with an address. */
export interface Recipient {
  readonly contactId: number;
  readonly name: string;
  readonly email: string;
  readonly canEmail: boolean;
}

const none: readonly Recipient[] = [];

/**
 * The contacts of a customer that have an address, if the user may see them, and those that the server has named.
 * @returns also what a refused mail is given to: it notes those who want no e-mail, and throws the refusal again
 */
export function useRecipients(customer: number | undefined) {
  const [named, setNamed] = useState<readonly Recipient[]>(none);
  const session = useSession();
  const { data = none } = useQuery({
    queryKey: ['contact', 'recipients', customer],
    enabled: customer !== undefined && allows(session, summaryOf('contact').access.read),
    retry: false,
    queryFn: async () => {
      const { json } = await call<Contact[]>(`activeCustomerContacts/${customer}`);
      return json.flatMap(({ contactId, contactName, email, canEmail }): Recipient[] =>
        email ? [{ contactId, name: contactName ?? '', email, canEmail }] : [],
      );
    },
  });
  const refused = (failure: HttpError): never => {
    // Contacts of another customer, or some that want no e-mail only now.
    const others = (failure.body?.contacts ?? []) as Omit<Recipient, 'canEmail'>[];
    setNamed((before) => [...before, ...others.map((one) => ({ ...one, canEmail: false }))]);
    throw failure;
  };
  return { recipients: [...data, ...named], refused };
}

/** Those among the recipients of a mail who want no e-mail. */
export function unwillingIn(values: WireRecord, recipients: readonly Recipient[]): Recipient[] {
  const texts = addressFields.map((name) => String(values[name] ?? ''));
  const addresses = texts.flatMap((text) => readAddresses(text).addresses).map((one) => one.toLowerCase());
  return recipients.filter(({ email, canEmail }) => !canEmail && addresses.includes(email.toLowerCase()));
}
