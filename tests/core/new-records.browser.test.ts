import type { Locator, Page } from '@playwright/test';
import { violations } from '../support/browser/axe.ts';
import { newContact, newCustomer, phone, word } from '../support/browser/customer.ts';
import { api, choose, elsewhere, expect, openNew, rows, signIn, test } from '../support/browser/fixtures.ts';

const text = (form: Locator, name: string) => form.getByRole('textbox', { name, exact: true });
const choice = (form: Locator, name: string) => form.getByRole('combobox', { name, exact: true });
/** The name of a new record in its list, before which New is shown. */
const noteOf = (page: Page, name: string, note = 'New') =>
  page.locator(`[data-note="${note}"]`).filter({ hasText: name });
const contactForm = (page: Page) => page.getByRole('dialog', { name: 'Contact Details' });

/** Fills in what a contact does not take from its customer. */
async function fillContact(form: Locator) {
  const [first, last] = [word(), word()];
  await text(form, 'First Name').fill(first);
  await text(form, 'Surname').fill(last);
  await choose(form, 'Job Function', 'Estimating');
  await text(form, 'Email').fill(`${first}@people.example`);
  return `${first} ${last}`;
}

test('a new contact takes address and telephone number of its customer, and keeps what was typed', async ({ page }) => {
  await signIn(page, 'internal');
  const person = await elsewhere(page, 'internal');
  const one = await newCustomer(person, { address4: 'Unit 4' });
  const two = await newCustomer(person);
  await page.goto(`/customers/${one.customerId}/contacts`);
  await page.getByRole('button', { name: 'New contact' }).first().click();
  const form = contactForm(page);
  const taken = (customer: any) => [
    ['Phone No', customer.phoneNo],
    ['House', customer.address1],
    ['Street', customer.address2],
    ['Sub Area', customer.address3],
    ['Post Code', customer.postCode],
  ];
  for (const [name, value] of taken(one)) await expect(text(form, name)).toHaveValue(value);
  await expect(text(form, 'Address line 4')).toHaveValue('UNIT 4');
  await expect(choice(form, 'City/Town')).toHaveValue(one.cityTown.cityTownName);
  // The person has not changed anything, so nothing is asked.
  await form.getByRole('button', { name: 'Cancel' }).click();
  await expect(form).toHaveCount(0);

  // Another customer replaces what was taken, but not what was typed. An address is never mixed from two.
  await openNew(page, 'contact');
  await choose(form, 'Customer', one.custName);
  for (const [name, value] of taken(one)) await expect(text(form, name)).toHaveValue(value);
  await choose(form, 'Customer', two.custName);
  for (const [name, value] of taken(two)) await expect(text(form, name)).toHaveValue(value);
  await text(form, 'Phone No').fill('0114 496 0777');
  await text(form, 'Street').fill('Other Road');
  await choose(form, 'Customer', one.custName);
  await expect(choice(form, 'Customer')).toHaveValue(one.custName);
  await page.waitForLoadState('networkidle');
  await expect(text(form, 'Phone No')).toHaveValue('0114 496 0777');
  await expect(text(form, 'Street')).toHaveValue('Other Road');
  await expect(text(form, 'Sub Area')).toHaveValue(two.address3);
});

test('a new enquiry takes site and contact of its customer, and its territory from there', async ({ page }) => {
  await signIn(page, 'internal');
  const person = await elsewhere(page, 'internal');
  const one = await newCustomer(person);
  const only = await newContact(person, one);
  const two = await newCustomer(person, { postCode: 'S17 4QW' });
  const [first, second] = [await newContact(person, two), await newContact(person, two)];
  const form = await openNew(page, 'enquiry');
  await choose(form, 'Customer', one.custName);
  await expect(choice(form, 'Contact')).toHaveValue(only.contactName);
  await expect(text(form, 'Phone No')).toHaveValue(only.phoneNo);
  await expect(text(form, 'Email')).toHaveValue(only.email);
  await expect(text(form, 'Street')).toHaveValue(one.address2);
  await expect(text(form, 'Post Code')).toHaveValue('S7 1AB');
  const { regionName } = await api(page, 'GET', 'customerRegionSalesexec/S71AB');
  await expect(text(form, 'Region')).toHaveValue(regionName);

  // Of two contacts, none is taken unless it is the key contact.
  await choose(form, 'Customer', two.custName);
  await expect(text(form, 'Street')).toHaveValue(two.address2);
  await expect(choice(form, 'Contact')).toHaveValue('');
  expect((await person.put(`customers/${two.customerId}`, { keyContact: second.contactId })).status).toBe(200);
  await choose(form, 'Customer', one.custName);
  await expect(choice(form, 'Contact')).toHaveValue(only.contactName);
  await choose(form, 'Customer', two.custName);
  await expect(choice(form, 'Contact')).toHaveValue(second.contactName);
  await choose(form, 'Contact', first.contactName);
  await expect(text(form, 'Email')).toHaveValue(first.email);
});

test('choices of customers show town and account number; Enter waits for the one match of the typed text', async ({
  page,
}) => {
  await signIn(page, 'internal');
  const admin = await elsewhere(page, 'admin');
  const code = word();
  const customer = await newCustomer(admin, { custCode: code });
  const form = await openNew(page, 'contact');
  await choice(form, 'Customer').fill(code);
  await expect(page.getByRole('option', { name: customer.custName })).toContainText(
    `${customer.cityTown.cityTownName} · ${code}`,
  );
  await expect(page.getByRole('option')).toHaveCount(1);
  await page.keyboard.press('Escape');
  await choice(form, 'Customer').fill('');
  await page.route('**/v1/activecustomers?*', async (route) => {
    await new Promise((resolve) => setTimeout(resolve, 800));
    await route.fallback();
  });
  await choice(form, 'Customer').pressSequentially(customer.custName.slice(0, 8).toLowerCase());
  await page.keyboard.press('Enter');
  await expect(choice(form, 'Customer')).toHaveValue(customer.custName);
  // The form was not sent.
  await expect(form.getByText('is required')).toHaveCount(0);
});

test('Enter takes the one customer that the selection has found', async ({ page }) => {
  await signIn(page, 'internal');
  const customer = await newCustomer(await elsewhere(page, 'internal'));
  const form = await openNew(page, 'contact');
  await form.getByRole('button', { name: 'Search customers' }).click();
  const selection = page.getByRole('dialog', { name: 'Customer/Contact Selection' });
  await selection.getByRole('searchbox').fill(customer.custName);
  await page.keyboard.press('Enter');
  await expect(selection).toHaveCount(0);
  await expect(choice(form, 'Customer')).toHaveValue(customer.custName);
});

test('Save and new keeps the customer; toast and list show what was added, and Undo takes it back', async ({
  page,
}) => {
  await signIn(page, 'internal');
  const customer = await newCustomer(await elsewhere(page, 'internal'));
  await page.goto(`/customers/${customer.customerId}/contacts`);
  await page.getByRole('button', { name: 'New contact' }).first().click();
  const form = contactForm(page);
  const one = await fillContact(form);
  await form.getByRole('button', { name: 'Save and new' }).click();
  const toast = page.getByRole('status').filter({ hasText: 'New Contact Saved' });
  await expect(toast.getByRole('link', { name: one })).toHaveAttribute('href', /^\/contacts\/\d+\/detail$/);
  await expect(text(form, 'First Name')).toBeFocused();
  await expect(text(form, 'First Name')).toHaveValue('');
  await expect(text(form, 'Customer')).toHaveValue(customer.custName);
  await expect(text(form, 'Street')).toHaveValue(customer.address2);
  const two = await fillContact(form);
  await form.getByRole('button', { name: 'More fields' }).click();
  await expect(text(form, 'Address line 4')).toBeFocused();
  await expect(choice(form, 'Salutation')).toBeVisible();
  await text(form, 'Notes').fill('Rings back');
  await page.keyboard.press('Control+Enter');
  await expect(form).toHaveCount(0);
  await expect(rows(page)).toHaveCount(2);
  for (const name of [one, two]) await expect(noteOf(page, name)).toHaveText(name);
  expect(await violations(page)).toEqual([]);

  const last = page.getByRole('status').locator('.MuiAlert-root').filter({ hasText: two });
  await last.getByRole('button', { name: 'Undo' }).click();
  await expect(rows(page)).toHaveCount(1);
  await page.reload();
  await expect(rows(page)).toContainText(one);
  await expect(noteOf(page, one)).toHaveCount(0);
});

test('a record that the filter hides is shown above the list until another list is asked for', async ({ page }) => {
  await signIn(page, 'internal');
  const customer = await newCustomer(await elsewhere(page, 'internal'));
  await page.goto('/newContacts');
  await page.getByRole('searchbox').fill('zzqqxx');
  await expect(page).toHaveURL(/zzqqxx/);
  await expect(rows(page)).toHaveCount(0);
  await page.getByRole('button', { name: 'New contact' }).first().click();
  const form = contactForm(page);
  const name = await fillContact(form);
  await choose(form, 'Customer', customer.custName);
  await expect(text(form, 'Street')).toHaveValue(customer.address2);
  await form.getByRole('button', { name: 'Save', exact: true }).click();
  await expect(rows(page)).toHaveCount(1);
  await expect(rows(page)).toContainText(name);
  await expect(noteOf(page, name, 'Does not match the filter')).toBeVisible();
  await page.getByRole('searchbox').fill('zzqqx');
  await expect(noteOf(page, name, 'Does not match the filter')).toHaveCount(0);
  await expect(rows(page)).toHaveCount(0);
});

test('the toast of a new customer says that it awaits approval', async ({ page }) => {
  await signIn(page, 'internal');
  await page.goto('/customers');
  await page.getByRole('button', { name: 'New customer' }).click();
  const form = page.getByRole('dialog', { name: 'Customer Details' });
  const name = `${word()} ${word()}`;
  const values = { 'Customer Name': name, House: '3', Street: word(), 'Sub Area': word(), 'Phone No': phone() };
  for (const [label, value] of Object.entries({ ...values, 'Post Code': 'S7 1AB' }))
    await text(form, label).fill(value);
  await choose(form, 'City/Town', 'Sheffield');
  await choose(form, 'Customer Type', 'Builder');
  // A list that loads slowly does not make the link of the toast ask about unsaved changes.
  await page.route('**/v1/customers?*', async (route) => {
    await new Promise((resolve) => setTimeout(resolve, 2000));
    await route.continue();
  });
  await form.getByRole('button', { name: 'Save', exact: true }).click();
  const toast = page.getByRole('status').filter({ hasText: 'New Customer Saved' });
  await expect(toast).toContainText(`${name}. Awaits approval`);
  await toast.getByRole('link', { name }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(name);
});
