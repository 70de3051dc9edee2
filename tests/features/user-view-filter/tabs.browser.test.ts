import { begin, leaveNone, make, openList } from '../../support/browser/filter.ts';
import { api, everyRow, expect, rows, test } from '../../support/browser/fixtures.ts';

test.afterEach(leaveNone);

const startsWith = (value: string) => ({ conditions: [{ dbField: 'postCode', condition: 'starts with', value }] });

test('the saved filters of a list are tabs with the number of their rows, chosen by mouse and by keyboard', async ({
  page,
}) => {
  await begin(page);
  const shared = await api<any[]>(page, 'GET', 'sharedViewFilters/1');
  expect(shared).toEqual([]);
  await openList(page);
  await expect(rows(page)).toHaveCount(25);
  await expect(page.getByRole('tablist')).toHaveCount(0);
  await make(page, { filterName: 'Glasgow', ...startsWith('G') });
  await make(page, { filterName: 'Leeds', ...startsWith('LS'), favourite: true });
  const counts = await api<any[]>(page, 'GET', 'viewFilterCounts/1');
  const [all, ...own] = counts.map(({ rows: count }) => String(count));
  await openList(page);
  const tabs = page.getByRole('tablist', { name: 'Views of customers' }).getByRole('tab');
  // The favourite comes first.
  await expect(tabs).toHaveText([`All${all}`, `Leeds${own[1]}`, `Glasgow${own[0]}`]);
  await expect(tabs.nth(0)).toHaveAttribute('aria-selected', 'true');
  await tabs.nth(2).click();
  await everyRow(page, 'Post Code', /^G/);
  await expect(tabs.nth(2)).toHaveAttribute('aria-selected', 'true');
  await expect(tabs.nth(0)).toHaveAttribute('aria-selected', 'false');

  await tabs.nth(2).press('ArrowLeft');
  await expect(tabs.nth(1)).toBeFocused();
  await page.keyboard.press('Enter');
  await everyRow(page, 'Post Code', /^LS/);
  await page.keyboard.press('Home');
  await expect(tabs.nth(0)).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(rows(page)).toHaveCount(25);
  await expect(tabs.nth(0)).toHaveAttribute('aria-selected', 'true');
});

test('the numbers follow a save, and nothing moves when they load', async ({ page }) => {
  await begin(page);
  await make(page, { filterName: 'Glasgow', ...startsWith('G') });
  await openList(page);
  const tab = page.getByRole('tab', { name: /^Glasgow/ });
  await expect(tab).toHaveText(/^Glasgow\d+$/);
  const before = Number((await tab.innerText()).replace(/\D/g, ''));
  const [customer] = await api<any[]>(page, 'GET', 'customers?range=[0,0]&sort=["custName","ASC"]');
  expect(customer.postCode).not.toMatch(/^G/);
  await api(page, 'PUT', `customers/${customer.customerId}`, { postCode: 'G1 1AA' });
  await expect(tab).toHaveText(`Glasgow${before + 1}`);
  await api(page, 'PUT', `customers/${customer.customerId}`, { postCode: customer.postCode });

  await page.route('**/v1/viewFilterCounts/**', async (route) => {
    await new Promise((resolve) => setTimeout(resolve, 1500));
    await route.continue();
  });
  await page.reload();
  await expect(tab).toHaveText('Glasgow');
  const at = await tab.boundingBox();
  await expect(tab).toHaveText(`Glasgow${before}`);
  expect(await tab.boundingBox()).toEqual(at);
});

test('tabs that do not fit are in a menu, and on a telephone the row scrolls', async ({ page }) => {
  await begin(page);
  const names = ['Aberdeen', 'Brighton', 'Cardiff', 'Dundee', 'Exeter', 'Falkirk', 'Guildford', 'Hull', 'Ipswich'];
  for (const name of names) await make(page, { filterName: `Customers of ${name}`, ...startsWith(name[0]!) });
  await page.setViewportSize({ width: 1024, height: 800 });
  await openList(page);
  const more = page.getByRole('button', { name: /^\d more$/ });
  await expect(more).toBeVisible();
  const left = Number((await more.innerText()).replace(/\D/g, ''));
  await expect(page.getByRole('tab')).toHaveCount(1 + names.length - left);
  await more.press('Enter');
  await expect(page.getByRole('menuitem')).toHaveCount(left);
  await page.getByRole('menuitem', { name: 'Customers of Ipswich' }).click();
  await everyRow(page, 'Post Code', /^I/);
  await expect(page.getByRole('button', { name: 'Customers of Ipswich', exact: true })).toBeVisible();
  await page.setViewportSize({ width: 390, height: 844 });
  await expect(page.getByRole('tab')).toHaveCount(1 + names.length);
  await page.getByRole('tab', { name: /^Customers of Hull/ }).click();
  await expect(page.getByRole('tab', { name: /^Customers of Hull/ })).toHaveAttribute('aria-selected', 'true');
  const [whole, seen] = await page.evaluate(() => {
    const { scrollWidth, clientWidth } = document.documentElement;
    return [scrollWidth, clientWidth];
  });
  expect(whole).toBe(seen);
});
