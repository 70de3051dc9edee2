import type { Page } from '@playwright/test';
import { violations } from './axe.ts';
import { api, choose, expect, openNew, signIn, test } from './fixtures.ts';

test.describe.configure({ timeout: 120_000 });

/** A customer with accounts that are active, and their branches. */
async function withAccounts(page: Page, fits: (branches: readonly any[]) => boolean) {
  const accounts = (await api<any[]>(page, 'GET', 'customermbpbranches')).filter(({ active }) => active);
  for (const { customer } of accounts) {
    const branches = accounts
      .filter((account) => account.customer.customerId === customer.customerId)
      .map(({ mbpBranch }) => mbpBranch);
    if (fits(branches)) return { customer, branches };
  }
  throw new Error('There is no such customer.');
}

test('VAL-111 to save an enquiry or a customer with no data is warned of', async ({ page }) => {
  await signIn(page, 'internal');
  const enquiry = await openNew(page, 'enquiry');
  await enquiry.getByRole('button', { name: 'Save' }).click();
  await expect(page.getByText('Enquiry info not found', { exact: true })).toBeVisible();
  await expect(enquiry.getByText('Description is required.', { exact: true })).toBeVisible();
  await page.goto('/customers');
  await page.getByRole('button', { name: 'New customer' }).click();
  const customer = page.getByRole('dialog', { name: 'Customer Details' });
  await customer.getByRole('button', { name: 'Save' }).click();
  await expect(page.getByText('Enquiry info not found', { exact: true })).toBeVisible();
  await customer.getByRole('textbox', { name: 'Customer Name' }).fill('Something');
  await expect(page.getByText('Enquiry info not found', { exact: true })).toBeHidden();
  await customer.getByRole('button', { name: 'Save' }).click();
  await expect(page.getByText('Enquiry info not found', { exact: true })).toBeHidden();
});

test('BEH-089 whoever may only add enquiries of the own branch finds it chosen and locked where the customer has it, else none', async ({
  page,
}) => {
  await signIn(page, 'internal', { change: ({ permissions }) => (permissions.AddNewEnquiry = 5) });
  const { defBranch } = await api(page, 'GET', 'user/profile');
  const isOwn = ({ id }: { id: number }) => id === defBranch.id;
  const at = await withAccounts(page, (branches) => branches.some(isOwn));
  const away = await withAccounts(page, (branches) => !branches.some(isOwn));
  const dialog = await openNew(page, 'enquiry');
  await choose(dialog, 'Customer', at.customer.custName);
  const locked = dialog.getByRole('textbox', { name: 'Branch' });
  await expect(locked).toHaveValue(defBranch.branchName);
  await expect(locked).toHaveAttribute('aria-readonly', 'true');
  const { salesExecName } = at.branches.find(isOwn);
  await expect(dialog.getByRole('textbox', { name: 'Sales Exec' })).toHaveValue(salesExecName);
  await choose(dialog, 'Customer', away.customer.custName);
  await expect(dialog.getByRole('combobox', { name: 'Branch' })).toHaveValue('');
  await expect(dialog.getByRole('textbox', { name: 'Sales Exec' })).toHaveValue('');
});

test('the branch of an enquiry is one at which its customer has an account', async ({ page }) => {
  await signIn(page, 'internal');
  const { customer, branches } = await withAccounts(page, ({ length }) => length > 1);
  const dialog = await openNew(page, 'enquiry');
  await choose(dialog, 'Customer', customer.custName);
  await dialog.getByRole('combobox', { name: 'Branch' }).click();
  await expect(page.getByRole('option')).toHaveCount(branches.length);
  await page.getByRole('option', { name: branches[0].branchName, exact: true }).click();
  await expect(dialog.getByRole('combobox', { name: 'Branch' })).toHaveValue(branches[0].branchName);
});

test('BEH-072 CON-017 a quotation is searched for in a table of five columns, and brings its customer', async ({
  page,
}) => {
  await signIn(page, 'internal');
  const [quotation] = await api<any[]>(page, 'GET', 'quotations');
  const { customer, sQuoteNo, versionNo } = quotation;
  const dialog = await openNew(page, 'activity');
  await dialog.getByRole('button', { name: 'Search quotations' }).click();
  const search = page.getByRole('dialog', { name: 'Quotation Selection' });
  expect(await search.boundingBox()).toMatchObject({ width: 800, height: 600 });
  await expect(search.getByRole('columnheader')).toHaveText([
    'Quote Version',
    'Quote Version Date',
    'Address',
    'Customer',
    'Status',
  ]);
  const grid = search.getByRole('grid', { name: 'Quotations found' });
  await expect(grid).toHaveCSS('height', '200px');
  await expect(search.getByText('Choose a quotation to see more of it.')).toBeVisible();
  await search.getByRole('searchbox', { name: 'Global Search' }).fill(sQuoteNo);
  const row = grid.getByRole('row').filter({ hasText: `${sQuoteNo} v${versionNo}` });
  await expect(row).toHaveCSS('height', '45px');
  expect(await grid.getByRole('row').count()).toBeLessThanOrEqual(81);
  await row.click();
  const { address1, address2, postCode } = await api(page, 'GET', `opportunity/${quotation.opportunity.oppId}`);
  await expect(row).toContainText(`${address1}, ${address2}, ${postCode}`);
  await expect(search.getByText(quotation.expiryDate, { exact: true })).toBeVisible();
  expect(await violations(page)).toEqual([]);
  await search.getByRole('button', { name: 'Maximize' }).click();
  await expect(grid).not.toHaveCSS('height', '200px');
  await search.getByRole('button', { name: 'Select', exact: true }).click();
  await expect(search).toBeHidden();
  await expect(dialog.getByRole('combobox', { name: 'Quotation' })).toHaveValue(`${sQuoteNo} v${versionNo}`);
  await expect(dialog.getByRole('combobox', { name: 'Customer' })).toHaveValue(customer.custName);
});

test('CON-017 the enquiries of the quotation form are scrolled in a table of 200 px', async ({ page }) => {
  await signIn(page, 'internal');
  await page.goto('/quotations');
  await page.getByRole('button', { name: 'New quotation' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Search enquiries' }).click();
  const grid = page.getByRole('grid', { name: 'Enquiries found' });
  await expect(grid).toHaveCSS('height', '200px');
  await expect(grid.getByText('Loading…')).toHaveCount(0);
  await expect(grid.getByRole('row').nth(1)).toHaveCSS('height', '45px');
  await grid.focus();
  await page.keyboard.press('End');
  await expect(grid.getByRole('row').last()).toBeInViewport();
  expect(await grid.getByRole('row').count()).toBeLessThanOrEqual(81);
  await page.keyboard.press('Enter');
  await expect(grid.getByRole('row', { selected: true })).toBeVisible();
});
