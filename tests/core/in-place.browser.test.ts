import type { Locator, Page } from '@playwright/test';
import { violations } from '../support/browser/axe.ts';
import { newContact, newCustomer, word } from '../support/browser/customer.ts';
import { elsewhere, expect, signIn, test } from '../support/browser/fixtures.ts';

const editor = (page: Page, field: string) => page.getByRole('dialog', { name: `Change ${field}` });
const input = (form: Locator) => form.getByRole('textbox').or(form.getByRole('combobox'));
const saved = (page: Page) => page.getByText('Customer Updated', { exact: true });
const fact = (page: Page, name: string) => page.locator(`dd[data-fact="${name}"]`);

/** Address of the list that is searched for a customer. */
const listOf = ({ custName }: { custName: string }) =>
  `/customers?filter=${encodeURIComponent(JSON.stringify({ q: custName.split(' ')[0] }))}`;

/** Signs in and makes a customer. */
async function start(page: Page) {
  await signIn(page, 'admin');
  const admin = await elsewhere(page, 'admin');
  const customer = await newCustomer(admin);
  const read = async () => (await admin.get(`customers/${customer.customerId}`)).body;
  return { admin, customer, read, path: `/customers/${customer.customerId}/detail` };
}

test('a fact of a page is edited where it stands: Enter saves, Escape undoes, the rules are those of the dialog', async ({
  page,
}) => {
  const { customer, read, path } = await start(page);
  await page.goto(path);
  await fact(page, 'phoneNo').hover();
  await fact(page, 'phoneNo').getByRole('button', { name: 'Change Phone No' }).click();
  const form = editor(page, 'Phone No');
  await expect(input(form)).toBeFocused();
  await expect(input(form)).toHaveValue(customer.phoneNo);
  // The editor covers the value.
  const [over, value] = [await form.boundingBox(), await fact(page, 'phoneNo').boundingBox()];
  expect(Math.abs(over!.y - value!.y)).toBeLessThan(2);
  expect(await violations(page)).toEqual([]);

  await input(form).fill('12');
  await page.keyboard.press('Enter');
  await expect(form.getByRole('alert')).toHaveText('Phone No must be a telephone number, with its area code.');
  await expect(input(form)).toHaveValue('12');
  await page.keyboard.press('Escape');
  await expect(form).toHaveCount(0);
  await expect(fact(page, 'phoneNo')).toContainText(customer.phoneNo);

  // The focus is on the pencil again.
  await page.keyboard.press('Enter');
  await input(form).fill('0114 496 0999');
  await page.keyboard.press('Enter');
  await expect(saved(page)).toBeVisible();
  await expect(form).toHaveCount(0);
  await expect(fact(page, 'phoneNo')).toContainText('0114 496 0999');
  expect((await read()).phoneNo).toBe('0114 496 0999');
  await page.getByRole('button', { name: 'Undo' }).click();
  await expect(fact(page, 'phoneNo')).toContainText(customer.phoneNo);
});

test('an address is edited as one, and its post code sets the territory', async ({ page }) => {
  const { read, path } = await start(page);
  await page.goto(path);
  await fact(page, 'address').click({ position: { x: 5, y: 5 } });
  const form = editor(page, 'House, Street, Sub Area, Address line 4, City/Town, Post Code');
  await expect(form.getByRole('textbox', { name: 'House' })).toBeFocused();
  await page.keyboard.press('Tab');
  await page.keyboard.type('Long Lane');
  await form.getByRole('textbox', { name: 'Post Code' }).fill('LU1 8YB');
  // The check for duplicates, which leaving the post code starts, does not move the button that is pressed.
  const save = form.getByRole('button', { name: 'Save' });
  const place = (await save.boundingBox())!;
  await page.mouse.move(place.x + place.width / 2, place.y + place.height / 2);
  await page.mouse.down();
  await expect(save).toBeFocused();
  await page.evaluate(() => new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve))));
  expect(await save.boundingBox()).toEqual(place);
  await page.mouse.up();
  await expect(fact(page, 'address')).toContainText('LONG LANE');
  await expect(fact(page, 'mbpBranch')).toContainText('Luton');
  expect(await read()).toMatchObject({
    address2: 'LONG LANE',
    postCode: 'LU1 8YB',
    mbpBranch: { branchName: 'Luton' },
  });
});

test('Tab saves a cell of a list and goes on to the next; F2 edits the row that the keyboard is on', async ({
  page,
}) => {
  const { customer, read } = await start(page);
  await page.goto(listOf(customer));
  const row = page.locator(`tr[data-record="${customer.customerId}"]`);
  await row.hover();
  await row.getByRole('button', { name: `Change Post Code of ${customer.custName}` }).click();
  await expect(input(editor(page, 'Post Code'))).toBeFocused();
  await page.keyboard.type('LU1 8YB');
  await page.keyboard.press('Tab');
  const telephone = editor(page, 'Phone No');
  await expect(input(telephone)).toBeFocused();
  await expect(input(telephone)).toHaveValue(customer.phoneNo);
  expect(await read()).toMatchObject({ postCode: 'LU1 8YB', mbpBranch: { branchName: 'Luton' } });
  await page.keyboard.press('Shift+Tab');
  await expect(input(editor(page, 'Post Code'))).toBeFocused();
  await page.keyboard.press('Escape');
  // The row has the focus: the keys of the list work.
  await expect(row).toBeFocused();
  await page.keyboard.press('F2');
  const name = `${customer.custName.split(' ')[0]} ${word()}`;
  await expect(input(editor(page, 'Customer Name'))).toBeFocused();
  await page.keyboard.type(name);
  // A click elsewhere saves too.
  await page.getByRole('heading', { name: 'Customers' }).click();
  await expect(row).toContainText(name);
  expect((await read()).custName).toBe(name);
});

test('a conflict is shown at the value; what only a colleague has changed is kept without a question', async ({
  page,
  allow,
}) => {
  allow.consoleErrors.push(/status of 409/);
  const { admin, customer, read, path } = await start(page);
  await page.goto(path);
  const edit = async (text: string) => {
    await fact(page, 'mobile').click({ position: { x: 2, y: 2 } });
    await input(editor(page, 'Mobile')).fill(text);
  };
  const change = async (values: object) => {
    const { version } = await read();
    const { status } = await admin.put(`customers/${customer.customerId}`, { version, ...values });
    expect(status).toBe(200);
  };
  await page.getByRole('button', { name: /Show \d+ empty fields/ }).click();
  await edit('07700 900111');
  await change({ website: 'www.other.example' });
  await page.keyboard.press('Enter');
  await expect(editor(page, 'Mobile')).toHaveCount(0);
  expect(await read()).toMatchObject({ mobile: '07700 900111', website: 'www.other.example' });

  await edit('07700 900222');
  await change({ mobile: '07700 900333' });
  await page.keyboard.press('Enter');
  const form = editor(page, 'Mobile');
  await expect(form.getByRole('heading', { name: /^Someone else has changed this customer/ })).toBeFocused();
  await form.getByRole('radio', { name: /^Theirs: 07700 900333/ }).check();
  await form.getByRole('radio', { name: /^Yours: 07700 900222/ }).check();
  await input(form).press('Enter');
  await expect(form).toHaveCount(0);
  expect((await read()).mobile).toBe('07700 900222');
});

test('someone who may only read, and a value that is set for good, have no pencil', async ({ page }) => {
  const { customer, path } = await start(page);
  await page.goto(path);
  await expect(fact(page, 'phoneNo').getByRole('button')).toHaveCount(1);
  await expect(fact(page, 'dateCreated').getByRole('button')).toHaveCount(0);
  await page.evaluate(() => (localStorage.clear(), sessionStorage.clear()));
  await signIn(page, 'readonly');
  await page.goto(listOf(customer));
  const row = page.locator('tr[data-record]').first();
  await row.hover();
  await expect(row.getByRole('button', { name: /^Change/ })).toHaveCount(0);
  await row.focus();
  await page.keyboard.press('F2');
  await expect(page.getByRole('dialog')).toHaveCount(0);
});

test('the page of a customer has its people, the key contact first, with what to reach them by, and a map', async ({
  page,
}) => {
  const { admin, customer, path } = await start(page);
  const other = await newContact(admin, customer, { firstName: 'AAA', mobile: '07700 900123' });
  const key = await newContact(admin, customer, { firstName: 'ZZZ' });
  const { version } = (await admin.get(`customers/${customer.customerId}`)).body;
  await admin.put(`customers/${customer.customerId}`, { version, keyContact: key.contactId });
  await page.goto(path);
  const people = page.getByRole('region', { name: 'People' }).getByRole('listitem');
  await expect(people.first()).toContainText(`${key.contactName}${key.jobFunction.jobFuncName} · key contact`);
  await expect(people.nth(1)).toContainText(other.contactName);
  await expect(people.nth(1).getByRole('link', { name: '07700 900123' })).toHaveAttribute('href', 'tel:07700900123');
  await expect(people.nth(1).getByRole('link', { name: other.email })).toBeVisible();
  const map = fact(page, 'address').getByRole('link', { name: 'Show on a map' });
  expect(new URL((await map.getAttribute('href'))!).searchParams.get('query')).toContain(customer.postCode);
});
