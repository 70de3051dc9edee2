import { expect, test as base, type Page } from '@playwright/test';
import { demoPassword, type DemoUser } from '../support/client.ts';

/** Every test fails on an error or a warning in the console, unless it expects the failure of a call. */
export const test = base.extend<{ allow: { consoleErrors: RegExp[] }; page: Page }>({
  // Playwright reads what a fixture needs from the pattern: here, nothing.
  // oxlint-disable-next-line no-empty-pattern
  allow: async ({}, use) => {
    await use({ consoleErrors: [] });
  },
  page: async ({ page, allow }, use) => {
    const messages: string[] = [];
    page.on('console', (message) => {
      if (['error', 'warning'].includes(message.type())) messages.push(message.text());
    });
    page.on('pageerror', (error) => messages.push(error.message));
    await use(page);
    expect(messages.filter((text) => !allow.consoleErrors.some((known) => known.test(text)))).toEqual([]);
  },
});

export { expect };

/** @param at address of another server than that of all tests. */
export async function signIn(page: Page, user: DemoUser, at = '') {
  await page.goto(`${at}/login`);
  await page.getByRole('textbox', { name: 'E-mail' }).fill(`${user}@demo.branchline.example`);
  await page.getByRole('textbox', { name: 'Password' }).fill(demoPassword);
  await page.getByRole('button', { name: 'Sign In' }).click();
  await expect(page.getByRole('navigation', { name: 'Main menu' })).toBeVisible();
}
