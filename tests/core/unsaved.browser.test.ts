import type { Locator, Page } from '@playwright/test';
import { violations } from '../support/browser/axe.ts';
import {
  answered,
  api,
  breakOnce,
  expect,
  openNew,
  openRow,
  rows,
  signIn,
  test,
  unique,
} from '../support/browser/fixtures.ts';

const customerDialog = (page: Page) => page.getByRole('dialog', { name: 'Customer Details' });
const question = (page: Page) => page.getByRole('alertdialog', { name: 'Discard changes?' });
const message = (dialog: Locator) => dialog.getByRole('textbox', { name: 'Message' });

/** Opens a customer's dialog from its page and types into it. */
async function typeInto(page: Page, customer: number | null, text: string) {
  if (customer !== null) await page.goto(`/customers/${customer}/detail`);
  await page.getByRole('button', { name: 'Edit' }).click();
  await message(customerDialog(page)).click();
  await page.keyboard.press('ControlOrMeta+A');
  await page.keyboard.type(text);
  return customerDialog(page);
}

/** Waits until the typed text is stored, then ends the process of the tab. Returns a new tab. */
async function crash(page: Page, kept: string): Promise<Page> {
  const stored = () => page.evaluate(() => Object.values(localStorage).join());
  await expect.poll(stored, { timeout: 2000 }).toContain(kept);
  const crashed = page.waitForEvent('crash');
  await page.goto('chrome://crash').catch(() => undefined);
  await crashed;
  return page.context().newPage();
}

test('Back, links and search results ask before unsaved input is lost; after Discard they continue', async ({
  page,
}) => {
  await signIn(page, 'internal');
  await page.goto('/customers');
  await openRow(rows(page).nth(6));
  await expect(page).toHaveURL(/detail$/);
  const record = page.url();
  const text = unique('Typed');
  const dialog = await typeInto(page, null, text);
  await page.goBack();
  await expect(question(page)).toBeVisible();
  await expect(question(page).getByRole('button', { name: 'Keep editing' })).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(message(dialog)).toHaveValue(text);
  expect(page.url()).toBe(record);

  await page.keyboard.press('Control+k');
  await page.keyboard.type('Quotations');
  await page
    .getByRole('option', { name: /^Quotations/ })
    .first()
    .click();
  await question(page).getByRole('button', { name: 'Keep editing' }).click();
  await expect(message(dialog)).toHaveValue(text);
  await page.goBack();
  await question(page).getByRole('button', { name: 'Discard' }).click();
  await expect(page).toHaveURL(/\/customers$/);
  await expect(dialog).toBeHidden();
  await page.goForward();
  await expect(page).toHaveURL(record);
  await page.getByRole('button', { name: 'Edit' }).click();
  await expect(message(customerDialog(page))).not.toHaveValue(text);
  await expect(page.getByText('You have unsaved changes')).toHaveCount(0);
});

test('reloading and closing the tab ask only if there is unsaved input', async ({ page }) => {
  await signIn(page, 'internal');
  const asked: string[] = [];
  page.on('dialog', (dialog) => {
    asked.push(dialog.type());
    void dialog.dismiss();
  });
  const text = unique('Typed');
  const dialog = await typeInto(page, 8, text);
  await page.evaluate(() => location.reload());
  await expect.poll(() => asked).toEqual(['beforeunload']);
  await page.close({ runBeforeUnload: true });
  await expect.poll(() => asked).toEqual(['beforeunload', 'beforeunload']);
  await expect(message(dialog)).toHaveValue(text);
  await dialog.getByRole('button', { name: 'Save', exact: true }).click();
  await expect(dialog).toBeHidden();
  await page.reload();
  await expect(page.getByText(text)).toBeVisible();
  expect(asked).toHaveLength(2);
});

test('a small profile dialog asks before unsaved input is lost', async ({ page }) => {
  await signIn(page, 'internal');
  await page.goto('/customers');
  await page
    .getByRole('navigation', { name: 'Main menu' })
    .getByRole('link', { name: 'Dashboard', exact: true })
    .click();
  await page.getByRole('button', { name: 'Your account' }).click();
  await page.getByRole('menuitem', { name: 'Change e-mail' }).click();
  const dialog = page.getByRole('dialog', { name: 'Change e-mail' });
  await dialog.getByRole('textbox', { name: 'New e-mail' }).fill('somebody@people.example');
  await page.keyboard.press('Escape');
  await question(page).getByRole('button', { name: 'Keep editing' }).click();
  await page.goBack();
  await question(page).getByRole('button', { name: 'Discard' }).click();
  await expect(page).toHaveURL(/\/customers$/);
});

test('unsaved input survives a crash of the tab, and is offered until it is restored', async ({ page }) => {
  await signIn(page, 'internal');
  const name = unique('Crashed Roofing');
  const dialog = await openNew(page, 'contact');
  await dialog.getByRole('textbox', { name: 'First Name' }).fill(name);
  const next = await crash(page, name);
  await next.goto('/');
  const strip = next.getByRole('status').filter({ hasText: 'You have unsaved changes.' });
  await strip.getByRole('link').click();
  await expect(next).toHaveURL(/\/newContacts$/);
  await next.getByRole('button', { name: 'New contact' }).click();
  const again = next.getByRole('dialog', { name: 'Contact Details' });
  const banner = again.getByRole('status').filter({ hasText: /^You have unsaved changes from \d+ \w+, \d\d:\d\d\./ });
  await expect(banner).toBeVisible();
  expect(await violations(next)).toEqual([]);
  await expect(again.getByRole('textbox', { name: 'First Name' })).toHaveValue('');
  await banner.getByRole('button', { name: 'Restore' }).click();
  await expect(again.getByRole('textbox', { name: 'First Name' })).toHaveValue(name);
  expect(await again.locator('form input:focus').count()).toBe(1);
  await expect(banner).toHaveCount(0);
  await again.getByRole('button', { name: 'Cancel' }).click();
  await question(next).getByRole('button', { name: 'Discard' }).click();
  await expect(strip).toHaveCount(0);
  await next.getByRole('button', { name: 'New contact' }).click();
  await expect(again).toBeVisible();
  await expect(banner).toHaveCount(0);
});

test('a draft of a record that someone else has changed since becomes an edit conflict; signing out asks about it', async ({
  page,
}) => {
  await signIn(page, 'internal');
  const [mine, theirs] = [unique('Mine'), unique('Theirs')];
  await typeInto(page, 9, mine);
  const next = await crash(page, mine);
  await next.goto('/');
  await api(next, 'PUT', 'customers/9', { showMsg: theirs });
  await next.getByRole('button', { name: 'Your account' }).click();
  await next.getByRole('menuitem', { name: 'Sign out' }).click();
  await expect(next.getByRole('alertdialog', { name: 'Sign out?' })).toContainText('Customer Details: ');
  await next.getByRole('button', { name: 'Stay' }).click();
  await next.goto('/customers/9/detail');
  await next.getByRole('button', { name: 'Edit' }).click();
  const dialog = customerDialog(next);
  await dialog.getByRole('button', { name: 'Restore' }).click();
  const choice = dialog.getByRole('radiogroup', { name: 'Message' });
  await expect(choice.getByRole('radio', { name: `Yours: ${mine}` })).toBeChecked();
  await choice.getByRole('radio', { name: `Theirs: ${theirs}` }).check();
  await expect(message(dialog)).toHaveValue(theirs);
  await dialog.getByRole('button', { name: 'All mine' }).click();
  await dialog.getByRole('button', { name: 'Save', exact: true }).click();
  await expect(dialog).toBeHidden();
  expect((await api(next, 'GET', 'customers/9')).showMsg).toBe(mine);
});

test('an error shows at once, beside earlier messages, and stays for 10 seconds', async ({ page, allow }) => {
  allow.consoleErrors.push(answered(500));
  await page.clock.install();
  await signIn(page, 'admin');
  await page.goto('/customerSetting/Salutations');
  const switchOff = async (row: number) => {
    await rows(page)
      .nth(row)
      .getByRole('button', { name: /^Actions for/ })
      .click();
    await page.getByRole('menuitem', { name: /^Make (in)?active$/ }).click();
  };
  const told = page.getByRole('status').getByText(/^1 salutation made/);
  for (const row of [0, 1, 2]) {
    await switchOff(row);
    await expect(told.first()).toBeVisible();
  }
  await breakOnce(page, '**/v1/*alutation*/**');
  await switchOff(3);
  const error = page.getByRole('alert').filter({ hasText: 'Broken' });
  await expect(error).toBeVisible({ timeout: 2000 });
  await expect(error).toBeInViewport();
  await page.clock.runFor(9000);
  await expect(error).toBeVisible();
  await error.getByRole('button', { name: 'Close' }).click();
  await expect(error).toHaveCount(0);
});
