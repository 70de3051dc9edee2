import { expect, signIn, test } from '../support/browser/fixtures.ts';

test.use({ viewport: { width: 1440, height: 900 } });
test.beforeEach(({ page }) => signIn(page, 'admin'));

for (const [name, path] of [
  ['the page of a customer', '/customers/1/detail'],
  ['the page of an activity', '/activities/1/detail'],
  ['the page of a user', '/users/1/detail'],
  ['a history', '/customers/1/history'],
  ['the first page', '/'],
] as const)
  test(`${name} has no frame within a frame`, async ({ page }) => {
    await page.goto(path);
    await expect(page.getByRole('heading', { level: 1 })).not.toBeEmpty();
    await expect(page.locator('main [aria-busy="true"], main .MuiSkeleton-root')).toHaveCount(0);
    const nested = await page.evaluate(() => {
      const isFrame = (element: Element) => {
        const { borderTopWidth, borderBottomWidth, borderLeftWidth, borderRightWidth } = getComputedStyle(element);
        const { width, height } = element.getBoundingClientRect();
        const isControl = element.closest('button, a, fieldset, label, input, [role=combobox], [role=button]');
        const widths = [borderTopWidth, borderBottomWidth, borderLeftWidth, borderRightWidth];
        return !isControl && width > 120 && height > 60 && widths.every((one) => parseFloat(one) > 0);
      };
      const frames = [...document.querySelectorAll('main *')].filter(isFrame);
      return frames
        .filter((one) => frames.some((other) => other !== one && other.contains(one)))
        .map((one) => one.outerHTML.slice(0, 120));
    });
    expect(nested).toEqual([]);
    if (path.endsWith('/detail') || path.endsWith('/history'))
      expect(await page.locator('main .MuiPaper-outlined').count()).toBe(0);
  });
