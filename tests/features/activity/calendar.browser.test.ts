import type { Page } from '@playwright/test';
import { inDays } from '../../support/work.ts';
import { plan, read, sentBy, type Planned } from '../../support/browser/activity.ts';
import { violations } from '../../support/browser/axe.ts';
import { answered, expect, signIn, test } from '../../support/browser/fixtures.ts';

const toCalendar = (page: Page) => page.getByRole('button', { name: 'Calendar' }).click();
const calendar = (page: Page) => page.getByRole('region', { name: 'Calendar' });
const entry = (page: Page, { subject }: Planned) =>
  calendar(page).getByRole('button', { name: new RegExp(`: ${subject},`) });
const view = (page: Page, name: string) =>
  page.getByRole('group', { name: 'Calendar view' }).getByRole('button', { name }).click();

/** Moves the calendar to a day through the picker under its title. */
async function goTo(page: Page, day: string) {
  const months = (text: string) => Number(text.slice(6)) * 12 + Number(text.slice(3, 5));
  await page.getByRole('button', { name: /\d{4}$/ }).click();
  const picker = page.getByRole('dialog', { name: 'Pick a day' });
  for (let i = months(inDays(0)); i < months(day); i++)
    await picker.getByRole('button', { name: 'Next month' }).click();
  const full = new Intl.DateTimeFormat('en-GB', { dateStyle: 'full', timeZone: 'UTC' });
  const [weekday, ...rest] = full.format(new Date(day.split('/').toReversed().join('-'))).split(/,? /);
  // Some browsers write a comma after the weekday.
  const title = new RegExp(`^${weekday},? ${rest.join(' ')}$`);
  await picker.getByRole('button', { name: title }).click();
}

/** A day of next week; 0 is Monday. */
const nextWeek = (weekday: number) => inDays(7 - ((new Date().getUTCDay() + 6) % 7) + weekday);

test('shows days, weeks and months, and opens an activity', async ({ page }) => {
  await signIn(page, 'internal');
  const [call, task] = [
    await plan(page, 'Call', { startDate: inDays(0), startTime: '23:55', duration: 5 }),
    await plan(page, 'Task'),
  ];
  // More than have room beside each other in a week.
  await Promise.all(
    Array.from({ length: 6 }, () =>
      plan(page, 'Call', { subject: call.subject, startDate: inDays(0), startTime: '23:55', duration: 5 }),
    ),
  );
  await page.goto('/activities');
  await toCalendar(page);
  for (const name of ['Day', 'Month', 'Week']) {
    await view(page, name);
    await page.getByRole('searchbox').fill(call.subject);
    await expect(entry(page, call).first()).toBeVisible();
    await page.getByRole('searchbox').fill(task.subject);
    await expect(entry(page, task)).toHaveCount(1);
    expect(await violations(page)).toEqual([]);
  }
  await expect(page.getByText('1 activity', { exact: true })).toBeVisible();
  await page.getByRole('searchbox').fill('');
  await expect(page.getByText(/^\d\d+ activities$/)).toBeVisible();
  expect(await violations(page)).toEqual([]);
  const dialog = page.getByRole('dialog', { name: 'Activity Details' });
  await page.getByRole('searchbox').fill(call.subject);
  const crowd = calendar(page)
    .locator(`[data-hours][data-day="${inDays(0)}"]`)
    .getByRole('button', { name: /^\d+ more$/ });
  await crowd.click();
  await page.getByRole('menuitem', { name: /23:55/ }).last().click();
  await expect(dialog.getByRole('textbox', { name: 'Start Time' })).toHaveValue('23:55');
  await dialog.getByRole('button', { name: 'Cancel' }).click();
  await page.reload();
  await page.getByRole('searchbox').fill(task.subject);
  await expect(entry(page, task)).toHaveCount(1);
  await entry(page, task).click();
  await expect(dialog.getByRole('textbox', { name: 'Subject' })).toHaveValue(task.subject);
  await dialog.getByRole('button', { name: 'Cancel' }).click();
  await page.getByRole('button', { name: 'List' }).click();
  await expect(page.getByRole('table')).toBeVisible();
});

test('one’s own calendar requests one’s own activities, by days; the number left out is shown', async ({ page }) => {
  await signIn(page, 'internal');
  await page.goto('/myActivities');
  const sent = await sentBy(page, /\/myactivityfilterbypage\/1\/1000\/\d+\/0\/0\/\*$/, () => toCalendar(page));
  expect(sent).toMatchObject({ quickFilters: {} });
  await page.route('**/v1/myactivityfilterbypage/**', (route) =>
    route.fulfill({ json: { rows: [], total: 1500, page: 1, size: 1000 } }),
  );
  await page.getByRole('button', { name: 'Week after' }).click();
  await expect(page.getByText('Only 0 of 3,000 activities are shown; the limit is 1,000.')).toBeVisible();
});

test('an activity is dragged to another time, and moved back if the server refuses', async ({ page, allow }) => {
  allow.consoleErrors.push(answered(422));
  await signIn(page, 'internal');
  const [from, to] = [nextWeek(0), nextWeek(1)];
  const activity = await plan(page, 'Meeting', { startDate: from });
  await page.goto('/activities');
  await toCalendar(page);
  await page.getByRole('searchbox').fill(activity.subject);
  await goTo(page, from);
  await expect(page.locator('[data-activity]')).toHaveCount(1);
  const drag = async (right: number, down: number) => {
    await entry(page, activity).hover({ position: { x: 10, y: 8 } });
    const { x, y, width } = (await entry(page, activity).boundingBox())!;
    await page.mouse.down();
    await page.mouse.move(x + 30, y + 20);
    await page.mouse.move(x + 10 + right * (width + 4), y + 8 + down, { steps: 4 });
    await page.mouse.up();
  };
  // An hour is 48 pixels high.
  const sent = await sentBy(page, /updateActivityStatus/, () => drag(1, 72));
  expect(sent).toEqual({
    newStatusId: expect.any(Number),
    NewStartDate: to,
    NewStarTime: '11:30',
    NewDuration: 60,
    NewEndDate: to,
    NewEndTime: '12:30',
  });
  await expect(page.getByText('Status updates.')).toBeVisible();
  await expect(entry(page, activity)).toHaveAccessibleName(/11:30 to 12:30, Rescheduled/);
  expect(await read(page, activity)).toMatchObject({ startDate: to, startTime: '11:30' });
  await expect(page.getByRole('dialog')).toHaveCount(0);

  // An activity can be rescheduled only once (STA-023).
  const calls: string[] = [];
  page.on('request', (request) => request.method() === 'PUT' && calls.push(request.url()));
  await drag(-1, 0);
  expect(calls).toEqual([]);
});

test('by keys: arrows move, Enter reschedules, Escape cancels; the past is refused with the server’s message', async ({
  page,
  allow,
}) => {
  allow.consoleErrors.push(answered(422));
  await signIn(page, 'internal');
  const [from, to] = [nextWeek(2), nextWeek(3)];
  const activity = await plan(page, 'Call', { startDate: from });
  await page.goto('/activities');
  await toCalendar(page);
  await page.getByRole('searchbox').fill(activity.subject);
  await goTo(page, from);
  await entry(page, activity).focus();
  await page.keyboard.press('ArrowUp');
  await expect(
    page.getByRole('status').filter({ hasText: '09:45. Press Enter to reschedule, Escape to cancel.' }),
  ).toHaveCount(1);
  await page.keyboard.press('Escape');
  await expect(entry(page, activity)).toHaveAccessibleName(/10:00 to 11:00, Upcoming/);
  await page.keyboard.press('ArrowRight');
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('Enter');
  await expect(page.getByText('Status updates.')).toBeVisible();
  await expect(entry(page, activity)).toHaveAccessibleName(/10:15 to 11:15, Rescheduled/);
  await expect(entry(page, activity)).toBeFocused();
  expect(await read(page, activity)).toMatchObject({ startDate: to, startTime: '10:15', endTime: '11:15' });

  const other = await plan(page, 'Call', { startDate: inDays(0), startTime: '23:55', duration: 5 });
  await page.getByRole('searchbox').fill(other.subject);
  await page.getByRole('button', { name: 'Today' }).click();
  await entry(page, other).focus();
  for (let i = 0; i < 95; i++) await page.keyboard.press('ArrowUp');
  await page.keyboard.press('Enter');
  await expect(page.getByText('Error while updating status. Start Date and Time must be in the future.')).toBeVisible();
  await expect(entry(page, other)).toHaveAccessibleName(/23:55 to/);
});

test('a double-click in the calendar plans a new activity', async ({ page }) => {
  await signIn(page, 'internal');
  await page.goto('/activities');
  await toCalendar(page);
  await view(page, 'Day');
  await page.getByRole('button', { name: 'Day after' }).click();
  const day = calendar(page).getByRole('list').last();
  await day.dblclick({ position: { x: 5, y: 48 * 9.6 } });
  const dialog = page.getByRole('dialog', { name: 'Activity Details' });
  await expect(dialog.getByRole('textbox', { name: 'Start Date' })).toHaveValue(inDays(1));
  await expect(dialog.getByRole('textbox', { name: 'Start Time' })).toHaveValue('09:30');
});

test.describe('far from London', () => {
  test.use({ timezoneId: 'America/New_York' });

  test('times are in London time, also when its clocks change', async ({ page }) => {
    await signIn(page, 'internal');
    const day = lastSundayOfMarch();
    const activity = await plan(page, 'Call', { startDate: day, startTime: '00:30', duration: 60 });
    await page.goto('/activities');
    await toCalendar(page);
    await page.getByRole('searchbox').fill(activity.subject);
    await goTo(page, day);
    await expect(page.getByText('Clocks go forward')).toBeVisible();
    await expect(entry(page, activity)).toHaveAccessibleName(/Sunday \d+ March 00:30 to 02:30/);
    await entry(page, activity).focus();
    await page.keyboard.press('ArrowUp');
    const sent = await sentBy(page, /updateActivityStatus/, () => page.keyboard.press('Enter'));
    expect(sent).toMatchObject({ NewStartDate: day, NewStarTime: '00:15', NewEndDate: day, NewEndTime: '02:15' });
    await expect(page.getByText('Status updates.')).toBeVisible();
  });
});

/** The last Sunday of next March, when the clocks in London go forward. */
function lastSundayOfMarch(): string {
  const last = new Date(Date.UTC(new Date().getUTCFullYear() + 1, 2, 31));
  return `${31 - last.getUTCDay()}/03/${last.getUTCFullYear()}`;
}

test('on a telephone it shows the day', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await signIn(page, 'internal');
  const activity = await plan(page, 'Call', { startDate: inDays(0), startTime: '23:55', duration: 5 });
  await page.goto('/activities');
  await toCalendar(page);
  await page.getByRole('searchbox').fill(activity.subject);
  await expect(page.getByRole('group', { name: 'Calendar view' })).toHaveCount(0);
  await expect(calendar(page).getByRole('heading')).toHaveCount(1);
  await expect(entry(page, activity)).toHaveCount(1);
  expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBeLessThanOrEqual(0);
  expect(await violations(page)).toEqual([]);
});
