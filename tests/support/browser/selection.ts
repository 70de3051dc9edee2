import type { Page } from '@playwright/test';
import { api } from './fixtures.ts';

export const selection = (page: Page) => page.getByRole('dialog', { name: 'Customer/Contact Selection' });

/** A customer with contacts, in the internal salesperson's own region. */
export async function known(page: Page) {
  const contacts = await api<any[]>(page, 'GET', 'contacts');
  const customers = await api<any[]>(page, 'GET', 'activecustomers?filter={"q":"Sheffield"}');
  const customer = customers.find(({ customerId }) => contacts.some((one) => one.customer.customerId === customerId));
  return { customer, contact: contacts.find((one) => one.active && one.customer.customerId === customer.customerId) };
}
