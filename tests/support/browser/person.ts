import { join } from 'node:path';
import type { Locator, Page } from '@playwright/test';
import { Client } from '../client.ts';
import { mailedLink } from '../mail-files.ts';
import { elsewhere, expect } from './fixtures.ts';

export const firstPassword = 'First-password-1';

/** The data folder of this worker's server, as in `playwright.config.ts`. */
const dataDir = () => join(process.env.TEST_DATA_DIR!, process.env.TEST_PARALLEL_INDEX ?? '0');

let made = 0;

/**
 * Makes an active user with a role, who has followed their invitation and has no session in a browser. The page must be
 * open at the product.
 */
export async function newPerson(page: Page, role: number | string) {
  const admin = await elsewhere(page, 'admin');
  const anyone = new Client(new URL(page.url()).origin);
  // Such calls are counted by address.
  const from = { 'x-forwarded-for': `198.18.${Date.now() % 250}.${++made % 250}` };
  const ask = async (call: string, body: object) => {
    const answer = await anyone.send('POST', `accounts:${call}`, body, from);
    expect(answer).toMatchObject({ status: 200 });
    return answer.body;
  };
  const email = `person${Date.now().toString(36)}${made}@people.example`;
  const tokens = await ask('signUp', { email, password: 'Not-yet-chosen-1' });
  const own = new Client(new URL(page.url()).origin, tokens.idToken);
  const { body: user } = await own.post('user/completeSignup', { email, firstName: 'Nora', lastName: 'Newcomer' });
  const roles: { id: number; roleName: string }[] = (await admin.get('roles')).body;
  const id = typeof role === 'number' ? role : roles.find(({ roleName }) => roleName === role)!.id;
  expect((await admin.put('updateNewUser', { id: user.id, role: id })).status).toBe(200);
  await ask('sendOobCode', { requestType: 'PASSWORD_RESET', email });
  await expect.poll(() => mailedLink(dataDir(), email), { timeout: 20_000 }).toBeTruthy();
  const oobCode = new URL(mailedLink(dataDir(), email)!).searchParams.get('oobCode');
  await ask('resetPassword', { oobCode, newPassword: firstPassword });
  return { id: user.id as number, email, admin };
}

/** Fills in the open sign-in form and submits it. */
export async function fillSignIn(page: Page, email: string, password: string) {
  await page.getByRole('textbox', { name: 'E-mail' }).fill(email);
  await page.getByRole('textbox', { name: 'Password' }).fill(password);
  await page.getByRole('button', { name: 'Sign In' }).click();
}

/** Enters the password in the dialog that opens when a session has ended. */
export async function signInAgain(page: Page, password: string): Promise<Locator> {
  const again = page.getByRole('dialog', { name: 'Sign in again' });
  await again.getByRole('textbox', { name: 'Password' }).fill(password);
  await again.getByRole('button', { name: 'Sign In' }).click();
  return again;
}

/** Opens a dialog from the account menu. */
export async function openAccount(page: Page, item: string): Promise<Locator> {
  await page.getByRole('button', { name: 'Your account' }).click();
  await page.getByRole('menuitem', { name: item }).click();
  const dialog = page.getByRole('dialog', { name: item });
  // A drawer comes in from the edge of the window.
  await expect(dialog).toBeInViewport({ ratio: 1 });
  return dialog;
}
