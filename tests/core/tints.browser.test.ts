import type { Page } from '@playwright/test';
import { expect, signIn, test } from '../support/browser/fixtures.ts';

/** The colours of the marks with a tint. */
const marked = (page: Page, tint: string) =>
  page
    .locator(`[data-tint=${tint}]`)
    .first()
    .evaluate((mark) => [getComputedStyle(mark).color, getComputedStyle(mark).backgroundColor]);

test('a kind of records has the same tint in search results and in timelines', async ({ page }) => {
  await signIn(page, 'admin');
  await page.goto('/customers/1/detail');
  await expect(page.locator('main [data-tint=info]').first()).toBeVisible();
  const activity = await marked(page, 'info');
  await page.keyboard.press('Control+k');
  await page.keyboard.type('roof');
  const results = page.getByRole('listbox', { name: 'Results' });
  const markOf = (group: string) =>
    results.getByText(group, { exact: true }).locator('xpath=..').locator('[data-tint]');
  await expect(markOf('Customers')).toHaveAttribute('data-tint', 'primary');
  await expect(markOf('Activities')).toHaveAttribute('data-tint', 'info');
  await expect(markOf('Contacts')).toHaveAttribute('data-tint', 'secondary');
  const found = await markOf('Activities').evaluate((mark) => [
    getComputedStyle(mark).color,
    getComputedStyle(mark).backgroundColor,
  ]);
  expect(found).toEqual(activity);
});
