import { dataDir } from '../../playwright.config.ts';
import { answered, elsewhere, expect, signIn, test } from '../../support/browser/fixtures.ts';
import { fillSignIn } from '../../support/browser/person.ts';
import { mailedLink } from '../../support/mail-files.ts';

test('a person who signed up gets in by the link of the invitation only, and chooses the password there [AMB-012 AMB-116]', async ({
  page,
  allow,
}) => {
  test.setTimeout(120_000);
  allow.consoleErrors.push(answered(400));
  const email = `sam.signup${Date.now()}@people.example`;
  await page.goto('/signup');
  await page.getByRole('textbox', { name: 'First name' }).fill('Sam');
  await page.getByRole('textbox', { name: 'Last name' }).fill('Signup');
  await page.getByRole('textbox', { name: 'E-mail' }).fill(email);
  await page.getByLabel('Password', { exact: true }).fill('Sams-password-1');
  await page.getByRole('button', { name: 'Sign up' }).click();
  await expect(page.getByRole('alert')).toHaveText(
    'Thank you. When an administrator has given you a role, we will send you an e-mail. Its link lets you choose the password that you sign in with.',
  );

  const admin = await elsewhere(page, 'admin');
  const { id } = (await admin.get('users')).body.find((user: any) => user.email === email);
  const { id: role } = (await admin.get('roles')).body.find(({ roleName }: any) => roleName === 'Internal Sales');
  await signIn(page, 'admin');
  await page.goto(`/users/${id}/detail`);
  const invitation = page.getByRole('region', { name: 'Invitation' });
  await expect(invitation).toContainText('Signed up');
  await expect(invitation).toContainText('has not proved that the address is theirs');
  expect(await admin.put(`updateUser/${id}`, { role, status: 'ACTIVE' })).toMatchObject({ status: 200 });
  await page.reload();
  await expect(invitation).toContainText('Not accepted yet');
  await page.evaluate(() => localStorage.clear());

  await page.goto('/login');
  await fillSignIn(page, email, 'Sams-password-1');
  await expect(page.getByText('The password entered is incorrect, please try again')).toBeVisible();
  await expect.poll(() => mailedLink(dataDir, email), { timeout: 20_000 }).toBeTruthy();
  const { pathname, search } = new URL(mailedLink(dataDir, email)!);
  await page.goto(pathname + search);
  await page.getByLabel('New Password', { exact: true }).fill('Branchline-2026');
  await page.getByLabel('Confirm New Password').fill('Branchline-2026');
  await page.getByRole('button', { name: 'Save', exact: true }).click();
  const onlyName = 'The password must be more than the name of the product or of your company.';
  await expect(page.getByText(onlyName)).toBeVisible();
  await page.getByLabel('New Password', { exact: true }).fill('Slates-and-tiles');
  await page.getByLabel('Confirm New Password').fill('Slates-and-tiles');
  await page.getByRole('button', { name: 'Save', exact: true }).click();
  await expect(page.getByText('Password updated successfully')).toBeVisible();
  await page.getByRole('link', { name: 'Sign In' }).click();
  await fillSignIn(page, email, 'Slates-and-tiles');
  await expect(page.getByRole('heading', { level: 1 })).toContainText('Sam');
});

test('where accounts are hidden, the pages do not tell whether an address has one [AMB-122]', async ({
  page,
  allow,
}) => {
  allow.consoleErrors.push(answered(400));
  const config = { identityUrl: null, demo: true, hideAccounts: true };
  await page.route('**/config.json', (route) => route.fulfill({ json: config }));
  await page.route('**/v1/accounts:signInWithPassword', (route) =>
    route.fulfill({ status: 400, json: { error: { code: 400, message: 'INVALID_LOGIN_CREDENTIALS' } } }),
  );
  await page.route('**/v1/accounts:sendOobCode', (route) => route.fulfill({ json: { email: 'x@people.example' } }));
  await page.goto('/login');
  await fillSignIn(page, 'x@people.example', 'some-password');
  await expect(page.getByRole('main').getByRole('alert')).toHaveText('E-mail or password is incorrect.');
  await page.getByRole('button', { name: 'Forgotten Password' }).click();
  await page.getByRole('button', { name: 'Send Email' }).click();
  const sent =
    'If there is an account with this address, we have sent an e-mail to it. The link in it works for an hour.';
  await expect(page.getByText(sent)).toBeVisible();
});
