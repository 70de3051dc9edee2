import type { Page } from '@playwright/test';
import { violations } from '../../support/browser/axe.ts';
import { newContact, newCustomer, phone, word } from '../../support/browser/customer.ts';
import { answered, api, breakOnce, choose, elsewhere, expect, signIn, test } from '../../support/browser/fixtures.ts';

const dialogOf = (page: Page) => page.getByRole('dialog', { name: 'Contact Details' });

/** Opens the dialog for a new contact from a customer's page. */
async function openNew(page: Page, customerId: number) {
  await page.goto(`/customers/${customerId}/contacts`);
  await page.getByRole('button', { name: 'New contact' }).first().click();
  return dialogOf(page);
}

async function fill(form: ReturnType<typeof dialogOf>, texts: Record<string, string>) {
  for (const [label, text] of Object.entries(texts)) await form.getByRole('textbox', { name: label }).fill(text);
  await choose(form, 'Job Function', 'Estimating');
  await choose(form, 'City/Town', 'Sheffield');
}

const texts = () => ({
  'First Name': word(),
  Surname: word(),
  House: '3',
  Street: word(),
  'Sub Area': word(),
  'Phone No': phone(),
  Email: `${word()}@people.example`,
});

test('a new contact has its switches on, and reports missing values [AMB-048 BEH-062 BEH-064 VAL-044 VAL-045 VAL-046 VAL-047 VAL-048 VAL-049 VAL-050 VAL-051 VAL-052 VAL-053]', async ({
  page,
}) => {
  await signIn(page, 'internal');
  await page.goto('/newContacts');
  await page.getByRole('button', { name: 'New contact' }).click();
  const form = dialogOf(page);
  await expect.poll(async () => (await form.boundingBox())?.width).toBe(900);
  for (const name of ['Can email?', 'Can call?', 'Can mail?', 'Active?'])
    await expect(form.getByLabel(name)).toBeChecked();
  await expect(form.getByLabel('Key Contact?')).not.toBeChecked();
  await form.getByRole('button', { name: 'Save', exact: true }).click();
  for (const text of [
    'First Name is required.',
    'Last Name is required.',
    'Job Function is required.',
    'Customer is required.',
    'House is required.',
    'Street is required.',
    'Sub Area is required.',
    'City/Town is required.',
    'Phone No is required.',
    'Email is required.',
  ])
    await expect(form.getByText(text, { exact: true })).toBeVisible();
  await expect(form.getByRole('textbox', { name: 'First Name' })).toBeFocused();
  expect(await violations(page)).toEqual([]);
});

test('a contact saved as key contact becomes the key contact of its customer [BEH-046 AMB-096 BEH-090 ERR-033 VAL-054 VAL-055]', async ({
  page,
  allow,
}) => {
  allow.consoleErrors.push(answered(500));
  await signIn(page, 'internal');
  const { customerId } = await newCustomer(await elsewhere(page, 'internal'));
  const form = await openNew(page, customerId);
  await expect(form.getByLabel('Customer')).toHaveAttribute('readonly', '');
  const values = texts();
  await fill(form, values);
  await form.getByRole('textbox', { name: 'Mobile' }).fill('  07700 900123 ');
  await form.getByRole('textbox', { name: 'Email' }).fill(`  ${values.Email} `);
  await form.getByRole('button', { name: 'More fields' }).click();
  await form.getByRole('textbox', { name: 'Notes' }).fill(' Ring before noon  ');
  await form.getByLabel('Key Contact?').check();
  await breakOnce(page, '**/v1/contact');
  await form.getByRole('button', { name: 'Save', exact: true }).click();
  await expect(page.getByText('Error while saving contact', { exact: true })).toBeVisible();
  const [saved, told] = await Promise.all([
    page.waitForRequest((one) => one.url().endsWith('/v1/contact') && one.method() === 'POST'),
    page.waitForRequest((one) => one.url().endsWith(`/v1/customers/${customerId}`) && one.method() === 'PUT'),
    form.getByRole('button', { name: 'Save', exact: true }).click(),
  ]);
  expect(saved.postDataJSON()).toMatchObject({
    firstName: values['First Name'],
    lastName: values.Surname,
    customer: customerId,
    jobFunction: expect.any(Number),
    email: values.Email,
    mobile: '07700 900123',
    notes: 'Ring before noon',
    address1: '3',
    address2: values.Street,
    address3: values['Sub Area'],
    cityTown: expect.any(Number),
    phoneNo: values['Phone No'],
  });
  expect(Object.keys(told.postDataJSON())).toEqual(['keyContact']);
  await expect(form).toBeHidden();
  await expect(page.getByText('New Contact Saved')).toBeVisible();
  await page.getByRole('tab', { name: 'Detail' }).click();
  await expect(page.getByRole('article')).toContainText(`${values['First Name']} ${values.Surname}`);
});

test('the first duplicate of a contact is shown, and Yes saves the contact anyway [BEH-063 ERR-049 ERR-050]', async ({
  page,
  allow,
}) => {
  allow.consoleErrors.push(answered(409));
  await signIn(page, 'internal');
  const customer = await newCustomer(await elsewhere(page, 'internal'));
  const values = texts();
  const first = await newContact(await elsewhere(page, 'internal'), customer, {
    firstName: values['First Name'],
    lastName: values.Surname,
    email: values.Email,
  });

  const form = await openNew(page, customer.customerId);
  await fill(form, values);
  await form.getByRole('button', { name: 'Save', exact: true }).click();
  const question = page.getByRole('alertdialog', { name: 'Duplicate error' });
  await expect(question).toContainText(
    'The following Contact seems to be a duplicate of some contacts. Please confirm if you wish to still save this contact?',
  );
  await expect(question.getByRole('link', { name: first.contactName })).toHaveAttribute('target', '_blank');
  expect(await violations(page)).toEqual([]);
  await question.getByRole('button', { name: 'No' }).click();
  await expect(form.getByRole('textbox', { name: 'Surname' })).toHaveValue(values.Surname);
  await form.getByRole('button', { name: 'Save', exact: true }).click();
  await question.getByRole('button', { name: 'Yes' }).click();
  await expect(form).toBeHidden();
  await expect(page.getByText('New Contact Saved')).toBeVisible();
  const saved = await api<any[]>(page, 'GET', `contacts?filter={"q":"${values.Email}"}`);
  expect(saved).toHaveLength(2);
});

test('a single full name is split at the first space; a failed change is reported [NAV-015 BEH-065 ERR-033]', async ({
  page,
  allow,
}) => {
  allow.consoleErrors.push(answered(500));
  await signIn(page, 'internal');
  const client = await elsewhere(page, 'internal');
  const contact = await newContact(client, await newCustomer(client));
  await page.route(`**/v1/contact/${contact.contactId}`, (route) =>
    route.request().method() === 'GET'
      ? route.fulfill({ json: { ...contact, firstName: null, lastName: null, fullName: 'Ida van Dyke' } })
      : route.fulfill({ status: 500, json: { message: 'Broken', code: 'unexpected' } }),
  );
  await page.goto(`/contacts/${contact.contactId}/detail`);
  await expect(page.getByRole('tab')).toHaveText(['Detail']);
  await page.getByRole('button', { name: 'Edit' }).click();
  const form = dialogOf(page);
  await expect(form.getByRole('textbox', { name: 'First Name' })).toHaveValue('Ida');
  await expect(form.getByRole('textbox', { name: 'Surname' })).toHaveValue('van Dyke');
  await form.getByRole('textbox', { name: 'House' }).fill('4');
  await form.getByRole('button', { name: 'Save', exact: true }).click();
  await expect(page.getByText('Error while updating contact', { exact: true })).toBeVisible();
  await expect(form.getByRole('textbox', { name: 'House' })).toHaveValue('4');
});
