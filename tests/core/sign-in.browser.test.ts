import { address, answered, expect, routeOnce, signIn, test } from '../support/browser/fixtures.ts';
import { demoPassword } from '../support/client.ts';
import { fillSignIn } from '../support/browser/person.ts';

test('without a session every address leads to the sign-in, which has no shell; with one, the sign-in leads to the dashboard [NAV-035 NAV-036 NAV-042 NAV-043 BEH-008 AMB-029]', async ({
  page,
}) => {
  const shell = page
    .getByRole('banner')
    .or(page.getByRole('navigation', { name: 'Main menu' }))
    .or(page.getByRole('navigation', { name: 'Breadcrumb' }))
    .or(page.getByText('Branchline · sales CRM', { exact: true }));
  for (const path of ['/', '/test', '/users/1/detail', '/error', '/nowhere']) {
    await page.goto(path);
    await expect(page, path).toHaveURL(/\/login$/);
    await expect(page.getByRole('button', { name: 'Sign In' })).toBeVisible();
    await expect(shell).toHaveCount(0);
  }
  await signIn(page, 'internal');
  for (const path of ['/login', '/signup']) {
    await page.goto(path);
    await expect(page, path).toHaveURL(/\/$/);
    await expect(page.getByRole('heading', { level: 1 })).toContainText('Ian');
    await expect(shell).toHaveCount(4);
  }
  await expect(page.getByRole('status').first()).toBeAttached();
});

const general = 'There was a problem while logging in, please contact your network administrator.';
const noSuchUser = 'The user is not active in the system. Please contact the administrator.';
const inactive = 'The status has been set Inactive and you will not be able to login.';
const fault = (status: number, message: string) => ({ status, json: { message, code: 'of_the_test' } });

test('the sign-in sends what is typed, trimmed, and says why it failed [VAL-001 SES-013 SES-016 SES-017 SES-018 BEH-013 BEH-014 ERR-003 ERR-004 ERR-005 ERR-006]', async ({
  page,
  allow,
}) => {
  allow.consoleErrors.push(answered(401), answered(403), answered(404), answered(500));
  const sent: { body: unknown; authorization: string | null }[] = [];
  page.on('request', async (request) => {
    if (!request.url().endsWith('/v1/accounts:signInWithPassword')) return;
    sent.push({ body: request.postDataJSON(), authorization: await request.headerValue('authorization') });
  });
  await page.goto('/login');
  await expect(page.getByRole('button', { name: 'Forgotten Password', exact: true })).toBeVisible();
  await page.getByRole('button', { name: 'Sign In', exact: true }).click();
  await fillSignIn(page, '  ', '  ');
  await fillSignIn(page, address('internal'), ' ');
  await expect(page.getByRole('textbox', { name: 'Password' })).toBeFocused();
  expect(sent).toEqual([]);

  const message = page.getByRole('main').getByRole('alert');
  const toast = page.getByText('Wrong Login Details', { exact: true });
  for (const [answer, text] of [
    [fault(404, 'List is empty.'), noSuchUser],
    [fault(403, 'user.notactive'), inactive],
    [fault(500, 'Broken'), general],
    [fault(401, 'Please sign in.'), general],
  ] as const) {
    await page.evaluate(() => localStorage.setItem('of-a-page', 'kept'));
    await routeOnce(page, '**/v1/user/profile', (route) => route.fulfill(answer));
    await fillSignIn(page, ` ${address('internal')} `, ` ${demoPassword} `);
    await expect(message).toHaveText(text);
    await expect(toast).toBeVisible();
    await page.getByRole('alert').filter({ has: toast }).getByRole('button', { name: 'Close' }).click();
    expect(await page.evaluate(() => localStorage.length)).toBe(0);
  }
  await routeOnce(page, '**/v1/accounts:signInWithPassword', (route) => route.fulfill(fault(500, 'Broken')));
  await fillSignIn(page, address('internal'), demoPassword);
  await expect(message).toHaveText(general);
  await expect(toast).toHaveCount(0);
  await expect(page.getByRole('dialog')).toHaveCount(0);
  const body = { email: address('internal'), password: demoPassword, returnSecureToken: true };
  expect(sent).toEqual(Array.from({ length: 5 }, () => ({ body, authorization: null })));
});
