import { answered, api, expect, go, rows, signIn, test } from '../../support/browser/fixtures.ts';

test('an admin sees the product as a role would: nothing can be changed, and a page that stays closed says why', async ({
  page,
  allow,
}) => {
  allow.consoleErrors.push(answered(422));
  await signIn(page, 'admin');
  const role = (await api<any[]>(page, 'GET', 'roles')).find(({ roleName }) => roleName === 'Internal Sales');
  await page.goto(`/roles/${role.id}/permissions`);
  await page.getByRole('button', { name: 'View as this role' }).click();
  const bar = page.getByRole('region', { name: 'View' });
  await expect(bar).toContainText(/^Viewing as the role Internal Sales at your branch, \w+, until \d\d:\d\d\./);
  const menu = page.getByRole('navigation', { name: 'Main menu' });
  await expect(menu.getByText('USERS & ACCESS')).toHaveCount(0);

  await page.goto('/customers');
  await expect(rows(page)).toHaveCount(25);
  await expect(page.getByRole('button', { name: 'New customer', exact: true })).toHaveCount(0);
  await rows(page).first().click({ button: 'right' });
  await expect(page.getByRole('menuitem')).toHaveText(['Open']);
  await page.keyboard.press('Escape');
  await expect(bar).toBeVisible();

  await go(page, '/users');
  await expect(
    page.getByText('“Users” was not opened. You need the permission “Manage users and roles”'),
  ).toBeVisible();
  await expect(page).toHaveURL(/\/customers$/);
  await go(page, '/reports/Won%20Orders');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('ACCESS DENIED');
  const main = page.getByRole('main');
  await expect(main).toContainText(
    'You need the permission “Report: Won Orders”, with the level “Own branch” or “All branches”.',
  );
  await expect(main).toContainText('You can ask Anna Admin');

  await bar.getByRole('button', { name: 'Stop viewing' }).click();
  await expect(page).toHaveURL(new RegExp(`/roles/${role.id}/permissions$`));
  await expect(bar).toHaveCount(0);
  await page.getByRole('button', { name: 'Compare' }).click();
  const dialog = page.getByRole('dialog', { name: 'Compare roles' });
  await expect(dialog.getByRole('columnheader').first()).toHaveText('Permission');
  await expect(dialog.getByRole('status')).toHaveText(/^\d+ permissions? differs?$/);
});
