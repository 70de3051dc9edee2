import type { Page } from '@playwright/test';
import { violations } from '../../support/browser/axe.ts';
import { newCustomer, word } from '../../support/browser/customer.ts';
import { answered, api, choose, elsewhere, expect, rows, signIn, test } from '../../support/browser/fixtures.ts';
import { inDays } from '../../support/work.ts';

const bar = (page: Page) => page.getByRole('toolbar', { name: 'Selected rows' });

/** Customers that are alone in a list. */
async function threeOf(page: Page) {
  const admin = await elsewhere(page, 'admin');
  const name = word();
  const made: any[] = [];
  for (const end of ['ONE', 'TWO', 'THREE']) made.push(await newCustomer(admin, { custName: `${name} ${end}` }));
  await page.goto(`/customers?filter=${encodeURIComponent(JSON.stringify({ q: name }))}`);
  await expect(rows(page)).toHaveCount(3);
  return { admin, name, made };
}

const exec = async (page: Page) => (await api<any[]>(page, 'GET', 'activeSalesExecs')).at(-1);

test('selected customers are reassigned after a preview, and all of it is undone from the toast', async ({ page }) => {
  await signIn(page, 'supervisor');
  const { made } = await threeOf(page);
  const before = await Promise.all(made.map(({ customerId }) => api(page, 'GET', `customers/${customerId}`)));
  const { id, salesExecName } = await exec(page);
  await page.getByRole('checkbox', { name: 'Select all rows of this page' }).click();
  await bar(page).getByRole('button', { name: 'Reassign…' }).click();
  const dialog = page.getByRole('dialog', { name: 'Reassign 3 customers' });
  // Nothing is sent before there is something to change.
  await dialog.getByRole('button', { name: 'Preview' }).click();
  await expect(dialog.getByText('Enter at least one value.')).toBeVisible();
  await choose(dialog, 'Sales Exec', salesExecName);
  await page.keyboard.press('Enter');
  await expect(dialog.getByText('3 customers will change.')).toBeVisible();
  await expect(dialog).toContainText(`Sales Exec: ${salesExecName}`);
  expect(await violations(page)).toEqual([]);
  const start = dialog.getByRole('button', { name: 'Change 3 customers' });
  await expect(start).toBeFocused();
  await page.keyboard.press('Enter');
  const toast = page.getByText('3 customers changed.');
  await expect(toast).toBeVisible();
  await expect(dialog).toBeHidden();
  await expect(bar(page)).toBeHidden();
  for (const { customerId } of made) expect((await api(page, 'GET', `customers/${customerId}`)).salesExec.id).toBe(id);
  await page.getByRole('button', { name: 'Undo' }).click();
  await expect(page.getByText('3 customers changed back.')).toBeVisible();
  for (const { customerId, salesExec } of before)
    expect((await api(page, 'GET', `customers/${customerId}`)).salesExec).toEqual(salesExec);
});

test('a field of many records is emptied, and filled again by an undo', async ({ page }) => {
  await signIn(page, 'supervisor');
  const { admin, made } = await threeOf(page);
  const [industry] = (await admin.get('activeIndustryTypes')).body;
  for (const { customerId } of made)
    expect((await admin.put(`customers/${customerId}`, { industryType: industry.id })).status).toBe(200);
  const industries = async () =>
    Promise.all(made.map(async ({ customerId }) => (await api(page, 'GET', `customers/${customerId}`)).industryType));
  await page.getByRole('checkbox', { name: 'Select all rows of this page' }).click();
  await bar(page).getByRole('button', { name: 'Change…' }).click();
  const dialog = page.getByRole('dialog', { name: 'Change 3 customers' });
  // What each customer must have cannot be emptied.
  await expect(dialog.getByRole('switch', { name: 'Empty customer type' })).toHaveCount(0);
  await choose(dialog, 'Industry', industry.industryTypeName);
  await dialog.getByRole('switch', { name: 'Empty industry' }).check();
  await dialog.getByRole('button', { name: 'Preview' }).click();
  await expect(dialog.getByText('Choose a value, or empty the field.')).toBeVisible();
  expect(await violations(page)).toEqual([]);
  await dialog.getByRole('combobox', { name: 'Industry' }).fill('');
  await dialog.getByRole('button', { name: 'Preview' }).click();
  await expect(dialog.getByText('3 customers will change.')).toBeVisible();
  await expect(dialog).toContainText('Industry: none');
  await dialog.getByRole('button', { name: 'Change 3 customers' }).click();
  await expect(page.getByText('3 customers changed.')).toBeVisible();
  expect(await industries()).toEqual([null, null, null]);
  await page.getByRole('button', { name: 'Undo' }).click();
  await expect(page.getByText('3 customers changed back.')).toBeVisible();
  for (const one of await industries()) expect(one.id).toBe(industry.id);
});

test('on a telephone cards are selected by their menu, by a tap and by a long press, and reassigned', async ({
  page,
}) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await signIn(page, 'supervisor');
  const admin = await elsewhere(page, 'admin');
  const name = word();
  const made: any[] = [];
  for (const end of ['ONE', 'TWO', 'THREE']) made.push(await newCustomer(admin, { custName: `${name} ${end}` }));
  const { id, salesExecName } = await exec(page);
  await page.goto(`/customers?filter=${encodeURIComponent(JSON.stringify({ q: name }))}`);
  const card = (end: string) => page.getByRole('listitem').filter({ hasText: `${name} ${end}` });
  await expect(card('ONE')).toBeVisible();
  await expect(page.getByRole('checkbox', { name: `Select ${name} ONE` })).toHaveCount(0);
  await card('ONE')
    .getByRole('button', { name: `Actions for ${name} ONE` })
    .click();
  await page.getByRole('menuitem', { name: 'Select', exact: true }).click();
  await expect(page.getByRole('checkbox', { name: `Select ${name} ONE` })).toBeChecked();
  await card('TWO')
    .getByRole('link', { name: `${name} TWO` })
    .click();
  await expect(page.getByRole('checkbox', { name: `Select ${name} TWO` })).toBeChecked();
  await expect(bar(page)).toContainText('2 selected');
  expect(await violations(page)).toEqual([]);
  await page.getByRole('checkbox', { name: `Select ${name} TWO` }).uncheck();
  // A long press, as browsers of telephones report it.
  await card('THREE').dispatchEvent('contextmenu');
  await expect(bar(page)).toContainText('2 selected');
  await expect(page).toHaveURL(/\/customers\?/);

  await bar(page).getByRole('button', { name: 'Reassign…' }).click();
  const dialog = page.getByRole('dialog', { name: 'Reassign 2 customers' });
  await choose(dialog, 'Sales Exec', salesExecName);
  await dialog.getByRole('button', { name: 'Preview' }).click();
  await dialog.getByRole('button', { name: 'Change 2 customers' }).click();
  await expect(page.getByText('2 customers changed.')).toBeVisible();
  await expect(bar(page)).toBeHidden();
  const execs = await Promise.all(made.map(({ customerId }) => api<any>(page, 'GET', `customers/${customerId}`)));
  expect(execs.map(({ salesExec }) => salesExec.id === id)).toEqual([true, false, true]);
  await card('TWO')
    .getByRole('link', { name: `${name} TWO` })
    .click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(`${name} TWO`);
});

test('a preview names what cannot be changed and why; cancelling leaves everything as it is', async ({ page }) => {
  await signIn(page, 'supervisor');
  const filter = JSON.stringify({ quoteStatus: 1 });
  const [one, two] = await api<any[]>(
    page,
    'GET',
    `quotations?filter=${filter}&range=[0,1]&sort=["quoteVerId","DESC"]`,
  );
  const ids = [one.quoteVerId, two.quoteVerId];
  await page.goto(`/quotations?filter=${encodeURIComponent(filter)}&sort=quoteVerId&order=DESC`);
  await rows(page).nth(0).getByRole('checkbox').click();
  await rows(page).nth(1).getByRole('checkbox').click();
  await bar(page).getByRole('button', { name: 'Change…' }).click();
  const dialog = page.getByRole('dialog', { name: 'Change 2 quotations' });
  await expect(dialog.getByText('A field that is left empty stays as it is.')).toBeVisible();
  await choose(dialog, 'Status', 'Lost');
  await dialog.getByRole('button', { name: 'Preview' }).click();
  await expect(dialog.getByText('2 cannot be changed:')).toBeVisible();
  await expect(dialog.getByRole('listitem')).toHaveText(
    [one, two].map(({ sQuoteNo, versionNo }) => `${sQuoteNo} version ${versionNo}: Please choose why it was lost.`),
  );
  await expect(dialog.getByRole('button', { name: /^Change \d/ })).toHaveCount(0);

  // What was entered is kept, and what was missing is added.
  await dialog.getByRole('button', { name: 'Back' }).click();
  await expect(dialog.getByRole('combobox', { name: 'Status' })).toHaveValue('Lost');
  const [reason] = await api<any[]>(page, 'GET', 'activeLostQuoteNotes');
  await choose(dialog, 'Lost because', reason.lostQuoteNote);
  await dialog.getByRole('button', { name: 'Preview' }).click();
  await expect(dialog.getByText('2 quotations will change.')).toBeVisible();
  await dialog.getByRole('button', { name: 'Cancel' }).click();
  await expect(dialog).toBeHidden();
  await expect(bar(page)).toContainText('2 selected');
  for (const id of ids) expect((await api(page, 'GET', `quotation/${id}`)).quoteStatus.statusName).toBe('Active');
});

test('an activity is planned for each contact; the change is found under background work, and undone on its page', async ({
  page,
}) => {
  await signIn(page, 'supervisor');
  await page.goto('/contacts');
  await rows(page).nth(0).getByRole('checkbox').click();
  await rows(page).nth(1).getByRole('checkbox').click();
  await bar(page).getByRole('button', { name: 'New activity…' }).click();
  const dialog = page.getByRole('dialog', { name: 'New activity for each of 2 contacts' });
  await dialog.getByRole('button', { name: 'Preview' }).click();
  await expect(dialog.getByText('Activity Subject is required.')).toBeVisible();
  const subject = word();
  await choose(dialog, 'Type', 'Call');
  await dialog.getByRole('textbox', { name: 'Subject' }).fill(subject);
  await dialog.getByRole('textbox', { name: 'Start Date' }).fill(inDays(3));
  await dialog.getByRole('textbox', { name: 'Start Time' }).fill('10:00');
  await dialog.getByRole('textbox', { name: 'Duration in minutes' }).fill('30');
  await dialog.getByRole('button', { name: 'Preview' }).click();
  await expect(dialog.getByText('One will be added for each of 2 contacts.')).toBeVisible();
  await dialog.getByRole('button', { name: 'Add 2' }).click();
  await expect(page.getByText('One was added for each of 2 contacts.')).toBeVisible();
  const planned = () =>
    api<any[]>(page, 'GET', `activities?filter=${encodeURIComponent(JSON.stringify({ q: subject }))}`);
  expect(await planned()).toHaveLength(2);
  await page.goto('/bulkChanges');
  await rows(page).getByRole('link', { name: subject }).click();
  await page.getByRole('article').getByRole('button', { name: 'Undo' }).click();
  await expect(page.getByText('2 contacts changed back.')).toBeVisible();
  expect(await planned()).toHaveLength(0);
});

test('who may not change many records at once has no such buttons', async ({ page, allow }) => {
  allow.consoleErrors.push(answered(422));
  await signIn(page, 'internal');
  await page.goto('/customers');
  await rows(page).nth(0).getByRole('checkbox').click();
  await expect(bar(page).getByRole('button', { name: 'Make active' })).toBeVisible();
  await expect(bar(page).getByRole('button', { name: /Reassign|Change|New/ })).toHaveCount(0);
});
