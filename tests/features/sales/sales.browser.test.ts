import { readFileSync } from 'node:fs';
import type { Page } from '@playwright/test';
import { answered, api, choose, expect, rows, signIn, test } from '../../support/browser/fixtures.ts';

const months = [1, 2, 3];
let year: number;

/** A year without sales figures in the demo data. */
const longAgo = 2011;

/** A customer with an account that has only these figures for this year. */
async function withFigures(page: Page, id: number) {
  const customer = await api(page, 'GET', `customers/${id}`);
  const filter = encodeURIComponent(JSON.stringify({ customer: id, sYear: year }));
  for (const [list, one] of [
    ['allactualsales', 'delActualSales'],
    ['allsalesforecasts', 'delSalesForecast'],
  ])
    for (const figure of await api<any[]>(page, 'GET', `${list}?filter=${filter}`))
      await api(page, 'DELETE', `${one}/${figure.id}`);
  const of = { sYear: year, branch: customer.mbpBranch.id, custCode: customer.custCode };
  const sales = months.map((sMonth) => ({ sMonth, salesValue: 1000 * sMonth }));
  const forecasts = months.map((sMonth) => ({ sMonth, forecastValue: 1500 }));
  await api(page, 'POST', 'addsalesbyyear', { ...of, sales });
  await api(page, 'POST', 'addforecastbyyear', { ...of, forecasts });
  return customer;
}

test.beforeEach(async ({ page }) => {
  await signIn(page, 'supervisor');
  ({ year } = await api(page, 'GET', 'salesStat/1'));
});

test('figures are added, filtered, and deleted by year and branch [NAV-008 NAV-054]', async ({ page, allow }) => {
  allow.consoleErrors.push(answered(422));
  const { custCode, custName, mbpBranch } = await withFigures(page, 4);
  await page.goto('/');
  const group = page.getByRole('navigation', { name: 'Main menu' }).getByRole('list', { name: 'SALES DATA' });
  await expect(group.getByRole('link')).toHaveText(['Actual Sales', 'Sales Forcast', 'All Sales Stats']);
  await page.getByRole('link', { name: 'Actual Sales' }).click();
  await page.getByRole('button', { name: 'New sales figure' }).click();
  const dialog = page.getByRole('dialog', { name: 'New sales figure' });
  await choose(dialog, 'Branch', mbpBranch.branchName);
  await dialog.getByRole('textbox', { name: 'Account No' }).fill('nobody');
  await dialog.getByRole('textbox', { name: 'Year' }).fill(String(longAgo));
  await dialog.getByRole('combobox', { name: 'Month' }).click();
  await page.getByRole('option', { name: 'November' }).click();
  await dialog.getByRole('textbox', { name: 'Sales value' }).fill('1,234.5');
  await dialog.getByRole('button', { name: 'Save', exact: true }).click();
  await expect(dialog.getByText(`Customer NOBODY not found for branch ${mbpBranch.branchName}.`)).toBeVisible();
  await dialog.getByRole('textbox', { name: 'Account No' }).fill(custCode);
  await dialog.getByRole('button', { name: 'Save', exact: true }).click();
  await expect(dialog).toBeHidden();

  const filters = page.getByRole('search');
  await filters.getByRole('button', { name: 'Month' }).click();
  await page.getByRole('menuitemcheckbox', { name: 'November' }).click();
  await filters.getByRole('button', { name: 'Year' }).click();
  await page.getByRole('textbox', { name: 'Year' }).fill(String(longAgo));
  await page.keyboard.press('Enter');
  await expect(rows(page)).toHaveCount(1);
  await expect(rows(page)).toContainText(`${longAgo}November${mbpBranch.branchName}${custCode}${custName}£1,234.50`);

  await page.getByRole('button', { name: 'Delete a year' }).click();
  const question = page.getByRole('dialog', { name: 'Delete a year of actual sales' });
  await expect(question.getByRole('textbox', { name: 'Year' })).toHaveValue(String(longAgo));
  await question.getByRole('button', { name: 'Delete' }).click();
  await expect(question.getByText('Branch is required.')).toBeVisible();
  await question.getByRole('combobox', { name: 'Branch' }).click();
  await page.getByRole('option', { name: mbpBranch.branchName, exact: true }).click();
  await question.getByRole('button', { name: 'Delete' }).click();
  const sure = page.getByRole('alertdialog');
  await expect(sure).toContainText(`This deletes 1 sales figure for ${longAgo} at ${mbpBranch.branchName}.`);
  await sure.getByRole('button', { name: 'Delete' }).click();
  await expect(question).toBeHidden();
  await expect(page.getByText('No actual sales match')).toBeVisible();
});

test('All Sales Stats compares a year with the last one and leads to the figures behind an amount [NAV-054]', async ({
  page,
}) => {
  const { custCode, custName, mbpBranch } = await withFigures(page, 5);
  await page.goto('/');
  await page.getByRole('link', { name: 'All Sales Stats' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('All Sales Stats');
  // Other tests may have posted figures of a later year. The page would then open with that year.
  await page.goto(`/salesData?year=${year}`);
  await page.getByRole('button', { name: 'By account' }).click();
  await page.getByRole('searchbox', { name: 'Search accounts' }).fill(custCode);
  await expect(page).toHaveURL(new RegExp(`search=${custCode}`));
  await page.getByRole('button', { name: 'Up to', exact: false }).click();
  await page.getByRole('menuitem', { name: 'March' }).click();
  const comparison = page.getByRole('table', { name: 'Comparison' });
  const line = comparison.getByRole('row').filter({ hasText: custCode });
  await expect(line).toContainText(`${custCode}${custName}${mbpBranch.branchName}£6,000.00`);
  await expect(line).toContainText('£4,500.00+£1,500.00+33.3%');
  await expect(page.getByRole('region', { name: 'Chart of Comparison' })).toContainText('£6k');

  await page.getByRole('button', { name: 'By month' }).click();
  await expect(comparison.getByRole('row', { name: /^February/ })).toContainText('£2,000.00');
  await expect(comparison.getByRole('row', { name: /^Total/ })).toContainText('£6,000.00');
  await page.getByRole('button', { name: 'Export' }).click();
  const [file] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('menuitem', { name: 'CSV' }).click(),
  ]);
  expect(file.suggestedFilename()).toBe('All Sales Stats.csv');
  expect(readFileSync(await file.path(), 'utf8')).toMatch(/^2,2000,/m);
  await page.getByRole('button', { name: 'By account' }).click();

  await line.getByRole('link', { name: '£6,000.00' }).click();
  const figures = page.getByRole('table', { name: 'Figures' });
  await expect(figures.getByRole('row', { name: 'Total' })).toContainText('£6,000.00£4,500.00+£1,500.00');
  await figures.getByRole('button', { name: 'Actual' }).click();
  await figures.getByRole('button', { name: 'Actual' }).click();
  await expect(figures.getByRole('row').nth(1)).toContainText(`${year}March£3,000.00£1,500.00+£1,500.00`);
  await page.reload();
  await expect(figures.getByRole('row').nth(3)).toContainText(`${year}January£1,000.00£1,500.00-£500.00`);
  await page.goto('/salesForcast');
  await page.getByRole('searchbox').fill(custCode);
  await expect(rows(page).filter({ hasText: custCode }).first()).toContainText('£1,500.00');
});

test('the page of a customer shows this year by month and the last five years', async ({ page }) => {
  const { mbpBranch, custCode } = await withFigures(page, 6);
  const december = [{ sMonth: 12, forecastValue: 9000 }];
  await api(page, 'POST', 'addforecastbyyear', { sYear: year, branch: mbpBranch.id, custCode, forecasts: december });
  const opened = async () => {
    await page.goto('/customers/6/sales');
    const thisYear = page.getByRole('region', { name: `Sales ${year}` });
    await expect(thisYear.getByRole('row', { name: 'February' })).toContainText('£2,000.00£1,500.00£500.00');
    // A forecast of a month to come is not compared.
    await expect(thisYear.getByRole('row', { name: 'December' })).toHaveText('December–£9,000.00–');
    await expect(thisYear.getByRole('row', { name: 'Total' })).toHaveText('Total£6,000.00£13,500.00£1,500.00');
    await expect(thisYear).toContainText('The difference is added up to March, the last month with sales.');
    const years = page.getByRole('region', { name: 'Last five years' });
    await expect(years.getByRole('row')).toHaveCount(6);
    await expect(years.getByRole('row').last()).toHaveText(`${year}£6,000.00£13,500.00£1,500.00`);
  };
  await opened();
  await expect(page.getByRole('heading', { name: 'Actual Sales' })).toBeVisible();
  await page.evaluate(() => localStorage.clear());
  await signIn(page, 'readonly');
  await opened();
  await expect(page.getByRole('heading', { name: 'Actual Sales' })).toHaveCount(0);
  await expect(page.getByRole('link', { name: 'Actual Sales' })).toHaveCount(0);
});
