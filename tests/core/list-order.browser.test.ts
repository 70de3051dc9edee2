import type { Page } from '@playwright/test';
import { api, expect, signIn, test } from '../support/browser/fixtures.ts';

const names = async (page: Page) => {
  const cells = page.locator('main tbody tr td:nth-child(3)');
  return (await cells.allTextContents()).map((text) => text.trim());
};
const moved = (all: readonly string[], from: number, to: number) => all.toSpliced(from, 1).toSpliced(to, 0, all[from]!);

test('an administrator puts the grades in order by dragging and by keys, and takes it back', async ({ page }) => {
  await signIn(page, 'admin');
  const before = (await api(page, 'GET', 'quotationGrade')).map(
    (row: { quoteGradeName: string }) => row.quoteGradeName,
  );
  await page.goto('/opportunitySetting/QuotationGrades');
  await expect.poll(() => names(page)).toEqual(before);
  const handle = (name: string) => page.getByRole('button', { name: `Move ${name}`, exact: true });
  await handle(before[2]).dragTo(page.getByRole('row', { name: before[0] }), { targetPosition: { x: 200, y: 5 } });
  const dragged = moved(before, 2, 0);
  await expect(page.getByText(`${before[2]} is now 1 of ${before.length}.`)).toBeVisible();
  await expect.poll(() => names(page)).toEqual(dragged);
  await page.getByRole('button', { name: 'Undo' }).click();
  await expect.poll(() => names(page)).toEqual(before);

  await handle(before[0]).press('ArrowDown');
  await expect(handle(before[0])).toBeFocused();
  await handle(before[0]).press('ArrowDown');
  await expect(page.getByText(`${before[0]} is now 3 of ${before.length}.`)).toBeVisible();
  await expect.poll(() => names(page)).toEqual(moved(before, 0, 2));
  await page.reload();
  await expect.poll(() => names(page)).toEqual(moved(before, 0, 2));
  await handle(before[0]).press('Home');
  await expect(page.getByText(`${before[0]} is now 1 of ${before.length}.`)).toBeVisible();

  await page.getByRole('button', { name: 'Grade', exact: true }).click();
  await expect(handle(before[0])).toBeHidden();
  await page.getByRole('button', { name: 'Order', exact: true }).click();
  await expect.poll(() => names(page)).toEqual(before);
});
