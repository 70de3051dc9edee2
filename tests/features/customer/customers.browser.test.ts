import type { Page } from '@playwright/test';
import { violations } from '../../support/browser/axe.ts';
import { newContact, newCustomer } from '../../support/browser/customer.ts';
import {
  answered,
  api,
  breakOnce,
  choose,
  elsewhere,
  expect,
  openRow,
  rows,
  signIn,
  test,
} from '../../support/browser/fixtures.ts';

let made = 0;
const code = () => `T${Date.now().toString(36).toUpperCase()}${++made}`;

/** A customer that needs no approval. */
const customer = async (page: Page, more: object = {}) => newCustomer(await elsewhere(page, 'admin'), more);

async function edit(page: Page, id: number) {
  await page.goto(`/customers/${id}/detail`);
  await page.getByRole('button', { name: 'Edit' }).click();
  const dialog = page.getByRole('dialog', { name: 'Customer Details' });
  await expect(dialog.getByRole('textbox', { name: 'Customer Name' })).not.toHaveValue('');
  return dialog;
}

test('typing over an existing account number says where to change it, and restores it [AMB-045 VAL-039]', async ({
  page,
}) => {
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

test('an account number in use is reported when the field is left, and stops the save [VAL-038 VAL-040 ERR-046]', async ({
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

test('the full dialog requires more than the quick one, with its own messages [VAL-030 VAL-031 VAL-032 VAL-033 VAL-034 VAL-035 VAL-036 BEH-087 FMT-005 ERR-032]', async ({
  page,
  allow,
}) => {
  allow.consoleErrors.push(answered(500));
  await signIn(page, 'admin');
  const { customerId, salesExec } = await customer(page, { mainNotes: `${'x'.repeat(250)}\nand a line` });
  const dialog = await edit(page, customerId);
  await expect(dialog.getByRole('textbox', { name: 'Notes' })).toHaveAttribute('rows', '4');
  await dialog.getByRole('textbox', { name: 'Notes' }).fill('');
  await expect(dialog.getByRole('textbox', { name: 'Notes' })).toHaveAttribute('rows', '2');
  await breakOnce(page, `**/v1/customers/${customerId}`);
  await dialog.getByRole('button', { name: 'Save', exact: true }).click();
  await expect(page.getByText('Error while updating customer', { exact: true })).toBeVisible();

  const exec = dialog.getByRole('combobox', { name: 'Sales Exec' });
  await expect(exec).toHaveValue(salesExec.salesExecName);
  await choose(dialog, 'Branch', 'Exeter');
  await expect(exec).not.toHaveValue(salesExec.salesExecName);
  await expect(exec).not.toHaveValue('');
  await dialog.getByRole('combobox', { name: 'Branch' }).fill('');
  await expect(exec).toHaveValue('');

  for (const label of ['Customer Name', 'House', 'Street', 'Sub Area', 'Post Code', 'Phone No'])
    await dialog.getByRole('textbox', { name: label }).fill('');
  for (const label of ['City/Town', 'Customer Type', 'Region', 'Branch', 'Sales Exec'])
    await dialog.getByRole('combobox', { name: label }).fill('');
  await dialog.getByRole('button', { name: 'Save', exact: true }).click();
  for (const text of [
    'Customer Name is required.',
    'House is required.',
    'Street is required.',
    'Sub Area is required.',
    'City/Town is required.',
    'Post Code is required.',
    'Region is required.',
    'Branch is required.',
    'SalesExec is required.',
    'Customer Type is required.',
    'Phone number is required.',
  ])
    await expect(dialog.getByText(text, { exact: true })).toBeVisible();
  await expect(dialog.getByText('Key Contact is required.')).toHaveCount(0);
});

test('a customer with contacts needs one of them as its key contact [VAL-037]', async ({ page }) => {
  await signIn(page, 'admin');
  const one = await customer(page);
  const contact = await newContact(await elsewhere(page, 'admin'), one);
  const dialog = await edit(page, one.customerId);
  await dialog.getByRole('textbox', { name: 'Message' }).fill('Ring before noon');
  await dialog.getByRole('button', { name: 'Save', exact: true }).click();
  await expect(dialog.getByText('Key Contact is required.')).toBeVisible();
  await dialog.getByRole('combobox', { name: 'Key Contact' }).click();
  await expect(page.getByRole('option')).toHaveText([new RegExp(contact.contactName)]);
  await page.getByRole('option').click();
  await dialog.getByRole('button', { name: 'Save', exact: true }).click();
  await expect(dialog).toBeHidden();
  expect((await api(page, 'GET', `customers/${one.customerId}`)).keyContact.contactId).toBe(contact.contactId);
});

test('branch accounts are added, changed, switched off and removed [BEH-046 STA-015 AMB-039 AMB-099 VAL-042 VAL-043 ERR-038 ERR-039]', async ({
  page,
  allow,
}) => {
  allow.consoleErrors.push(answered(500));
  await signIn(page, 'admin');
  const { customerId } = await customer(page);
  await page.goto(`/customers/${customerId}/linkedaccounts`);
  await page.getByRole('button', { name: 'New branch account' }).first().click();
  const dialog = page.getByRole('dialog');
  const save = dialog.getByRole('button', { name: 'Save', exact: true });
  await expect(dialog.getByLabel('Customer')).toHaveAttribute('readonly', '');
  await save.click();
  const texts = ['Account No is required.', 'Branch is required.', 'SalesExec is required.'];
  for (const text of texts) await expect(dialog.getByText(text)).toBeVisible();
  await dialog.getByLabel('Active').uncheck();
  await save.click();
  for (const text of texts.slice(1)) await expect(dialog.getByText(text)).toHaveCount(0);
  await expect(dialog.getByText(texts[0]!)).toBeVisible();
  await dialog.getByLabel('Active').check();

  const tasCode = code();
  await dialog.getByRole('textbox', { name: 'Account No' }).fill(tasCode.toLowerCase());
  await choose(dialog, 'Branch', 'Sheffield');
  await expect(dialog.getByRole('combobox', { name: 'Sales Exec' })).not.toHaveValue('');
  const path = `/v1/addCustomerMBPBranch/${customerId}`;
  await breakOnce(page, `**${path}`, 'java.lang.RuntimeException: The branch takes no new accounts.');
  await save.click();
  await expect(dialog.getByText('The branch takes no new accounts.', { exact: true })).toBeVisible();
  await expect(page.getByText('Error while saving Customer group.')).toBeVisible();
  await breakOnce(page, `**${path}`);
  await save.click();
  await expect(dialog.getByText('Broken', { exact: true })).toBeVisible();
  const [added] = await Promise.all([page.waitForRequest((request) => request.url().endsWith(path)), save.click()]);
  expect(added.method()).toBe('POST');
  await expect(dialog).toBeHidden();
  await expect(rows(page)).toContainText(tasCode);
  await page.getByRole('button', { name: 'View errors' }).click();
  await expect(page.getByText('Some data was not loaded from "addCustomerMBPBranch"', { exact: true })).toBeVisible();
  await page.getByRole('button', { name: 'Clear All Errors' }).click();

  await openRow(rows(page).first());
  await dialog.getByRole('switch', { name: 'Main branch' }).or(dialog.getByLabel('Main branch')).check();
  await Promise.all([
    page.waitForRequest((request) => request.url().endsWith(`/v1/customergroup/${customerId}`)),
    save.click(),
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

test('failed loads of the customer dialog are reported with their source [ERR-029]', async ({ page, allow }) => {
  allow.consoleErrors.push(answered(500));
  await signIn(page, 'admin');
  const { customerId, mbpBranch } = await customer(page);
  const sources = {
    Region: 'activeRegions',
    Branch: 'activeMbpBranches',
    'Sales Exec': 'activeSalesExecs',
    'Customer Type': 'activeCustomerTypes',
    Tags: 'tags/CUSTOMER',
  };
  const broken = { status: 500, json: { message: 'Broken', code: 'unexpected' } };
  // Before the page is loaded, which fetches some of these lists ahead.
  for (const source of Object.values(sources))
    await page.route(`**/v1/${source}{,?*}`, (route) => route.fulfill(broken));
  const dialog = await edit(page, customerId);
  for (const label of Object.keys(sources)) {
    await dialog.getByRole('combobox', { name: label }).click();
    await expect(page.getByText('Some data was not loaded from different EPs')).toBeVisible();
    await page
      .getByRole('listbox')
      .or(page.getByText(/^The .* could not be loaded\./))
      .first()
      .waitFor();
  }
  const custCode = code();
  const account = `checkCustCode/${custCode}/${mbpBranch.id}`;
  await page.route(`**/v1/${account}`, (route) => route.fulfill(broken));
  await dialog.getByRole('textbox', { name: 'Account No' }).fill(custCode);
  await dialog.getByRole('button', { name: 'Save', exact: true }).click();
  await expect(dialog).toBeHidden();
  // The dialog of another customer, which no page has loaded yet.
  await page.route('**/v1/customerInfo/*', (route) => route.fulfill(broken));
  await page.getByRole('navigation', { name: 'Main menu' }).getByRole('link', { name: 'Customers' }).click();
  await rows(page)
    .first()
    .getByRole('button', { name: /^Actions for/ })
    .click();
  await page.getByRole('menuitem', { name: 'Edit' }).click();
  await expect(page.getByRole('dialog').getByRole('button', { name: 'Try again' })).toBeVisible();
  await page.keyboard.press('Escape');
  await page.getByRole('button', { name: 'View errors' }).click();
  for (const source of [...Object.values(sources), account])
    await expect(page.getByText(`Some data was not loaded from "${source}"`, { exact: true })).toBeVisible();
  await expect(page.getByText(/^Some data was not loaded from "customerInfo\/\d+"$/)).toBeVisible();
});

for (const width of [1440, 390])
  // The colours are the same at both widths.
  for (const colorScheme of width === 390 ? (['light'] as const) : (['light', 'dark'] as const))
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
      await expect.poll(async () => (await dialog.boundingBox())?.width).toBe(Math.min(width, 700));
      for (const tab of ['contacts', 'linkedaccounts', 'notes', 'attachments']) {
        await page.goto(`/customers/${customerId}/${tab}`);
        await expect(page.locator('.MuiSkeleton-root')).toHaveCount(0);
        expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBeLessThanOrEqual(0);
      }
      await context.close();
    });
