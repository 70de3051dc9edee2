import { api, expect, rows, signIn, test } from '../../support/browser/fixtures.ts';
import { exportedTexts, keepPrinted, tableTexts } from '../../support/browser/tables.ts';

test('from a figure to its rows and back, then to a record, and the report is scheduled [BEH-131]', async ({
  page,
}) => {
  await signIn(page, 'supervisor');
  await page.goto('/reports/Quotations%20Stats%20By%20Branch');
  await expect(rows(page).first()).toBeVisible();
  await page.getByRole('button', { name: 'This year' }).click();
  await expect(page).toHaveURL(/from=This\+year&to=This\+year/);
  await expect(page.getByRole('textbox', { name: 'Quote Date from' })).toHaveValue(/^01\/01\/\d{4}$/);
  await page.getByRole('button', { name: 'Show chart' }).click();
  await expect(page.getByRole('region', { name: /^Chart of/ }).getByRole('img')).toHaveAttribute('aria-label', /: £/);

  const total = page.getByRole('row', { name: /^Total/ });
  await expect(total.getByRole('rowheader')).toBeInViewport();
  const figure = total.getByRole('link').first();
  const count = (await figure.textContent())!;
  await figure.click();
  await expect(page).toHaveURL(/measure=quotations/);
  await expect(page.getByText(new RegExp(`of ${count}$`))).toBeVisible();
  await page.goBack();
  // The first row is that of the own branch, which has a mark.
  const first = rows(page).nth(1);
  const link = first.getByRole('link').first();
  const ofBranch = (await link.textContent())!;
  const branch = (await first.getByRole('cell').first().textContent())!;
  await link.click();
  await expect(page.getByText(`${branch}, Quotations`)).toBeVisible();
  await expect(page.getByText(new RegExp(`of ${ofBranch}$`))).toBeVisible();
  await page.reload();
  await expect(page.getByText(new RegExp(`of ${ofBranch}$`))).toBeVisible();
  const [tab] = await Promise.all([
    page.context().waitForEvent('page'),
    rows(page)
      .first()
      .getByRole('cell')
      .nth(5)
      .click({ modifiers: ['Control'] }),
  ]);
  await expect(tab).toHaveURL(/\/quotations\/\d+\/detail$/);
  await tab.close();
  await rows(page).first().getByRole('cell').nth(5).click();
  await expect(page).toHaveURL(/\/quotations\/\d+\/detail$/);
  await page.goBack();
  await page.getByRole('link', { name: 'All figures' }).click();
  await expect(page).toHaveURL(/from=This\+year&to=This\+year$/);

  await page.getByRole('button', { name: 'Send by e-mail…' }).click();
  const dialog = page.getByRole('dialog');
  await expect(dialog.getByText('Quotations Stats By Branch')).toBeVisible();
  await dialog.getByRole('button', { name: 'Save', exact: true }).click();
  await expect(page.getByText('The report will be sent by e-mail')).toBeVisible();
  const [schedule] = await api<any[]>(page, 'GET', 'reportSchedules');
  expect(schedule).toMatchObject({
    report: 9,
    period: 'This year',
    every: 'Week',
    weekday: 'Monday',
    sendTime: '07:00',
  });
  await page.getByRole('navigation', { name: 'Main menu' }).getByRole('link', { name: 'Scheduled reports' }).click();
  await expect(rows(page).first()).toContainText('Quotations Stats By Branch');
});

test('a report is printed with all its rows, whose cells are those of the page and of a workbook', async ({ page }) => {
  await keepPrinted(page);
  await signIn(page, 'supervisor');
  await page.goto('/reports/Won%20Orders');
  await expect(rows(page)).toHaveCount(25);
  const { total } = await api<any>(page, 'POST', 'reportData/2/1/1/0/0/*');
  const shown = await tableTexts(page);
  const exported = await exportedTexts(page);
  expect(exported.slice(0, 26)).toEqual(shown);
  await page.emulateMedia({ media: 'print' });
  await expect(page.getByText(`Rows 1 to 25 of ${total}. Use the Print button for all rows.`)).toBeVisible();
  await page.emulateMedia({ media: 'screen' });
  await page.getByRole('button', { name: 'Print' }).click();
  await expect(page).toHaveTitle('Printed');
  const printed = await tableTexts(page);
  expect(printed).toHaveLength(total + 1);
  // The last row of the workbook has the totals.
  expect(printed).toEqual(exported.slice(0, -1));
  await page.emulateMedia({ media: 'print' });
  await expect(page.getByRole('button', { name: 'Export' })).toBeHidden();
  await expect(page.getByRole('navigation').first()).toBeHidden();
  await expect(page.getByText(/^Printed on/)).toBeVisible();
  await expect(page.getByRole('table')).toBeVisible();
});
