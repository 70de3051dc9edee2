import type { Locator, Page } from '@playwright/test';
import { Client } from '../client.ts';
import { elsewhere, expect } from './fixtures.ts';

export const firstPassword = 'First-password-1';

let made = 0;

/** Makes an active user with a role, who has no session in a browser. The page must be open at the product. */
export async function newPerson(page: Page, role: number | string) {
  const admin = await elsewhere(page, 'admin');
  const anyone = new Client(new URL(page.url()).origin);
  const email = `person${Date.now().toString(36)}${++made}@people.example`;
  const { body: tokens } = await anyone.post('accounts:signUp', { email, password: firstPassword });
  const own = new Client(new URL(page.url()).origin, tokens.idToken);
  const { body: user } = await own.post('user/completeSignup', { email, firstName: 'Nora', lastName: 'Newcomer' });
  const roles: { id: number; roleName: string }[] = (await admin.get('roles')).body;
  const id = typeof role === 'number' ? role : roles.find(({ roleName }) => roleName === role)!.id;
  expect((await admin.put('updateNewUser', { id: user.id, role: id })).status).toBe(200);
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
