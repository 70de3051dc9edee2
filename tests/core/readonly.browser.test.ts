import { expect, rows, signIn, test } from '../support/browser/fixtures.ts';

test('a read-only user sees customers and no way to change them; a lock says which permission that needs', async ({
  page,
}) => {
  await signIn(page, 'readonly');
  await page.goto('/');
  const menu = page.getByRole('navigation', { name: 'Main menu' });
  await expect(menu.getByRole('link', { name: 'Customers' })).toBeVisible();
  for (const group of ['SETTINGS', 'USERS & ACCESS']) await expect(menu.getByText(group)).toHaveCount(0);
  await page.goto('/customers');
  await expect(rows(page)).toHaveCount(25);
  await expect(page.getByRole('button', { name: 'New customer', exact: true })).toHaveCount(0);
  await expect(page.getByRole('table').getByRole('checkbox')).toHaveCount(0);
  await page.getByRole('button', { name: 'Why is there no “New customer”?' }).click();
  const why = page.getByRole('dialog', { name: 'Why is there no “New customer”?' });
  const needed = 'You need the permission “Change customers and contacts”, with the level';
  await expect(why).toContainText(needed);
  await expect(why).toContainText(/You can ask [^.]*Anna Admin/);
  await page.keyboard.press('Escape');
  await page.keyboard.press('n');
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await rows(page).first().click({ button: 'right' });
  await expect(page.getByRole('menuitem')).toHaveText(['Open']);
  await page.getByRole('menuitem', { name: 'Open' }).click();
  await expect(page.getByRole('tab', { name: 'Detail' })).toBeVisible();
  await expect(page.getByRole('button', { name: 'Edit', exact: true })).toHaveCount(0);
  await page.getByRole('button', { name: 'Why is there no “Edit”?' }).click();
  await expect(page.getByRole('dialog', { name: 'Why is there no “Edit”?' })).toContainText(needed);
});

test('at level 0, neither an enquiry nor a quotation can be added [PER-007 PER-010]', async ({ page }) => {
  await signIn(page, 'readonly');
  for (const [path, button] of [
    ['/quotations', 'New quotation'],
    ['/enquiries', 'New enquiry'],
  ] as const) {
    await page.goto(path);
    await expect(rows(page)).toHaveCount(25);
    await expect(page.getByRole('button', { name: button, exact: true })).toHaveCount(0);
    await page.keyboard.press('n');
    await expect(page.getByRole('dialog')).toHaveCount(0);
  }
});

test('a page that is not allowed does not open: the navigation is cancelled [PER-001 NAV-022 NAV-025]', async ({
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
