import type { Page } from '@playwright/test';
import { api, answered, column, elsewhere, expect, rows, signIn, test } from '../support/browser/fixtures.ts';

const bar = (page: Page) => page.getByRole('toolbar', { name: 'Selected rows' });
const boxes = (page: Page) => rows(page).getByRole('checkbox');

test.beforeEach(async ({ page }) => {
  await signIn(page, 'admin');
  await page.goto('/customers');
  await expect(rows(page)).toHaveCount(25);
});

test('a selection ends with a reload and with signing out [AMB-113]', async ({ page }) => {
  await boxes(page).first().check();
  await expect(bar(page)).toContainText('1 selected');
  await page.reload();
  await expect(boxes(page).first()).not.toBeChecked();
  await expect(bar(page)).toBeHidden();

  await boxes(page).first().check();
  await expect(bar(page)).toContainText('1 selected');
  await page.getByRole('button', { name: 'Your account' }).click();
  await page.getByRole('menuitem', { name: 'Sign out' }).click();
  await expect(page).toHaveURL(/\/login/);
  await signIn(page, 'admin');
  await page.goto('/customers');
  await expect(boxes(page).first()).not.toBeChecked();
  await expect(bar(page)).toBeHidden();
});

test('rows on other pages are counted, shown and named in the question [AMB-113]', async ({ page }) => {
  const [first] = await column(page, 'Customer Name');
  await boxes(page).first().check();
  await page.getByRole('button', { name: 'Go to next page' }).click();
  await expect(rows(page).first()).not.toContainText(first!);
  const here = await column(page, 'Customer Name');
  await boxes(page).nth(0).check();
  await boxes(page).nth(1).check();
  await expect(bar(page)).toContainText('3 selected, 1 of them on other pages');
  await bar(page).getByRole('button', { name: 'Delete' }).click();
  const question = page.getByRole('alertdialog', { name: 'Delete 3 customers?' });
  await expect(question).toContainText(
    `This deletes 3 customers: ${here[0]}, ${here[1]} and ${first}. 1 of them is on another page. You can restore them for 30 days. Records that are used elsewhere are kept.`,
  );
  await question.getByRole('button', { name: 'Cancel' }).click();
  await bar(page).getByRole('button', { name: 'Show them' }).click();
  const away = page.getByRole('dialog', { name: 'Selected on other pages' });
  await expect(away.getByRole('listitem')).toHaveText([first!]);
  await away.getByRole('button', { name: `Unselect ${first}` }).click();
  await expect(bar(page)).toContainText('2 selected');
  await expect(bar(page)).not.toContainText('on other pages');
});

test('all rows of a filter are a choice of its own, which the server resolves [AMB-113]', async ({ page, allow }) => {
  // The second page is beyond the end once no customer is active.
  allow.consoleErrors.push(answered(409), answered(416));
  await page.getByRole('search').getByRole('button', { name: 'Status' }).click();
  await page.getByRole('menuitemcheckbox', { name: 'Active', exact: true }).click();
  await page.getByRole('search').getByRole('button', { name: 'Region' }).click();
  await page.getByRole('option', { name: 'Scotland' }).click();
  const region = (await api<any[]>(page, 'GET', 'regions')).find(({ regionName }) => regionName === 'Scotland').id;
  const filter = encodeURIComponent(JSON.stringify({ region, status: 'Active' }));
  const found = () => api<any[]>(page, 'GET', `customers?sort=["custName","ASC"]&filter=${filter}`);
  const before = await found();
  const count = before.length;
  expect(count).toBeGreaterThan(25);
  await expect(page.getByText(`1–25 of ${count}`)).toBeVisible();

  await boxes(page).first().check();
  await bar(page)
    .getByRole('button', { name: `All ${count} of this filter` })
    .click();
  await expect(bar(page)).toContainText(`All ${count} of this filter selected`);
  await page.getByRole('button', { name: 'Go to next page' }).click();
  await expect(rows(page).first()).not.toContainText(before[0].custName);
  await expect(boxes(page).first()).toBeChecked();
  const names = (await column(page, 'Customer Name')).slice(0, 3);
  const shown = await rows(page).count();
  await bar(page).getByRole('button', { name: 'Make inactive' }).click();
  const question = (now: number) => page.getByRole('alertdialog', { name: `Make ${now} customers inactive?` });
  const text = (now: number) =>
    `This makes ${now} customers inactive: ${names.join(', ')} and ${now - 3} more. ${now - shown} of them are on other pages.`;
  await expect(question(count)).toContainText(text(count));

  // While it is asked, a colleague takes one of them out of the filter.
  const colleague = await elsewhere(page, 'supervisor');
  await colleague.put(`setCustomersInactive/${before[0].customerId}`);
  await question(count).getByRole('button', { name: 'Make inactive' }).click();
  await expect(question(count - 1)).toContainText(
    `There are now ${count - 1} customers, because others have changed some. This makes ${count - 1} customers inactive: `,
  );
  expect(await found()).toHaveLength(count - 1);
  const [sent] = await Promise.all([
    page.waitForRequest(/customers\/bulk/),
    question(count - 1)
      .getByRole('button', { name: 'Make inactive' })
      .click(),
  ]);
  expect(sent.postDataJSON()).toEqual({
    all: { count: count - 1, filter: { region, status: 'Active' } },
    set: { active: false },
  });
  await expect(page.getByText(`${count - 1} customers made inactive.`)).toBeVisible();
  await expect(bar(page)).toBeHidden();
  expect(await found()).toEqual([]);
  await page.getByRole('button', { name: 'Undo' }).click();
  await expect(page.getByText('Undone.')).toBeVisible();
  expect(await found()).toHaveLength(count - 1);
  await colleague.put(`setCustomersActive/${before[0].customerId}`);
});
