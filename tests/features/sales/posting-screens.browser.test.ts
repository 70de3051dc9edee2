import { api, expect, signIn, test } from '../../support/browser/fixtures.ts';
import { encoded } from '../../support/encoded.ts';
import { fileOf } from '../../support/year-sheet.ts';

/** A year without figures in the demo data. */
const year = 2064;
const pounds = (value: number) => `£${value.toLocaleString('en-GB', { minimumFractionDigits: 2 })}`;

for (const [kind, path, title, list] of [
  ['actual sales', '/actualSales/post', 'Post actual sales', 'allactualsales'],
  ['forecasts', '/salesForcast/post', 'Post sales forecasts', 'allsalesforecasts'],
] as const)
  test(`${kind}: a spreadsheet is sent; errors, totals, a search for the customer, the number posted and what was posted are shown [BEH-116]`, async ({
    page,
  }) => {
    await signIn(page, 'supervisor');
    const customers = await api<any[]>(page, 'GET', 'customers?range=[0,19]&sort=["customerId","ASC"]');
    const [first, second] = customers.filter(({ custCode, mbpBranch }) => custCode && mbpBranch);
    const [one, two] = [first, second].map(({ mbpBranch }) => mbpBranch.branchName);
    const cells = [
      [year],
      ['Branch', 'Account No', 'Customer', 'Jan', 'Feb'],
      [one, first.custCode, first.custName, 1000.5, 20],
      [two, 'NOBODY', second.custName, -5.25, ''],
      [one, first.custCode, first.custName, 0.25, ''],
    ];
    await page.goto(path);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(title);
    const mimeType = 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet';
    const file = { name: `${kind}.xlsx`, mimeType, buffer: fileOf(cells, 'xlsx') };
    await page.locator('input[type=file]').setInputFiles(file);

    const errors = page.getByRole('status').filter({ hasText: 'correcting' });
    const post = page.getByRole('button', { name: /^Post \d+ rows?$/ });
    await expect(errors).toContainText('3 cells need correcting');
    await expect(post).toBeDisabled();
    await errors.getByRole('button', { name: 'Add them up' }).click();
    await expect(errors).toContainText('1 cell needs correcting');
    await expect(errors).toContainText('“NOBODY”: There is no account with this number at the branch.');

    await errors.getByRole('button', { name: 'Find a customer' }).click();
    const search = page.getByRole('dialog', { name: 'Customer/Contact Selection' });
    await search.getByRole('radio', { name: 'All Customers' }).check();
    await search.getByRole('searchbox').fill(second.custName);
    const found = search.getByRole('grid', { name: 'Customers found' }).getByRole('row');
    await found.filter({ hasText: second.custCode }).first().click();
    await search.getByRole('button', { name: 'Select', exact: true }).click();
    await expect(page.getByText('Everything is in order.', { exact: true })).toBeVisible();

    const line = (region: string, name: string) =>
      page.getByRole('region', { name: region }).getByRole('row', { name }).getByRole('cell').first();
    await expect(line('By month', 'January')).toHaveText(pounds(995.5));
    await expect(line('By month', 'February')).toHaveText(pounds(20));
    for (const region of ['By month', 'By branch']) await expect(line(region, 'All')).toHaveText(pounds(1015.5));

    await expect(post).toHaveText('Post 2 rows');
    await post.click();
    await expect(page.getByRole('heading', { name: '2 of 2 rows posted' })).toBeVisible();
    const posted = page.getByRole('region', { name: 'Posted rows' }).getByRole('row');
    await expect(posted).toHaveCount(3);
    await expect(posted.nth(1).getByRole('cell')).toHaveText(['3', one, first.custCode, pounds(1020.75)]);
    await expect(posted.nth(2).getByRole('cell')).toHaveText([
      '4',
      two,
      second.custCode,
      pounds(-5.25).replace('£-', '-£'),
    ]);
    const filter = encodeURIComponent(JSON.stringify({ sYear: year }));
    const saved = await api<any[]>(page, 'GET', `${list}?range=[0,99]&filter=${filter}`);
    expect(saved).toHaveLength(3);
  });

test('the encoding of a text is shown, and another one can be chosen', async ({ page }) => {
  await signIn(page, 'supervisor');
  await page.goto('/actualSales/post');
  const list = `${year}\nBranch,Account No,Customer,Jan\nLeeds,A1,köln,5\n`;
  const choose = (name: string, buffer: Buffer) =>
    page.locator('input[type=file]').setInputFiles({ name, mimeType: 'text/csv', buffer });
  await choose('old.csv', encoded(list, 'macintosh'));
  const encoding = page.getByRole('combobox', { name: 'Encoding' });
  await expect(encoding).toHaveText('Windows-1252');
  await expect(page.getByRole('textbox', { name: 'C3, Customer' })).toHaveValue('kšln');
  await encoding.click();
  await page.getByRole('option', { name: 'MacRoman' }).click();
  await expect(encoding).toHaveText('MacRoman');
  await expect(page.getByRole('textbox', { name: 'C3, Customer' })).toHaveValue('köln');

  await page.getByRole('button', { name: 'Choose another file' }).click();
  await choose('cut.csv', Buffer.from('Zoë,Zoë').subarray(0, -1));
  await expect(page.getByRole('alert')).toHaveText(
    'cut.csv ends in the middle of a character, so a part of it is missing.',
  );
  await expect(encoding).toHaveText('UTF-8');
});
