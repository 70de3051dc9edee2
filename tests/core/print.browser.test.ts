import type { Page } from '@playwright/test';
import { api, expect, rows, signIn, test } from '../support/browser/fixtures.ts';
import { boxesOf, readPdf } from '../support/read-pdf.ts';
import { exportedTexts, keepPrinted, tableTexts } from '../support/browser/tables.ts';
import { inDays } from '../support/work.ts';

test('a list and a quotation are printed whole and dark on white, without menus, filters and buttons', async ({
  page,
}) => {
  await signIn(page, 'supervisor');
  await page.goto('/quotations');
  await expect(rows(page)).toHaveCount(25);
  await page.emulateMedia({ media: 'print', colorScheme: 'dark' });
  const main = page.getByRole('main');
  const title = main.getByRole('heading', { level: 1 });
  const screenOnly = [
    page.getByRole('navigation', { name: 'Main menu' }),
    page.getByRole('navigation', { name: 'Breadcrumb' }),
    main.getByRole('searchbox'),
    main.getByRole('checkbox').first(),
    main.locator('.MuiButton-root, .MuiIconButton-root, .MuiTabs-root').filter({ visible: true }),
  ];
  const onlyContent = async () => {
    await expect(title).toBeVisible();
    for (const part of screenOnly) await expect(part).toBeHidden();
    await expect(title).toHaveCSS('color', 'rgb(24, 33, 45)');
    // Nothing scrolls or is cut.
    expect(
      await main.evaluate((element) =>
        [element, ...element.querySelectorAll(':not(input)')]
          .filter((one) => getComputedStyle(one).overflowY !== 'visible')
          .map((one) => one.className),
      ),
    ).toEqual([]);
  };
  await onlyContent();
  await expect(rows(page).last()).toBeVisible();
  await expect(main.getByText(/^1–25 of/)).toBeHidden();
  await expect(main.getByText(/^Rows 1 to 25 of \d+\. Use the Print button or Ctrl P for all rows\.$/)).toBeVisible();

  await page.emulateMedia({ media: 'screen' });
  await rows(page).first().getByRole('link').first().click();
  await expect(main.getByRole('tab', { name: 'Versions' })).toBeVisible();
  const value = main.getByText('Product Quantity', { exact: true });
  await expect(value).toBeVisible();
  await page.emulateMedia({ media: 'print', colorScheme: 'dark' });
  await onlyContent();
  await expect(value).toBeVisible();
});

test('a list is printed with all rows of its filter, in its order and with its columns', async ({ page }) => {
  await signIn(page, 'supervisor');
  await keepPrinted(page);
  const filter = encodeURIComponent(JSON.stringify({ q: 'ltd' }));
  await page.goto(`/customers?filter=${filter}&sort=postCode&order=DESC`);
  await expect(rows(page)).toHaveCount(25);
  const heads = (await page.getByRole('columnheader').allInnerTexts()).map((text) => text.trim()).filter(Boolean);
  await page.getByRole('button', { name: 'Print', exact: true }).click();
  await expect(page).toHaveTitle('Printed');
  const found = await api<any[]>(page, 'GET', `customers?range=[0,999]&filter=${filter}&sort=["postCode","DESC"]`);
  expect(found.length).toBeGreaterThan(50);
  const body = page.locator('tbody tr');
  await expect(body).toHaveCount(found.length);
  expect((await page.locator('thead th').allInnerTexts()).map((text) => text.trim())).toEqual(
    heads.filter((text) => text !== 'Actions'),
  );
  expect(await body.locator('td:first-child').allInnerTexts()).toEqual(found.map(({ custName }) => custName));
  await page.emulateMedia({ media: 'print' });
  await expect(page.getByText(`Printed on ${inDays(0)}.`, { exact: true })).toBeVisible();
  await expect(page.getByText(/^1–25 of/)).toHaveCount(0);
  // Several sheets of paper.
  const pdf = (await page.pdf({ preferCSSPageSize: true })).toString('latin1');
  expect(pdf.match(/\/Type \/Page\b/g)!.length).toBeGreaterThan(1);
});

test('on the page, in a workbook and printed by Ctrl P the cells of a list are the same', async ({ page }) => {
  await signIn(page, 'supervisor');
  await keepPrinted(page);
  await page.goto('/quotations?sort=productValue&order=DESC');
  await expect(rows(page)).toHaveCount(25);
  const shown = await tableTexts(page);
  expect(shown[1]!.join()).toMatch(/\d\d\/\d\d\/\d{4}.*£\d/);
  const exported = await exportedTexts(page);
  expect(exported.slice(0, 26)).toEqual(shown);
  await page.keyboard.press('Control+p');
  await expect(page).toHaveTitle('Printed');
  expect(await tableTexts(page)).toEqual(exported);
});

test('a list with more rows than are printed says so on paper', async ({ page }) => {
  await signIn(page, 'supervisor');
  await keepPrinted(page);
  await page.route('**/v1/activityTypes?*', async (route) => {
    const [from, to] = JSON.parse(new URL(route.request().url()).searchParams.get('range')!);
    const json = Array.from({ length: to - from + 1 }, (_, i) => ({ id: from + i + 1, activityTypeName: 'Visit' }));
    await route.fulfill({ json, headers: { 'content-range': `rows ${from}-${to}/12345` } });
  });
  await page.goto('/activitySetting/ActivityTypes');
  await expect(rows(page).first()).toBeVisible();
  await page.getByRole('button', { name: 'Print', exact: true }).click();
  await expect(page).toHaveTitle('Printed');
  await expect(page.getByText('The first 10,000 of 12,345 rows.')).toBeVisible();
  await expect(page.locator('tbody tr')).toHaveCount(10_000);
});

test('a word that is longer than the paper is broken, and no column is pushed off the page', async ({ page }) => {
  await signIn(page, 'supervisor');
  const [quotation] = await api<any[]>(page, 'GET', 'activequotations?range=[0,0]');
  const { customerId, custName } = quotation.customer;
  const customer = await api<any>(page, 'PUT', `customers/${customerId}`, { custName: 'W'.repeat(200) });
  await page.goto(`/quotations?filter=${encodeURIComponent(JSON.stringify({ q: quotation.sQuoteNo }))}`);
  await expect(rows(page).first()).toContainText(customer.custName);
  const { width, boxes } = await boxesOf(await page.pdf({ preferCSSPageSize: true }));
  for (const { left, right } of boxes) expect(Math.min(left, width - right)).toBeGreaterThan(0);
  const printed = boxes.map(({ text }) => text);
  for (const text of ['Customer', 'Branch', 'Status']) expect(printed).toContain(text);
  expect(printed.filter((text) => /^£[\d,]+\.\d\d$/.test(text)).length).toBeGreaterThan(0);
  expect(printed.join('').match(/W/g)!.length).toBeGreaterThanOrEqual(200);
  await api(page, 'PUT', `customers/${customerId}`, { custName });
});

/**
 * Opens a page with a long table, and expects the heads of the table on each sheet with rows, and no empty sheet.
 * @param height of a row on paper, for a table with few rows
 */
async function headsOnEachSheet(page: Page, path: string, heads: string, height?: string) {
  await page.goto(path);
  await expect(rows(page).nth(1)).toBeVisible();
  if (height)
    await page.evaluate((high) => {
      const style = new CSSStyleSheet();
      style.replaceSync(`@media print { tbody tr { height: ${high} } }`);
      document.adoptedStyleSheets = [style];
    }, height);
  const sheets = await readPdf(await page.pdf({ format: 'A4', preferCSSPageSize: true }));
  const first = sheets.findIndex((text) => text.includes(heads));
  expect(first, `${path}: ${sheets[0]}`).toBeGreaterThanOrEqual(0);
  expect(sheets.length, path).toBeGreaterThan(first + 1);
  for (const sheet of sheets.slice(first + 1)) expect(sheet.trim().startsWith(heads), `${path}: ${sheet}`).toBe(true);
  return sheets;
}

test('each sheet of a list, a report and the tab of a record has the heads of the table, and none is empty', async ({
  page,
}) => {
  await signIn(page, 'admin');
  const people = 'Name E-mail Role Department Default region Default branch Status';
  await headsOnEachSheet(page, '/users', people);
  await headsOnEachSheet(
    page,
    '/customers',
    'Customer Name Account No City/Town Post Code Phone No Latest activity Open Value Status',
  );
  const notes = 'Start Date Start Time Subject Customer Result Notes Result Contact User Branch';
  const sheets = await headsOnEachSheet(page, '/reports/1', notes);
  // Below the rows, not over them.
  const { boxes } = await boxesOf(await page.pdf({ format: 'A4', preferCSSPageSize: true }));
  const hint = boxes.find(({ text }) => text.startsWith('Rows 1 to 25'))!;
  expect(hint.page).toBe(sheets.length);
  for (const box of boxes) if (box.page === hint.page && box !== hint) expect(box.bottom).toBeLessThan(hint.top + 2);

  const activities = await api<any[]>(page, 'GET', 'activities?range=[0,999]');
  const keys = activities.map(({ customer }) => customer.customerId as number);
  const busy = keys.find((key) => keys.filter((one) => one === key).length > 3);
  await headsOnEachSheet(page, `/customers/${busy}/activities`, 'Subject Type Contact', '60mm');
});

test('the sales of a year are printed with their chart and all heads, without an empty sheet', async ({ page }) => {
  await signIn(page, 'admin');
  const heads = 'Branch Actual Last year Change Change % Forecast Difference Difference %';
  const sheets = await headsOnEachSheet(page, '/salesData', heads);
  expect(sheets[0]).toContain('All Sales Stats');
  expect(sheets[0]).toContain('Aberdeen');
  await expect(page.getByRole('img', { name: /^Comparison/ })).toBeVisible();
  await headsOnEachSheet(page, '/salesData?view=figures', 'Customer Account No Branch Year Month Actual Forecast');
});

test('the bars of a chart are printed in their colours', async ({ page }) => {
  await signIn(page, 'admin');
  await page.goto('/salesData');
  const chart = page.getByRole('img', { name: /^Comparison/ });
  await page.emulateMedia({ media: 'print' });
  const bars = await chart.evaluate((element) =>
    [...element.querySelectorAll('[title] > div')].map((bar) => {
      const { backgroundColor, printColorAdjust } = getComputedStyle(bar);
      return [backgroundColor !== 'rgba(0, 0, 0, 0)', printColorAdjust].join();
    }),
  );
  expect(bars.length).toBeGreaterThan(20);
  expect(new Set(bars)).toEqual(new Set(['true,exact']));
});
