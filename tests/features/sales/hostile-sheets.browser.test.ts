import { truncateSync, writeFileSync } from 'node:fs';
import type { Page } from '@playwright/test';
import { expect, signIn, test } from '../../support/browser/fixtures.ts';
import { bomb, slow, wide } from '../../support/hostile-files.ts';

const mimeType = 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet';

const choose = (page: Page, name: string, buffer: Buffer) =>
  page.locator('input[type=file]').setInputFiles({ name, mimeType, buffer });
const reading = (page: Page) => page.getByRole('status').filter({ hasText: 'slow.xlsx' });

test.beforeEach(async ({ page }) => {
  await signIn(page, 'supervisor');
  await page.goto('/actualSales/post');
});

test('a sheet that passes a limit is refused with the limit, and another one can be chosen', async ({ page }, info) => {
  await choose(page, 'bomb.xlsx', bomb(201 * 1_048_576));
  const alert = page.getByRole('main').getByRole('alert');
  await expect(alert).toHaveText('bomb.xlsx: The file unpacks to more than 200 MB.');

  await choose(page, 'long.csv', Buffer.from(`2026\n"${'x'.repeat(40_000)}`));
  await expect(alert).toHaveText('long.csv: Cell A2 has more than 32,767 characters.');

  const large = info.outputPath('large.csv');
  writeFileSync(large, '');
  truncateSync(large, 52_428_801);
  await page.locator('input[type=file]').setInputFiles(large);
  await expect(alert).toHaveText('large.csv: The file is larger than 50 MB.');

  await choose(page, 'wide.xlsx', wide['states a range of 17 billion cells']!());
  await expect(page.getByRole('grid', { name: 'Figures of wide.xlsx' })).toBeVisible();
});

test('while a sheet is read, the page can be used; Cancel stops it, and another one can be chosen', async ({
  page,
}) => {
  await choose(page, 'slow.xlsx', slow());
  await expect(reading(page)).toContainText('Reading slow.xlsx…');
  await page.keyboard.press('?');
  const help = page.getByRole('dialog');
  await expect(help).toContainText('Saves the figures of a spreadsheet.');
  await page.keyboard.press('Escape');
  await expect(help).toBeHidden();
  await expect(reading(page)).toBeVisible();
  expect(page.workers()).toHaveLength(1);
  await reading(page).getByRole('button', { name: 'Cancel' }).click();
  await expect(reading(page)).toBeHidden();
  await expect(page.getByRole('main').getByRole('alert')).toBeHidden();
  await expect.poll(() => page.workers()).toEqual([]);

  await choose(page, 'wide.xlsx', wide['has a hyperlink on all cells']!());
  await expect(page.getByRole('grid', { name: 'Figures of wide.xlsx' })).toBeVisible();
});

test('a sheet that takes longer than a minute is refused, and its thread ends', async ({ page }) => {
  // The clock of the page stays, because the server compares it with its own.
  await page.evaluate(() => {
    const wait = window.setTimeout;
    const shortened = (then: () => void, ms?: number) => wait(then, ms === 60_000 ? 2000 : ms);
    window.setTimeout = shortened as typeof setTimeout;
  });
  await choose(page, 'slow.xlsx', slow());
  await expect(reading(page)).toContainText('Reading slow.xlsx…');
  await expect(page.getByRole('main').getByRole('alert')).toHaveText(
    'slow.xlsx: Reading the file took longer than 60 seconds.',
  );
  await expect.poll(() => page.workers()).toEqual([]);
});

test('leaving the page ends the thread', async ({ page }) => {
  await choose(page, 'slow.xlsx', slow());
  await expect.poll(() => page.workers().length).toBe(1);
  await page.getByRole('link', { name: 'Postings' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Postings');
  await expect.poll(() => page.workers()).toEqual([]);
});
