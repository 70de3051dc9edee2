import { readFile } from 'node:fs/promises';
import XLSX from 'xlsx';
import { api, column, everyRow, expect, rows, signIn, test } from '../support/browser/fixtures.ts';

test.beforeEach(async ({ page }) => {
  await signIn(page, 'internal');
  await page.goto('/customers');
  await expect(rows(page)).toHaveCount(25);
});

test('a list is paged, sorted and filtered by the server, and its address keeps it', async ({ page }) => {
  await page.getByRole('button', { name: 'Go to next page' }).click();
  await expect(page.getByText(/^26–50 of/)).toBeVisible();
  await page.getByRole('columnheader', { name: 'Post Code' }).getByRole('button').click();
  await expect(page.getByRole('columnheader', { name: 'Post Code' })).toHaveAttribute('aria-sort', 'ascending');
  await expect(page.getByText(/^1–25 of/)).toBeVisible();
  await expect(rows(page).first()).toContainText(/AB\d/);
  await page.getByRole('search').getByRole('button', { name: 'Status' }).click();
  await page.getByRole('menuitemcheckbox', { name: 'Inactive' }).click();
  await expect(rows(page).filter({ hasNotText: 'Inactive' })).toHaveCount(0);
  await everyRow(page, 'Status', /^Inactive$/);
  const codes = await column(page, 'Post Code');
  expect(codes.length).toBeGreaterThan(5);
  expect(codes).toEqual(codes.toSorted());
  const names = await rows(page).allTextContents();
  await page.reload();
  await expect(rows(page).first()).toContainText('Inactive');
  expect(await rows(page).allTextContents()).toEqual(names);
  await page.getByRole('button', { name: 'Clear filters' }).click();
  await expect(rows(page)).toHaveCount(25);
});

test('a search without results offers to clear it', async ({ page }) => {
  await page.getByRole('searchbox').fill('qqqxxx');
  await expect(page.getByText('No customers match')).toBeVisible();
  await page.getByRole('button', { name: 'Clear filters' }).first().click();
  await expect(rows(page)).toHaveCount(25);
});

test('columns are chosen, moved, kept and reset', async ({ page }) => {
  const heads = () => page.getByRole('columnheader').allTextContents();
  const standard = await heads();
  await page.getByRole('button', { name: 'Choose columns' }).click();
  const choice = page.getByRole('dialog', { name: 'Columns' });
  await choice.getByRole('checkbox', { name: 'Region' }).check();
  await choice.getByRole('checkbox', { name: 'Phone No' }).uncheck();
  await choice.getByRole('button', { name: 'Move Post Code up' }).click();
  await page.keyboard.press('Escape');
  await expect(choice).toBeHidden();
  const chosen = await heads();
  expect(chosen).toContain('Region');
  expect(chosen).not.toContain('Phone No');
  expect(chosen.indexOf('Post Code')).toBeLessThan(chosen.indexOf('City/Town'));
  await page.reload();
  await expect(rows(page)).toHaveCount(25);
  expect(await heads()).toEqual(chosen);
  await page.getByRole('button', { name: 'Choose columns' }).click();
  // The server also keeps the columns for later tests, so waits for the reset, the last call that saves them.
  const reset = page.waitForResponse(/reseCurrenttUserViewFields\/1$/);
  await choice.getByRole('button', { name: 'Reset columns' }).click();
  await reset;
  await page.keyboard.press('Escape');
  await expect(choice).toBeHidden();
  expect(await heads()).toEqual(standard);
});

test('the filtered rows are exported, as CSV and as a workbook', async ({ page }) => {
  await page.getByRole('searchbox').fill('roofing');
  await expect(page).toHaveURL(/roofing/);
  await expect(page.getByText(/^1–\d+ of/)).toBeVisible();
  const total = (await api<any[]>(page, 'GET', `customers?filter=${encodeURIComponent('{"q":"roofing"}')}`)).length;
  const save = async (item: string) => {
    await page.getByRole('button', { name: 'Export' }).click();
    const [file] = await Promise.all([
      page.waitForEvent('download'),
      page.getByRole('menuitem', { name: item }).click(),
    ]);
    return { name: file.suggestedFilename(), bytes: await readFile(await file.path()) };
  };
  const csv = await save('CSV');
  expect(csv.name).toBe('Customers.csv');
  const lines = csv.bytes.toString('utf8').trim().split('\r\n');
  expect(lines).toHaveLength(total + 1);
  expect(lines[0]).toContain('Customer Name,Account No');
  const workbook = await save('Excel workbook (XLSX)');
  expect(workbook.name).toBe('Customers.xlsx');
  const read = XLSX.read(workbook.bytes);
  expect(XLSX.utils.sheet_to_json(read.Sheets[read.SheetNames[0]!]!)).toHaveLength(total);
});

test('many rows are made inactive at once, and active again', async ({ page }) => {
  await page.getByRole('searchbox').fill('decorat');
  await expect(page).toHaveURL(/decorat/);
  await expect(rows(page).first()).toContainText(/DECORAT/);
  const count = Math.min(await rows(page).count(), 25);
  await page.getByRole('checkbox', { name: 'Select all rows of this page' }).check();
  const bar = page.getByRole('toolbar', { name: 'Selected rows' });
  await expect(bar).toContainText(`${count} selected`);
  // A click beside a tick box counts too, and does not open the row.
  const lastCell = rows(page).last().getByRole('cell').first();
  for (const selected of [count - 1, count]) {
    await lastCell.click({ position: { x: 12, y: 6 } });
    await expect(bar).toContainText(`${selected} selected`);
  }
  const names = (await column(page, 'Customer Name')).slice(0, 3);
  await bar.getByRole('button', { name: 'Make inactive' }).click();
  const question = page.getByRole('alertdialog', { name: `Make ${count} customers inactive?` });
  await expect(question).toContainText(
    `This makes ${count} customers inactive: ${names[0]}, ${names[1]}, ${names[2]} and ${count - 3} more.`,
  );
  await question.getByRole('button', { name: 'Make inactive' }).click();
  await expect(bar).toBeHidden();
  await expect(rows(page).filter({ hasText: 'Inactive' })).toHaveCount(count);
  await page.getByRole('button', { name: 'Undo' }).click();
  await expect(page.getByText('Undone.')).toBeVisible();
  await expect(rows(page).first().locator(':focus')).toHaveCount(1);
  await expect(rows(page).filter({ hasText: 'Inactive' })).not.toHaveCount(count);
});

test('everything works by keyboard', async ({ page }) => {
  await page.keyboard.press('?');
  const keys = page.getByRole('dialog', { name: 'Help: Customers' });
  await expect(keys).toContainText('Search everywhere');
  await page.keyboard.press('Escape');
  await expect(keys).toBeHidden();
  await page.keyboard.press('n');
  const dialog = page.getByRole('dialog', { name: 'Customer Details' });
  await expect(dialog.getByRole('textbox', { name: 'Customer Name' })).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(dialog).toBeHidden();
  await page.keyboard.press('n');
  await expect(dialog.getByRole('textbox', { name: 'Customer Name' })).toBeFocused();
  await page.keyboard.type('Half typed');
  await page.keyboard.press('Escape');
  await expect(page.getByRole('alertdialog', { name: 'Discard changes?' })).toBeVisible();
  await page.getByRole('button', { name: 'Keep editing' }).click();
  await expect(dialog.getByRole('textbox', { name: 'Customer Name' })).toHaveValue('Half typed');
  await dialog.getByRole('button', { name: 'Cancel' }).click();
  await page.getByRole('button', { name: 'Discard' }).click();
  await page.keyboard.press('Control+k');
  // Enter opens the first record for the whole text, even if the records shown were found by a part of it.
  await page.keyboard.type('hunt heating');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/\/customers\/1\/detail$/);
});

test('a telephone shows six records or more, and the filters in a sheet', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  const cards = page.getByRole('main').getByRole('listitem');
  await expect(cards.nth(5)).toBeInViewport({ ratio: 1 });
  await expect(cards.first()).toContainText(/Account No: \S+ *· *City\/Town: .+· *Post Code: /);
  await page.getByRole('button', { name: 'Filters', exact: true }).click();
  const sheet = page.getByRole('dialog', { name: 'Filters' });
  await sheet.getByRole('button', { name: 'Status' }).click();
  await page.getByRole('menuitemcheckbox', { name: 'Inactive' }).click();
  await sheet.getByRole('button', { name: /^Show \d+ rows?$/ }).click();
  await expect(sheet).toBeHidden();
  await expect(cards.first()).toContainText('Inactive');
  await expect(page.getByRole('button', { name: 'Filters, 1 in use' })).toBeVisible();
  await page.getByRole('button', { name: 'New customer' }).click();
  await expect(page.getByRole('dialog')).toBeVisible();
  for (const path of ['/enquiries', '/activities']) {
    await page.goto(path);
    await expect(cards.nth(5)).toBeInViewport({ ratio: 1 });
  }
});

test('the days of a date filter stay in view on a telephone', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await signIn(page, 'internal');
  await page.goto('/quotations');
  await page.getByRole('button', { name: 'Filters' }).click();
  await page.getByRole('dialog', { name: 'Filters' }).getByRole('button', { name: 'Quote Date' }).click();
  const days = page.getByRole('dialog', { name: 'Quote Date' });
  for (const name of ['From', 'To']) await expect(days.getByRole('textbox', { name })).toBeInViewport({ ratio: 1 });
});

test('on a telephone the round button leaves the menu of the last card free', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await signIn(page, 'admin');
  for (const path of ['/customers', '/quotations', '/activities', '/users', '/tags', '/roles']) {
    await page.goto(path);
    const button = page.locator('.MuiFab-root');
    await expect(button).toBeVisible();
    const menu = page
      .locator('[data-row]')
      .last()
      .getByRole('button', { name: /^Actions for/ });
    await expect(menu).toBeVisible();
    await page.getByRole('main').evaluate((main) => main.scrollTo(0, main.scrollHeight));
    const [round, last] = [(await button.boundingBox())!, (await menu.boundingBox())!];
    expect(last.y + last.height, path).toBeLessThanOrEqual(round.y);
    await menu.click();
    await expect(page.getByRole('menuitem').first()).toBeVisible();
    await page.keyboard.press('Escape');
    // Also by keyboard: what has the focus is scrolled out from under the button.
    await button.focus();
    await page.getByRole('main').evaluate((main) => main.scrollTo(0, 0));
    await menu.focus();
    const focused = (await menu.boundingBox())!;
    expect(focused.y + focused.height, path).toBeLessThanOrEqual(round.y);
  }
  await page.goto('/enquiries?view=board');
  const list = page.getByRole('main').locator('[data-column] ul').first();
  await expect(list.locator('a').first()).toBeVisible();
  await page.getByRole('main').evaluate((main) => main.scrollTo(0, main.scrollHeight));
  const [round, cards] = [(await page.locator('.MuiFab-root').boundingBox())!, (await list.boundingBox())!];
  expect(cards.y + cards.height).toBeLessThanOrEqual(round.y);
});
