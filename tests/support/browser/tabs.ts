import type { Page } from '@playwright/test';

/** Opens a tab of a record's page: in the bar, or in the menu of those without rows. */
export async function openTab(page: Page, name: string) {
  await page.getByRole('tab').first().waitFor();
  const tab = page.getByRole('tab', { name });
  if (await tab.count()) return tab.click();
  await page.getByRole('button', { name: 'More tabs' }).click();
  await page.getByRole('menuitem', { name }).click();
}
