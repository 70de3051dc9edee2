import { exportedTexts, keepPrinted } from '../../support/browser/tables.ts';
import { answered, api, breakOnce, expect, rows, signIn, test } from '../../support/browser/fixtures.ts';

test('a report is opened from the menu, sorted, paged and narrowed [BEH-041 NAV-006 NAV-051]', async ({ page }) => {
  await signIn(page, 'supervisor');
  await page.goto('/');
  const menu = page.getByRole('navigation', { name: 'Main menu' });
  const group = menu.getByRole('list', { name: 'REPORTS' });
  await expect(group.getByRole('button')).toHaveText(['Activity', 'Enquiries', 'Orders', 'Statistics']);
  await group.getByRole('button', { name: 'Orders' }).click();
  await group.getByRole('link', { name: 'Won Orders' }).click();
  await expect(page).toHaveURL(/\/reports\/Won%20Orders$/);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Won Orders');
  await expect(rows(page)).toHaveCount(25);
  const crumbs = page.getByRole('navigation', { name: 'Breadcrumb' });
  await expect(crumbs.getByRole('link')).toHaveText(['Home', 'Reports', 'Won Orders']);

  const head = page.getByRole('columnheader', { name: 'Product Value' });
  const values = async () =>
    (await rows(page).getByRole('cell').filter({ hasText: /^£/ }).allTextContents()).map((text) =>
      Number(text.replaceAll(/[£,]/g, '')),
    );
  await head.getByRole('button').click();
  await expect(head).toHaveAttribute('aria-sort', 'ascending');
  await expect(page.getByRole('table')).toHaveAttribute('aria-busy', 'false');
  const ascending = await values();
  expect(ascending).toEqual(ascending.toSorted((a, b) => a - b));
  await head.getByRole('button').click();
  await expect(head).toHaveAttribute('aria-sort', 'descending');
  await expect(page).toHaveURL(/sort=productValue/);
  await expect.poll(async () => (await values())[0]).toBeGreaterThan(ascending.at(-1)!);
  await page.getByRole('button', { name: 'Go to next page' }).click();
  await expect(page.getByText(/^26–50 of/)).toBeVisible();

  await page.getByRole('textbox', { name: 'Counted on from' }).fill('31/02/2026');
  await expect(page.getByRole('textbox', { name: 'Counted on from' })).toHaveAttribute('aria-invalid', 'true');
  await page.getByRole('textbox', { name: 'Counted on from' }).fill('01/01/2199');
  await expect(page.getByText('Nothing matches')).toBeVisible();
  await page.reload();
  await expect(page.getByText('Nothing matches')).toBeVisible();
  await page.getByRole('button', { name: 'Clear filters' }).first().click();
  await expect(rows(page)).toHaveCount(25);
  // On a telephone, the rows are cards of two lines. Each opens to show all values.
  await page.setViewportSize({ width: 390, height: 844 });
  const cards = page.getByRole('list', { name: 'Won Orders' }).getByRole('listitem');
  await expect(cards.nth(5)).toBeInViewport({ ratio: 1 });
  await expect(cards.nth(1)).not.toContainText('Sales Exec');
  await cards.nth(1).getByRole('button', { name: 'Show all values' }).click();
  await expect(cards.nth(1)).toContainText('Sales Exec');
  await page.setViewportSize({ width: 1440, height: 900 });
  const number = (await rows(page).first().getByRole('link').first().textContent())!;
  await page.getByRole('searchbox').fill(number);
  await expect(page.getByText(/^1–1 of 1$/)).toBeVisible();
  await rows(page).first().getByRole('link', { name: number }).click();
  await expect(page).toHaveURL(/\/quotations\/\d+\/detail$/);

  const reports = await api<{ id: number; reportName: string }[]>(page, 'GET', 'dbreports');
  await page.goto(`/reports/${reports.find(({ reportName }) => reportName === 'Won Orders')!.id}`);
  await expect(page).toHaveURL(/\/reports\/Won%20Orders$/);
  await rows(page).first().focus();
  await page.keyboard.press('ArrowDown');
  await expect(rows(page).nth(1)).toBeFocused();
  const second = (await rows(page).nth(1).getByRole('link').first().textContent())!;
  await page.getByRole('button', { name: 'Show chart' }).click();
  const chart = page.getByRole('region', { name: 'Chart of Won Orders' });
  await chart.getByRole('combobox', { name: 'Shown by' }).click();
  await page.getByRole('option', { name: 'Branch' }).click();
  await expect(chart.getByText('Leeds')).toBeVisible();
  await rows(page).nth(1).focus();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { level: 1 })).toContainText(second);
});

test('meeting notes are shown whole: on the page, on a telephone, on paper and in files', async ({ page }) => {
  await signIn(page, 'supervisor');
  const notes = ['Walked the site with the foreman.', 'x'.repeat(900), '', 'Ring again in May.'].join('\n');
  const report = 'reportData/Meeting%20Notes/1/25/0/0/*';
  const { activityId } = (await api<any>(page, 'POST', report, {})).rows[0];
  await api(page, 'PUT', `activity/${activityId}`, { resultNotes: notes });
  await keepPrinted(page);
  await page.setViewportSize({ width: 1440, height: 900 });
  await page.goto('/reports/Meeting%20Notes');
  const cell = rows(page).first().getByRole('cell').filter({ hasText: 'Ring again in May.' });
  const isWhole = () =>
    cell.evaluate(({ scrollWidth, clientWidth, innerText }: HTMLElement) => [scrollWidth <= clientWidth, innerText]);
  expect(await isWhole()).toEqual([true, notes]);
  // Not beyond the edge of the table, which scrolls.
  const [edge, box] = [await page.getByRole('table').locator('..').boundingBox(), await cell.boundingBox()];
  expect(box!.x + box!.width).toBeLessThanOrEqual(edge!.x + edge!.width);
  expect((await exportedTexts(page))[1]).toContain(notes);

  await page.setViewportSize({ width: 390, height: 844 });
  const card = page.getByRole('list', { name: 'Meeting Notes' }).getByRole('listitem').first();
  const text = card.getByText('Ring again in May.');
  expect(await text.evaluate(({ innerText }: HTMLElement) => innerText)).toContain(notes);
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(390);
  await page.setViewportSize({ width: 1440, height: 900 });

  await page.getByRole('button', { name: 'Print' }).click();
  await expect(page).toHaveTitle('Printed');
  await page.emulateMedia({ media: 'print' });
  expect(await isWhole()).toEqual([true, notes]);
});

test('a report is saved as a file', async ({ page }) => {
  await signIn(page, 'supervisor');
  await page.goto('/reports/Quotations%20Stats%20By%20Branch');
  await expect(rows(page).first()).toBeVisible();
  await page.getByRole('button', { name: 'Export' }).click();
  const [file] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('menuitem', { name: 'Excel workbook (XLSX)' }).click(),
  ]);
  expect(file.suggestedFilename()).toBe('Quotations Stats By Branch.xlsx');
});

test('a group without reports is hidden, and a missing or forbidden report does not open [PER-035]', async ({
  page,
  allow,
}) => {
  allow.consoleErrors.push(answered(404), answered(422));
  await signIn(page, 'readonly');
  const loaded = page.waitForResponse('**/v1/dbreports');
  await page.goto('/');
  await loaded;
  const menu = page.getByRole('navigation', { name: 'Main menu' });
  await expect(menu.getByRole('link', { name: 'Dashboard', exact: true })).toBeVisible();
  await expect(menu.getByText('REPORTS')).toHaveCount(0);
  await page.goto('/reports/Nothing');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('PAGE NOT FOUND');
  await page.goto('/reports/Won%20Orders');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('ACCESS DENIED');
  // The sales executive may see reports of one type only.
  await page.evaluate(() => localStorage.clear());
  await signIn(page, 'salesexec');
  await page.goto('/');
  await expect(menu.getByRole('list', { name: 'REPORTS' }).getByRole('button')).toHaveText(['Orders']);
});

test('reports that do not load are reported in the error strip [ERR-027 ERR-028]', async ({ page, allow }) => {
  allow.consoleErrors.push(answered(503));
  await page.route('**/v1/dbreports', (route) =>
    route.fulfill({ status: 503, json: { message: 'Busy', code: 'busy' } }),
  );
  await signIn(page, 'supervisor');
  await page.goto('/');
  await page.getByRole('button', { name: 'View errors' }).click();
  await expect(page.getByText('Some data was not loaded from "dbreports"')).toBeVisible();
});

test('the dashboard shows the widgets of the signed-in user, charts also as tables', async ({ page }) => {
  await signIn(page, 'supervisor');
  await page.goto('/');
  const chart = page.getByRole('region', { name: 'Quotation value by branch' });
  await expect(chart.getByRole('img')).toHaveAttribute('aria-label', /Manchester: £/);
  await chart.getByRole('button', { name: 'Show as table' }).click();
  await expect(chart.getByRole('row', { name: /Manchester £/ })).toBeVisible();
  for (const name of ['Enquiries by status', 'Enquiries received per month', 'Quotations won per month this year'])
    await expect(page.getByRole('region', { name }).getByRole('img')).toBeVisible();
  await page.goto('/dashboard');
  await expect(chart).toBeVisible();
});

test('a user gets a widget, with its parameters, and sees it; its copies go to others [BEH-024 ERR-018 NAV-020 VAL-018]', async ({
  page,
  allow,
}) => {
  allow.consoleErrors.push(answered(422), answered(500));
  await signIn(page, 'readonly');
  await page.goto('/');
  await expect(page.getByText('No widgets yet')).toBeVisible();
  await page.getByRole('button', { name: 'Choose widgets' }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByRole('combobox', { name: 'Widget' }).click();
  await page.getByRole('option', { name: 'Quotation value by branch' }).click();
  await expect(dialog.getByRole('textbox', { name: 'Title' })).toHaveValue('Quotation value by branch');
  await dialog.getByRole('button', { name: 'Save', exact: true }).click();
  await expect(dialog.getByText('Branch is required.')).toBeVisible();
  for (const branch of ['Leeds', 'Manchester']) {
    await dialog.getByRole('combobox', { name: 'Branch', exact: true }).fill(branch);
    await page.getByRole('option', { name: branch, exact: true }).click();
  }
  await page.keyboard.press('Escape');
  await dialog.getByRole('button', { name: 'Save', exact: true }).click();
  await expect(dialog).toBeHidden();
  await page.getByRole('button', { name: 'Done' }).click();
  await expect(page.getByRole('heading', { name: 'Your dashboard' })).toBeVisible();
  const labels = page.getByRole('region', { name: 'Quotation value by branch' }).getByRole('img');
  await expect(labels).toHaveAttribute('aria-label', /Leeds: /);
  await page.goto('/');
  await expect(labels).toHaveAttribute('aria-label', /Leeds: /);

  const { id } = await api(page, 'GET', 'user/profile');
  await page.getByRole('button', { name: 'Your account' }).click();
  await page.getByRole('menuitem', { name: /log ?out|sign out/i }).click();
  await signIn(page, 'admin');
  await page.goto(`/users/${id}/dashboard`);
  await expect(page.getByRole('heading', { name: 'Dashboard of Rita Reader' })).toBeVisible();
  await expect(labels).toBeVisible();
  await page.getByRole('tab', { name: 'Widgets' }).click();
  await page.getByRole('button', { name: 'Copy to users' }).click();
  await dialog.getByRole('combobox', { name: 'Users' }).fill('Sally Exec');
  await page.getByRole('option', { name: 'Sally Exec' }).click();
  await page.keyboard.press('Escape');
  await breakOnce(page, '**/v1/copyUserWidgets/**');
  await dialog.getByRole('button', { name: 'Copy' }).click();
  await expect(page.getByText('Error while copying widgets', { exact: true })).toBeVisible();
  await dialog.getByRole('button', { name: 'Copy' }).click();
  await expect(page.getByText('Widgets copied to one person')).toBeVisible();
  const [sally] = (await api<any[]>(page, 'GET', 'users')).filter(({ fullName }) => fullName === 'Sally Exec');
  const widgets = await api<any[]>(page, 'GET', `getUserWidgets/${sally.id}`);
  expect(widgets.map(({ widgetName }) => widgetName)).toContain('Quotation value by branch');
});
