import type { Page } from '@playwright/test';
import { Client, demoPassword } from '../support/client.ts';
import { mailedLink } from '../support/mail-files.ts';
import { answered, api, expect, routeOnce, rows, signIn, signInAs, test } from '../support/browser/fixtures.ts';
import { firstPassword, newPerson, openAccount } from '../support/browser/person.ts';
import { dataDir } from '../playwright.config.ts';

test('changing your own password keeps the session: a call refused with the old token is sent again [VAL-005 ERR-011 BEH-016]', async ({
  page,
  allow,
}) => {
  allow.consoleErrors.push(answered(400), answered(401));
  await page.goto('/login');
  const { email } = await newPerson(page, 'Supervisor');
  let release = () => {};
  const changed = new Promise<void>((resolve) => void (release = resolve));
  const answers: number[] = [];
  page.on('response', (one) => void (one.url().endsWith('/getNewCurrentUserAlerts') && answers.push(one.status())));
  await routeOnce(page, '**/v1/getNewCurrentUserAlerts', async (route) => {
    await changed;
    await route.fulfill({ status: 401, json: { message: 'Your session has ended.', code: 'session_ended' } });
  });
  await signInAs(page, email, firstPassword);
  const change = async (current: string, password: string, again = password) => {
    await openAccount(page, 'Change password');
    await page.getByLabel('Current Password').fill(current);
    await page.getByLabel('New Password', { exact: true }).fill(password);
    await page.getByLabel('Confirm New Password').fill(again);
    await page.getByRole('button', { name: 'Save', exact: true }).click();
  };
  await change(firstPassword, '12345', '12345');
  await expect(
    page.getByText('New and confirm passwords must be equal and length should be at least 10'),
  ).toBeVisible();
  await expect(page.getByText('The password must have at least 10 characters.')).toHaveCount(0);
  await page.getByRole('button', { name: 'Cancel' }).click();
  await page.getByRole('button', { name: 'Discard' }).click();
  await change(firstPassword, 'Second-password-2');
  await expect(page.getByText('Password updated successfully')).toBeVisible();
  release();
  await expect.poll(() => answers).toEqual([401, 200]);
  await page.goto('/customers');
  await expect(rows(page)).toHaveCount(25);
  await page.evaluate(() => localStorage.clear());
  await signInAs(page, email, 'Second-password-2');
});

/** Records the calls of the identity provider, and those that sign out or change the user's address, in order. */
function callsOf(page: Page) {
  const calls: { name: string; body: any }[] = [];
  page.on('request', (request) => {
    const [, name] = /\/v1\/(accounts:\w+|user\/logout|updateUserEmail)/.exec(request.url()) ?? [];
    if (name && request.method() !== 'GET') calls.push({ name, body: request.postDataJSON() });
  });
  return calls;
}

const wrongPassword = 'The password entered is incorrect, please try again';

test('a new password requires the old one: a wrong one is reported at its field and changes nothing [SES-021 ERR-010 AMB-103]', async ({
  page,
  allow,
}) => {
  allow.consoleErrors.push(answered(400), answered(401), answered(500));
  await page.goto('/login');
  const { email } = await newPerson(page, 'Internal Sales');
  await signInAs(page, email, firstPassword);
  const calls = callsOf(page);
  const dialog = await openAccount(page, 'Change password');
  const current = dialog.getByLabel('Current Password');
  await dialog.getByLabel('New Password', { exact: true }).fill('Next-password-2');
  await dialog.getByLabel('Confirm New Password').fill('Next-password-2');
  await dialog.getByRole('button', { name: 'Save', exact: true }).click();
  await expect(current).toHaveAccessibleDescription('Current Password is required.');
  expect(calls).toEqual([]);
  await current.fill('not-it');
  await dialog.getByRole('button', { name: 'Save', exact: true }).click();
  await expect(current).toHaveAccessibleDescription(wrongPassword);
  expect(calls.map(({ name }) => name)).not.toContain('accounts:update');
  await current.fill(firstPassword);
  const failed = page.getByText('Error while updating password.', { exact: true });
  const fail = (status: number) =>
    routeOnce(page, '**/v1/accounts:update', (route) => route.fulfill({ status, json: { error: { message: 'X' } } }));
  await fail(500);
  await dialog.getByRole('button', { name: 'Save', exact: true }).click();
  await expect(failed).toBeVisible();
  await expect(dialog).toBeVisible();
  const signedIn = page.waitForResponse('**/v1/accounts:signInWithPassword');
  await dialog.getByRole('button', { name: 'Save', exact: true }).click();
  await expect(page.getByText('Password updated successfully')).toBeVisible();
  expect(calls.at(-1)).toEqual({
    name: 'accounts:update',
    body: { idToken: (await (await signedIn).json()).idToken, password: 'Next-password-2', returnSecureToken: true },
  });
  await page.reload();
  await expect(page.getByRole('heading', { level: 1 })).toContainText('Nora');

  await fail(400);
  await openAccount(page, 'Change password');
  await current.fill('Next-password-2');
  await dialog.getByLabel('New Password', { exact: true }).fill('Third-password-3');
  await dialog.getByLabel('Confirm New Password').fill('Third-password-3');
  await dialog.getByRole('button', { name: 'Save', exact: true }).click();
  await expect(page).toHaveURL(/\/login$/);
  await expect(failed).toBeVisible();
});

test('changing your own e-mail requires the password, and takes effect at once without a mail server; My account signs out other devices [BEH-032 AMB-103]', async ({
  page,
  allow,
}) => {
  allow.consoleErrors.push(answered(400));
  await page.goto('/login');
  const { id, email } = await newPerson(page, 'Internal Sales');
  await signInAs(page, email, firstPassword);
  const calls = callsOf(page);
  const dialog = await openAccount(page, 'Change e-mail');
  const password = dialog.getByLabel('Current Password');
  const newEmail = `new.${email}`;
  await dialog.getByRole('textbox', { name: 'New e-mail' }).fill(newEmail);
  await password.fill('not-it');
  await dialog.getByRole('button', { name: 'Save', exact: true }).click();
  await expect(password).toHaveAccessibleDescription(wrongPassword);
  await password.fill(firstPassword);
  await dialog.getByRole('button', { name: 'Save', exact: true }).click();
  await expect(page.getByText('E-mail updated successfully')).toBeVisible();
  await expect(dialog).toBeHidden();
  expect(calls.at(-1)).toEqual({ name: 'updateUserEmail', body: { newEmail } });
  expect(await api(page, 'GET', 'user/profile')).toMatchObject({ id, email: newEmail });
  await page.evaluate(() => localStorage.clear());
  await signInAs(page, newEmail, firstPassword);

  const other = new Client(new URL(page.url()).origin);
  const { idToken } = (await other.post('accounts:signInWithPassword', { email: newEmail, password: firstPassword }))
    .body;
  const elsewhere = new Client(new URL(page.url()).origin, idToken);
  expect((await elsewhere.get('user/profile')).status).toBe(200);
  await page.getByRole('button', { name: 'Your account' }).click();
  await page.getByRole('menuitem', { name: 'My account' }).click();
  await expect(page).toHaveURL(new RegExp(`/users/${id}/detail$`));
  const devices = page.getByRole('region', { name: 'Signed in on' });
  await expect(devices.getByText('This device')).toHaveCount(1);
  await devices.getByRole('button', { name: 'Sign out on Unknown device' }).first().click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Sign out' }).click();
  await expect(page.getByText('Signed out on Unknown device.')).toBeVisible();
  expect((await elsewhere.get('user/profile')).status).toBe(401);
});

test('the link to a new address opens a page that confirms it, once, signed in or out [AMB-103]', async ({
  page,
  allow,
}) => {
  allow.consoleErrors.push(answered(400));
  await page.goto('/login');
  const { email } = await newPerson(page, 'Internal Sales');
  for (const [newEmail, isSignedIn] of [
    [`one.${email}`, true],
    [`two.${email}`, false],
  ] as const) {
    await page.evaluate(() => localStorage.clear());
    await signInAs(page, isSignedIn ? email : `one.${email}`, firstPassword);
    const idToken = await page.evaluate(() => JSON.parse(localStorage.getItem('branchline.session')!).token);
    await api(page, 'POST', 'accounts:sendOobCode', { requestType: 'VERIFY_AND_CHANGE_EMAIL', idToken, newEmail });
    await expect.poll(() => mailedLink(dataDir, newEmail), { timeout: 20_000 }).toBeTruthy();
    const { pathname, search } = new URL(mailedLink(dataDir, newEmail)!);
    if (!isSignedIn) await page.evaluate(() => localStorage.clear());
    await page.goto(pathname + search);
    await expect(page.getByRole('alert')).toHaveText(`From now on you sign in as ${newEmail}.`);
    await page.reload();
    await expect(page.getByRole('alert')).toHaveText('This link has been used already, or is older than an hour.');
    if (isSignedIn) {
      await page.getByRole('link', { name: 'Go to the dashboard' }).click();
      await expect(page.getByRole('banner')).toBeVisible();
      expect(await api(page, 'GET', 'user/profile')).toMatchObject({ email: newEmail });
    } else {
      await page.getByRole('link', { name: 'Sign In' }).click();
      await signInAs(page, newEmail, firstPassword);
    }
  }
});

test('with a mail server, the dialog says that a link was sent [AMB-103]', async ({ page }) => {
  await signIn(page, 'readonly');
  await page.goto('/');
  const profile = await api(page, 'GET', 'user/profile');
  // Answers like a server that has mailed a link: the account still has the old address.
  await page.route('**/v1/updateUserEmail/*', (route) => route.fulfill({ json: profile }));
  const dialog = await openAccount(page, 'Change e-mail');
  await dialog.getByRole('textbox', { name: 'New e-mail' }).fill('new.readonly@people.example');
  await dialog.getByLabel('Current Password').fill(demoPassword);
  await dialog.getByRole('button', { name: 'Save', exact: true }).click();
  await expect(dialog.getByRole('alert')).toHaveText(
    'We sent a link to new.readonly@people.example; your address changes once you follow it.',
  );
  await dialog.getByRole('button', { name: 'Close' }).last().click();
  await expect(dialog).toBeHidden();
});
