import type { Page } from '@playwright/test';
import { begin, chooser, leaveNone, openForm, openList } from '../../support/browser/filter.ts';
import { api, expect, pick, rows, signIn, test, unique } from '../../support/browser/fixtures.ts';

test.afterEach(leaveNone);

const openChooser = (page: Page) =>
  page
    .getByRole('search')
    .getByRole('button', { name: /^(Saved filters|Filter: )/ })
    .click();

test('a supervisor shares a filter with their branch; a colleague uses and copies it, and cannot change it', async ({
  page,
}) => {
  await begin(page);
  const name = unique('Our active ones');
  await signIn(page, 'supervisor');
  await openList(page);
  const form = await openForm(page);
  await form.getByRole('textbox', { name: 'Filter name' }).fill(name);
  await form.getByRole('button', { name: 'Add condition' }).click();
  await pick(form, 'Field of condition 1', 'Status');
  await pick(form, 'Value of condition 1', 'Active');
  const offered = form.getByRole('combobox', { name: 'Shared with' });
  await offered.click();
  await expect(page.getByRole('option')).toHaveText(['Nobody', /^Branch \S/]);
  await page.getByRole('option', { name: /^Branch/ }).click();
  await expect(form.getByText('They can use the filter but not change it.')).toBeVisible();
  await form.getByRole('button', { name: 'Save', exact: true }).click();
  await expect(form).toHaveCount(0);
  await openChooser(page);
  await expect(chooser(page).getByRole('button', { name: new RegExp(`^${name}Shared`) })).toBeVisible();
  const [saved] = (await api<any[]>(page, 'GET', 'userViewFilters/1/')).filter((one) => one.filterName === name);
  expect(saved.forBranch.id).toBe((await api(page, 'GET', 'user/profile')).defBranch.id);

  await signIn(page, 'internal');
  await openList(page);
  await openChooser(page);
  const shared = chooser(page).getByRole('list', { name: 'Shared with you' });
  await expect(shared.getByRole('listitem')).toHaveCount(1);
  await expect(shared).toContainText('Simon Supervisor');
  await expect(shared.getByRole('button', { name: `Edit ${name}` })).toHaveCount(0);
  await shared.getByRole('button', { name: new RegExp(`^${name}`) }).click();
  await expect(page.getByRole('search').getByRole('button', { name: `Filter: ${name}` })).toBeVisible();
  await expect(rows(page).first()).toContainText('Active');

  await openChooser(page);
  await shared.getByRole('button', { name: `Copy ${name}` }).click();
  const copy = page.getByRole('dialog', { name: 'New filter' });
  await expect(copy.getByRole('textbox', { name: 'Filter name' })).toHaveValue(name);
  await expect(copy.getByRole('combobox', { name: 'Shared with' })).toHaveCount(0);
  await copy.getByRole('textbox', { name: 'Filter name' }).fill(`${name} of mine`);
  await copy.getByRole('button', { name: 'Save', exact: true }).click();
  await expect(copy).toHaveCount(0);
  const own = (await api<any[]>(page, 'GET', 'userViewFilters/1/')).find((one) => one.filterName.endsWith('of mine'));
  expect(own).toMatchObject({ filterName: `${name} of mine`, whereClause: 'Status = Active', forBranch: null });
  await signIn(page, 'supervisor');
  await api(page, 'DELETE', `delUserViewFilter/${saved.id}`);
});
