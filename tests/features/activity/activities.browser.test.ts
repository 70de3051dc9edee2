import type { Locator, Page } from '@playwright/test';
import { inDays } from '../../support/work.ts';
import { openDialog, openPage, plan, read, sentBy } from '../../support/browser/activity.ts';
import { violations } from '../../support/browser/axe.ts';
import {
  answered,
  api,
  choose,
  elsewhere,
  expect,
  openNew,
  rows,
  signIn,
  test,
  unique,
} from '../../support/browser/fixtures.ts';

const field = (dialog: Locator, name: string) => dialog.getByRole('textbox', { name, exact: true });
const save = (dialog: Locator) => dialog.getByRole('button', { name: 'Save', exact: true }).click();
const told = (dialog: Locator, text: string) => dialog.getByText(text, { exact: true });

/** Chooses a customer that has contacts in the demo data. */
async function chooseCustomer(page: Page, dialog: Locator) {
  const contacts = await api<any[]>(page, 'GET', 'contacts');
  const contact = contacts.find(({ active }) => active);
  await choose(dialog, 'Customer', contact.customer.custName);
  return contact;
}

test('missing values of a meeting are reported after the first attempt, and nothing is sent [VAL-021 VAL-056 VAL-057 VAL-058 VAL-059 VAL-060 VAL-061 BEH-067]', async ({
  page,
}) => {
  await signIn(page, 'internal');
  const dialog = await openNew(page, 'activity');
  const calls: string[] = [];
  page.on('request', (request) => request.method() === 'POST' && calls.push(request.url()));
  await expect.poll(async () => (await dialog.boundingBox())?.width).toBe(750);
  await expect(field(dialog, 'Activity Date')).toHaveValue(inDays(0));
  await expect(dialog.getByRole('combobox', { name: 'User' })).toHaveValue('Ian Internal');
  await expect(dialog.getByRole('switch', { name: 'Reminder' })).not.toBeChecked();
  await field(dialog, 'Activity Date').clear();
  await choose(dialog, 'Type', 'Meeting');
  await expect(dialog.getByText('is required')).toHaveCount(0);
  await save(dialog);
  for (const message of [
    'Activity Subject is required.',
    'Activity Date is required.',
    'Start Date is required.',
    'Start Time is required.',
    'Duration in minutes is required.',
    'Contact is required for Meetings.',
  ])
    await expect(told(dialog, message)).toBeVisible();
  await expect(told(dialog, 'End Date is must for Metting type activity.')).toHaveCount(2);
  await expect(field(dialog, 'Subject')).toBeFocused();
  expect(await violations(page)).toEqual([]);
  expect(calls).toEqual([]);
});

for (const width of [1440, 390])
  test(`a meeting is planned with a reminder, at ${width} px [VAL-062 VAL-063 VAL-064 FMT-002 CON-029 STA-019]`, async ({
    page,
  }) => {
    await page.setViewportSize({ width, height: 900 });
    await signIn(page, 'internal');
    const dialog = await openNew(page, 'activity');
    const subject = unique('Slates for the church');
    await field(dialog, 'Subject').fill(subject);
    await choose(dialog, 'Type', 'Meeting');
    const contact = await chooseCustomer(page, dialog);
    await choose(dialog, 'Contact', contact.contactName);

    await field(dialog, 'Start Date').fill(inDays(-1));
    await field(dialog, 'Start Time').fill('930');
    await dialog.getByRole('textbox', { name: 'Duration in minutes' }).fill('90');
    await expect(field(dialog, 'Start Time')).toHaveValue('09:30');
    await save(dialog);
    await expect(told(dialog, 'Start Date and Time must be in the future.')).toBeVisible();
    await field(dialog, 'Start Date').fill(inDays(3));
    await expect(field(dialog, 'End Date')).toHaveValue(inDays(3));
    await expect(field(dialog, 'End Time')).toHaveValue('11:00');

    await dialog.getByRole('switch', { name: 'Reminder' }).check();
    await expect(field(dialog, 'Reminder Time')).toHaveValue('23:59');
    await save(dialog);
    await expect(told(dialog, 'Reminder Type is required.')).toBeVisible();
    await expect(told(dialog, 'Reminder Date is required.')).toBeVisible();
    await choose(dialog, 'Reminder Type', 'Email');
    await field(dialog, 'Reminder Date').fill(inDays(-2));
    await save(dialog);
    await expect(told(dialog, 'Reminder Date and Time should be in the future.')).toBeVisible();
    await field(dialog, 'Reminder Date').fill(inDays(2));

    expect(await sentBy(page, /\/activity$/, () => save(dialog))).toMatchObject({
      subject,
      startDate: inDays(3),
      startTime: '09:30',
      duration: 90,
      endDate: inDays(3),
      endTime: '11:00',
      reminder: true,
      reminderDate: inDays(2),
      reminderTime: '23:59',
    });
    await expect(dialog).toBeHidden();
    await page.getByRole('searchbox').fill(subject);
    await expect(page.getByRole('button', { name: 'Status: Upcoming' })).toHaveCount(1);
  });

test('the end follows from start and duration until the user sets it [AMB-052]', async ({ page }) => {
  await signIn(page, 'internal');
  const dialog = await openDialog(page, await plan(page, 'Call'));
  await field(dialog, 'Start Time').fill('23:30');
  await expect(field(dialog, 'End Date')).toHaveValue(inDays(3));
  await expect(field(dialog, 'End Time')).toHaveValue('00:30');
  await field(dialog, 'End Time').fill('02:00');
  await field(dialog, 'Start Time').fill('22:00');
  await expect(field(dialog, 'End Time')).toHaveValue('02:00');
});

test('a task has no start and no duration [STA-018 STA-030 VAL-065]', async ({ page }) => {
  await signIn(page, 'internal');
  const dialog = await openNew(page, 'activity');
  const subject = unique('Send samples');
  await field(dialog, 'Subject').fill(subject);
  await field(dialog, 'Start Date').fill(inDays(3));
  await field(dialog, 'Start Time').fill('10:00');
  await choose(dialog, 'Type', 'Task');
  for (const name of ['Start Date', 'Start Time', 'Duration in minutes', 'End Date', 'End Time'])
    await expect(field(dialog, name)).toHaveCount(0);
  const sent = await sentBy(page, /\/activity$/, () => save(dialog));
  expect(sent).toMatchObject({ startDate: null, startTime: null, endDate: null, duration: 0 });
  await expect(dialog).toBeHidden();
  await page.getByRole('searchbox').fill(subject);
  await expect(page.getByRole('button', { name: 'Status: Task' })).toHaveCount(1);
});

test('active choices are offered; cancelling a new customer or contact returns to the search [BEH-069 BEH-096]', async ({
  page,
}) => {
  await signIn(page, 'internal');
  const admin = await elsewhere(page, 'admin');
  const gone = unique('Fax');
  for (const [list, name] of Object.entries({ activityTypes: 'activityTypeName', reminderTypes: 'reminderTypeName' }))
    expect((await admin.post(list, { [name]: gone, active: false })).status).toBe(200);
  const dialog = await openNew(page, 'activity');
  await dialog.getByRole('switch', { name: 'Reminder' }).check();
  for (const [label, there] of Object.entries({
    Type: 'Meeting',
    'Reminder Type': 'Email',
    User: 'Simon Supervisor',
  })) {
    const input = dialog.getByRole('combobox', { name: label, exact: true });
    await input.fill(there);
    await expect(page.getByRole('option', { name: there, exact: true })).toBeVisible();
    await input.fill(gone);
    await expect(page.getByText(/^No .* found$/)).toBeVisible();
    await input.fill('');
    await page.keyboard.press('Escape');
  }

  await dialog.getByRole('button', { name: 'Search customers' }).click();
  const search = page.getByRole('dialog', { name: 'Customer/Contact Selection' });
  await search.getByRole('button', { name: 'New Customer' }).click();
  await page.getByRole('dialog', { name: 'Customer Details' }).getByRole('button', { name: 'Cancel' }).click();
  await search.getByRole('radio', { name: 'All Customers' }).check();
  await search.getByRole('searchbox').fill('ltd');
  await expect(search.getByRole('status')).toHaveText(/^The first 100 customers/);
  await search.getByRole('row').filter({ hasNotText: '(inactive)' }).nth(1).click();
  await search.getByRole('button', { name: 'New Contact' }).click();
  await page.getByRole('dialog', { name: 'Contact Details' }).getByRole('button', { name: 'Cancel' }).click();
  await expect(search.getByText(/^Customer: /)).toBeVisible();
  await search.getByRole('button', { name: 'Select', exact: true }).click();
  await expect(dialog.getByRole('combobox', { name: 'Customer' })).not.toHaveValue('');
});

test('a customer limits contacts and quotations to its own; others are cleared [BEH-068 ERR-043 AMB-058]', async ({
  page,
  allow,
}) => {
  allow.consoleErrors.push(answered(500));
  await signIn(page, 'internal');
  const quotations = await api<any[]>(page, 'GET', 'quotations');
  const { customer, sQuoteNo, versionNo } = quotations[0];
  const dialog = await openNew(page, 'activity');
  await dialog.getByRole('combobox', { name: 'Quotation' }).click();
  await expect(page.getByText('Choose a customer first')).toBeVisible();
  await page.keyboard.press('Escape');
  await choose(dialog, 'Customer', customer.custName);
  await choose(dialog, 'Quotation', `${sQuoteNo} v${versionNo}`);

  await page.route('**/v1/customerquotes/*', (route) => route.fulfill({ status: 500, json: { message: 'Broken' } }));
  const other = quotations.find((one) => one.customer.customerId !== customer.customerId).customer;
  await choose(dialog, 'Customer', other.custName);
  await expect(dialog.getByRole('combobox', { name: 'Quotation' })).toHaveValue('');
  await expect(page.getByText('Error while getting quotations')).toBeVisible();
});

test('a refusal by the server is reported, and the form stays as it was [ERR-034]', async ({ page, allow }) => {
  allow.consoleErrors.push(answered(422));
  await signIn(page, 'internal');
  const dialog = await openDialog(page, await plan(page, 'Call'));
  await page.route('**/v1/activity/*', (route) =>
    route.request().method() === 'PUT'
      ? route.fulfill({ status: 422, json: { message: 'Not today.', code: 'invalid' } })
      : route.fallback(),
  );
  await field(dialog, 'Subject').fill('Another subject');
  await save(dialog);
  await expect(page.getByText('Error while updating activity')).toBeVisible();
  await expect(dialog.getByText('Not today.')).toBeVisible();
  await expect(field(dialog, 'Subject')).toHaveValue('Another subject');
});

test('a user who may not change activities sees their status, and no way to change it', async ({ page }) => {
  await signIn(page, 'readonly');
  await page.goto('/activities');
  await expect(rows(page)).toHaveCount(25);
  await expect(page.getByRole('button', { name: /^Status: / })).toHaveCount(0);
  await rows(page).first().getByRole('link').first().click();
  await expect(page.getByRole('tab', { name: 'Detail' })).toBeVisible();
  await expect(page.getByRole('button', { name: 'Complete' })).toHaveCount(0);
});

test('its page shows the result and the customer’s next activities, and plans more [NAV-019]', async ({ page }) => {
  await signIn(page, 'internal');
  const [first, second] = [await plan(page, 'Task'), await plan(page, 'Call')];
  await openPage(page, first);
  const next = page.getByRole('region', { name: /^Next with/ });
  await expect(next.getByRole('link', { name: second.subject })).toBeVisible();
  await page.getByRole('button', { name: 'Complete', exact: true }).click();
  await expect(page.getByText('Status updates.')).toBeVisible();
  await expect(page.getByRole('button', { name: /^Status: / }).filter({ hasText: 'Task' })).toHaveCount(0);
  await next.getByRole('button', { name: 'Plan a follow-up' }).click();
  const dialog = page.getByRole('dialog', { name: 'Activity Details' });
  await expect(dialog.getByRole('combobox', { name: 'Customer' })).not.toHaveValue('');
  const client = await elsewhere(page, 'internal');
  expect((await client.get(`activity/${first.activityId}`)).body.completed).toBe(true);
  expect((await read(page, second)).completed).toBe(false);
});

test('the badge offers exactly the allowed next statuses [BEH-066 STA-017 STA-021 STA-022 STA-023 STA-024]', async ({
  page,
}) => {
  await signIn(page, 'internal');
  const statuses = await api<any[]>(page, 'GET', 'activityStatuses');
  const may: Record<string, string[]> = {
    Task: ['Completed'],
    Upcoming: ['Rescheduled', 'Completed', 'Cancelled'],
    Overdue: ['Rescheduled', 'Completed', 'Cancelled'],
    Rescheduled: ['Completed', 'Cancelled'],
    Completed: [],
    Cancelled: [],
  };
  const moved = await plan(page, 'Call');
  const id = (name: string) => statuses.find(({ statusName }) => statusName === name).id;
  const change = (body: object) => api(page, 'PUT', `updateActivityStatus/${moved.activityId}`, body);
  const start = { NewStartDate: inDays(4), NewStarTime: '10:00', NewDuration: 15 };
  await change({ newStatusId: id('Rescheduled'), ...start });
  for (const [name, next] of Object.entries(may)) {
    if (name === 'Cancelled') await change({ newStatusId: id('Cancelled'), resultNotes: 'Sold' });
    await page.goto(`/activities?filter=${encodeURIComponent(JSON.stringify({ activityStatus: id(name) }))}`);
    await expect(rows(page).first()).toContainText(name);
    const badge = rows(page).getByRole('button', { name: `Status: ${name}` });
    if (!next.length) {
      await expect(badge).toHaveCount(0);
      continue;
    }
    await badge.first().focus();
    await page.keyboard.press('Enter');
    await expect(page.getByRole('menuitem')).toHaveText(next);
    await page.keyboard.press('Escape');
    await expect(badge.first()).toBeFocused();
  }
  // The click must not also open the row.
  await expect(page).toHaveURL(/\/activities\?/);
});
