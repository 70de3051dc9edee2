import { everyRow, expect, rows, signIn, test } from '../support/browser/fixtures.ts';

test.beforeEach(async ({ page }) => {
  await signIn(page, 'internal');
  await page.goto('/customers');
  await expect(rows(page)).toHaveCount(25);
});

test('a filter takes several values by ticks, shows them, and keeps them in the address', async ({ page }) => {
  await page.goto('/enquiries');
  await expect(rows(page)).toHaveCount(25);
  const bar = page.getByRole('search');
  await bar.getByRole('button', { name: 'Branch' }).click();
  const option = (name: string) => page.getByRole('option', { name, exact: true });
  await option('Leeds').locator('[data-tick]').click();
  await option('Glasgow').locator('[data-tick]').click();
  await expect(option('Leeds')).toHaveAttribute('aria-selected', 'true');
  await page.keyboard.press('Escape');
  await everyRow(page, 'Branch', /^(Leeds|Glasgow)$/);
  await bar.getByRole('button', { name: 'Branch: Leeds, Glasgow' }).click();
  await option('Norwich').locator('[data-tick]').click();
  await page.keyboard.press('Escape');
  const chip = bar.getByRole('button', { name: 'Branch: Leeds +2' });
  await expect(chip.getByTitle('Leeds, Glasgow, Norwich')).toBeVisible();
  await page.reload();
  await everyRow(page, 'Branch', /^(Leeds|Glasgow|Norwich)$/);
  await chip.click();
  await option('Leeds').locator('[data-tick]').click();
  await option('Exeter').click();
  await expect(page.getByRole('listbox')).toHaveCount(0);
  await everyRow(page, 'Branch', /^Exeter$/);
});

test('a filter takes several values by keyboard: Space in a menu, Shift+Enter in a search', async ({ page }) => {
  const bar = page.getByRole('search');
  await bar.getByRole('button', { name: 'Customer Type' }).press('Enter');
  await page.getByRole('combobox', { name: 'Customer Type' }).press('ArrowDown');
  await page.keyboard.press('Shift+Enter');
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('Shift+Enter');
  await expect(page.getByRole('option', { selected: true })).toHaveCount(2);
  await page.keyboard.press('Escape');
  await bar.getByRole('button', { name: 'Status' }).press('Enter');
  await page.keyboard.press('Space');
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('Space');
  await expect(page.getByRole('menuitemcheckbox', { checked: true })).toHaveCount(2);
  await page.keyboard.press('Escape');
  await expect(bar.getByRole('button', { name: /^Status: \w+, \w+$/ })).toBeFocused();
  await bar.getByRole('button', { name: 'Saved filters' }).click();
  await page.getByRole('button', { name: 'Save the current filters' }).click();
  const form = page.getByRole('dialog', { name: 'New filter' });
  for (const number of [1, 2])
    await expect(form.getByRole('combobox', { name: `Comparison of condition ${number}` })).toHaveText('is one of');
});
