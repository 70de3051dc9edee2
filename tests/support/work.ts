import type { Client } from './client.ts';

/** The date a number of days from now, in wire format. */
export const inDays = (days: number): string => {
  const iso = new Date(Date.now() + days * 86_400_000).toISOString();
  return `${iso.slice(8, 10)}/${iso.slice(5, 7)}/${iso.slice(0, 4)}`;
};

/** The key of the row that has a name, from a list. */
export async function keyOf(client: Client, list: string, field: string, name: string): Promise<number> {
  return (await client.get(list)).body.find((row: any) => row[field] === name).id;
}

/** A customer that does not await approval, with one of its contacts. */
export async function customerWithContact(client: Client) {
  const contacts = (await client.get('contacts')).body as any[];
  const customers = (await client.get('activecustomers')).body as any[];
  const customer = customers.find(
    ({ customerId, status }) =>
      status === 'Active' && contacts.some((contact) => contact.customer.customerId === customerId),
  );
  return { customer, contact: contacts.find((one) => one.customer.customerId === customer.customerId) };
}

/** Adds a contact of a customer, at the customer's address. Answers it. */
export async function addContact(client: Client, customer: any) {
  const { customerId, address1, address2, address3, cityTown } = customer;
  const { status, body } = await client.post('contactconf', {
    firstName: 'Ada',
    lastName: 'Byron',
    jobFunction: 1,
    customer: customerId,
    address1,
    address2,
    address3,
    cityTown: cityTown.id,
    phoneNo: '0114 496 0001',
    email: 'ada@people.example',
  });
  if (status !== 200) throw new Error(`The contact was not added: ${JSON.stringify(body)}`);
  return body;
}

let made = 0;
/** An enquiry that nobody has made before. */
export function enquiryOf({ customer, contact }: Awaited<ReturnType<typeof customerWithContact>>) {
  const { address1, address2, address3, cityTown, postCode } = customer;
  return {
    oppDescription: `Slates for lot ${++made} ${Math.random().toString(36).slice(2, 9)}`,
    dateReceived: inDays(-1),
    address1,
    address2,
    address3,
    cityTown: cityTown.id,
    postCode,
    customer: customer.customerId,
    contact: contact.contactId,
    mbpBranch: customer.mbpBranch.id,
    phoneNo: '0114 496 0000',
    email: 'buyer@people.example',
    projectType: 1,
  };
}
