import type { Page } from '@playwright/test';
import { violations } from './axe.ts';
import { answered, api, choose, expect, signIn, test, unique } from './fixtures.ts';

test.describe.configure({ timeout: 180_000 });

/** Opens a new contact of a customer from its page. */
async function newContact(page: Page, customerId: number) {
  await page.goto(`/customers/${customerId}/contacts`);
  await page.getByRole('button', { name: 'New contact' }).first().click();
  return page.getByRole('dialog', { name: 'Contact Details' });
}

async function fill(page: Page, form: ReturnType<Page['getByRole']>, texts: Record<string, string>) {
  for (const [label, text] of Object.entries(texts)) await form.getByRole('textbox', { name: label }).fill(text);
  await choose(form, 'Job Function', 'Estimating');
  await choose(form, 'City/Town', 'Sheffield');
}

const texts = (surname: string, email: string) => ({
  'First Name': 'Ida',
  Surname: surname,
  House: '3',
  Street: unique('Row'),
  'Sub Area': unique('Dale'),
  'Phone No': '0114 496 0007',
  Email: email,
});

test('AMB-048 BEH-062 BEH-064 VAL-044 to VAL-053 a contact begins with its switches on, and says what is missing', async ({
  page,
}) => {
  await signIn(page, 'internal');
  await page.goto('/newContacts');
  await page.getByRole('button', { name: 'New contact' }).click();
  const form = page.getByRole('dialog', { name: 'Contact Details' });
  expect((await form.boundingBox())!.width).toBe(900);
  for (const name of ['Can email?', 'Can call?', 'Can mail?', 'Active?'])
    await expect(form.getByLabel(name)).toBeChecked();
  await expect(form.getByLabel('Key Contact?')).not.toBeChecked();
  await form.getByRole('button', { name: 'Save' }).click();
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

test('AMB-096 BEH-090 a contact that is saved as the key contact becomes its customer’s', async ({ page }) => {
  await signIn(page, 'internal');
  const form = await newContact(page, 3);
  await expect(form.getByLabel('Customer')).toHaveAttribute('readonly', '');
  const surname = unique('Keyholder').toUpperCase();
  await fill(page, form, texts(surname, `ida${Date.now()}@key.example`));
  await form.getByLabel('Key Contact?').check();
  const [request] = await Promise.all([
    page.waitForRequest((one) => one.url().endsWith('/v1/customers/3') && one.method() === 'PUT'),
    form.getByRole('button', { name: 'Save' }).click(),
  ]);
  expect(Object.keys(request.postDataJSON())).toEqual(['keyContact']);
  await expect(form).toBeHidden();
  await expect(page.getByText('New Contact Saved')).toBeVisible();
  await page.getByRole('tab', { name: 'Detail' }).click();
  await expect(page.getByRole('article')).toContainText(`IDA ${surname}`);
});

test('BEH-063 ERR-049 ERR-050 the first duplicate of a contact is shown, and whoever says yes saves it all the same', async ({
  page,
  allow,
}) => {
  allow.consoleErrors.push(answered(409));
  await signIn(page, 'internal');
  const surname = unique('Twin');
  const email = `twin${Date.now()}@twin.example`;
  const values = texts(surname, email);
  const first = await newContact(page, 4);
  await fill(page, first, values);
  await first.getByRole('button', { name: 'Save' }).click();
  await expect(first).toBeHidden();

  const form = await newContact(page, 4);
  await fill(page, form, values);
  await form.getByRole('button', { name: 'Save' }).click();
  const question = page.getByRole('alertdialog', { name: 'Duplicate error' });
  await expect(question).toContainText(
    'The following Contact seems to be a duplicate of some contacts. Please confirm if you wish to still save this contact?',
  );
  await expect(question.getByRole('link', { name: `IDA ${surname.toUpperCase()}` })).toHaveAttribute(
    'target',
    '_blank',
  );
  expect(await violations(page)).toEqual([]);
  await question.getByRole('button', { name: 'No' }).click();
  await expect(form.getByRole('textbox', { name: 'Surname' })).toHaveValue(surname);
  await form.getByRole('button', { name: 'Save' }).click();
  await question.getByRole('button', { name: 'Yes' }).click();
  await expect(form).toBeHidden();
  const saved = await api<any[]>(page, 'GET', `contacts?filter={"q":"${email}"}`);
  expect(saved).toHaveLength(2);
});
