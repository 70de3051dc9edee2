import {
  address,
  answered,
  api,
  expect,
  go,
  rows,
  signIn,
  signInAs,
  test,
  unique,
} from '../support/browser/fixtures.ts';
import { violations } from '../support/browser/axe.ts';
import { demoPassword } from '../support/client.ts';
import { fillSignIn, firstPassword, newPerson, signInAgain } from '../support/browser/person.ts';
import type { Page } from '@playwright/test';

/** Ends the session on the server, as an administrator or a sign-out on another device would. */
async function endSession(page: Page) {
  await api(page, 'POST', 'user/logout', {});
}

test('an ended session is renewed over the page: the form keeps its draft, and can be saved [SES-012 SES-014 ERR-009 BEH-016]', async ({
  page,
  allow,
}) => {
  allow.consoleErrors.push(answered(401));
  await signIn(page, 'internal');
  await page.goto('/customers/4/detail');
  await page.getByRole('button', { name: 'Edit' }).click();
  const dialog = page.getByRole('dialog', { name: 'Customer Details' });
  const text = unique('Gate code 4711');
  await dialog.getByRole('textbox', { name: 'Message' }).fill(text);
  await endSession(page);
  // The dialog may open at once, because the server also says that the session has ended.
  await dialog.getByRole('button', { name: 'Save', exact: true }).dispatchEvent('click');
  const again = page.getByRole('dialog', { name: 'Sign in again' });
  await expect(again).toContainText('Your session has expired, please login again.');
  await expect(again.getByRole('textbox', { name: 'E-mail' })).toHaveValue(address('internal'));
  expect(await page.evaluate(() => localStorage.getItem('branchline.session'))).toBeNull();
  await expect(again.getByRole('button', { name: 'Close' })).toHaveCount(0);
  await page.keyboard.press('Escape');
  await expect(again).toBeVisible();
  await again.getByRole('textbox', { name: 'Password' }).fill('wrong');
  allow.consoleErrors.push(answered(400));
  await again.getByRole('button', { name: 'Sign In' }).click();
  await expect(again).toContainText('The password entered is incorrect, please try again');
  // The draft stays.
  expect(await page.evaluate(() => localStorage.length)).toBeGreaterThan(0);
  await again.getByRole('textbox', { name: 'Password' }).fill(demoPassword);
  await again.getByRole('button', { name: 'Sign In' }).click();
  await expect(dialog).toBeHidden();
  await expect(page.getByText(text)).toBeVisible();
});

test('a half typed password stays in the dialog while a list opens behind it [SES-012]', async ({ page, allow }) => {
  allow.consoleErrors.push(answered(401));
  await signIn(page, 'internal');
  await page.goto('/nowhere');
  await endSession(page);
  await page.locator('nav a[href="/customers"]').dispatchEvent('click');
  const again = page.getByRole('dialog', { name: 'Sign in again' });
  await again.getByRole('textbox', { name: 'Password' }).fill('Half-');
  await page.locator('nav a[href="/activities"]').dispatchEvent('click');
  await expect(page).toHaveURL(/\/activities/);
  await expect(page.getByRole('main', { includeHidden: true }).getByText('Activities').first()).toBeAttached();
  await page.waitForLoadState('networkidle');
  await expect(again.getByRole('textbox', { name: 'Password' })).toHaveValue('Half-');
  await signInAgain(page, demoPassword);
  await expect(rows(page).first()).toBeVisible();
});

test('two users edit one customer: the second chooses for each field that both changed; nothing is overwritten', async ({
  page,
  allow,
}) => {
  allow.consoleErrors.push(answered(409));
  await signIn(page, 'internal');
  await page.setViewportSize({ width: 1440, height: 600 });
  await page.goto('/customers/5/detail');
  await page.getByRole('button', { name: 'Edit' }).click();
  const dialog = page.getByRole('dialog', { name: 'Customer Details' });
  const [mine, theirs, website] = [unique('Mine'), unique('Theirs'), 'https://only-mine.example'];
  const [phone, email] = ['0114 496 0123', `${unique('x').replace(' ', '')}@people.example`];
  const field = (name: string) => dialog.getByRole('textbox', { name, exact: true });
  await field('Message').fill(mine);
  await field('Phone No').fill('0114 496 0999');
  await field('Website').fill(website);
  await api(page, 'PUT', 'customers/5', { showMsg: theirs, phoneNo: phone, email });
  await dialog.getByRole('button', { name: 'Save', exact: true }).click();
  const panel = dialog
    .getByRole('alert')
    .filter({ hasText: 'Someone else has changed this customer in the meantime.' });
  const heading = panel.getByRole('heading');
  await expect(heading).toBeFocused();
  await expect(heading).toBeInViewport();
  const fields = panel.getByRole('radiogroup');
  await expect(fields).toHaveCount(2);
  await expect(panel).toContainText('Also changed by them: Main Email.');
  await expect(panel).not.toContainText(website);
  await expect(field('Main Email')).toHaveValue(email);
  const messages = panel.getByRole('radiogroup', { name: 'Message' });
  await expect(messages.getByRole('radio', { name: `Yours: ${mine}` })).toBeChecked();
  await panel
    .getByRole('radiogroup', { name: 'Phone No' })
    .getByRole('radio', { name: `Theirs: ${phone}` })
    .check();
  expect(await violations(page)).toEqual([]);
  await page.setViewportSize({ width: 390, height: 844 });
  expect(await panel.evaluate((one) => one.scrollWidth - one.clientWidth)).toBeLessThanOrEqual(0);
  await page.setViewportSize({ width: 1440, height: 900 });
  expect((await api(page, 'GET', 'customers/5')).showMsg).toBe(theirs);
  await dialog.getByRole('button', { name: 'Save', exact: true }).click();
  await expect(dialog).toBeHidden();
  expect(await api(page, 'GET', 'customers/5')).toMatchObject({
    showMsg: mine,
    phoneNo: phone,
    email,
    website,
  });
});

test('logging out forgets everything, and so does a failed sign-in [SES-015 SES-016 ERR-001 ERR-002]', async ({
  page,
  allow,
}) => {
  await signIn(page, 'internal');
  await page.goto('/');
  const keep = () => page.evaluate(() => localStorage.setItem('of-a-page', 'kept'));
  await keep();
  await page.getByRole('button', { name: 'Your account' }).click();
  await page.getByRole('menuitem', { name: 'Sign out' }).click();
  await expect(page).toHaveURL(/\/login$/);
  expect(await page.evaluate(() => localStorage.length)).toBe(0);
  await page.goto('/customers');
  await expect(page).toHaveURL(/\/login$/);

  allow.consoleErrors.push(answered(400));
  await page.getByRole('textbox', { name: 'E-mail' }).fill(address('internal'));
  await page.getByRole('textbox', { name: 'Password' }).fill('not-it');
  await keep();
  await page.getByRole('button', { name: 'Sign In' }).click();
  await expect(page.getByText('The password entered is incorrect, please try again')).toBeVisible();
  expect(await page.evaluate(() => localStorage.length)).toBe(0);
  await page.getByRole('textbox', { name: 'E-mail' }).fill('nobody@people.example');
  await page.getByRole('button', { name: 'Sign In' }).click();
  await expect(page.getByText('This email address is not recognised, please contact the admin team.')).toBeVisible();
});

test('signing in again works at the first try after logging out [NAV-040]', async ({ page }) => {
  await signInAs(page, address('internal'), demoPassword);
  await page.getByRole('button', { name: 'Your account' }).click();
  await page.getByRole('menuitem', { name: 'Sign out' }).click();
  await expect(page).toHaveURL(/\/login$/);
  await fillSignIn(page, address('internal'), demoPassword);
  await expect(page.getByRole('heading', { level: 1 })).toContainText('Ian');
  await page.reload();
  await expect(page.getByRole('heading', { level: 1 })).toContainText('Ian');
});

test('logout in an address ends the session on any route, once, and leaves the address [NAV-002 NAV-040]', async ({
  page,
}) => {
  await signIn(page, 'internal');
  await page.goto('/customers?logout=true');
  await expect(page).toHaveURL(/\/login$/);
  // The sign-in page is loaded anew, which an evaluation would not survive.
  await page.waitForFunction(() => localStorage.length === 0);
  await fillSignIn(page, address('internal'), demoPassword);
  await expect(page.getByRole('banner')).toBeVisible();

  await page.evaluate(() => localStorage.setItem('of-a-page', 'kept'));
  await go(page, '/signup?logout=true&from=mail');
  await expect(page).toHaveURL(/\/signup\?from=mail$/);
  await expect(page.getByRole('button', { name: 'Sign up' })).toBeVisible();
  expect(await page.evaluate(() => localStorage.length)).toBe(0);
  await page.goto('/login?logout=true');
  await expect(page).toHaveURL(/\/login$/);
  await fillSignIn(page, address('internal'), demoPassword);
  await expect(page.getByRole('banner')).toBeVisible();
});

test('after a failed refresh the user can sign in again at the first try [SES-011]', async ({ page, allow }) => {
  allow.consoleErrors.push(answered(400));
  await signIn(page, 'internal', {
    change: (session) => Object.assign(session, { nextRefresh: 0, refreshToken: 'x' }),
  });
  await page.evaluate(() => localStorage.setItem('of-a-page', 'kept'));
  await page.goto('/customers');
  await expect(page).toHaveURL(/\/login$/);
  // The sign-in page is loaded anew, which an evaluation would not survive.
  await page.waitForFunction(() => localStorage.length === 0);
  await fillSignIn(page, address('internal'), demoPassword);
  await expect(page.getByRole('banner')).toBeVisible();
});

const inactive = 'USER INACTIVE: The status has been set Inactive and you will not be able to login';

test('an inactive user gets a message and is signed out [SES-006 SES-019 NAV-003]', async ({ page, allow }) => {
  allow.consoleErrors.push(answered(403));
  await page.goto('/signup');
  const email = `sam.signup${Date.now()}@people.example`;
  await page.getByRole('textbox', { name: 'First name' }).fill('Sam');
  await page.getByRole('textbox', { name: 'Last name' }).fill('Signup');
  await page.getByRole('textbox', { name: 'E-mail' }).fill(email);
  await page.getByLabel('Password', { exact: true }).fill('Sams-password-1');
  const [asked] = await Promise.all([
    page.waitForRequest('**/v1/accounts:signUp'),
    page.getByRole('button', { name: 'Sign up' }).click(),
  ]);
  expect(asked.postDataJSON()).toEqual({ email, password: 'Sams-password-1', returnSecureToken: true });
  expect(await asked.headerValue('authorization')).toBeNull();
  await expect(page.getByText(/administrator/i).first()).toBeVisible();
  await page.goto('/login');
  const signedIn = page.waitForResponse('**/v1/accounts:signInWithPassword');
  await fillSignIn(page, email, 'Sams-password-1');
  await expect(page.getByText(inactive, { exact: true })).toBeVisible();
  await expect(page).toHaveURL(/\/login/);
  const { idToken } = await (await signedIn).json();
  const profile = await page.request.get('/v1/user/profile', { headers: { authorization: `Bearer ${idToken}` } });
  expect(profile.status()).toBe(401);
  expect(await page.evaluate(() => localStorage.length)).toBe(0);
});

test('a user made inactive in the meantime gets a message when signing in again, and is signed out [SES-006 SES-012]', async ({
  page,
  allow,
}) => {
  allow.consoleErrors.push(answered(401), answered(403));
  await page.goto('/login');
  const { id, email, admin } = await newPerson(page, 'Internal Sales');
  await signInAs(page, email, firstPassword);
  expect((await admin.put(`updateUser/${id}`, { status: 'INACTIVE' })).status).toBe(200);
  // The dialog may already be open and cover the link, because the dashboard keeps making requests.
  await page.locator('nav a[href="/customers"]').dispatchEvent('click');
  await signInAgain(page, firstPassword);
  await expect(page.getByText(inactive, { exact: true })).toBeVisible();
  await expect(page).toHaveURL(/\/login$/);
  await expect(page.getByRole('dialog')).toHaveCount(0);
  expect(await page.evaluate(() => localStorage.getItem('branchline.session'))).toBeNull();
  await fillSignIn(page, address('internal'), demoPassword);
  await expect(page.getByRole('heading', { level: 1 })).toContainText('Ian');
});

/** Makes the calls for permissions fail until the returned function is called. The page makes them by itself, too. */
async function breakPermissions(page: Page): Promise<() => void> {
  let isBroken = true;
  await page.route('**/v1/getUserPermissions/*', (route) =>
    isBroken ? route.fulfill({ status: 500, json: { message: 'Broken', code: 'unexpected' } }) : route.fallback(),
  );
  return () => void (isBroken = false);
}

test('permissions that do not load are reported in the strip, and can be loaded again [ERR-028 PER-036]', async ({
  page,
  allow,
}) => {
  allow.consoleErrors.push(answered(500));
  const mend = await breakPermissions(page);
  await signInAs(page, address('internal'), demoPassword);
  const strip = page.getByRole('alert').filter({ hasText: 'Some data was not loaded from different EPs' });
  await expect(strip).toBeVisible();
  await expect(page.getByText('Wrong Login Details')).toHaveCount(0);
  await strip.getByRole('button', { name: 'View errors' }).click();
  const errors = page.getByRole('dialog', { name: 'Errors' });
  await expect(errors.getByRole('alert')).toHaveText(['Some data was not loaded from "getUserPermissions"']);
  await errors.getByRole('button', { name: 'Ok' }).click();

  const customers = page.getByRole('navigation').getByRole('link', { name: 'Customers' });
  await expect(customers).toHaveCount(0);
  await Promise.all([
    page.waitForResponse((answer) => answer.url().includes('/getUserPermissions/') && answer.status() === 500),
    strip.getByRole('button', { name: 'Try again' }).click(),
  ]);
  await expect(strip).toBeVisible();
  await expect(customers).toHaveCount(0);
  mend();
  await strip.getByRole('button', { name: 'Try again' }).click();
  await expect(customers).toBeVisible();
  await expect(strip).toBeHidden();
});

test('permissions that did not load at sign-in are loaded with the page [ERR-028]', async ({ page, allow }) => {
  allow.consoleErrors.push(answered(500));
  const mend = await breakPermissions(page);
  await signInAs(page, address('internal'), demoPassword);
  const message = page.getByText('Some data was not loaded from different EPs');
  await expect(message).toBeVisible();
  await page.setViewportSize({ width: 390, height: 844 });
  await expect.poll(async () => (await message.boundingBox())!.width).toBeGreaterThan(230);
  await expect(page.getByRole('button', { name: 'Clear messages' })).toBeInViewport({ ratio: 1 });
  await page.setViewportSize({ width: 1440, height: 900 });
  mend();
  await page.reload();
  await expect(page.getByRole('navigation').getByRole('link', { name: 'Customers' })).toBeVisible();
});

test('a due token is refreshed after a successful call [SES-002 SES-003 SES-007 SES-008 SES-009 PER-036]', async ({
  page,
}) => {
  await signInAs(page, address('internal'), demoPassword);
  const session = () => page.evaluate(() => JSON.parse(localStorage.getItem('branchline.session')!));
  const before = await session();
  expect(before).toMatchObject({
    profile: { email: address('internal'), role: { roleName: 'Internal Sales' } },
    token: expect.any(String),
    refreshToken: expect.any(String),
    permissions: { ViewCustomers: 1 },
  });
  expect(before.nextRefresh - Date.now()).toBeGreaterThan(280_000);
  expect(before.nextRefresh - Date.now()).toBeLessThanOrEqual(300_000);
  await page.evaluate(() => {
    const stored = JSON.parse(localStorage.getItem('branchline.session')!);
    localStorage.setItem('branchline.session', JSON.stringify({ ...stored, nextRefresh: 0 }));
  });
  await page.reload();
  await page.getByRole('navigation').getByRole('link', { name: 'Customers' }).click();
  await expect(rows(page)).toHaveCount(25);
  await expect.poll(async () => (await session()).nextRefresh).toBeGreaterThan(Date.now());
  expect((await session()).refreshToken).not.toBe(before.refreshToken);
});

test('failed loads are reported in a strip that can be viewed and cleared [ERR-026 ERR-027 BEH-008 BEH-115]', async ({
  page,
  allow,
}) => {
  allow.consoleErrors.push(answered(500));
  await signIn(page, 'internal');
  await page.route('**/v1/getCustomerHistory/**', (route) =>
    route.fulfill({ status: 500, json: { code: 'internal', message: 'Internal error' } }),
  );
  await page.goto('/customers/6/history');
  const strip = page.getByRole('alert').filter({ hasText: 'Some data was not loaded from different EPs' });
  await expect(strip).toBeVisible();
  await strip.getByRole('button', { name: 'View errors' }).click();
  const errors = page.getByRole('dialog', { name: 'Errors' });
  await expect(errors.getByRole('alert').first()).toHaveText(/^Some data was not loaded from "getCustomerHistory\/6"$/);
  await errors.getByRole('button', { name: 'Clear All Errors' }).click();
  await expect(errors).toBeHidden();
  await expect(strip).toBeHidden();
  await page.getByRole('button', { name: 'Try again' }).click();
  await strip.getByRole('button', { name: 'View errors' }).click();
  await errors.getByRole('button', { name: 'Ok' }).click();
  await page.unroute('**/v1/getCustomerHistory/**');
  await page.getByRole('button', { name: 'Try again' }).click();
  await expect(page.getByText('created this customer')).toBeVisible();
  await strip.getByRole('button', { name: 'Clear messages' }).click();
  await expect(strip).toBeHidden();
});
