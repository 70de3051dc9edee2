import type { Page } from '@playwright/test';
import { api, elsewhere, expect, rows, signIn, test, unique } from '../support/browser/fixtures.ts';

const title = (page: Page) => page.getByRole('main').getByRole('heading', { level: 1 });

/** Expects that the focus is on something, now and once everything has been loaded. */
async function hasFocus(page: Page, what: string) {
  await page.waitForLoadState('networkidle');
  const isSomewhere = () => page.evaluate(() => document.activeElement !== document.body);
  await expect.poll(isSomewhere, { message: what }).toBe(true);
}

test('a record that is opened by keyboard has the focus on its heading and its name in the title; back, the focus is on its row', async ({
  page,
}) => {
  await signIn(page, 'supervisor');
  await page.goto('/customers');
  await expect(rows(page)).toHaveCount(25);
  const { keyboard } = page;
  for (let i = 0; i < 3; i++) await keyboard.press('j');
  const third = rows(page).nth(2);
  await expect(third).toBeFocused();
  const name = await third.getByRole('link').first().innerText();
  await keyboard.press('Enter');
  await expect(title(page)).toBeFocused();
  await expect(title(page)).toHaveText(name);
  await expect(page).toHaveTitle(`${name} – Customers – Branchline`);
  // A tab of the record keeps the focus.
  const tab = page.getByRole('tab', { name: 'Contacts' });
  await tab.focus();
  await keyboard.press('Enter');
  await expect(tab).toHaveAttribute('aria-selected', 'true');
  await expect(tab).toBeFocused();
  await page.goBack();
  await expect(third).toBeFocused();
  await expect(page).toHaveTitle('Customers – Branchline');
  // The keys of the list go on from there.
  await keyboard.press('j');
  await expect(rows(page).nth(3)).toBeFocused();
});

test('the search, a link and a menu lead the focus to the heading, and Back to the link', async ({ page }) => {
  await signIn(page, 'supervisor');
  await page.goto('/customers');
  await expect(rows(page)).toHaveCount(25);
  const name = await rows(page).nth(4).getByRole('link').first().innerText();
  const { keyboard } = page;
  await keyboard.press('Control+k');
  await keyboard.type(name);
  await expect(page.getByRole('option', { name }).first()).toBeVisible();
  await keyboard.press('Enter');
  await expect(title(page)).toHaveText(name);
  await expect(title(page)).toBeFocused();
  await keyboard.press('Control+k');
  await keyboard.type('Reports');
  await expect(page.getByRole('option', { name: 'Reports' }).first()).toBeVisible();
  await keyboard.press('Enter');
  await expect(title(page)).toHaveText('Reports');
  await expect(title(page)).toBeFocused();
  const report = page.getByRole('main').getByRole('link', { name: 'Won Orders' });
  await report.focus();
  await keyboard.press('Enter');
  await expect(title(page)).toHaveText('Won Orders');
  await expect(title(page)).toBeFocused();
  await page.goBack();
  await expect(report).toBeFocused();
  const menu = page
    .getByRole('navigation', { name: 'Main menu' })
    .getByRole('link', { name: 'Activities', exact: true });
  await menu.focus();
  await keyboard.press('Enter');
  await expect(title(page)).toHaveText('Activities');
  await expect(title(page)).toBeFocused();
});

test('keys and dialogs of a quotation leave the focus on its page', async ({ page }) => {
  await signIn(page, 'supervisor');
  await page.goto('/quotations?filter=%7B%7D');
  const [quotation] = await api<any[]>(page, 'GET', 'activequotations?range=[0,0]');
  await page.goto(`/quotations/${quotation.quoteVerId}`);
  const { keyboard } = page;
  const dialog = page.getByRole('dialog');
  await expect(page.getByRole('article').getByRole('button').first()).toBeVisible();
  const status = (name: string) => page.getByRole('article').getByRole('button', { name: `Status: ${name}` });
  // Also if it was on nothing, as after a load of the page.
  await keyboard.press('w');
  await expect(status('Won').first()).toBeVisible();
  const tab = page.getByRole('tab', { selected: true });
  await tab.focus();
  await keyboard.press('a');
  await expect(status('Active').first()).toBeVisible();
  await expect(tab).toBeFocused();
  for (const key of ['l', 'v', '?']) {
    await keyboard.press(key);
    await expect(dialog).toBeVisible();
    await keyboard.press('Escape');
    await expect(dialog).toBeHidden();
    await expect(tab).toBeFocused();
  }
});

test('an edit, a cancelled one and deleted rows leave the focus in the list', async ({ page }) => {
  await signIn(page, 'admin');
  const admin = await elsewhere(page, 'admin');
  const name = unique('Focus');
  for (const letter of ['A', 'B', 'C'])
    expect((await admin.post('manufacturers', { manufacturerName: `${name} ${letter}` })).status).toBeLessThan(300);
  await page.goto(`/quoteSetting/Manufacturers?filter=${encodeURIComponent(JSON.stringify({ q: name }))}`);
  await expect(rows(page)).toHaveCount(3);
  const { keyboard } = page;
  const menu = (letter: string) =>
    rows(page)
      .filter({ hasText: `${name} ${letter}` })
      .getByRole('button')
      .last();
  const choose = async (letter: string, item: string) => {
    await menu(letter).focus();
    await keyboard.press('Enter');
    const entry = page.getByRole('menuitem', { name: item });
    await entry.focus();
    await keyboard.press('Enter');
  };
  await choose('A', 'Edit');
  await expect(page.getByRole('dialog')).toBeVisible();
  await keyboard.press('Escape');
  await expect(page.getByRole('dialog')).toBeHidden();
  await hasFocus(page, 'closed');
  await choose('A', 'Edit');
  await expect(page.getByRole('dialog').getByRole('textbox').first()).toBeFocused();
  await keyboard.press('End');
  await keyboard.type(' 2');
  await keyboard.press('Enter');
  await expect(page.getByRole('dialog')).toBeHidden();
  await hasFocus(page, 'saved');
  for (const left of [2, 1, 0]) {
    await choose('ABC'[2 - left]!, 'Delete');
    await page.getByRole('alertdialog').getByRole('button', { name: 'Delete' }).focus();
    await keyboard.press('Enter');
    await expect(rows(page)).toHaveCount(left);
    await hasFocus(page, `deleted, ${left} left`);
    const row = page.getByRole('main').locator('tbody tr').first();
    if (left) await expect(row.locator(':focus')).toHaveCount(1);
    else await expect(title(page)).toBeFocused();
  }
});
