import type { Page } from '@playwright/test';
import { answered, api, breakOnce, expect, rows, signIn, test } from '../../support/browser/fixtures.ts';

/** Finds a column's head even while a menu covers the page. */
const head = (page: Page, name: string) => page.locator('th').filter({ hasText: name });
const heads = (page: Page) => page.getByRole('columnheader').allTextContents();
const chosen = async (page: Page) =>
  (await api<any[]>(page, 'GET', 'currentUserViewFields/1'))
    .toSorted((a, b) => a.colOrder - b.colOrder)
    .map(({ dbField }) => dbField as string);
const choice = (page: Page) => page.getByRole('dialog', { name: 'Columns' });
const edge = (page: Page, name: string) => page.getByRole('separator', { name: `Width of ${name}` });
const widthOf = async (page: Page, name: string) =>
  (await page.getByRole('columnheader', { name: new RegExp(`^${name}`) }).boundingBox())!.width;

test.beforeEach(async ({ page }) => {
  await signIn(page, 'supervisor');
  await api(page, 'GET', 'reseCurrenttUserViewFields/1');
  await page.goto('/customers');
  await expect(rows(page)).toHaveCount(25);
});

test.afterEach(async ({ page }) => {
  await page.unrouteAll({ behavior: 'ignoreErrors' });
  await api(page, 'GET', 'reseCurrenttUserViewFields/1');
});

test('columns are shown as chosen, and saved on the server for every browser [BEH-117 BEH-129]', async ({
  page,
  browser,
}) => {
  const calls: string[] = [];
  page.on('request', (request) => {
    const path = request.url().split('/v1/')[1] ?? '';
    if (/UserViewField/i.test(path) && request.method() !== 'GET') calls.push(`${request.method()} ${path}`);
  });
  await page.getByRole('button', { name: 'Choose columns' }).click();
  await choice(page).getByRole('checkbox', { name: 'Latest activity' }).uncheck();
  await expect(head(page, 'Latest activity')).toHaveCount(0);
  await choice(page).getByRole('checkbox', { name: 'Region' }).check();
  await choice(page).getByRole('button', { name: 'Move Post Code up' }).click();
  const wanted = ['custName', 'custCode', 'postCode', 'cityTown', 'phoneNo', 'openValue', 'status', 'region'];
  await expect.poll(() => chosen(page)).toEqual(wanted);
  expect(calls[0]).toBe('DELETE deleteCurrentUserViewFields/1');
  expect(calls[1]).toBe('POST userViewField');
  await page.keyboard.press('Escape');
  // Behind another page, it would stay half closed.
  await expect(choice(page)).toHaveCount(0);
  const shown = await heads(page);

  const other = await browser.newPage();
  await signIn(other, 'supervisor', { at: new URL(page.url()).origin });
  await other.goto(`${new URL(page.url()).origin}/customers`);
  await expect(rows(other)).toHaveCount(25);
  await expect.poll(() => heads(other)).toEqual(shown);
  await other.close();

  await page.getByRole('button', { name: 'Choose columns' }).click();
  const [reset] = await Promise.all([
    page.waitForRequest(/reseCurrenttUserViewFields\/1$/),
    choice(page).getByRole('button', { name: 'Reset columns' }).click(),
  ]);
  expect(reset.method()).toBe('GET');
  await expect.poll(() => chosen(page)).toEqual([]);
  await expect(head(page, 'Latest activity')).toBeVisible();
});

test('a column is made wider by dragging its edge, and by keyboard; its width is saved [CON-025]', async ({ page }) => {
  const table = (await page.getByRole('region', { name: 'Customers, scrollable' }).boundingBox())!.width;
  const before = await widthOf(page, 'Post Code');
  const at = (await edge(page, 'Post Code').boundingBox())!;
  await page.mouse.move(at.x + 4, at.y + 20);
  await page.mouse.down();
  await page.mouse.move(at.x + 104, at.y + 20, { steps: 5 });
  await page.mouse.up();
  expect(Math.abs((await widthOf(page, 'Post Code')) - before - 100)).toBeLessThan(6);
  const width = async () =>
    (await api<any[]>(page, 'GET', 'currentUserViewFields/1')).find(({ dbField }) => dbField === 'postCode')?.width;
  await expect.poll(width).toBeGreaterThan(0);
  const kept: number = await width();
  expect(Math.abs(kept - (300 * (before + 100)) / table)).toBeLessThan(3);

  const [put] = await Promise.all([
    page.waitForRequest(/setUserViewColWidth\/\d+\/\d+$/),
    edge(page, 'Post Code').press('ArrowRight'),
  ]);
  expect(put.url()).toMatch(new RegExp(`/${kept + 3}$`));
  await expect.poll(width).toBe(kept + 3);
  const made = await widthOf(page, 'Post Code');
  await page.reload();
  await expect(rows(page)).toHaveCount(25);
  await expect.poll(() => widthOf(page, 'Post Code')).toBeCloseTo(made, 0);
  await edge(page, 'Post Code').press('Enter');
  await expect.poll(width).toBe(0);
  expect(await widthOf(page, 'Post Code')).toBeLessThan(made);
});

test('a choice that cannot be saved is reported, and reverted to what the server has [ERR-056]', async ({
  page,
  allow,
}) => {
  allow.consoleErrors.push(answered(500));
  await page.route('**/v1/userViewField', (route) =>
    route.fulfill({ status: 500, json: { message: 'Broken', code: 'unexpected' } }),
  );
  await page.getByRole('button', { name: 'Choose columns' }).click();
  await choice(page).getByRole('checkbox', { name: 'Latest activity' }).uncheck();
  await expect(page.getByText('Error while saving selection')).toBeVisible();
  await expect(head(page, 'Latest activity')).toBeVisible();
  await page.unroute('**/v1/userViewField');
  await choice(page).getByRole('checkbox', { name: 'Latest activity' }).uncheck();
  await expect.poll(() => chosen(page)).toContain('postCode');
  await page.keyboard.press('Escape');
  const before = await widthOf(page, 'Post Code');
  await breakOnce(page, '**/v1/setUserViewColWidth/**');
  await edge(page, 'Post Code').press('ArrowRight');
  await expect(page.getByText('Error while updating selection')).toBeVisible();
  await expect.poll(() => widthOf(page, 'Post Code')).toBeCloseTo(before, 0);
});

test('columns that do not load are reported in the strip; the list shows its default columns [ERR-028]', async ({
  page,
  allow,
}) => {
  allow.consoleErrors.push(answered(500));
  for (const path of ['dbViewFields', 'currentUserViewFields'])
    await page.route(`**/v1/${path}/1`, (route) =>
      route.fulfill({ status: 500, json: { message: 'Broken', code: 'unexpected' } }),
    );
  await page.reload();
  await expect(rows(page)).toHaveCount(25);
  await page.getByRole('search').getByRole('button', { name: 'Saved filters' }).click();
  await page.getByRole('button', { name: 'New filter' }).click();
  await expect(page.getByRole('dialog', { name: 'New filter' })).toContainText('Broken');
  await page.getByRole('button', { name: 'Cancel' }).click();
  await page.getByRole('button', { name: 'View errors' }).click();
  for (const source of ['dbViewFields', 'currentUserViewFields'])
    await expect(page.getByText(`Some data was not loaded from "${source}"`)).toBeVisible();
});

test('a second list with the same number has its own columns [AMB-083]', async ({ page }) => {
  await page.goto('/customerApprovals');
  await expect(rows(page).first()).toBeVisible();
  await page.getByRole('button', { name: 'Choose columns' }).click();
  await choice(page).getByRole('checkbox', { name: 'Region' }).uncheck();
  await expect(head(page, 'Region')).toHaveCount(0);
  await page.reload();
  await expect(rows(page).first()).toBeVisible();
  await expect(head(page, 'Region')).toHaveCount(0);
  expect(await chosen(page)).toEqual([]);
  await expect(page.getByRole('separator')).toHaveCount(0);
});

test('narrow rows are chosen once for all lists, and kept', async ({ page }) => {
  await signIn(page, 'internal');
  await page.goto('/customers');
  const height = async () => Math.round((await rows(page).nth(1).boundingBox())!.height);
  await expect(rows(page)).toHaveCount(25);
  expect(await height()).toBe(41);
  await page.getByRole('button', { name: 'Choose columns' }).click();
  await page.getByRole('switch', { name: 'Narrow rows' }).check();
  await page.keyboard.press('Escape');
  await expect.poll(height).toBe(33);
  await page.goto('/activities');
  await expect(rows(page)).toHaveCount(25);
  expect(await height()).toBe(33);
});
