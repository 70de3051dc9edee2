import { readFileSync } from 'node:fs';
import type { Page } from '@playwright/test';
import { api, expect, signIn, test } from '../../support/browser/fixtures.ts';
import { withCells, workbook } from '../../support/sheet-book.ts';

/** Drops a file on the page. */
const drop = (page: Page, name: string, bytes: Uint8Array) =>
  page.evaluate(
    ([fileName, content]) => {
      const dataTransfer = new DataTransfer();
      dataTransfer.items.add(new File([Uint8Array.from(content)], fileName));
      dispatchEvent(new DragEvent('drop', { dataTransfer, bubbles: true, cancelable: true }));
    },
    [name, [...bytes]] as const,
  );

async function saved(page: Page, sYear: number): Promise<Record<string, number>> {
  const filter = encodeURIComponent(JSON.stringify({ sYear }));
  const found = await api<any[]>(page, 'GET', `allactualsales?range=[0,999]&filter=${filter}`);
  return Object.fromEntries(found.map(({ custCode, sMonth, salesValue }) => [`${custCode} ${sMonth}`, salesValue]));
}

test('a file dropped on Actual Sales is opened; sheet, double rows, years, branches and formulas are settled before it is posted', async ({
  page,
}) => {
  await signIn(page, 'supervisor');
  const customers = (await api<any[]>(page, 'GET', 'customers?range=[0,49]&sort=["customerId","ASC"]')).filter(
    ({ custCode, mbpBranch, salesExec }) => custCode && mbpBranch && salesExec,
  );
  const [a, b] = customers;
  const known = await api<any[]>(page, 'GET', `customerMBPbranches/${b.customerId}`);
  const ofB = [b, ...known].map(({ mbpBranch }) => mbpBranch?.id);
  const other = customers.find(({ mbpBranch }) => !ofB.includes(mbpBranch.id))!;
  const heads = ['Branch', 'Account No', 'Customer', 'Nov-65', 'Dec-65', 'Jan-66'];
  const cells = [
    [2065],
    heads,
    [a.mbpBranch.branchName, a.custCode, a.custName, 100, 1, 5],
    [a.mbpBranch.branchCode, a.custCode, a.custName, 1200, '', ''],
    [other.mbpBranch.branchName, b.custCode, b.custName, 7, '', ''],
  ];
  const file = withCells(
    workbook([
      { name: 'Figures', cells },
      { name: 'Cover', cells: [['Sales']] },
    ]),
    { E4: '<c r="E4"><f>SUM(E3:E3)</f><v></v></c>' },
  );

  await page.goto('/actualSales');
  await expect(page.getByRole('link', { name: 'Post a spreadsheet' })).toBeVisible();
  await drop(page, 'book.xlsx', file);
  const sheets = page.getByRole('group', { name: 'Which sheet of book.xlsx?' });
  await sheets.getByRole('button', { name: 'Cover' }).click();
  await expect(page.getByRole('alert')).toHaveText('book.xlsx · Cover: Row 2 has no month from column D on.');
  await sheets.getByRole('button', { name: 'Figures' }).click();
  await expect(page.getByRole('grid', { name: 'Figures of book.xlsx · Figures' })).toBeVisible();

  const bar = page.getByRole('status').filter({ has: page.getByText(/need(s)? correcting/) });
  const post = page.getByRole('button', { name: /^Post \d+ rows$/ });
  await expect(bar).toContainText('5 cells need correcting');
  await expect(post).toBeDisabled();
  await expect(bar).toContainText('“Jan-66”: This heading belongs to 2066, not to the year of the sheet.');
  await expect(bar.getByRole('button', { name: 'Leave out 2066' })).toBeVisible();
  await bar.getByRole('button', { name: 'Post to 2066' }).click();
  await expect(page.getByRole('combobox', { name: 'Month of column F2' })).toHaveText('January 2066');

  const formula = page.getByRole('textbox', { name: /^E4, / });
  await formula.click();
  await expect(formula).toHaveValue('=SUM(E3:E3)');
  await expect(formula).toHaveAttribute('title', 'This formula was saved without its value. Please type the value.');
  await page.keyboard.press('2');
  await page.keyboard.press('Enter');

  await expect(bar).toContainText('3 cells need correcting');
  await expect(bar).toContainText('have the account of another row.');
  await bar.getByRole('button', { name: 'Add them up' }).click();

  await expect(bar).toContainText('1 cell needs correcting');
  const elsewhere = bar.getByRole('group', { name: 'At another branch' });
  const main = elsewhere.getByRole('button', { name: `${b.custCode} · ${b.custName} · ${b.mbpBranch.branchName}` });
  await main.click();
  const [to, from] = [b.mbpBranch.branchName, other.mbpBranch.branchName];
  const question = page.getByRole('alertdialog', { name: `Move row 5 to ${to}?` });
  await expect(question).toContainText(
    `The row names ${from}. Its figures would be posted to account ${b.custCode} of ${b.custName} at ${to}.`,
  );
  await question.getByRole('button', { name: 'Cancel' }).click();
  await expect(page.getByRole('textbox', { name: /^A5, / })).toHaveValue(from);
  await main.click();
  await question.getByRole('button', { name: `Move to ${to}` }).click();
  await expect(page.getByText('Everything is in order.')).toBeVisible();
  await expect(page.getByRole('textbox', { name: /^A5, / })).toHaveValue(to);

  const totals = page.getByRole('region', { name: 'By month' });
  await expect(totals.getByRole('row', { name: 'January 2066' })).toContainText('£5.00');
  await expect(totals.getByRole('row', { name: 'All' })).toContainText('£1,315.00');
  await post.click();
  await expect(page.getByText('2 of 2 rows posted')).toBeVisible();
  await expect(page.getByText('£1,315.00 saved')).toBeVisible();
  expect(await saved(page, 2065)).toEqual({
    [`${a.custCode} 11`]: 1300,
    [`${a.custCode} 12`]: 3,
    [`${b.custCode} 11`]: 7,
  });
  expect(await saved(page, 2066)).toEqual({ [`${a.custCode} 1`]: 5 });
});

test('a file dropped on Sales Forcast opens the posting of forecasts; a reload does not open it again', async ({
  page,
}) => {
  await signIn(page, 'supervisor');
  await page.goto('/salesForcast');
  await expect(page.getByRole('link', { name: 'Post a spreadsheet' })).toBeVisible();
  await drop(page, 'year.ods', readFileSync('tests/features/sales/libreoffice/year.ods'));
  await expect(page.getByRole('heading', { level: 1, name: 'Post sales forecasts' })).toBeVisible();
  await expect(page.getByRole('grid', { name: 'Figures of year.ods' })).toBeVisible();
  await page.reload();
  await expect(page.getByRole('heading', { name: 'Drop a spreadsheet here' })).toBeVisible();
});
