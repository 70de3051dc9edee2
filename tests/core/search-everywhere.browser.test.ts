import { elsewhere, expect, rows, signIn, test } from '../support/browser/fixtures.ts';
import { draft } from '../support/customers.ts';

test('the search from anywhere finds by kind, in spite of a slip, and what to do', async ({ page }) => {
  await (await elsewhere(page, 'admin')).post('customerconf', draft({ custName: 'Zanderholm Fencing' }));
  await signIn(page, 'admin');
  await page.goto('/customers/1/detail');
  await expect(page.getByRole('navigation', { name: 'Breadcrumb' })).toContainText('HUNT HEATING');
  await page.goto('/enquiries');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Enquiries');
  const { keyboard } = page;
  const open = async (text: string) => {
    await keyboard.press('Control+k');
    await keyboard.type(text);
  };
  const options = page.getByRole('option');

  await open('');
  await expect(options).toHaveText([/^Enquiries/, /^HUNT HEATING SERVICES LIMITED/]);
  await keyboard.press('ArrowDown');
  await keyboard.press('Enter');
  await expect(page).toHaveURL(/\/customers\/1\/detail$/);

  await open('hunt');
  await expect(options.first()).toContainText('HUNT HEATING SERVICES LIMITED');
  await page.getByRole('tab', { name: /^Contacts \d+$/ }).click();
  await expect(page.getByRole('listbox').getByText('Contacts', { exact: true })).toBeVisible();
  await expect(page.getByRole('listbox').getByText('Customers', { exact: true })).toBeHidden();
  await keyboard.press('Escape');

  await open('zandreholm');
  await expect(page.getByText('Similar customers')).toBeVisible();
  await expect(options.first()).toContainText('ZANDERHOLM FENCING');
  await keyboard.press('Escape');

  await open('won ord');
  await expect(options.first()).toContainText('Won Orders');
  await keyboard.press('Escape');

  await open('new cust');
  await expect(options.first()).toContainText('New customer');
  await keyboard.press('Enter');
  await expect(page.getByRole('dialog', { name: 'Customer Details' })).toBeVisible();
  await keyboard.press('Escape');
  await expect(page).toHaveURL(/\/customers$/);

  await open('log');
  await page.getByRole('option', { name: 'Log what happened' }).click();
  const log = page.getByRole('dialog', { name: 'Log what happened' });
  await expect(log.getByPlaceholder('Name, number, telephone or e-mail')).toBeFocused();
  // The first one closes the list of what was opened last.
  await keyboard.press('Escape');
  await keyboard.press('Escape');
  await expect(log).toHaveCount(0);

  await page
    .getByRole('textbox', { name: 'Search customers' })
    .or(page.getByRole('searchbox'))
    .first()
    .fill('zandreholm');
  await page.getByRole('button', { name: 'ZANDERHOLM FENCING' }).click();
  await expect(rows(page)).toHaveCount(1);
  await expect(rows(page)).toContainText('ZANDERHOLM FENCING');
});
