import { expect, rows, signIn, test } from '../support/browser/fixtures.ts';

test('a read-only user sees customers and no way to change them', async ({ page }) => {
  await signIn(page, 'readonly');
  await page.goto('/');
  const menu = page.getByRole('navigation', { name: 'Main menu' });
  await expect(menu.getByRole('link', { name: 'Customers' })).toBeVisible();
  for (const group of ['SETTINGS', 'USERS & ACCESS']) await expect(menu.getByText(group)).toHaveCount(0);
  await page.goto('/customers');
  await expect(rows(page)).toHaveCount(25);
  await expect(page.getByRole('button', { name: 'New customer' })).toHaveCount(0);
  await expect(page.getByRole('table').getByRole('checkbox')).toHaveCount(0);
  await page.keyboard.press('n');
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await rows(page).first().click({ button: 'right' });
  await expect(page.getByRole('menuitem')).toHaveText(['Open']);
  await page.getByRole('menuitem', { name: 'Open' }).click();
  await expect(page.getByRole('tab', { name: 'Detail' })).toBeVisible();
  await expect(page.getByRole('button', { name: 'Edit' })).toHaveCount(0);
});

test('PER-001 NAV-022 NAV-025 a page that is not allowed does not open: the navigation is cancelled', async ({
  page,
}) => {
  await signIn(page, 'readonly');
  await page.goto('/customers');
  await expect(rows(page)).toHaveCount(25);
  for (const path of ['/opportunitySetting/QuotationGrades', '/branches', '/tags']) {
    await page.goto(path);
    await expect(page).toHaveURL(/\/customers$/);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Customers');
  }
});
