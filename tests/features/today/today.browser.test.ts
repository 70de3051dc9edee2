import type { Page } from '@playwright/test';
import { inDays } from '../../support/work.ts';
import { answered, api, choose, expect, routeOnce, signIn, test, unique } from '../../support/browser/fixtures.ts';

const [Task, Call] = [1, 3];

const work = (page: Page) => page.getByRole('region', { name: 'Your work' });
const section = (page: Page, name: string) => work(page).getByRole('region', { name });
const line = (page: Page, name: string) => work(page).getByRole('listitem', { name });
const toast = (page: Page, text: string) => page.locator('[role="presentation"]', { hasText: text });

/** Plans a task of today, or a call of tomorrow, whatever else the person has to do. */
async function plan(page: Page, activityType: number) {
  const subject = unique(activityType === Task ? 'Order samples' : 'Ring about slates');
  const { id } = await api(page, 'GET', 'user/profile');
  const start = { startDate: inDays(1), startTime: '00:05', duration: 5 };
  const { activityId } = await api(page, 'POST', 'activity', {
    subject,
    activityType,
    dateCreated: inDays(0),
    user: id,
    ...(activityType === Call && start),
  });
  return { subject, activityId };
}

/** Moves all activities of the person to another one, so that the page shows only those of the test. */
async function clearDay(page: Page) {
  const { id } = await api(page, 'GET', 'user/profile');
  const { rows } = await api(page, 'POST', 'myactivityfilterbypage/1/100/0/0/0/*', {
    conditions: [{ dbField: 'activityStatus', condition: 'in', value: '1,2,3,4' }],
  });
  const other = (await api<any[]>(page, 'GET', 'activeUsers')).find((one) => one.id !== id);
  for (const { activityId } of rows) await api(page, 'PUT', `activity/${activityId}`, { user: other.id });
}

test('lines are completed and rescheduled with one key, and Undo brings them back', async ({ page, allow }) => {
  allow.consoleErrors.push(answered(422));
  await signIn(page, 'internal');
  await page.goto('/');
  await clearDay(page);
  const [task, call] = [await plan(page, Task), await plan(page, Call)];
  await page.reload();
  await expect(section(page, 'Today').getByRole('listitem')).toHaveText([new RegExp(task.subject)]);
  await expect(section(page, 'Next seven days').getByRole('listitem')).toHaveText([new RegExp(call.subject)]);
  await expect(line(page, call.subject)).toContainText('Tomorrow, 00:05');
  await expect(work(page).getByText('Nothing overdue')).toBeVisible();

  await page.keyboard.press('j');
  await expect(line(page, task.subject)).toBeFocused();
  await page.keyboard.press('ArrowDown');
  await expect(line(page, call.subject)).toBeFocused();
  await page.keyboard.press('k');
  await expect(line(page, task.subject)).toBeFocused();

  // Refused: it comes back with the reason.
  await routeOnce(page, '**/v1/updateActivityStatus/*', (route) =>
    route.fulfill({ status: 422, json: { message: 'The disk is full.' } }),
  );
  await page.keyboard.press('c');
  await expect(page.getByText(`${task.subject} was not changed. The disk is full.`)).toBeVisible();
  await expect(line(page, task.subject)).toBeVisible();

  await line(page, task.subject).focus();
  await page.keyboard.press('c');
  await expect(line(page, task.subject)).toBeHidden();
  await expect(work(page).getByText('Nothing else today')).toBeVisible();
  await expect(line(page, call.subject)).toBeFocused();
  await toast(page, 'Status updates.').getByRole('button', { name: 'Undo' }).click();
  await expect(section(page, 'Today').getByRole('listitem', { name: task.subject })).toBeVisible();

  await line(page, task.subject).focus();
  await page.keyboard.press('r');
  const deadline = page.getByRole('dialog', { name: 'New deadline' });
  await expect(deadline.getByRole('textbox', { name: 'Deadline' })).toHaveValue(inDays(1));
  await deadline.getByRole('button', { name: 'Save' }).click();
  await expect(section(page, 'Next seven days').getByRole('listitem', { name: task.subject })).toContainText(
    'Tomorrow',
  );

  await line(page, call.subject).focus();
  await page.keyboard.press('c');
  const result = page.getByRole('dialog', { name: 'Call result' });
  await choose(result, 'Activity Result', 'Completed');
  await result.getByRole('textbox', { name: 'Result Notes' }).fill('Has slates already.');
  await result.getByRole('button', { name: 'Save' }).click();
  await expect(result).toBeHidden();
  await expect(line(page, call.subject)).toBeHidden();
  expect((await api(page, 'GET', `activity/${call.activityId}`)).activityStatus.statusName).toBe('Completed');

  await page.keyboard.press('?');
  await expect(page.getByRole('dialog', { name: 'Help: Dashboard' })).toContainText(
    'Complete the activity, log the call, mark the alert as read',
  );
  await page.keyboard.press('Escape');
  await line(page, task.subject).focus();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(task.subject);
});

test('quotations are chased, alerts read, and a call with a quiet customer is planned', async ({ page }) => {
  await signIn(page, 'salesexec');
  await page.goto('/');
  const { chase, alerts, quiet } = await api(page, 'GET', 'today');
  const [quotation, alert, customer] = [chase.rows[0], alerts.rows[0], quiet.rows[0]];
  const name = `${quotation.sQuoteNo} version ${quotation.versionNo}`;
  await line(page, name).focus();
  await page.keyboard.press('c');
  await expect(page.getByRole('textbox', { name: 'What happened?' })).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(page.getByText(`${name}: Call logged.`)).toBeVisible();
  await expect(line(page, name)).toBeHidden();
  await toast(page, 'Call logged.').getByRole('button', { name: 'Undo' }).click();
  await expect(line(page, name)).toBeVisible();

  const ofAlert = work(page).locator(`[data-line="alerts ${alert.id}"]`);
  await ofAlert.focus();
  await page.keyboard.press('c');
  await expect(ofAlert).toBeHidden();
  expect((await api(page, 'GET', `getAlert/${alert.id}`)).alertSeen).toBe(true);

  await expect(line(page, customer.custName)).toContainText(/\d+ days|Never/);
  await line(page, customer.custName).focus();
  await page.keyboard.press('p');
  const dialog = page.getByRole('dialog', { name: 'Activity Details' });
  await expect(dialog.getByLabel('Customer', { exact: true })).toHaveValue(customer.custName);
  await dialog.getByRole('textbox', { name: 'Subject' }).fill('How are the slates?');
  await dialog.getByRole('textbox', { name: 'Start Date' }).fill(inDays(2));
  await dialog.getByRole('textbox', { name: 'Start Time' }).fill('10:00');
  await dialog.getByRole('textbox', { name: 'Duration in minutes' }).fill('10');
  await dialog.getByRole('button', { name: 'Save' }).click();
  await expect(dialog).toBeHidden();
  await expect(section(page, 'No word for 90 days').getByRole('listitem', { name: customer.custName })).toBeHidden();
  await section(page, 'No word for 90 days').getByRole('link', { name: 'Show all' }).click();
  await expect(page).toHaveURL(/\/customers\?filter=/);
  await expect(page.getByRole('button', { name: /^Sales Exec: Sally/i })).toBeVisible();
});

test('an Admin approves a customer; others have no such section, and Read Only no buttons [PER-041]', async ({
  page,
}) => {
  await signIn(page, 'admin');
  await page.goto('/');
  const { approvals } = await api(page, 'GET', 'today');
  const { customerId, custName } = approvals.rows[0];
  await page.route('**/v1/checkDupCustomers', (route) => route.fulfill({ status: 200, json: [] }));
  const waiting = section(page, 'To approve').locator(`[data-line="approvals ${customerId}"]`);
  await waiting.focus();
  await page.keyboard.press('a');
  await page.getByRole('alertdialog', { name: 'Warning' }).getByRole('button', { name: 'Yes' }).click();
  await expect(waiting).toBeHidden();
  expect((await api(page, 'GET', `customers/${customerId}`)).status).toBe('Active');
  await toast(page, `${custName} is approved.`).getByRole('button', { name: 'Undo' }).click();
  await expect(waiting).toBeVisible();

  await signIn(page, 'readonly');
  await page.goto('/');
  await expect(section(page, 'To chase').getByRole('listitem').first()).toBeVisible();
  await expect(section(page, 'To approve')).toHaveCount(0);
  await expect(section(page, 'To chase').getByRole('listitem').first().getByRole('button')).toHaveCount(0);
});

test('what could not be loaded is loaded again, and a telephone has room to tap', async ({ page, allow }) => {
  allow.consoleErrors.push(answered(500));
  await signIn(page, 'internal');
  await page.route('**/v1/today', (route) => route.fulfill({ status: 500, json: { message: 'Broken' } }));
  await page.goto('/');
  const failed = page.getByRole('alert').filter({ hasText: 'Your work could not be loaded.' });
  const again = failed.getByRole('button', { name: 'Try again' });
  await expect(again).toBeVisible();
  await page.unroute('**/v1/today');
  await again.click();
  await expect(section(page, 'To chase').getByRole('listitem').first()).toBeVisible();

  await page.setViewportSize({ width: 390, height: 844 });
  const { chase } = await api(page, 'GET', 'today');
  const called = chase.rows.find(({ phoneNo }: any) => phoneNo);
  const chased = line(page, `${called.sQuoteNo} version ${called.versionNo}`);
  await expect(chased.getByRole('link', { name: /^Ring / })).toHaveAttribute('href', /^tel:\d+/);
  const { width, height } = (await chased.getByRole('button', { name: /^Call logged/ }).boundingBox())!;
  expect(Math.min(width, height)).toBeGreaterThanOrEqual(40);
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(390);
});
