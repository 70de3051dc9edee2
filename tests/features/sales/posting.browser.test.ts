import type { Page } from '@playwright/test';
import { api, expect, rows, signIn, test } from '../../support/browser/fixtures.ts';
import { fileOf, yearSheet, type BadCell } from '../../support/year-sheet.ts';

/** A year without sales figures in the demo data. */
const year = 2063;

/** Pence by `custCode month`. */
async function saved(page: Page): Promise<Record<string, number>> {
  const filter = encodeURIComponent(JSON.stringify({ sYear: year }));
  const found = await api<any[]>(page, 'GET', `allactualsales?range=[0,999]&filter=${filter}`);
  return Object.fromEntries(
    found.map(({ custCode, sMonth, salesValue }) => [`${custCode} ${sMonth}`, Math.round(salesValue * 100)]),
  );
}

test('BEH-116 STA-052 a year with 40 bad cells is corrected in the grid, posted, listed and undone', async ({
  page,
}) => {
  await signIn(page, 'supervisor');
  const customers = await api<any[]>(page, 'GET', 'customers?range=[0,49]&sort=["customerId","ASC"]');
  const accounts = customers
    .filter(({ custCode, mbpBranch }) => custCode && mbpBranch)
    .map(({ custCode, custName, mbpBranch }) => ({ custCode, custName, branch: mbpBranch.branchName }));
  const { branch, custCode } = accounts[0]!;
  const sales = [{ sMonth: 1, salesValue: 77.07 }];
  await api(page, 'POST', 'addsalesbyyear', { sYear: year, branch, custCode, sales });
  const before = await saved(page);
  const { cells, bad, figures, total } = yearSheet(year, accounts);

  await page.goto('/actualSales');
  await page.getByRole('link', { name: 'Post a spreadsheet' }).click();
  const mimeType = 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet';
  await page.locator('input[type=file]').setInputFiles({ name: 'year.xlsx', mimeType, buffer: fileOf(cells, 'xlsx') });
  const bar = page.getByRole('status').filter({ has: page.getByText(/need(s)? correcting/) });
  const post = page.getByRole('button', { name: /^Post \d+ rows$/ });
  await expect(bar).toContainText('40 cells need correcting');
  await expect(post).toBeDisabled();
  const marked = page.locator(':focus[aria-invalid=true]');
  const done = new Set<string>();
  for (const { address, kind, right } of bad.toSorted(inOrder)) {
    if (right === null && done.has(kind)) continue;
    await bar.getByRole('button', { name: address, exact: true }).click();
    const cell = page.getByRole('textbox', { name: new RegExp(`^${address},`) }).and(marked);
    if (kind === 'twice') {
      await page.keyboard.press('Enter');
      await page.getByRole('option', { name: right! }).click();
    } else if (right === null) {
      await expect(cell).toBeVisible();
      await bar.getByRole('button', { name: 'Add them up' }).click();
      await expect(bar).toContainText('31 cells need correcting');
    } else if (kind === 'account' && !done.has(kind)) {
      await expect(cell).toBeVisible();
      await bar.getByRole('button', { name: 'Find a customer' }).click();
      const search = page.getByRole('dialog', { name: 'Customer/Contact Selection' });
      await expect(search.getByRole('searchbox')).toBeVisible();
      await search.getByRole('button', { name: 'Cancel' }).click();
      await bar.getByRole('button', { name: `${right} · ` }).click();
    } else {
      await cell.fill(right);
      await page.keyboard.press('Enter');
    }
    done.add(kind);
  }
  await expect(page.getByText('Everything is in order.')).toBeVisible();
  const sum = `£${total.toLocaleString('en-GB', { minimumFractionDigits: 2 })}`;
  const totals = page.getByRole('region', { name: 'By month' });
  await expect(totals.getByRole('row', { name: 'All' })).toContainText(sum);

  await post.click();
  await expect(page.getByText('24 of 24 rows posted')).toBeVisible();
  await expect(page.getByRole('region', { name: 'Posted rows' }).getByRole('row')).toHaveCount(1 + 24);
  await page.getByRole('link', { name: 'Show posting' }).click();
  await expect(page.getByRole('heading', { name: 'year.xlsx' })).toBeVisible();
  expect(await saved(page)).toEqual({ ...before, ...figures });

  await page.goto('/salesPostings');
  const line = rows(page).filter({ hasText: 'year.xlsx' });
  await expect(line).toContainText(sum);
  await line.getByRole('button', { name: 'Undo' }).click();
  const sure = page.getByRole('alertdialog', { name: 'Undo year.xlsx?' });
  await expect(sure).toContainText('1 figure gets its earlier value again.');
  await expect(sure).toContainText(`${Object.keys(figures).length - 1} new figures are deleted.`);
  await sure.getByRole('button', { name: 'Undo' }).click();
  await expect(line).toContainText('Undone');
  expect(await saved(page)).toEqual(before);
});

/** From the top of the sheet to its end, as the page leads from one cell to the next. */
const inOrder = ({ address: a }: BadCell, { address: b }: BadCell) =>
  Number(a.slice(1)) - Number(b.slice(1)) || a.localeCompare(b);
