import type { Page } from '@playwright/test';
import { violations } from './axe.ts';
import { answered, api, choose, expect, rows, signIn, test, unique } from './fixtures.ts';

test.describe.configure({ timeout: 180_000 });

let made = 0;
const code = () => `T${Date.now().toString(36).toUpperCase()}${++made}`;

/** A customer nobody has to approve. */
async function customer(page: Page, other: object = {}) {
  const [{ id: customerType }] = await api<any[]>(page, 'GET', 'activeCustomerTypes');
  const towns = await api<any[]>(page, 'GET', 'citiesTowns');
  return api<any>(page, 'POST', 'customerconf', {
    custName: unique('Ilkley Rainwater'),
    address1: '9',
    address2: unique('Lane'),
    address3: unique('Hamlet'),
    cityTown: towns.find(({ cityTownName }) => cityTownName === 'Sheffield').id,
    postCode: 'S7 1AB',
    customerType,
    phoneNo: '0114 496 0005',
    ...other,
  });
}

async function contactOf(page: Page, { customerId, cityTown }: any) {
  const [{ id: jobFunction }] = await api<any[]>(page, 'GET', 'jobfunctions');
  const address = { address1: '9', address2: 'Lane', address3: 'Hamlet', cityTown: cityTown.id };
  const email = `${unique('ina').replace(' ', '.')}@ilkley.example`;
  const name = { firstName: 'Ina', lastName: unique('Ilkley') };
  return api(page, 'POST', 'contactconf', {
    ...name,
    ...address,
    email,
    jobFunction,
    phoneNo: '0114 496 0006',
    customer: customerId,
  });
}

async function edit(page: Page, id: number) {
  await page.goto(`/customers/${id}/detail`);
  await page.getByRole('button', { name: 'Edit' }).click();
  const dialog = page.getByRole('dialog', { name: 'Customer Details' });
  await expect(dialog.getByRole('textbox', { name: 'Customer Name' })).not.toHaveValue('');
  return dialog;
}

test('AMB-045 VAL-039 an account number that is there is told where it changes, and comes back', async ({ page }) => {
  await signIn(page, 'admin');
  const custCode = code();
  const { customerId } = await customer(page, { custCode });
  const dialog = await edit(page, customerId);
  await expect(dialog.getByText('Active', { exact: true })).toBeVisible();
  const field = dialog.getByRole('textbox', { name: 'Account No' });
  const text = 'Please change or select a different Account Code from the "View MBP Branch Accounts" Page.';
  await field.pressSequentially('X');
  await expect(dialog.getByText(text)).toBeVisible();
  await field.blur();
  await expect(field).toHaveValue(custCode);
  await expect(dialog.getByText(text)).toHaveCount(0);
  await dialog.getByRole('button', { name: 'View MBP Branch Accounts' }).click();
  await expect(page).toHaveURL(new RegExp(`/customers/${customerId}/linkedaccounts$`));
  await expect(dialog).toBeHidden();
});

test('VAL-038 VAL-040 ERR-046 an account number that is used is told when it is left, and stops the save', async ({
  page,
}) => {
  await signIn(page, 'admin');
  const custCode = code();
  await customer(page, { custCode });
  const { customerId, mbpBranch } = await customer(page);
  const dialog = await edit(page, customerId);
  const field = dialog.getByRole('textbox', { name: 'Account No' });
  await field.fill(custCode);
  await dialog.getByRole('textbox', { name: 'Website' }).fill('www.ilkley.example');
  await expect(dialog.getByText('The Account No is already used')).toBeVisible();
  await dialog.getByRole('button', { name: 'Save', exact: true }).click();
  const warning = page.getByRole('alertdialog', { name: 'Warning' });
  await expect(warning).toContainText(`The Account No entered is already used for Branch: ${mbpBranch.branchName}`);
  expect(await violations(page)).toEqual([]);
  await warning.getByRole('button', { name: 'OK' }).click();
  await field.fill(`${custCode}B`);
  await dialog.getByRole('button', { name: 'Save', exact: true }).click();
  await expect(dialog).toBeHidden();
  expect(await api(page, 'GET', `customers/${customerId}`)).toMatchObject({ custCode: `${custCode}B` });
});

test('VAL-031 to VAL-036 the full dialog asks for more, in its own words', async ({ page }) => {
  await signIn(page, 'admin');
  const { customerId } = await customer(page);
  const dialog = await edit(page, customerId);
  for (const label of ['House', 'Street', 'Sub Area']) await dialog.getByRole('textbox', { name: label }).fill('');
  for (const label of ['Region', 'Branch', 'Sales Exec']) {
    await dialog.getByRole('combobox', { name: label }).fill('');
    await page.keyboard.press('Escape');
  }
  await dialog.getByRole('button', { name: 'Save', exact: true }).click();
  for (const text of [
    'House is required.',
    'Street is required.',
    'Sub Area is required.',
    'Region is required.',
    'Branch is required.',
    'SalesExec is required.',
  ])
    await expect(dialog.getByText(text, { exact: true })).toBeVisible();
  await expect(dialog.getByText('Key Contact is required.')).toHaveCount(0);
});

test('VAL-037 a customer that has contacts needs a key contact, one of its own', async ({ page }) => {
  await signIn(page, 'admin');
  const one = await customer(page);
  const contact = await contactOf(page, one);
  const dialog = await edit(page, one.customerId);
  await dialog.getByRole('textbox', { name: 'Message' }).fill('Ring before noon');
  await dialog.getByRole('button', { name: 'Save', exact: true }).click();
  await expect(dialog.getByText('Key Contact is required.')).toBeVisible();
  await dialog.getByRole('combobox', { name: 'Key Contact' }).click();
  await expect(page.getByRole('option')).toHaveText([contact.contactName]);
  await page.getByRole('option').click();
  await dialog.getByRole('button', { name: 'Save', exact: true }).click();
  await expect(dialog).toBeHidden();
  expect((await api(page, 'GET', `customers/${one.customerId}`)).keyContact.contactId).toBe(contact.contactId);
});

test('STA-015 AMB-039 branch accounts are added, changed, switched off and removed', async ({ page, allow }) => {
  allow.consoleErrors.push(answered(422));
  await signIn(page, 'admin');
  const { customerId } = await customer(page);
  await page.goto(`/customers/${customerId}/linkedaccounts`);
  await page.getByRole('button', { name: 'New branch account' }).first().click();
  const dialog = page.getByRole('dialog');
  await expect(dialog.getByLabel('Customer')).toHaveAttribute('readonly', '');
  await dialog.getByRole('button', { name: 'Save' }).click();
  for (const text of ['Account No is required.', 'Branch is required.', 'SalesExec is required.'])
    await expect(dialog.getByText(text)).toBeVisible();
  const tasCode = code();
  await dialog.getByRole('textbox', { name: 'Account No' }).fill(tasCode.toLowerCase());
  await choose(dialog, 'Branch', 'Sheffield');
  await expect(dialog.getByRole('combobox', { name: 'Sales Exec' })).not.toHaveValue('');
  const [added] = await Promise.all([
    page.waitForRequest((request) => request.url().endsWith(`/v1/addCustomerMBPBranch/${customerId}`)),
    dialog.getByRole('button', { name: 'Save' }).click(),
  ]);
  expect(added.method()).toBe('POST');
  await expect(dialog).toBeHidden();
  await expect(rows(page)).toContainText(tasCode);

  await rows(page).first().click();
  await dialog.getByRole('switch', { name: 'Main branch' }).or(dialog.getByLabel('Main branch')).check();
  await Promise.all([
    page.waitForRequest((request) => request.url().endsWith(`/v1/customergroup/${customerId}`)),
    dialog.getByRole('button', { name: 'Save' }).click(),
  ]);
  await expect(rows(page)).toContainText('Yes');

  await page.getByRole('button', { name: `Actions for ${tasCode}` }).click();
  await page.getByRole('menuitem', { name: 'Make inactive' }).click();
  await expect(rows(page)).toContainText('Inactive');
  await page.getByRole('button', { name: `Actions for ${tasCode}` }).click();
  await page.getByRole('menuitem', { name: 'Delete' }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Delete' }).click();
  await expect(page.getByText('No branch accounts yet')).toBeVisible();
});

for (const width of [1440, 390])
  for (const colorScheme of ['light', 'dark'] as const)
    test(`axe finds nothing in the dialogs of a customer at ${width} px, ${colorScheme}`, async ({ browser }) => {
      const context = await browser.newContext({
        viewport: { width, height: 844 },
        colorScheme,
        reducedMotion: 'reduce',
      });
      const page = await context.newPage();
      await signIn(page, 'admin');
      const { customerId } = await customer(page);
      const dialog = await edit(page, customerId);
      expect(await violations(page)).toEqual([]);
      expect((await dialog.boundingBox())!.width).toBe(Math.min(width, 700));
      await page.screenshot({ path: `dist/test-results/screens/customer-dialog-${width}-${colorScheme}.png` });
      for (const tab of ['contacts', 'linkedaccounts', 'notes', 'attachments']) {
        await page.goto(`/customers/${customerId}/${tab}`);
        await expect(page.locator('.MuiSkeleton-root')).toHaveCount(0);
        expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBeLessThanOrEqual(0);
      }
      await context.close();
    });
