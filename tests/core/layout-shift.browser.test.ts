import type { Page } from '@playwright/test';
import { expect, signIn, test } from '../support/browser/fixtures.ts';

/** Delays of the answers, in milliseconds. They differ, so that answers do not arrive in the order of their requests. */
const delays = [700, 250, 900, 400, 600];

/** Answers calls late and out of order, and counts how far the page moves by itself. */
async function observe(page: Page) {
  let count = 0;
  await page.route('**/v1/**', async (route) => {
    if (!route.request().url().includes('/live'))
      await new Promise((resolve) => setTimeout(resolve, delays[count++ % delays.length]));
    await route.fallback().catch(() => undefined);
  });
  await page.addInitScript(() => {
    const shifts: unknown[] = [];
    Object.assign(window, { shifts });
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries() as any[])
        if (!entry.hadRecentInput)
          shifts.push([entry.value, entry.sources.map(({ node }: any) => node?.textContent?.slice(0, 60))]);
    }).observe({ type: 'layout-shift', buffered: true });
  });
}

/** Opens a page, and returns what has moved once it is complete: the sum of the shifts, and their sources. */
async function moved(page: Page, path: string): Promise<{ sum: number; shifts: unknown[] }> {
  await page.goto(path);
  const main = page.getByRole('main');
  await expect(main.getByRole('heading', { level: 1 })).toHaveText(/./);
  await page.waitForLoadState('networkidle');
  await expect(main.locator('[aria-busy="true"]')).toHaveCount(0);
  await expect(main.locator('.MuiSkeleton-root')).toHaveCount(0);
  const shifts = await page.evaluate(() => (window as any).shifts as [number, unknown][]);
  return { sum: shifts.reduce((sum, [value]) => sum + value, 0), shifts };
}

const sizes = [
  { width: 1440, height: 900 },
  { width: 390, height: 844 },
];

for (const user of ['admin', 'supervisor', 'salesexec', 'internal', 'readonly'] as const)
  test(`the dashboard of ${user} stays in place while it loads`, async ({ page }) => {
    await signIn(page, user);
    await observe(page);
    for (const size of sizes) {
      await page.setViewportSize(size);
      const { sum, shifts } = await moved(page, '/');
      expect(sum, `${size.width} px: ${JSON.stringify(shifts)}`).toBeLessThan(0.02);
    }
  });

for (const size of sizes)
  test(`at ${size.width} px, lists, records, the calendar and the sales figures stay in place while they load`, async ({
    page,
  }) => {
    test.slow();
    await page.setViewportSize(size);
    await signIn(page, 'admin');
    await observe(page);
    for (const path of [
      '/customers',
      '/customers/1/detail',
      '/quotations/1/detail',
      '/enquiries/1/detail',
      '/users/1',
      '/activities?view=calendar',
      '/salesData',
      '/reports/1',
    ]) {
      const { sum, shifts } = await moved(page, path);
      expect(sum, `${path}: ${JSON.stringify(shifts)}`).toBeLessThan(0.02);
    }
  });
