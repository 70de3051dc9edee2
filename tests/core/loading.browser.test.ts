import type { Locator, Page } from '@playwright/test';
import { violations } from '../support/browser/axe.ts';
import { expect, rows, signIn, test } from '../support/browser/fixtures.ts';
import { openAccount } from '../support/browser/person.ts';

/** Holds all reads while a dialog opens, and looks at it before they are answered. */
async function whileLoading(page: Page, open: () => Promise<Locator>) {
  let release = () => {};
  const held = new Promise<void>((resolve) => (release = resolve));
  await page.route('**/v1/**', async (route) => {
    if (route.request().method() === 'GET' && !route.request().url().includes('/live')) await held;
    await route.continue();
  });
  const dialog = await open();
  await expect(dialog.getByRole('status').filter({ hasText: /^Loading$/ })).toBeVisible();
  expect(await violations(page)).toEqual([]);
  release();
  await expect(dialog.getByRole('status').filter({ hasText: /^Loading$/ })).toHaveCount(0);
  await page.unroute('**/v1/**');
  await page.keyboard.press('Escape');
}

test('a dialog that is loading says so to screen readers', async ({ page }) => {
  await signIn(page, 'admin');
  await page.goto('/customers');
  await expect(rows(page).first()).toBeVisible();
  await whileLoading(page, () => openAccount(page, 'Notification settings'));
  await whileLoading(page, async () => {
    await rows(page).first().getByRole('button', { name: 'Actions for' }).click();
    await page.getByRole('menuitem', { name: 'Edit' }).click();
    return page.getByRole('dialog');
  });
});

test('a page whose code is loading says so in words, which screen readers read', async ({ page }) => {
  await signIn(page, 'admin');
  let release = () => {};
  const held = new Promise<void>((resolve) => (release = resolve));
  await page.route(/assets\/ReportsPage.*\.js/, async (route) => {
    await held;
    await route.continue();
  });
  await page.goto('/reports', { waitUntil: 'commit' });
  const status = page
    .getByRole('main')
    .getByRole('status')
    .filter({ hasText: /^Loading$/ });
  await expect(status).toBeVisible();
  // Its heading comes with its code.
  expect((await violations(page)).filter((one) => !one.startsWith('page-has-heading-one'))).toEqual([]);
  release();
  await expect(page.getByRole('heading', { level: 1, name: 'Reports' })).toBeVisible();
  await expect(status).toHaveCount(0);
});
