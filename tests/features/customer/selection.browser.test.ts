import type { Page } from '@playwright/test';
import { violations } from '../../support/browser/axe.ts';
import { answered, api, expect, openNew, signIn, test } from '../../support/browser/fixtures.ts';
import { known, selection } from '../../support/browser/selection.ts';

// These tests fill in whole forms.
test.describe.configure({ timeout: 180_000 });

const hint = 'Search Account No, Customer Name, City/Town, Post Code, Telephone number';
const found = (page: Page) => selection(page).getByRole('grid', { name: 'Customers found' }).getByRole('row');

test('a customer and its contact are found in two steps and fill the form [BEH-047 BEH-048 BEH-049 BEH-050 BEH-051 BEH-053 BEH-083 BEH-084 BEH-085]', async ({
  page,
}) => {
  await signIn(page, 'internal');
  const { customer, contact } = await known(page);
  const form = await openNew(page, 'enquiry');
  await form.getByRole('button', { name: 'Search customers' }).click();
  const dialog = selection(page);
  const box = dialog.getByRole('searchbox');
  await expect(box).toHaveAttribute('placeholder', hint);
  await expect(box).toBeFocused();
  await expect(dialog.getByText('Please type some text in the search box.')).toBeVisible();
  await expect(dialog.getByRole('columnheader')).toHaveText([
    'Cust Code',
    'Cust Name',
    'Region',
    'City/Town',
    'Email',
    'Post Code',
  ]);
  await expect(dialog.getByRole('radio')).toHaveCount(3);
  await expect(dialog.getByRole('radio', { name: 'Yorkshire and the Humber' })).toBeChecked();
  await expect(dialog.getByRole('button', { name: 'Select', exact: true })).toBeDisabled();
  expect(await violations(page)).toEqual([]);

  await dialog.getByRole('button', { name: 'Contacts >>' }).click();
  await expect(dialog.getByText('Please select a customer first')).toBeVisible();
  await expect(dialog.getByRole('button', { name: 'New Contact' })).toHaveCount(0);
  await dialog.getByRole('button', { name: '<< Customers' }).click();

  await dialog.getByRole('radio', { name: 'All Customers' }).check();
  await box.fill(customer.custName);
  await found(page).filter({ hasText: customer.postCode }).click();
  await expect(dialog.getByText(`Customer: ${customer.custName}`)).toBeVisible();
  await expect(dialog.getByRole('columnheader')).toHaveText([
    'First Name',
    'Last Name',
    'Mobile',
    'Email',
    'Job Title',
    'Department',
  ]);
  await expect(dialog.getByRole('button', { name: 'Select', exact: true })).toBeDisabled();
  await dialog.getByRole('row').filter({ hasText: contact.email }).click();
  expect(await violations(page)).toEqual([]);
  await dialog.getByRole('button', { name: 'Select', exact: true }).click();
  await expect(dialog).toBeHidden();
  await expect(form.getByRole('combobox', { name: 'Customer' })).toHaveValue(customer.custName);
  await expect(form.getByRole('combobox', { name: 'Contact', exact: true })).toHaveValue(contact.contactName);

  await form.getByRole('button', { name: 'Search customers' }).click();
  await expect(dialog.getByText(`Customer: ${customer.custName}`)).toBeVisible();
  await dialog.getByRole('button', { name: '<< Customers' }).click();
  await expect(box).toHaveValue(customer.custName);
  await dialog.getByRole('button', { name: 'Clear the search' }).click();
  await expect(dialog.getByText('Please type some text in the search box.')).toBeVisible();
  await dialog.getByRole('button', { name: 'Cancel' }).click();
  await expect(form.getByRole('combobox', { name: 'Contact', exact: true })).toHaveValue(contact.contactName);
});

test('a customer is found and chosen by keyboard if no contact is required [BEH-052 BEH-053 BEH-062]', async ({
  page,
}) => {
  await signIn(page, 'internal');
  const { customer } = await known(page);
  const form = await openNew(page, 'contact');
  await form.getByRole('button', { name: 'Search customers' }).focus();
  await page.keyboard.press('Enter');
  const dialog = selection(page);
  await expect(dialog.getByRole('button', { name: 'Contacts >>' })).toHaveCount(0);
  await expect(dialog.getByRole('button', { name: 'Select', exact: true })).toBeDisabled();
  await dialog.getByRole('radio', { name: 'All Customers' }).check();
  await dialog.getByRole('searchbox').fill(customer.custName);
  await expect(found(page).filter({ hasText: customer.postCode })).toBeVisible();
  await dialog.getByRole('searchbox').press('ArrowDown');
  await expect(dialog.getByRole('grid')).toBeFocused();
  await page.keyboard.press('End');
  await page.keyboard.press('Home');
  await page.keyboard.press('Enter');
  await expect(dialog.getByRole('row', { selected: true })).toHaveCount(1);
  await expect(dialog.getByRole('button', { name: 'Select', exact: true })).toBeEnabled();
  await page.keyboard.press('Enter');
  await expect(dialog).toBeHidden();
  await expect(form.getByRole('combobox', { name: 'Customer' })).not.toHaveValue('');
});

test('the scope is sent; AMB-046 a scope without a name is not offered [BEH-086 PER-044]', async ({ page }) => {
  await signIn(page, 'internal', { change: ({ profile }) => (profile.defRegion = null) });
  const form = await openNew(page, 'contact');
  await form.getByRole('button', { name: 'Search customers' }).click();
  const dialog = selection(page);
  await expect(dialog.getByRole('radio')).toHaveCount(2);
  await expect(dialog.getByRole('radio', { name: 'Sheffield' })).toBeChecked();
  const asked = (path: string) => page.waitForRequest((request) => request.url().endsWith(path));
  await Promise.all([asked('/v1/searchCustomers/2'), dialog.getByRole('searchbox').fill('ltd')]);
  const [request] = await Promise.all([
    asked('/v1/searchCustomers/0'),
    dialog.getByRole('radio', { name: 'All Customers' }).check(),
  ]);
  expect(request.postDataJSON()).toEqual({ searchText: 'ltd' });
});

test('a failed search is reported, differs from an empty one, and can be repeated [ERR-041]', async ({
  page,
  allow,
}) => {
  allow.consoleErrors.push(answered(500));
  await signIn(page, 'internal');
  await page.route('**/v1/searchCustomers/*', (route) => route.fulfill({ status: 500, json: { message: 'No.' } }));
  const form = await openNew(page, 'contact');
  await form.getByRole('button', { name: 'Search customers' }).click();
  await selection(page).getByRole('searchbox').fill('ltd');
  const toast = page.getByRole('alert').filter({ hasText: 'Error while searching customers' });
  await expect(toast).toHaveText(/^Error\s*Error while searching customers$/);
  await expect(selection(page).getByText('The customers could not be loaded.')).toBeVisible();
  await expect(selection(page).getByText('No customers found')).toHaveCount(0);
  await expect(selection(page).getByText('0 customers')).toHaveCount(0);
  await page.unroute('**/v1/searchCustomers/*');
  await selection(page).getByRole('button', { name: 'Try again' }).click();
  await expect(selection(page).getByRole('status')).toHaveText(/customers$/);
});

test('an inactive customer is marked, and cannot be taken [BEH-096]', async ({ page }) => {
  await signIn(page, 'internal');
  const all = await api<any[]>(page, 'GET', 'customers?range=[0,999]');
  const gone = all.find(({ active }) => !active);
  const form = await openNew(page, 'contact');
  await form.getByRole('button', { name: 'Search customers' }).click();
  const dialog = selection(page);
  await dialog.getByRole('radio', { name: 'All Customers' }).check();
  await dialog.getByRole('searchbox').fill(gone.custName);
  const row = found(page).filter({ hasText: `${gone.custName} (inactive)` });
  await row.dblclick();
  await expect(dialog.getByText('This customer is inactive. Choose another, or make it active first.')).toBeVisible();
  await expect(dialog.getByRole('button', { name: 'Select', exact: true })).toBeDisabled();
});

test('10,000 customers are scrolled without drawing more than 80 [CON-016]', async ({ page }) => {
  await signIn(page, 'internal');
  const json = Array.from({ length: 10_000 }, (_, i) => ({
    customerId: i + 1,
    custCode: `C${i + 1}`,
    custName: `NUMBER ${i + 1}`,
    active: true,
    postCode: 'S7 1AB',
  }));
  await page.route('**/v1/searchCustomers/*', (route) => route.fulfill({ json }));
  const form = await openNew(page, 'contact');
  await form.getByRole('button', { name: 'Search customers' }).click();
  const grid = selection(page).getByRole('grid');
  await expect(grid).toHaveCSS('height', '300px');
  await selection(page).getByRole('searchbox').fill('number');
  await expect(grid).toHaveAttribute('aria-rowcount', '10001');
  expect((await found(page).nth(1).boundingBox())!.height).toBe(45);
  await grid.focus();
  await page.keyboard.press('End');
  await expect(found(page).filter({ hasText: 'NUMBER 10000' })).toBeVisible();
  expect(await found(page).count()).toBeLessThanOrEqual(81);
  for (const top of [0, 100_000, 223_000, 449_000]) {
    await grid.evaluate((element, to) => element.scrollTo({ top: to }), top);
    await expect(
      found(page)
        .filter({ hasText: `NUMBER ${Math.floor(top / 45) + 2}` })
        .first(),
    ).toBeInViewport();
  }
  await page.keyboard.press('Enter');
  await expect(grid.getByRole('row', { selected: true })).toContainText('NUMBER 10000');
});

test('the type-ahead accepts a name, clears other text, and does not reopen right after a choice [BEH-077 BEH-078 BEH-079 CON-018]', async ({
  page,
}) => {
  await signIn(page, 'internal');
  const form = await openNew(page, 'contact');
  const town = form.getByRole('combobox', { name: 'City/Town' });
  const list = page.getByRole('listbox');
  await town.fill('shef');
  await expect(list).toBeVisible();
  const { width } = (await page.locator('.MuiAutocomplete-paper').boundingBox())!;
  expect(width).toBe(350);
  expect((await list.boundingBox())!.height).toBeLessThanOrEqual(200);
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('ArrowUp');
  const chosen = Date.now();
  await page.clock.setFixedTime(chosen);
  await page.keyboard.press('Enter');
  await expect(town).toHaveValue('Sheffield');
  await page.clock.setFixedTime(chosen + 499);
  await town.click();
  await expect(list).toBeHidden();
  await page.clock.setFixedTime(chosen + 500);
  await town.click();
  await expect(list).toBeVisible();

  await town.fill('no such town');
  await page.keyboard.press('Tab');
  await expect(town).toHaveValue('');
  await expect(list).toBeHidden();
  await town.fill('leeds');
  await expect(page.getByRole('option', { name: 'Leeds', exact: true })).toBeVisible();
  await page.keyboard.press('Tab');
  await expect(town).toHaveValue('Leeds');
});

test('the dialog fills the screen on a telephone, and can on a desk [CON-021]', async ({ page }) => {
  await signIn(page, 'internal');
  const form = await openNew(page, 'contact');
  await form.getByRole('button', { name: 'Search customers' }).click();
  const dialog = selection(page);
  await expect(dialog).toHaveCSS('width', '800px');
  await dialog.getByRole('button', { name: 'Maximise' }).click();
  await expect(dialog).toHaveCSS('width', '1440px');
  await dialog.getByRole('button', { name: 'Restore the size' }).click();
  await page.setViewportSize({ width: 390, height: 844 });
  await expect(dialog).toHaveCSS('width', '390px');
  await dialog.getByRole('radio', { name: 'All Customers' }).check();
  await dialog.getByRole('searchbox').fill('ltd');
  await expect(found(page).nth(1)).toBeVisible();
  expect(await violations(page)).toEqual([]);
  expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBeLessThanOrEqual(0);
});
