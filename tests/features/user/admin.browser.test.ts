import { mailedLink } from '../../support/mail-files.ts';
import { dataDir } from '../../playwright.config.ts';
import { answered, api, choose, expect, rows, signIn, signInAs, test, unique } from '../../support/browser/fixtures.ts';

test('an admin adds a quotation grade, renames it and switches it off, and undoes that', async ({ page }) => {
  await signIn(page, 'admin');
  await page.goto('/');
  const menu = page.getByRole('navigation', { name: 'Main menu' });
  await menu.getByRole('button', { name: 'Enquiry settings' }).click();
  await menu.getByRole('link', { name: 'Quotation Grades' }).click();
  await expect(page).toHaveURL(/\/opportunitySetting\/QuotationGrades$/);
  await page.getByRole('button', { name: 'New quotation grade' }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByRole('button', { name: 'Save' }).click();
  await expect(dialog.getByText(/is required/)).toBeVisible();
  const [name, renamed] = [unique('Verbal order'), unique('Order by letter')];
  await dialog.getByRole('textbox').first().fill(name);
  await dialog.getByRole('button', { name: 'Save' }).click();
  await expect(dialog).toBeHidden();

  await page.getByRole('searchbox').fill(name);
  await expect(rows(page)).toHaveCount(1);
  await rows(page).first().click();
  await page.getByRole('dialog').getByRole('textbox').first().fill(renamed);
  await page.getByRole('dialog').getByRole('button', { name: 'Save' }).click();
  await page.getByRole('searchbox').fill(renamed);
  await expect(rows(page)).toHaveCount(1);
  await page.getByRole('checkbox', { name: `Select ${renamed}` }).check();
  await page.getByRole('button', { name: 'Make inactive' }).click();
  await expect(rows(page)).toContainText('Inactive');
  await page.getByRole('button', { name: 'Undo' }).click();
  await expect(rows(page)).not.toContainText('Inactive');

  await page.getByRole('button', { name: `Actions for ${renamed}` }).click();
  await page.getByRole('menuitem', { name: 'Delete' }).click();
  const question = page.getByRole('alertdialog');
  await expect(question).toContainText(renamed);
  await question.getByRole('button', { name: 'Delete' }).click();
  await expect(page.getByText('No quotation grades match')).toBeVisible();
});

test('a value in use is not deleted, and the message says how many records use it', async ({ page }) => {
  await signIn(page, 'admin');
  await page.goto('/customerSetting/Types');
  await page.getByRole('button', { name: 'Actions for Builder', exact: true }).click();
  await page.getByRole('menuitem', { name: 'Delete' }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Delete' }).click();
  await expect(page.getByText(/This customer type is used by \d+ customers, so it cannot be deleted\./)).toBeVisible();
  await expect(rows(page).filter({ hasText: 'Builder' }).first()).toBeVisible();
});

test('a new user chooses a password through a mailed link and signs in', async ({ page, browser }) => {
  await signIn(page, 'admin');
  await page.goto('/users');
  await page.getByRole('button', { name: 'New user' }).click();
  const dialog = page.getByRole('dialog', { name: 'New user' });
  const email = `nadia.newman${Date.now()}@people.example`;
  await dialog.getByRole('textbox', { name: 'First name' }).fill('Nadia');
  await dialog.getByRole('textbox', { name: 'Last name' }).fill('Newman');
  await dialog.getByRole('textbox', { name: 'E-mail' }).fill(email);
  await dialog.getByRole('button', { name: 'Save' }).click();
  await expect(dialog.getByText('Role is required.')).toBeVisible();
  await choose(dialog, 'Role', 'Internal Sales');
  await dialog.getByRole('button', { name: 'Save' }).click();
  await expect(dialog).toBeHidden();
  await page.getByRole('searchbox').fill('newman');
  await expect(rows(page).filter({ hasText: email })).toContainText('Internal Sales');

  const link = await expect
    .poll(() => mailedLink(dataDir, email), { timeout: 20_000 })
    .toBeTruthy()
    .then(() => mailedLink(dataDir, email)!);
  const other = await browser.newPage();
  await other.goto(new URL(link).pathname + new URL(link).search);
  await other.getByLabel('New Password', { exact: true }).fill('Nadia-password-1');
  await other.getByLabel('Confirm New Password').fill('Nadia-password-1');
  await other.getByRole('button', { name: /Save|Set|Change/ }).click();
  await signInAs(other, email, 'Nadia-password-1');
  await expect(other.getByRole('heading', { level: 1 })).toContainText('Nadia');
  await other.close();
});

test('AMB-013 the e-mail of a user is changed on their page; an address in use is refused', async ({ page, allow }) => {
  allow.consoleErrors.push(answered(422));
  await signIn(page, 'admin');
  const [user] = (await api<any[]>(page, 'GET', 'users')).filter(({ id }) => id > 8);
  await page.goto(`/users/${user.id}/detail`);
  await page.getByRole('button', { name: 'Change e-mail' }).click();
  const dialog = page.getByRole('dialog', { name: 'Change e-mail' });
  const field = dialog.getByRole('textbox', { name: 'New e-mail' });
  await field.fill('admin@demo.branchline.example');
  await dialog.getByRole('button', { name: 'Save' }).click();
  await expect(
    dialog.getByText(
      'Error while updating the email address. Ensure that the new email address is not already used by another user.',
    ),
  ).toBeVisible();
  const email = `moved${Date.now()}@people.example`;
  await field.fill(email);
  await dialog.getByRole('button', { name: 'Save' }).click();
  await expect(dialog).toBeHidden();
  await expect(page.getByRole('link', { name: email })).toBeVisible();
});

test('PER-037 PER-039 a permission given to a role takes effect', async ({ page, browser }) => {
  await signIn(page, 'admin');
  const role = (await api<any[]>(page, 'GET', 'roles')).find(({ roleName }) => roleName === 'Sales Executive');
  await page.goto(`/roles/${role.id}/permissions`);
  const others = await browser.newPage();
  await signIn(others, 'salesexec');
  await others.goto('/');
  await expect(others.getByRole('navigation').getByRole('link', { name: 'Customers' })).toBeVisible();
  await expect(others.getByText('USERS & ACCESS')).toHaveCount(0);

  const level = (name: string) =>
    page.getByRole('radiogroup', { name: 'Level of Manage users and roles' }).getByLabel(name);
  await level('Allowed').check();
  await page.getByRole('radiogroup', { name: 'Level of See customers' }).getByLabel('Own branch').check();
  await expect(page.getByText('2 unsaved changes')).toBeVisible();
  await page.getByRole('radiogroup', { name: 'Level of See customers' }).getByLabel('All branches').check();
  await expect(page.getByText('1 unsaved change', { exact: true })).toBeVisible();
  await page.getByRole('tab', { name: 'Detail' }).click();
  await page.getByRole('button', { name: 'Keep editing' }).click();
  await page.getByRole('button', { name: 'Save' }).click();
  await expect(page.getByText('1 permission saved')).toBeVisible();
  await others.evaluate(() => localStorage.clear());
  await signIn(others, 'salesexec');
  await others.goto('/');
  await expect(others.getByText('USERS & ACCESS')).toBeVisible();
  await others.close();

  await level('None').check();
  await page.getByRole('button', { name: 'Save' }).click();
  await expect(page.getByText('unsaved change')).toHaveCount(0);
  await page.getByRole('tab', { name: 'Detail' }).click();
  const kept = await api<any[]>(page, 'GET', `rolePermissions/${role.id}`);
  expect(kept.map(({ permission }) => permission.permissionCode)).not.toContain('ViewUsersRoles');
});
