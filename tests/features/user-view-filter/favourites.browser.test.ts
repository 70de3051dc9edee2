import { begin, favourites, leaveNone, make, openList } from '../../support/browser/filter.ts';
import { answered, api, column, everyRow, expect, test } from '../../support/browser/fixtures.ts';

test.afterEach(leaveNone);

test('a favourite opens its list from anywhere: its first page, 25 rows, in its order [BEH-027 CON-007]', async ({
  page,
}) => {
  await begin(page);
  const filter = await make(page, { favourite: true, sortField: 'postCode', sortOrder: 1 });
  expect(filter.favouriteName).toBe(`Customers:${filter.filterName}`);
  await openList(page, '/users?page=1&perPage=100');
  await favourites(page).click();
  const [asked] = await Promise.all([
    page.waitForRequest(new RegExp(`customerfilterbypage/1/25/${filter.id}/\\d+/1/\\*$`)),
    page.getByRole('menuitem', { name: filter.filterName }).click(),
  ]);
  expect(asked.postDataJSON()).toEqual({ quickFilters: {} });
  await expect(page).toHaveURL(/\/customers\?/);
  await expect(page.getByRole('button', { name: `Filter: ${filter.filterName}` })).toBeVisible();
  await everyRow(page, 'Post Code', /^G/);
  const codes = await column(page, 'Post Code');
  expect(codes).toEqual(codes.toSorted());
});

test('a favourite whose name matches no list is reported and opens nothing [VAL-014 AMB-082]', async ({ page }) => {
  const filter = {
    id: 7,
    filterName: 'Lost',
    dbview: 1,
    favourite: true,
    favouriteOrder: 1,
    sortField: null,
    sortOrder: 0,
  };
  await page.route('**/v1/getCurrUserFavFilters', (route) =>
    route.fulfill({
      json: [
        { ...filter, favouriteName: null },
        { ...filter, id: 8, favouriteName: 'Weather:Rain' },
      ],
    }),
  );
  await begin(page);
  await page.goto('/');
  for (const name of ['Lost', 'Rain']) {
    await favourites(page).click();
    await page.getByRole('menuitem', { name }).click();
    const warning = page.locator('.MuiAlert-filledWarning').getByText('Type not found. FavoriteName is not present.');
    await expect(warning.first()).toBeVisible();
    await expect(page).toHaveURL(/\/$/);
  }
});

test('favourites are sorted by dragging and by keyboard, and removed [BEH-016 BEH-021 BEH-038 BEH-039 CON-006]', async ({
  page,
}) => {
  await begin(page);
  const names: string[] = [];
  for (const favouriteOrder of [1, 2, 3])
    names.push((await make(page, { favourite: true, favouriteOrder })).filterName);
  await page.goto('/');
  await favourites(page).click();
  await page.getByRole('menuitem', { name: 'Edit favourites' }).click();
  const dialog = page.getByRole('dialog', { name: 'Favourites' });
  await expect(dialog.getByRole('columnheader')).toHaveText([
    'Filter order',
    'Name',
    'Where clause',
    'Order by',
    'Favourite',
  ]);
  await dialog.getByRole('combobox', { name: 'Rows' }).click();
  await expect(page.getByRole('option')).toHaveText(['25', '50', '100']);
  await page.getByRole('option', { name: '50', selected: true }).click();
  const body = dialog.getByRole('row').filter({ has: page.getByRole('cell') });
  const order = async () =>
    (await body.allTextContents()).map((text) => names.findIndex((name) => text.includes(name)));
  await expect.poll(order).toEqual([0, 1, 2]);
  const up = dialog.getByRole('button', { name: `Move Customers:${names[2]} up` });
  await up.focus();
  await page.keyboard.press('Enter');
  await expect.poll(order).toEqual([0, 2, 1]);
  await expect(up).toBeFocused();
  const [sent] = await Promise.all([
    page.waitForRequest(/updateFavOrder$/),
    body.nth(2).dragTo(body.nth(0), { sourcePosition: { x: 12, y: 12 }, targetPosition: { x: 12, y: 12 } }),
  ]);
  expect(sent.postDataJSON()).toEqual(
    [1, 2, 3].map((favouriteOrder) => ({ id: expect.any(Number), favourite: true, favouriteOrder })),
  );
  await expect.poll(order).toEqual([1, 0, 2]);
  await expect
    .poll(async () =>
      (await api<any[]>(page, 'GET', 'getCurrUserFavFilters')).map(({ filterName }) => names.indexOf(filterName)),
    )
    .toEqual([1, 0, 2]);
  const star = dialog.getByRole('button', { name: `Favourite ${names[0]}` });
  await star.click();
  await expect(star).toHaveAttribute('aria-pressed', 'false');
  await dialog.getByRole('button', { name: 'Done' }).click();
  await favourites(page).click();
  await expect(page.getByRole('menuitem', { name: names[1]! })).toBeVisible();
  await expect(page.getByRole('menuitem', { name: names[0]! })).toHaveCount(0);
});

test('refused changes are reverted: a favourite is reported in a toast, the order in the strip [ERR-025 ERR-028]', async ({
  page,
  allow,
}) => {
  allow.consoleErrors.push(answered(500));
  const broken = { status: 500, json: { message: 'Broken', code: 'unexpected' } };
  await begin(page);
  for (const favouriteOrder of [1, 2]) await make(page, { favourite: true, favouriteOrder });
  await page.goto('/');
  await page.route('**/v1/setSavedFilterFav/**', (route) => route.fulfill(broken));
  await page.route('**/v1/updateFavOrder', (route) => route.fulfill(broken));
  await favourites(page).click();
  await page.getByRole('menuitem', { name: 'Edit favourites' }).click();
  const dialog = page.getByRole('dialog', { name: 'Favourites' });
  const star = dialog.getByRole('button', { name: /^Favourite / }).first();
  await star.click();
  await expect(
    page.getByText("Can't change favorite... Error while changing favorite status of this filter."),
  ).toBeVisible();
  await expect(star).toHaveAttribute('aria-pressed', 'true');
  const names = () => dialog.getByRole('row').allTextContents();
  const before = await names();
  await dialog
    .getByRole('button', { name: /^Move .* down$/ })
    .first()
    .click();
  await expect.poll(names).toEqual(before);
  await dialog.getByRole('button', { name: 'Done' }).click();
  await page.getByRole('button', { name: 'View errors' }).click();
  await expect(page.getByText('Some data was not loaded from "updateFavOrder"')).toBeVisible();
});
