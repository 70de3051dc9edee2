import type { Page } from '@playwright/test';
import dayjs from 'dayjs';
import { violations } from '../../support/browser/axe.ts';
import { answered, api, expect, go, signIn, slowOnce, test } from '../../support/browser/fixtures.ts';

const dayIn = (days: number) => dayjs().add(days, 'day');
const [soon, later] = [dayIn(2), dayIn(5)];
/** The next day that is no Saturday or Sunday. */
const workday = [1, 2, 3].map(dayIn).find((day) => day.day() % 6 !== 0)!;
const short = (day: dayjs.Dayjs) => day.format('ddd D MMM').replace('Sep', 'Sept');

/** A contact of the demo data whose first name none of its colleagues has. */
async function oneContact(page: Page) {
  const contacts = (await api<any[]>(page, 'GET', 'contacts')).filter(({ active }) => active);
  return contacts.find(
    ({ contactId, customer, firstName }) =>
      !contacts.some(
        (other) =>
          other.contactId !== contactId &&
          other.customer.customerId === customer.customerId &&
          [other.firstName, other.lastName].includes(firstName),
      ),
  );
}

const activitiesOf = async (page: Page, customer: number) =>
  (await api<any[]>(page, 'GET', `customeractivities/${customer}`)).toSorted((a, b) => b.activityId - a.activityId);

test('one line logs a call from a customer, with its contact, a task and the next call, and Undo takes all back', async ({
  page,
}) => {
  await signIn(page, 'internal');
  const { customer, contactName, firstName } = await oneContact(page);
  const before = await activitiesOf(page, customer.customerId);
  await page.goto(`/customers/${customer.customerId}/detail`);
  await expect(page.getByRole('heading', { level: 1, name: customer.custName })).toBeVisible();

  await page.keyboard.press('Shift+L');
  const dialog = page.getByRole('dialog', { name: 'Log what happened' });
  await expect(dialog.getByText(customer.custName)).toBeVisible();
  await expect(dialog.getByRole('textbox', { name: 'What happened?' })).toBeFocused();
  const line = `rang ${firstName.toLowerCase()}, wants price by ${soon.format('D/M')}, call ${later.format('D/M')} 10`;
  await page.keyboard.type(line);
  const chips = dialog.getByRole('group', { name: 'Read from the line' });
  for (const chip of [
    'Kind: Call',
    `Contact: ${contactName}`,
    'When: now',
    'Result: Quotation requested',
    `Follow-up: Task ${short(soon)}: wants price`,
    `Follow-up: Call ${short(later)} 10:00`,
  ])
    await expect(chips.getByRole('button', { name: chip, exact: true })).toBeVisible();
  expect(await violations(page)).toEqual([]);
  await page.keyboard.press('Enter');
  await expect(dialog).toBeHidden();
  const toast = page.locator('[role="presentation"]', { hasText: 'Call logged.' });
  await expect(toast).toContainText(`Planned: Task ${short(soon)}: wants price; Call ${short(later)} 10:00.`);

  const [call, task, logged] = await activitiesOf(page, customer.customerId);
  expect([logged, task, call]).toMatchObject([
    {
      subject: `R${line.slice(1)}`,
      resultNotes: line,
      completed: true,
      contact: { contactName },
      activityResult: { resultDesc: 'Quotation requested' },
      startDate: dayIn(0).format('DD/MM/YYYY'),
    },
    {
      subject: 'Wants price',
      dateCreated: dayIn(0).format('DD/MM/YYYY'),
      deadlineDate: soon.format('DD/MM/YYYY'),
      contact: { contactName },
    },
    { subject: `Call: ${contactName}`, startDate: later.format('DD/MM/YYYY'), startTime: '10:00' },
  ]);
  await toast.getByRole('button', { name: 'Undo' }).click();
  await expect(page.getByText('Undone.')).toBeVisible();
  expect(await activitiesOf(page, customer.customerId)).toEqual(before);
});

test('from anywhere it asks who first; what was read is corrected by keys', async ({ page }) => {
  await signIn(page, 'internal');
  const { customer, contactName } = await oneContact(page);
  await page.goto('/reports');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await page.keyboard.press('Shift+L');
  const dialog = page.getByRole('dialog', { name: 'Log what happened' });
  await expect(dialog.getByRole('combobox', { name: 'Who' })).toBeFocused();
  await page.keyboard.type(contactName);
  await expect(page.getByRole('option', { name: contactName }).first()).toBeVisible();
  await page.keyboard.press('Enter');
  await expect(dialog.getByText(`${contactName} · ${customer.custName}`)).toBeVisible();
  await expect(dialog.getByRole('textbox', { name: 'What happened?' })).toBeFocused();
  await page.keyboard.type('no answer');
  const chip = (name: string) => dialog.getByRole('button', { name, exact: true });
  const proposed = `Follow-up: Call ${short(workday)} 09:00`;
  await expect(chip(proposed)).toBeVisible();
  await page.keyboard.press('ArrowDown');
  await expect(chip('Kind: Call')).toBeFocused();
  for (let i = 0; i < 4; i++) await page.keyboard.press('ArrowRight');
  await expect(chip(proposed)).toBeFocused();
  await page.keyboard.press('Delete');
  await expect(chip(proposed)).toBeHidden();
  await expect(dialog.getByRole('textbox', { name: 'What happened?' })).toBeFocused();
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('Enter');
  await page.getByRole('menu', { name: 'Kind' }).getByRole('menuitem', { name: 'Meeting' }).press('Enter');
  await expect(chip('Kind: Meeting')).toBeFocused();
  await page.keyboard.press('ArrowUp');
  await page.keyboard.press('Enter');
  await expect(page.getByText('Meeting logged.', { exact: true })).toBeVisible();
  const [logged] = await activitiesOf(page, customer.customerId);
  expect(logged).toMatchObject({
    subject: 'No answer',
    activityType: { activityTypeName: 'Meeting' },
    activityResult: { resultDesc: 'No answer' },
    duration: 60,
    completed: true,
  });
});

test('a refusal keeps the line, and says what is missing', async ({ page, allow }) => {
  allow.consoleErrors.push(answered(422));
  await signIn(page, 'internal');
  await page.goto('/');
  await page.getByRole('button', { name: 'Log what happened' }).click();
  const dialog = page.getByRole('dialog', { name: 'Log what happened' });
  const line = dialog.getByRole('textbox', { name: 'What happened?' });
  await line.fill('met them on site');
  await line.press('Enter');
  await expect(dialog.getByRole('alert')).toHaveText('Choose a customer or contact.');
  const [customer] = await api<any[]>(page, 'GET', 'customers?range=[0,0]');
  await dialog.getByRole('combobox', { name: 'Who' }).fill(customer.custName);
  await page.getByRole('option', { name: customer.custName }).first().click();
  await line.press('Enter');
  await expect(dialog.getByRole('alert')).toHaveText('Contact is required for Meetings.');
  await expect(line).toHaveValue('met them on site');
  await page.keyboard.press('Escape');
  await page.getByRole('button', { name: 'Discard' }).click();
  await expect(dialog).toBeHidden();
});

test('a telephone has Log on the page of a record; who may only read has none', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await signIn(page, 'internal');
  await page.goto('/customers/1/detail');
  await page.getByRole('button', { name: 'Log', exact: true }).click();
  const dialog = page.getByRole('dialog', { name: 'Log what happened' });
  await expect(dialog.getByRole('button', { name: 'Log', exact: true })).toBeInViewport({ ratio: 1 });
  expect(await violations(page)).toEqual([]);
  await page.keyboard.press('Escape');
  await signIn(page, 'readonly');
  await go(page, '/customers/1/detail');
  await page.reload();
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expect(page.getByRole('button', { name: 'Log', exact: true })).toHaveCount(0);
});

test('a line that is logged before the lists have loaded is read all the same', async ({ page }) => {
  await signIn(page, 'internal');
  const { customer } = await oneContact(page);
  await page.goto(`/customers/${customer.customerId}/detail`);
  await expect(page.getByRole('heading', { level: 1, name: customer.custName })).toBeVisible();
  for (const list of ['types', 'results']) await slowOnce(page, new RegExp(`/v1/\\w*activity${list}`, 'i'));
  await page.keyboard.press('Shift+L');
  await expect(page.getByRole('textbox', { name: 'What happened?' })).toBeFocused();
  await page.keyboard.type('no answer');
  await page.keyboard.press('Enter');
  await expect(page.getByText(/^Call logged\. Planned: Call /)).toBeVisible();
  const activities = await activitiesOf(page, customer.customerId);
  expect(activities[1]).toMatchObject({ subject: 'No answer', activityResult: { resultDesc: 'No answer' } });
});

test('Enter waits for the people found by the whole name, not by its first letters', async ({ page }) => {
  await signIn(page, 'internal');
  const { contactName, customer } = await oneContact(page);
  const begun = contactName.slice(0, -1);
  await page.goto('/');
  await page.getByRole('navigation', { name: 'Main menu' }).waitFor();
  // The letters before the last one find somebody else, and the whole name takes a while.
  await page.route('**/v1/search?**', async (route) => {
    const text = new URL(route.request().url()).searchParams.get('text')!;
    if (text === contactName) await new Promise((resolve) => setTimeout(resolve, 1500));
    const answer = await route.fetch();
    const kinds = await answer.json();
    if (text === begun)
      for (const kind of kinds)
        kind.rows = kind.rows.map((row: any) => ({ ...row, contactId: -1, contactName: 'Else' }));
    await route.fulfill({ response: answer, json: kinds });
  });
  await page.keyboard.press('Shift+L');
  const dialog = page.getByRole('dialog', { name: 'Log what happened' });
  await expect(dialog.getByRole('combobox', { name: 'Who' })).toBeFocused();
  await page.keyboard.type(begun);
  await expect(page.getByRole('option', { name: /^Else/ }).first()).toBeVisible();
  await page.keyboard.type(contactName.slice(-1));
  await page.keyboard.press('Enter');
  await expect(dialog.getByText(`${contactName} · ${customer.custName}`)).toBeVisible();
  await expect(dialog.getByRole('textbox', { name: 'What happened?' })).toBeFocused();
});
