import { mailedLink } from '../../support/mail-files.ts';
import { dataDir } from '../../playwright.config.ts';
import {
  answered,
  api,
  choose,
  everyRow,
  expect,
  rows,
  signIn,
  signInAs,
  test,
  unique,
} from '../../support/browser/fixtures.ts';

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

test('STA-006 ERR-020 a new user is invited, chooses a password and signs in', async ({ page, browser, allow }) => {
  allow.consoleErrors.push(answered(400));
  await signIn(page, 'admin');
  await page.goto('/users');
  await page.getByRole('button', { name: 'New user' }).click();
  const dialog = page.getByRole('dialog', { name: 'New user' });
  const email = `nadia.newman${Date.now()}@people.example`;
  await dialog.getByRole('textbox', { name: 'First name' }).fill('Nadia');
  await dialog.getByRole('textbox', { name: 'Last name' }).fill('Newman');
  const address = dialog.getByRole('textbox', { name: 'E-mail' });
  await address.fill('admin@demo.branchline.example');
  await dialog.getByRole('button', { name: 'Save' }).click();
  await expect(dialog.getByText('Role is required.')).toBeVisible();
  await choose(dialog, 'Role', 'Internal Sales');
  await dialog.getByRole('button', { name: 'Save' }).click();
  await expect(page.getByText('Email already exists.')).toHaveCount(2);
  await expect(dialog.getByText('Email already exists.')).toBeVisible();
  await expect(dialog.getByRole('textbox', { name: 'First name' })).toHaveValue('Nadia');
  await address.fill(email);
  await dialog.getByRole('button', { name: 'Save' }).click();
  await expect(dialog).toBeHidden();
  await page.getByRole('searchbox').fill('newman');
  await everyRow(page, 'Name', /Newman/);
  await expect(rows(page).filter({ hasText: email })).toContainText('Internal Sales');
  await rows(page).filter({ hasText: email }).getByRole('link', { name: 'Nadia Newman' }).click();
  const invitation = page.getByRole('region', { name: 'Invitation' });
  await expect(invitation).toContainText('Not accepted yet');

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
  await page.reload();
  await expect(invitation).toContainText('They chose a password on');
});

test('a user is deactivated, hands over what is open, and gets it back', async ({ page }) => {
  await signIn(page, 'admin');
  const users = await api<any[]>(page, 'GET', 'users');
  const counts = async (id: number) => (await api<any>(page, 'GET', `handOver/${id}`)).kinds as any[];
  const person = users.find(({ email }) => email === 'salesexec@demo.branchline.example');
  const open = (await counts(person.id)).find(({ kind }) => kind === 'activity.user').count as number;
  await page.goto(`/users/${person.id}/detail`);
  await page.getByRole('button', { name: 'Deactivate…' }).click();
  const dialog = page.getByRole('dialog', { name: `Deactivate ${person.fullName}` });
  await expect(dialog.getByRole('switch', { name: `Open activities (${open})` })).toBeChecked();
  for (const other of (await dialog.getByRole('switch').all()).slice(1)) await other.uncheck();
  await dialog.getByRole('button', { name: 'Deactivate' }).click();
  await expect(dialog.getByText('Please choose who takes over.')).toBeVisible();
  await choose(dialog, 'Hand over to', 'Ian Internal');
  await dialog.getByRole('button', { name: 'Deactivate' }).click();
  await expect(page.getByText(`Ian Internal has taken over ${open} records.`)).toBeVisible();
  const panel = page.getByRole('region', { name: 'Hand-overs' });
  await expect(panel).toContainText(`${open} records to Ian Internal`);
  await page.getByRole('button', { name: 'Undo', exact: true }).click();
  await expect(page.getByText(`${open} records given back.`)).toBeVisible();
  await expect(panel).toContainText('Undone');
  expect((await api<any>(page, 'GET', `user/${person.id}`)).status).toBe('ACTIVE');
  expect((await counts(person.id)).find(({ kind }) => kind === 'activity.user').count).toBe(open);
});

test('AMB-013 ERR-019 the e-mail of a user is changed on their page; an address in use is refused', async ({
  page,
  allow,
}) => {
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
    page.getByText(
      'Error while updating the email address. Ensure that the new email address is not already used by another user.',
    ),
  ).toBeVisible();
  await expect(dialog.getByText('Email already exists.')).toBeVisible();
  await expect(field).toHaveValue('admin@demo.branchline.example');
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
