import xlsx from 'xlsx';
import { api, expect, rows, signIn, test } from '../../support/browser/fixtures.ts';

/** A year without sales figures in the demo data. */
const year = 2063;

function workbook(cells: unknown[][]) {
  const book = { SheetNames: ['Sales'], Sheets: { Sales: xlsx.utils.aoa_to_sheet(cells) } };
  return {
    name: 'year.xlsx',
    mimeType: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
    buffer: xlsx.write(book, { type: 'buffer', bookType: 'xlsx' }) as Buffer,
  };
}

test('BEH-116 STA-052 a sheet is corrected in the grid, posted and undone', async ({ page }) => {
  await signIn(page, 'supervisor');
  const [a, b, c] = await Promise.all([7, 8, 9].map((id) => api<any>(page, 'GET', `customers/${id}`)));
  const row = ({ mbpBranch, custCode, custName }: any, ...amounts: unknown[]) => [
    mbpBranch.branchName,
    custCode,
    custName,
    ...amounts,
  ];
  const cells = [
    [year],
    ['Branch', 'Account No', 'Customer', 'January', 'February', 'Total'],
    row(a, '12..5', '£1,234.50', 0),
    row({ ...b, custCode: `${b.custCode}X` }, 100, '-', 0),
    row(c, '(5.25)', 0.125, 0),
  ];
  await page.goto('/actualSales');
  await page.getByRole('link', { name: 'Post a spreadsheet' }).click();
  await page.locator('input[type=file]').setInputFiles(workbook(cells));

  await expect(page.getByText('3 cells need correcting')).toBeVisible();
  const post = page.getByRole('button', { name: 'Post 3 rows' });
  await expect(post).toBeDisabled();
  const cell = (address: string) => page.getByRole('textbox', { name: new RegExp(`^${address},`) });
  for (const address of ['D3', 'B4', 'E5']) await expect(cell(address)).toHaveAttribute('aria-invalid', 'true');
  await cell('D3').fill('12.50');
  await cell('D3').press('Enter');
  await expect(page.getByText('2 cells need correcting')).toBeVisible();
  await page.getByRole('button', { name: `${b.custCode} · ${b.custName}` }).click();
  await expect(cell('B4')).toHaveValue(b.custCode);
  await cell('E5').fill('0.13');
  await cell('E5').blur();
  await expect(page.getByText('Everything is in order.')).toBeVisible();
  const totals = page.getByRole('region', { name: 'By month' });
  await expect(totals.getByRole('row', { name: 'January' })).toContainText('£107.25£0.00£107.25');

  await post.click();
  await expect(page.getByText('3 of 3 rows posted')).toBeVisible();
  await expect(page.getByText('All rows are posted.')).toBeVisible();
  await page.getByRole('link', { name: 'Show posting' }).click();
  await expect(page.getByRole('heading', { name: 'year.xlsx' })).toBeVisible();

  await page.goto(`/actualSales?filter=${JSON.stringify({ sYear: year })}`);
  await expect(rows(page)).toHaveCount(5);
  for (const figure of [
    `January${a.mbpBranch.branchName}${a.custCode}${a.custName}£12.50`,
    `February${a.mbpBranch.branchName}${a.custCode}${a.custName}£1,234.50`,
    `January${b.mbpBranch.branchName}${b.custCode}${b.custName}£100.00`,
    `January${c.mbpBranch.branchName}${c.custCode}${c.custName}-£5.25`,
    `February${c.mbpBranch.branchName}${c.custCode}${c.custName}£0.13`,
  ])
    await expect(rows(page).filter({ hasText: figure })).toHaveCount(1);

  await page.getByRole('link', { name: 'Post a spreadsheet' }).click();
  await page.getByRole('link', { name: 'Postings' }).click();
  const line = rows(page).filter({ hasText: 'year.xlsx' });
  await expect(line).toContainText('£1,341.88');
  await line.getByRole('button', { name: 'Undo' }).click();
  const sure = page.getByRole('alertdialog', { name: 'Undo year.xlsx?' });
  await expect(sure).toContainText('5 new figures are deleted.');
  await sure.getByRole('button', { name: 'Undo' }).click();
  await expect(line).toContainText('Undone');
  await page.getByRole('link', { name: 'Actual Sales' }).click();
  await expect(page.getByText('No actual sales match')).toBeVisible();
});
