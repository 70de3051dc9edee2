import type { Route } from '@playwright/test';
import { begin, chooser, leaveNone, make, menu, openForm, openList } from '../../support/browser/filter.ts';
import {
  address,
  answered,
  api,
  elsewhere,
  everyRow,
  expect,
  pick,
  rows,
  signInAs,
  test,
  unique,
} from '../../support/browser/fixtures.ts';
import { demoPassword } from '../../support/client.ts';

test.afterEach(leaveNone);

test('a filter with conditions is added, shown by name over the list, changed and cleared [VAL-109 BEH-117 ERR-058 STA-054]', async ({
  page,
}) => {
  await begin(page);
  await openList(page);
  const form = await openForm(page);
  await form.getByRole('button', { name: 'Add condition' }).click();
  await form.getByRole('button', { name: 'Save', exact: true }).click();
  await expect(form.getByText('Filter Name is required.')).toBeVisible();
  await expect(form.getByText('Choose a field.')).toBeVisible();
  await expect(form.getByRole('textbox', { name: 'Filter name' })).toBeFocused();
  const name = unique('Scots');
  await form.getByRole('textbox', { name: 'Filter name' }).fill(name);
  await pick(form, 'Field of condition 1', 'City/Town');
  const town = form.getByRole('combobox', { name: 'Value of condition 1' });
  await town.fill('Glas');
  await page.getByRole('option', { name: 'Glasgow', exact: true }).click();
  await form.getByRole('button', { name: 'Add condition' }).click();
  await pick(form, 'Field of condition 2', 'Customer Name');
  await form.getByRole('textbox', { name: 'Value of condition 2' }).fill('roofing');
  await pick(form, 'AND or OR before condition 2', 'OR');
  await pick(form, 'Order by', 'Post Code');
  await pick(form, 'Direction', 'Descending');
  const [sent] = await Promise.all([
    page.waitForRequest((request) => request.url().endsWith('/v1/userViewFilter')),
    form.getByRole('button', { name: 'Save', exact: true }).click(),
  ]);
  expect(sent.postDataJSON()).toMatchObject({
    filterName: name,
    dbview: 1,
    sortField: 'postCode',
    sortOrder: -1,
    conditions: [
      { rowNo: 1, rowStart: null, dbField: 'cityTown', condition: '=', value: 'Glasgow', dbValue: expect.any(String) },
      { rowNo: 2, rowStart: 'OR', dbField: 'custName', condition: 'contains', value: 'roofing' },
    ],
  });
  await expect(page.getByText('Filter Saved Successfully')).toBeVisible();
  await expect(form).toHaveCount(0);
  const chip = page.getByRole('search').getByRole('button', { name: `Filter: ${name}` });
  await expect(chip).toBeVisible();
  await expect(page.getByRole('columnheader', { name: 'Post Code' })).toHaveAttribute('aria-sort', 'descending');
  await expect(rows(page).filter({ hasNotText: /Glasgow|ROOFING/ })).toHaveCount(0);
  await expect(rows(page).filter({ hasText: 'ROOFING', hasNotText: 'Glasgow' })).not.toHaveCount(0);

  await chip.click();
  await expect(chooser(page)).toContainText('City/Town = Glasgow OR Customer Name contains roofing');
  await chooser(page)
    .getByRole('button', { name: `Edit ${name}` })
    .click();
  const edit = page.getByRole('dialog', { name: 'Edit filter' });
  await expect(edit.getByRole('combobox', { name: 'Value of condition 1' })).toHaveValue('Glasgow');
  await edit.getByRole('button', { name: 'Remove condition 2' }).click();
  await edit.getByRole('button', { name: 'Save', exact: true }).click();
  await expect(page.getByText('Filter Updated Successfully')).toBeVisible();
  await expect(edit).toHaveCount(0);
  // The list is loaded again with the changed filter.
  await expect(rows(page).filter({ hasNotText: 'Glasgow' })).toHaveCount(0);
  await expect(rows(page).first()).toBeVisible();
  await page.getByRole('button', { name: 'Clear filters' }).click();
  await expect(chip).toHaveCount(0);
  await expect(rows(page).filter({ hasNotText: 'Glasgow' })).not.toHaveCount(0);
});

test('the current filters are saved with their dates; conditions keep relative dates such as Today', async ({
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
  await everyRow(page, 'Type', /^Meeting$/);
  const form = await openForm(page, 'Save the current filters');
  await expect(form.getByRole('combobox', { name: 'Value of condition 1' })).toHaveValue('Meeting');
  await expect(form.getByRole('combobox', { name: 'Value of condition 2, from' })).toHaveValue('01/01/2020');
  await pick(form, 'Comparison of condition 2', 'is on or after');
  const value = form.getByRole('combobox', { name: 'Value of condition 2' });
  await value.click();
  await page.getByRole('option', { name: 'Last year' }).click();
  await form.getByRole('textbox', { name: 'Filter name' }).fill(unique('Meetings'));
  await form.getByRole('button', { name: 'Save', exact: true }).click();
  await expect(page.getByText('Filter Saved Successfully')).toBeVisible();
  await expect(search.getByRole('button', { name: /^Filter: Meetings/ })).toBeVisible();
  await expect(search.getByRole('button', { name: 'Start Date', exact: true })).toBeVisible();
  const [kept] = await api<any[]>(page, 'GET', 'userViewFilters/3/');
  expect(kept.whereClause).toBe('Type = Meeting AND Start Date >= Last year');
});

test('deleting a filter asks for confirmation, and can be undone with its conditions', async ({ page }) => {
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

test('a default filter that loads late does not pull the user back from another list [AMB-083]', async ({ page }) => {
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
  release();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Activities');
  await expect(page).toHaveURL(/\/activities/);
  await expect(page.getByRole('button', { name: `Filter: ${filterName}` })).toHaveCount(0);
});

test('after sign-in a list opens with its default filter, without earlier choices [AMB-083 BEH-044]', async ({
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
  await page.getByRole('menuitem', { name: 'Sign out' }).click();
  await expect(page.getByRole('button', { name: 'Sign In' })).toBeVisible();
  await signInAs(page, address('salesexec'), demoPassword);
  await menu(page, 'Customers').click();
  await expect(page.getByRole('button', { name: `Filter: ${filter.filterName}` })).toBeVisible();
  await expect(page.getByText(/^1–\d+ of/)).toBeVisible();
  await everyRow(page, 'Post Code', /^G/);
  await page.getByRole('button', { name: 'Clear filters' }).click();
  await expect(page.getByRole('button', { name: /^Filter:/ })).toHaveCount(0);
  await menu(page, 'Activities').click();
  await menu(page, 'Customers').click();
  await expect(page.getByText(/^1–25 of/)).toBeVisible();
  await expect(page.getByRole('button', { name: /^Filter:/ })).toHaveCount(0);
});

test('a filter that no longer exists is reported, and can be cleared', async ({ page, allow }) => {
  allow.consoleErrors.push(answered(400));
  await begin(page);
  const filter = await make(page);
  const internal = await elsewhere(page, 'internal');
  await internal.delete(`delUserViewFilter/${filter.id}`);
  await page.goto(`/customers?filter=${encodeURIComponent(JSON.stringify({ $saved: filter.id }))}`);
  await expect(page.getByText('The customers could not be loaded')).toBeVisible();
  await expect(page.getByRole('main').getByText(/a saved filter that belongs to someone else/)).toBeVisible();
  await page.getByRole('button', { name: 'Clear filters' }).first().click();
  await expect(rows(page)).toHaveCount(25);
});

test('a refused filter keeps its form open [ERR-055]', async ({ page, allow }) => {
  allow.consoleErrors.push(answered(422));
  await begin(page);
  await openList(page);
  const form = await openForm(page);
  await form.getByRole('textbox', { name: 'Filter name' }).fill(unique('Refused'));
  await page.route('**/v1/userViewFilter', (route) =>
    route.fulfill({
      status: 422,
      json: { message: 'No such field.', code: 'invalid', errors: { conditions: 'No such field.' } },
    }),
  );
  await form.getByRole('button', { name: 'Save', exact: true }).click();
  await expect(page.getByText('Error while saving userViewFilter')).toBeVisible();
  await expect(form.getByText('No such field.')).toBeVisible();
  await expect(form.getByRole('textbox', { name: 'Filter name' })).toHaveValue(/^Refused/);
  await page.unroute('**/v1/userViewFilter');
  await form.getByRole('button', { name: 'Save', exact: true }).click();
  await expect(form).toHaveCount(0);
  await page.getByRole('button', { name: /^Filter: Refused/ }).click();
  await chooser(page)
    .getByRole('button', { name: /^Edit Refused/ })
    .click();
  const edit = page.getByRole('dialog', { name: 'Edit filter' });
  await edit.getByRole('textbox', { name: 'Filter name' }).fill(unique('Again'));
  await page.route('**/v1/userViewFilter/*', (route) =>
    route.fulfill({ status: 422, json: { message: 'Refused', code: 'invalid', errors: {} } }),
  );
  await edit.getByRole('button', { name: 'Save', exact: true }).click();
  await expect(page.getByText('Error while updating userViewFilter')).toBeVisible();
  await expect(edit.getByRole('textbox', { name: 'Filter name' })).toHaveValue(/^Again/);
});

test('Enter in the value of a condition waits for the whole name', async ({ page }) => {
  await begin(page);
  const [first, meant] = (await api<any[]>(page, 'GET', 'activecustomers')).map(({ custName }) => custName as string);
  await openList(page, '/activities');
  const form = await openForm(page);
  await form.getByRole('button', { name: 'Add condition' }).click();
  await pick(form, 'Field of condition 1', 'Customer');
  const value = form.getByRole('combobox', { name: 'Value of condition 1' });
  await page.route('**/v1/customers?**', async (route) => {
    if (route.request().url().includes(encodeURIComponent(meant!))) await new Promise((done) => setTimeout(done, 1500));
    await route.continue();
  });
  await value.click();
  await value.pressSequentially(first!.slice(0, 1));
  await expect(page.getByRole('option').first()).toBeVisible();
  await value.fill(meant!);
  await value.press('Enter');
  await expect(page.getByRole('listbox')).toHaveCount(0);
  await expect(value).toHaveValue(meant!);
});
