import type { Page, Route } from '@playwright/test';
import { address, answered, api, elsewhere, expect, pick, rows, signIn, signInAs, test, unique } from './fixtures.ts';
import { demoPassword } from '../support/client.ts';

const chooser = (page: Page) => page.getByRole('dialog', { name: 'Saved filters' });
const favourites = (page: Page) => page.getByRole('banner').getByRole('button', { name: 'Favourites' });

const menu = (page: Page, name: string) =>
  page.getByRole('navigation', { name: 'Main menu' }).getByRole('link', { name });

/** Signs in as a person whose lists are as the product has them: what the demo has kept for them goes. */
async function begin(page: Page) {
  await signIn(page, 'internal');
  for (const { id: view } of await api<any[]>(page, 'GET', 'dbviews')) {
    await api(page, 'GET', `reseCurrenttUserViewFields/${view}`);
    for (const { id } of await api<any[]>(page, 'GET', `userViewFilters/${view}/`))
      await api(page, 'DELETE', `delUserViewFilter/${id}`);
  }
}

async function openList(page: Page, path = '/customers') {
  await page.goto(path);
  await expect(rows(page).first()).toBeVisible();
}

async function openForm(page: Page, button = 'New filter') {
  await page.getByRole('search').getByRole('button', { name: 'Saved filters' }).click();
  await chooser(page).getByRole('button', { name: button }).click();
  const form = page.getByRole('dialog', { name: 'New filter' });
  await expect(form.getByRole('textbox', { name: 'Filter name' })).toBeVisible();
  return form;
}

/** A filter of customers, made by a call. */
const make = (page: Page, more: object = {}) =>
  api(page, 'POST', 'userViewFilter', {
    filterName: unique('Scots'),
    dbview: 1,
    conditions: [{ dbField: 'postCode', condition: 'starts with', value: 'G' }],
    ...more,
  });

/** What these tests leave behind would be the default of others. */
test.afterEach(async ({ page }) => {
  const signedIn = await page.evaluate(() => localStorage.getItem('branchline.session') !== null).catch(() => false);
  if (!signedIn) return;
  for (const view of [1, 3])
    for (const { id } of await api<any[]>(page, 'GET', `userViewFilters/${view}/`))
      await api(page, 'DELETE', `delUserViewFilter/${id}`);
});

test('VAL-109 BEH-117 ERR-058 a filter is made of conditions, shown by name over the list, changed and cleared', async ({
  page,
}) => {
  await begin(page);
  await openList(page);
  const form = await openForm(page);
  await form.getByRole('button', { name: 'Add condition' }).click();
  await form.getByRole('button', { name: 'Save' }).click();
  await expect(form.getByText('Filter Name is required.')).toBeVisible();
  await expect(form.getByText('Choose a field.')).toBeVisible();
  await expect(form.getByRole('textbox', { name: 'Filter name' })).toBeFocused();
  const name = unique('Scots');
  await form.getByRole('textbox', { name: 'Filter name' }).fill(name);
  await pick(form, 'Field of condition 1', 'Region');
  const region = form.getByRole('combobox', { name: 'Value of condition 1' });
  await region.fill('Scot');
  await page.getByRole('option', { name: 'Scotland' }).click();
  await form.getByRole('button', { name: 'Add condition' }).click();
  await pick(form, 'Field of condition 2', 'Customer Name');
  await form.getByRole('textbox', { name: 'Value of condition 2' }).fill('roofing');
  await pick(form, 'Gate of condition 2', 'OR');
  await pick(form, 'Order by', 'Post Code');
  await pick(form, 'Direction', 'Descending');
  const [sent] = await Promise.all([
    page.waitForRequest((request) => request.url().endsWith('/v1/userViewFilter')),
    form.getByRole('button', { name: 'Save' }).click(),
  ]);
  expect(sent.postDataJSON()).toMatchObject({
    filterName: name,
    dbview: 1,
    sortField: 'postCode',
    sortOrder: -1,
    conditions: [
      { rowNo: 1, rowStart: null, dbField: 'region', condition: '=', value: 'Scotland', dbValue: expect.any(String) },
      { rowNo: 2, rowStart: 'OR', dbField: 'custName', condition: 'contains', value: 'roofing' },
    ],
  });
  await expect(page.getByText('Filter Saved Successfully')).toBeVisible();
  const chip = page.getByRole('search').getByRole('button', { name: `Filter: ${name}` });
  await expect(chip).toBeVisible();
  await expect(page.getByRole('columnheader', { name: 'Post Code' })).toHaveAttribute('aria-sort', 'descending');
  for (const row of await rows(page).all()) await expect(row).toContainText(/Scotland|ROOFING/);

  await chip.click();
  await expect(chooser(page)).toContainText('Region = Scotland OR Customer Name contains roofing');
  await chooser(page)
    .getByRole('button', { name: `Edit ${name}` })
    .click();
  const edit = page.getByRole('dialog', { name: 'Edit filter' });
  await expect(edit.getByRole('combobox', { name: 'Value of condition 1' })).toHaveValue('Scotland');
  await edit.getByRole('button', { name: 'Remove condition 2' }).click();
  await edit.getByRole('button', { name: 'Save' }).click();
  await expect(page.getByText('Filter Updated Successfully')).toBeVisible();
  await expect(rows(page).filter({ hasNotText: 'Scotland' })).toHaveCount(0);
  await page.getByRole('button', { name: 'Clear filters' }).click();
  await expect(chip).toHaveCount(0);
  await expect(rows(page).filter({ hasNotText: 'Scotland' })).not.toHaveCount(0);
});

test('what is filtered now is saved with its dates; conditions hold the words that are looked at anew each day', async ({
  page,
}) => {
  await begin(page);
  await openList(page, '/activities');
  const search = page.getByRole('search');
  await search.getByRole('button', { name: 'Type', exact: true }).click();
  await page.getByRole('option', { name: 'Meeting' }).click();
  await search.getByRole('button', { name: 'Start Date', exact: true }).click();
  const dates = page.getByRole('dialog', { name: 'Start Date' });
  const [asked] = await Promise.all([
    page.waitForRequest(/activityfilterbypage\/1\/25\/0\//),
    dates.getByRole('button', { name: 'This year' }).click(),
  ]);
  expect(asked.postDataJSON()).toEqual({
    quickFilters: { activityType: expect.any(Number) },
    quickFilterDateFrom: 'This year',
    quickFilterDateTo: 'This year',
  });
  await expect(search.getByRole('button', { name: 'Start Date: This year' })).toBeVisible();
  await search.getByRole('button', { name: 'Start Date: This year' }).click();
  await dates.getByRole('textbox', { name: 'From' }).fill('01/01/2020');
  await dates.getByRole('textbox', { name: 'To' }).fill('31/12/2030');
  await page.keyboard.press('Escape');
  await expect(search.getByRole('button', { name: 'Start Date: from 01/01/2020 to 31/12/2030' })).toBeVisible();
  await expect(rows(page).filter({ hasNotText: 'Meeting' })).toHaveCount(0);
  const form = await openForm(page, 'Save what is filtered now');
  await expect(form.getByRole('combobox', { name: 'Value of condition 1' })).toHaveValue('Meeting');
  await expect(form.getByRole('combobox', { name: 'Value of condition 2, from' })).toHaveValue('01/01/2020');
  await pick(form, 'Comparison of condition 2', '>=');
  const value = form.getByRole('combobox', { name: 'Value of condition 2' });
  await value.click();
  await page.getByRole('option', { name: 'Last year' }).click();
  await form.getByRole('textbox', { name: 'Filter name' }).fill(unique('Meetings'));
  await form.getByRole('button', { name: 'Save' }).click();
  await expect(page.getByText('Filter Saved Successfully')).toBeVisible();
  await expect(search.getByRole('button', { name: /^Filter: Meetings/ })).toBeVisible();
  await expect(search.getByRole('button', { name: 'Start Date', exact: true })).toBeVisible();
  const [kept] = await api<any[]>(page, 'GET', 'userViewFilters/3/');
  expect(kept.whereClause).toBe('Type = Meeting AND Start Date >= Last year');
});

test('a filter is deleted after a question, and can be had back with its conditions', async ({ page }) => {
  await begin(page);
  const filter = await make(page);
  await openList(page);
  await page.getByRole('search').getByRole('button', { name: 'Saved filters' }).click();
  await chooser(page)
    .getByRole('button', { name: `Edit ${filter.filterName}` })
    .click();
  await page.getByRole('dialog', { name: 'Edit filter' }).getByRole('button', { name: 'Delete' }).click();
  const question = page.getByRole('alertdialog', { name: 'Delete filter?' });
  await expect(question).toContainText(filter.filterName);
  await question.getByRole('button', { name: 'Delete' }).click();
  await expect(page.getByText('Filter deleted.')).toBeVisible();
  expect(await api(page, 'GET', 'userViewFilters/1/')).toEqual([]);
  await page.getByRole('button', { name: 'Undo' }).click();
  await expect(page.getByText('Undone.')).toBeVisible();
  const [back] = await api<any[]>(page, 'GET', 'userViewFilters/1/');
  expect(back).toMatchObject({ filterName: filter.filterName, whereClause: filter.whereClause });
});

test('BEH-027 CON-007 a favourite opens its list from anywhere: its first page, 25 rows, in its order', async ({
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
  await expect(rows(page).filter({ hasNotText: /G[A-Z]?\d{1,2} \d[A-Z]{2}/ })).toHaveCount(0);
  await expect(rows(page)).not.toHaveCount(0);
});

test('VAL-014 AMB-082 a favourite whose name tells no list is told and opens nothing', async ({ page }) => {
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
    await expect(page.getByText('Type not found. FavoriteName is not present.')).toBeVisible();
    await expect(page).toHaveURL(/\/$/);
  }
});

test('BEH-021 BEH-038 BEH-039 CON-006 favourites are put in order by dragging and by keyboard, and given up', async ({
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
  await expect(dialog.getByRole('combobox', { name: 'Rows' })).toHaveText('50');
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

test('ERR-025 ERR-028 what is refused goes back: a favourite is told in a toast, their order in the strip', async ({
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

test('AMB-083 a default filter that comes late does not bring back to its list whoever is on the way to another', async ({
  page,
}) => {
  await begin(page);
  const { filterName } = await make(page, { isDefault: true });
  let release = () => {};
  const released = new Promise<void>((resolve) => void (release = resolve));
  const held = async (route: Route) => {
    await released;
    await route.fallback();
  };
  await page.goto('/');
  await page.waitForLoadState('networkidle');
  await page.route('**/v1/defUserViewFilter/1/', held);
  await menu(page, 'Customers').click();
  await expect(rows(page)).toHaveCount(25);
  await page.route('**/*.js', (route) => void setTimeout(() => void route.fallback(), 1000));
  await menu(page, 'Activities').click();
  await expect(page).toHaveURL(/\/activities$/);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Customers');
  release();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Activities');
  await expect(page).toHaveURL(/\/activities/);
  await expect(page.getByRole('button', { name: `Filter: ${filterName}` })).toHaveCount(0);
});

test('AMB-083 BEH-044 after the sign-in a list begins under its default filter, without what was chosen before', async ({
  page,
}) => {
  await signInAs(page, address('salesexec'), demoPassword);
  await openList(page);
  await expect(page).toHaveURL(/\/customers$/);
  await page.getByRole('button', { name: 'Go to next page' }).click();
  await expect(page.getByText(/^26–50 of/)).toBeVisible();
  await menu(page, 'Activities').click();
  await menu(page, 'Customers').click();
  await expect(page.getByText(/^26–50 of/)).toBeVisible();
  const filter = await make(page, { isDefault: true });
  await menu(page, 'Activities').click();
  await menu(page, 'Customers').click();
  await expect(page.getByText(/^26–50 of/)).toBeVisible();
  await page.getByRole('button', { name: 'Your account' }).click();
  await page.getByRole('menuitem', { name: 'Log out' }).click();
  await expect(page.getByRole('button', { name: 'Sign In' })).toBeVisible();
  await signInAs(page, address('salesexec'), demoPassword);
  await menu(page, 'Customers').click();
  await expect(page.getByRole('button', { name: `Filter: ${filter.filterName}` })).toBeVisible();
  await expect(page.getByText(/^1–\d+ of/)).toBeVisible();
  await expect(rows(page).filter({ hasNotText: /G[A-Z]?\d{1,2} \d[A-Z]{2}/ })).toHaveCount(0);
  await page.getByRole('button', { name: 'Clear filters' }).click();
  await menu(page, 'Activities').click();
  await menu(page, 'Customers').click();
  await expect(page.getByText(/^1–25 of/)).toBeVisible();
  await expect(page.getByRole('button', { name: /^Filter:/ })).toHaveCount(0);
});

test('a filter that is gone meanwhile is told, and can be cleared', async ({ page, allow }) => {
  allow.consoleErrors.push(answered(400));
  await begin(page);
  const filter = await make(page);
  const internal = await elsewhere(page, 'internal');
  await internal.delete(`delUserViewFilter/${filter.id}`);
  await page.goto(`/customers?filter=${encodeURIComponent(JSON.stringify({ $saved: filter.id }))}`);
  await expect(page.getByText('The customers could not be loaded')).toBeVisible();
  await expect(page.getByRole('main').getByText('Saved filter not found.')).toBeVisible();
  await page.getByRole('button', { name: 'Clear filters' }).first().click();
  await expect(rows(page)).toHaveCount(25);
});

test('ERR-055 a filter that is refused keeps its form', async ({ page, allow }) => {
  allow.consoleErrors.push(answered(422));
  await begin(page);
  await openList(page);
  const form = await openForm(page);
  await form.getByRole('textbox', { name: 'Filter name' }).fill(unique('Refused'));
  await page.route('**/v1/userViewFilter', (route) =>
    route.fulfill({
      status: 422,
      json: { message: 'Refused', code: 'invalid', errors: { conditions: 'No such field.' } },
    }),
  );
  await form.getByRole('button', { name: 'Save' }).click();
  await expect(page.getByText('Error while saving userViewFilter')).toBeVisible();
  await expect(form.getByText('No such field.')).toBeVisible();
  await expect(form.getByRole('textbox', { name: 'Filter name' })).toHaveValue(/^Refused/);
});
