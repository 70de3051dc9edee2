import { readFile } from 'node:fs/promises';
import type { Browser, Page } from '@playwright/test';
import { dataDir } from '../playwright.config.ts';
import {
  answered,
  api,
  breakOnce,
  choose,
  expect,
  go,
  openRow,
  rows,
  signInAs,
  signIn,
  test,
  unique,
} from '../support/browser/fixtures.ts';
import { mailedLink } from '../support/mail-files.ts';

const menu = (page: Page) => page.getByRole('navigation', { name: 'Main menu' });
const widgets = (page: Page) => page.locator('section[data-widget]');

test('an administrator’s first day: a settings entry, a role with its permissions, a user, their list and their dashboard, and the audit of it all [STA-006 STA-007 VAL-015 VAL-016 ERR-014 ERR-015 ERR-020 PER-039 AMB-102 BEH-024]', async ({
  page,
  browser,
  allow,
}) => {
  test.setTimeout(180_000);
  allow.consoleErrors.push(answered(400), answered(422), answered(500));
  await signIn(page, 'admin');
  await page.goto('/');
  await test.step('an entry of a settings list', () => settingsEntry(page));
  const roleName = unique('Trainee');
  await test.step('a role with permissions', () => roleLike(page, roleName, 'Internal Sales'));
  const person = await test.step('a user, who chooses a password', () => invited(page, browser, roleName));
  await test.step('what the role allows', () => permitted(page, person, roleName));
  await test.step('the default dashboard of the role', () => dashboardOfRole(page, person, roleName));
  await person.close();
  await test.step('the audit', () => audited(page, roleName));
});

/** Adds an entry, renames it, makes it inactive and active again, and deletes it. */
async function settingsEntry(page: Page) {
  await menu(page).getByRole('button', { name: 'SETTINGS' }).click();
  await menu(page).getByRole('button', { name: 'Enquiry settings' }).click();
  await menu(page).getByRole('link', { name: 'Quotation Grades' }).click();
  await expect(page).toHaveURL(/\/opportunitySetting\/QuotationGrades$/);
  await page.getByRole('button', { name: 'New quotation grade' }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByRole('button', { name: 'Save', exact: true }).click();
  await expect(dialog.getByText(/is required/)).toBeVisible();
  const [name, renamed] = [unique('Verbal order'), unique('Order by letter')];
  await dialog.getByRole('textbox').first().fill(name);
  await dialog.getByRole('button', { name: 'Save', exact: true }).click();
  await expect(dialog).toBeHidden();

  await page.getByRole('searchbox').fill(name);
  await expect(rows(page)).toHaveCount(1);
  await openRow(rows(page).first());
  await dialog.getByRole('textbox').first().fill(renamed);
  await dialog.getByRole('button', { name: 'Save', exact: true }).click();
  await page.getByRole('searchbox').fill(renamed);
  await expect(rows(page)).toHaveCount(1);
  await page.getByRole('checkbox', { name: `Select ${renamed}` }).check();
  await page.getByRole('button', { name: 'Make inactive' }).click();
  const inactive = page.getByRole('alertdialog', { name: 'Make 1 quotation grade inactive?' });
  await inactive.getByRole('button', { name: 'Make inactive' }).click();
  await expect(rows(page)).toContainText('Inactive');
  await expect(page.getByText('1 quotation grade made inactive.')).toBeVisible();
  await page.getByRole('button', { name: 'Undo' }).last().click();
  await expect(rows(page)).not.toContainText('Inactive');

  await page.getByRole('button', { name: `Actions for ${renamed}` }).click();
  await page.getByRole('menuitem', { name: 'Delete' }).click();
  const question = page.getByRole('alertdialog');
  await expect(question).toContainText(renamed);
  await question.getByRole('button', { name: 'Delete' }).click();
  await expect(page.getByText('No quotation grades match')).toBeVisible();
}

/** Adds a role with the permissions of another, and one more. */
async function roleLike(page: Page, roleName: string, other: string) {
  await go(page, '/roles');
  await page.getByRole('button', { name: 'New role' }).click();
  const dialog = page.getByRole('dialog', { name: 'Role' });
  await dialog.getByRole('button', { name: 'Save', exact: true }).click();
  await expect(dialog.getByText('Role name is required.')).toBeVisible();
  await dialog.getByRole('textbox', { name: 'Role name' }).fill(roleName);
  await breakOnce(page, '**/v1/saveRole');
  await dialog.getByRole('button', { name: 'Save', exact: true }).click();
  await expect(page.getByText('Error while saving role', { exact: true })).toBeVisible();
  await dialog.getByRole('button', { name: 'Save', exact: true }).click();
  await expect(dialog).toBeHidden();
  await rows(page).getByRole('link', { name: roleName }).click();
  await page.getByRole('tab', { name: 'Permissions' }).click();
  await page.getByRole('button', { name: 'Copy from' }).click();
  await page.getByRole('menuitem', { name: other }).click();
  await expect(page.getByText('Nothing is saved yet: check the changes, then save them.')).toBeVisible();
  const ofCustomers = page.getByRole('radiogroup', { name: 'Level of See customers' });
  await expect(ofCustomers.getByLabel('All branches')).toBeChecked();
  await ofCustomers.getByLabel('Own branch').check();

  await breakOnce(page, '**/v1/rolePermissions/*', 'The disk is full.');
  await page.getByRole('button', { name: 'Save', exact: true }).click();
  const failure = page.getByRole('alert').filter({ hasText: 'Error while saving permission' });
  await expect(failure).toContainText('The disk is full.');
  await page.getByRole('button', { name: 'Save', exact: true }).click();
  await expect(page.getByText(/^\d+ permissions saved$/)).toBeVisible();
}

/** Adds a user with a role, and signs in as that user with the password they have chosen. */
async function invited(page: Page, browser: Browser, roleName: string): Promise<Page> {
  await menu(page).getByRole('link', { name: 'Users' }).click();
  await page.getByRole('button', { name: 'New user' }).click();
  const dialog = page.getByRole('dialog', { name: 'New user' });
  const save = dialog.getByRole('button', { name: 'Save', exact: true });
  await save.click();
  for (const name of ['E-mail', 'First name', 'Last name', 'Role'])
    await expect(dialog.getByText(`${name} is required.`, { exact: true })).toBeVisible();
  const email = `nadia.newman${Date.now()}@people.example`;
  await dialog.getByRole('textbox', { name: 'First name' }).fill('Nadia');
  await dialog.getByRole('textbox', { name: 'Last name' }).fill('Newman');
  const address = dialog.getByRole('textbox', { name: 'E-mail' });
  await address.fill('admin@demo.branchline.example');
  await choose(dialog, 'Role', roleName);
  await choose(dialog, 'Default branch', 'Leeds');
  await save.click();
  await expect(page.getByText('Email already exists.')).toHaveCount(2);
  await expect(dialog.getByText('Email already exists.')).toBeVisible();
  await expect(dialog.getByRole('textbox', { name: 'First name' })).toHaveValue('Nadia');
  await address.fill(email);
  const calls: { path: string; body: any }[] = [];
  page.on('request', (request) => {
    const [, path] = /\/v1\/(accounts:\w+|user\/completeSignup|updateNewUser)$/.exec(request.url()) ?? [];
    if (path) calls.push({ path, body: request.postDataJSON() });
  });
  await save.click();
  await expect(dialog).toBeHidden();
  const order = ['accounts:signUp', 'user/completeSignup', 'updateNewUser', 'accounts:sendOobCode'];
  expect(calls.map(({ path }) => path)).toEqual(order);
  expect(calls[0]!.body.password).toMatch(/^NadiaNewman\d{13}/);
  await page.getByRole('searchbox').fill(email);
  await expect(rows(page)).toHaveCount(1);
  await expect(rows(page)).toContainText(roleName);
  await rows(page).getByRole('link', { name: 'Nadia Newman' }).click();
  const invitation = page.getByRole('region', { name: 'Invitation' });
  await expect(invitation).toContainText('Not accepted yet');

  await expect.poll(() => mailedLink(dataDir, email), { timeout: 20_000 }).toBeTruthy();
  const { pathname, search } = new URL(mailedLink(dataDir, email)!);
  const person = await browser.newPage();
  await person.goto(pathname + search);
  await person.getByLabel('New Password', { exact: true }).fill('Nadia-password-1');
  await person.getByLabel('Confirm New Password').fill('Nadia-password-1');
  await person.getByRole('button', { name: 'Save', exact: true }).click();
  await expect(person.getByText('Password updated successfully')).toBeVisible();
  await signInAs(person, email, 'Nadia-password-1');
  await expect(person.getByRole('heading', { level: 1 })).toContainText('Nadia');
  await page.reload();
  await expect(invitation).toContainText('They chose a password on');
  return person;
}

/** The person sees only the customers of their branch, and what the role allows from the next sign-in on. */
async function permitted(page: Page, person: Page, roleName: string) {
  await menu(person).getByRole('link', { name: 'Customers' }).click();
  await expect(rows(person).first()).toBeVisible();
  const seen = await api<any[]>(person, 'GET', 'customers?range=[0,99]');
  expect(new Set(seen.map(({ mbpBranch }) => mbpBranch.branchName))).toEqual(new Set(['Leeds']));
  await expect(rows(person)).toHaveCount(Math.min(seen.length, 25));
  const why = 'You see only records of your own branch, Leeds. Records of other branches are not shown.';
  await expect(person.getByText('Leeds branch only')).toHaveAccessibleDescription(why);
  await expect(person.getByText('USERS & ACCESS')).toHaveCount(0);
  const customers = await api<any[]>(page, 'GET', 'customers');
  const elsewhere = customers.find(({ mbpBranch }) => mbpBranch && mbpBranch.branchName !== 'Leeds');
  await person.goto(`/customers/${elsewhere.customerId}/detail`);
  await expect(person.getByRole('heading', { level: 1 })).toHaveText('PAGE NOT FOUND');
  await expect(person.getByRole('main')).toContainText(why);
  await expect(person.getByRole('main')).toContainText(/You can ask [^.]*Anna Admin/);

  await menu(page).getByRole('link', { name: 'Roles' }).click();
  await rows(page).getByRole('link', { name: roleName }).click();
  await page.getByRole('tab', { name: 'Permissions' }).click();
  const level = (title: string, name: string) =>
    page.getByRole('radiogroup', { name: `Level of ${title}` }).getByLabel(name);
  await level('See customers', 'All branches').check();
  await level('Manage users and roles', 'Allowed').check();
  await expect(page.getByText('2 unsaved changes')).toBeVisible();
  await level('Manage users and roles', 'None').check();
  await expect(page.getByText('1 unsaved change', { exact: true })).toBeVisible();
  await level('Manage users and roles', 'Allowed').check();
  await page.getByRole('tab', { name: 'Detail' }).click();
  await page.getByRole('button', { name: 'Keep editing' }).click();
  await page.getByRole('button', { name: 'Save', exact: true }).click();
  await expect(page.getByText('2 permissions saved')).toBeVisible();
  await page.getByRole('button', { name: 'Who has “See customers”?' }).click();
  const holders = page.getByRole('dialog', { name: 'Who has “See customers”?' });
  await expect(holders.getByRole('region', { name: roleName })).toContainText(
    /All branches.*1 active user.*Nadia Newman/s,
  );
  await expect(holders.getByRole('region', { name: 'Admin' })).toContainText('Anna Admin');
  await page.keyboard.press('Escape');

  const { id } = await api(person, 'GET', 'user/profile');
  await person.goto(`/users/${id}/detail`);
  await person.evaluate(() => localStorage.removeItem('branchline.session'));
  await signInAs(person, (await api(page, 'GET', `user/${id}`)).email, 'Nadia-password-1');
  await expect(person.getByText('USERS & ACCESS')).toBeVisible();
  await level('Manage users and roles', 'None').check();
  await page.getByRole('button', { name: 'Save', exact: true }).click();
  await expect(page.getByText('unsaved change')).toHaveCount(0);
}

/** Makes the administrator's dashboard the default of the role. The person gets it, changes it and resets it. */
async function dashboardOfRole(page: Page, person: Page, roleName: string) {
  await menu(page).getByRole('link', { name: 'Dashboard', exact: true }).click();
  await page.getByRole('button', { name: 'Edit dashboard' }).click();
  const count = await widgets(page).count();
  await page.getByRole('button', { name: 'Copy to users' }).click();
  const dialog = page.getByRole('dialog', { name: 'Copy widgets' });
  await choose(dialog, 'Everyone with the role', roleName);
  await dialog.getByRole('button', { name: 'Copy' }).click();
  const copied = `Widgets copied to one person. The dashboard is the default of the role ${roleName}.`;
  await expect(page.getByText(copied)).toBeVisible();
  await page.getByRole('button', { name: 'Done' }).click();

  await person.goto('/');
  await expect(widgets(person)).toHaveCount(count);
  await person.getByRole('button', { name: 'Edit dashboard' }).click();
  await person
    .getByRole('button', { name: /^Actions on / })
    .first()
    .click();
  await person.getByRole('menuitem', { name: 'Remove' }).click();
  await expect(widgets(person)).toHaveCount(count - 1);
  await person.getByRole('button', { name: 'Reset' }).click();
  await person.getByRole('alertdialog').getByRole('button', { name: 'Reset' }).click();
  await expect(person.getByText('The dashboard was reset')).toBeVisible();
  await expect(widgets(person)).toHaveCount(count);
}

/** The audit has what was done, is filtered by kind, and saved as a file. */
async function audited(page: Page, roleName: string) {
  await menu(page).getByRole('link', { name: 'Audit' }).click();
  const entries = page.getByRole('main').getByRole('listitem');
  await expect(entries.filter({ hasText: 'Nadia Newman' }).first()).toBeVisible();
  await page.getByRole('button', { name: 'Kind' }).click();
  await page.getByRole('menuitem', { name: 'Role', exact: true }).click();
  await expect(page).toHaveURL(/\?kind=role$/);
  await expect(entries.filter({ hasText: 'Nadia Newman' })).toHaveCount(0);
  await expect(entries.filter({ hasText: roleName }).first()).toBeVisible();
  await page.getByRole('button', { name: 'Export' }).click();
  const [file] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('menuitem', { name: 'CSV' }).click(),
  ]);
  expect(file.suggestedFilename()).toBe('Audit.csv');
  const text = await readFile(await file.path(), 'utf8');
  expect(text).toContain(roleName);
  expect(text).not.toContain('Nadia Newman');
}
