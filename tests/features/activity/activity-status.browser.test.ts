import type { Locator, Page } from '@playwright/test';
import { inDays, keyOf } from '../../support/work.ts';
import { become, newCustomer, openDialog, openPage, plan, read, sentBy } from '../../support/browser/activity.ts';
import { violations } from '../../support/browser/axe.ts';
import {
  answered,
  api,
  choose,
  elsewhere,
  expect,
  rows,
  signIn,
  test,
  unique,
} from '../../support/browser/fixtures.ts';

const field = (dialog: Locator, name: string) => dialog.getByRole('textbox', { name, exact: true });
const save = (dialog: Locator) => dialog.getByRole('button', { name: 'Save', exact: true }).click();
const told = (dialog: Locator, text: string) => dialog.getByText(text, { exact: true });
const status = /updateActivityStatus/;
/** A date with a two-digit year, as the result dialog shows it. */
const short = (date: string) => date.replace(/\d\d(\d\d)$/, '$1');

const size = async (dialog: Locator) => {
  const { width, height } = (await dialog.boundingBox())!;
  return [width, height];
};

/** Makes an activity, by default a meeting, and opens the dialog for its result. */
async function resultOf(page: Page, kind = 'Meeting', more: object = {}) {
  await signIn(page, 'internal');
  const activity = await plan(page, kind, more);
  await openPage(page, activity);
  await become(page, 'Upcoming', 'Completed');
  return { activity, dialog: page.getByRole('dialog', { name: `${kind} result` }) };
}

for (const width of [1440, 390])
  test(`a meeting is completed with a result and a follow-up, at ${width} px [STA-025 STA-031 STA-033 STA-035 STA-036 VAL-067 VAL-068 BEH-070 FMT-003]`, async ({
    page,
  }) => {
    await page.setViewportSize({ width, height: 900 });
    const { activity, dialog } = await resultOf(page, 'Meeting', await newCustomer(page));
    await expect(dialog.getByRole('combobox')).toHaveCount(1);
    await save(dialog);
    await expect(told(dialog, 'Activity Result is required.')).toBeVisible();
    await expect(told(dialog, 'Notes are required.')).toBeVisible();
    await expect(dialog.getByRole('combobox', { name: 'Activity Result' })).toBeFocused();
    expect(await violations(page)).toEqual([]);

    await choose(dialog, 'Activity Result', 'Interested, call again');
    await expect(dialog.getByRole('combobox', { name: 'Activity Types' })).toHaveValue('Meeting');
    await expect(field(dialog, 'Subject')).toHaveValue(activity.subject);
    await expect(field(dialog, 'Start Date')).toHaveValue(short(inDays(14)));
    await expect(field(dialog, 'Start Time')).toHaveValue('10:00');
    await choose(dialog, 'Activity Types', 'Call');
    const subject = unique('Ask again');
    await field(dialog, 'Subject').fill(subject);
    await dialog.getByRole('textbox', { name: 'Duration in minutes' }).fill('45');
    await field(dialog, 'Result Notes').fill('They like the blue ones');
    expect(await violations(page)).toEqual([]);

    expect(await sentBy(page, status, () => save(dialog))).toEqual({
      newStatusId: expect.any(Number),
      resultId: expect.any(Number),
      resultNotes: 'They like the blue ones',
      NewActivityType: expect.any(Number),
      NewSubject: subject,
      NewStartDate: inDays(14),
      NewStarTime: '10:00',
      NewDuration: 45,
      NewEndDate: inDays(14),
      NewEndTime: '10:45',
    });
    await expect(page.getByText('Status updates.')).toBeVisible();
    await expect(dialog).toBeHidden();
    const article = page.getByRole('article');
    await expect(article.getByText('They like the blue ones')).toBeVisible();
    await expect(article.getByText('Interested, call again')).toBeVisible();
    await expect(page.getByRole('button', { name: 'Complete' })).toHaveCount(0);
    await expect(page.getByRole('region', { name: /^Next with/ }).getByRole('link', { name: subject })).toBeVisible();
  });

test('the height of the result dialog depends on the result [CON-019 STA-034 AMB-055]', async ({ page }) => {
  const { dialog } = await resultOf(page, 'Call');
  const results = await api<any[]>(page, 'GET', 'activeActivityResults');
  const named = (is: (result: any) => boolean) => results.find(is).resultDesc;
  expect(await size(dialog)).toEqual([700, 350]);
  await choose(
    dialog,
    'Activity Result',
    named(({ createActivity }) => !createActivity),
  );
  expect(await size(dialog)).toEqual([700, 350]);
  await choose(
    dialog,
    'Activity Result',
    named(({ createActivity, id }) => createActivity && id !== 4),
  );
  expect(await size(dialog)).toEqual([700, 590]);
  await choose(
    dialog,
    'Activity Result',
    named(({ id }) => id === 4),
  );
  expect(await size(dialog)).toEqual([700, 720]);
});

test('a freely planned follow-up needs all its fields and a start in the future [VAL-069 VAL-070 VAL-071 VAL-072 VAL-073 VAL-074 AMB-054]', async ({
  page,
}) => {
  const { dialog } = await resultOf(page);
  await choose(dialog, 'Activity Result', 'Follow up on a chosen day');
  await save(dialog);
  for (const message of [
    'Notes are required.',
    'Activity Type is required.',
    'Subject is required.',
    'Start Date is required.',
    'Start Time is required.',
    'Duration in minutes is required.',
  ])
    await expect(told(dialog, message)).toBeVisible();

  await field(dialog, 'Start Date').fill(inDays(-1));
  await field(dialog, 'Subject').focus();
  await expect(told(dialog, 'Please choose a Date/Time in the future.')).toBeVisible();
  await expect(field(dialog, 'Start Date')).toHaveValue('');
  await field(dialog, 'Start Date').fill(inDays(1));
  await expect(told(dialog, 'Please choose a Date/Time in the future.')).toHaveCount(0);

  await dialog.getByRole('button', { name: 'Pick Start Date' }).click();
  await page.keyboard.press('ArrowDown');
  expect(await violations(page)).toEqual([]);
  await page.keyboard.press('Enter');
  await expect(field(dialog, 'Start Date')).toHaveValue(short(inDays(8)));
});

test('the days of a result are added to the chosen date, and the chosen time stays [STA-033 AMB-054]', async ({
  page,
}) => {
  const { dialog } = await resultOf(page);
  await choose(dialog, 'Activity Result', 'Follow up on a chosen day');
  await field(dialog, 'Start Date').fill(inDays(3));
  await field(dialog, 'Start Time').fill('15:30');
  await field(dialog, 'Subject').focus();
  await choose(dialog, 'Activity Result', 'Interested, call again');
  await expect(field(dialog, 'Start Date')).toHaveValue(short(inDays(17)));
  await expect(field(dialog, 'Start Time')).toHaveValue('15:30');
  await dialog.getByRole('textbox', { name: 'Duration in minutes' }).fill('30');
  await field(dialog, 'Result Notes').fill('After the holidays');
  const sent = await sentBy(page, status, () => save(dialog));
  expect(sent).toMatchObject({ NewStartDate: inDays(17), NewStarTime: '15:30', NewEndTime: '16:00' });
});

test('a follow-up after 0 days starts when the activity does, and the start cannot be changed [STA-032 AMB-054]', async ({
  page,
}) => {
  await page.goto('/login');
  const resultDesc = unique('Go on at once');
  const made = await (
    await elsewhere(page, 'admin')
  ).post('activityResults', {
    resultDesc,
    resultCode: unique('N').replaceAll(' ', '').slice(-12),
    createActivity: true,
    daysFromNow: 0,
  });
  expect(made.status).toBe(200);
  const { activity, dialog } = await resultOf(page);
  await choose(dialog, 'Activity Result', resultDesc);
  await expect(field(dialog, 'Start Date')).toHaveValue(activity.startDate);
  for (const name of ['Start Date', 'Start Time']) await expect(field(dialog, name)).toHaveAttribute('readonly', '');
  await field(dialog, 'Result Notes').fill('On it');
  const sent = await sentBy(page, status, () => save(dialog));
  expect(sent).toMatchObject({ NewStartDate: activity.startDate, NewStarTime: '10:00', NewEndTime: '11:00' });
});

test('an activity is rescheduled to a future time [STA-026 VAL-066 CON-019]', async ({ page }) => {
  await signIn(page, 'internal');
  const activity = await plan(page, 'Call');
  await openPage(page, activity);
  await page.getByRole('button', { name: 'Reschedule' }).click();
  const dialog = page.getByRole('dialog', { name: 'Schedule Details' });
  await expect.poll(async () => (await dialog.boundingBox())?.width).toBe(700);
  for (const name of ['Start Date', 'Start Time', 'Duration in minutes']) await field(dialog, name).clear();
  await save(dialog);
  for (const name of ['Start Date', 'Start Time', 'Duration in minutes'])
    await expect(told(dialog, `${name} is required.`)).toBeVisible();
  expect(await violations(page)).toEqual([]);
  await field(dialog, 'Start Date').fill(inDays(-1));
  await field(dialog, 'Start Time').fill('14.30');
  await field(dialog, 'Duration in minutes').fill('30');
  await save(dialog);
  await expect(told(dialog, 'Start Date and Time must be in the future.')).toBeVisible();
  await field(dialog, 'Start Date').fill(inDays(5));
  expect(await sentBy(page, status, () => save(dialog))).toEqual({
    newStatusId: expect.any(Number),
    NewStartDate: inDays(5),
    NewStarTime: '14:30',
    NewDuration: 30,
    NewEndDate: inDays(5),
    NewEndTime: '15:00',
  });
  await expect(page.getByText('Status updates.')).toBeVisible();
  await expect(page.getByRole('button', { name: 'Status: Rescheduled' }).first()).toBeVisible();
  expect(await read(page, activity)).toMatchObject({ startDate: inDays(5), endTime: '15:00' });
});

test('an activity is cancelled with a comment [STA-027 VAL-075 BEH-071 CON-019]', async ({ page }) => {
  await signIn(page, 'internal');
  const activity = await plan(page, 'Meeting');
  await openPage(page, activity);
  await become(page, 'Upcoming', 'Cancelled');
  const dialog = page.getByRole('dialog', { name: 'Cancel activity' });
  expect(await size(dialog)).toEqual([600, 260]);
  await expect(dialog.getByRole('textbox')).toHaveCount(1);
  await expect(dialog.getByRole('button')).toHaveText(['', 'Cancel', 'Save']);
  await field(dialog, 'Reason for cancelling').fill('  ');
  await save(dialog);
  await expect(told(dialog, 'Comment is required.')).toBeVisible();
  expect(await violations(page)).toEqual([]);
  await field(dialog, 'Reason for cancelling').fill('The site is sold');
  await save(dialog);
  await expect(page.getByText('Status updates.')).toBeVisible();
  expect(await read(page, activity)).toMatchObject({
    activityStatus: { statusName: 'Cancelled' },
    resultNotes: 'The site is sold',
  });
});

test('changes in the dialog can be saved or discarded before the status changes [STA-029 BEH-073 AMB-053]', async ({
  page,
}) => {
  await signIn(page, 'internal');
  const warning = page.getByRole('alertdialog');
  const comment = page.getByRole('dialog', { name: 'Cancel activity' });
  for (const [answer, kept] of [
    ['Yes', true],
    ['No', false],
  ] as const) {
    const activity = await plan(page, 'Call');
    const dialog = await openDialog(page, activity);
    await field(dialog, 'Subject').fill('Changed meanwhile');
    await become(page, 'Upcoming', 'Cancelled', dialog);
    await expect(warning).toContainText('Any changes made in the form will be lost. Do you want to save first?');
    expect(await violations(page)).toEqual([]);
    await page.keyboard.press('Escape');
    await expect(comment).toHaveCount(0);
    await become(page, 'Upcoming', 'Cancelled', dialog);
    await warning.getByRole('button', { name: answer }).click();
    await field(comment, 'Reason for cancelling').fill('Off');
    await save(comment);
    await expect(dialog).toBeHidden();
    await expect
      .poll(() => read(page, activity))
      .toMatchObject({
        subject: kept ? 'Changed meanwhile' : activity.subject,
        activityStatus: { statusName: 'Cancelled' },
      });
  }
});

test('focus returns to the badge of the row whose activity was completed, although it has no choices any more', async ({
  page,
}) => {
  await signIn(page, 'internal');
  const { subject } = await plan(page, 'Meeting');
  await page.goto(`/activities?filter=${encodeURIComponent(JSON.stringify({ q: subject }))}`);
  const row = rows(page).filter({ hasText: subject });
  await become(page, 'Upcoming', 'Completed', row);
  const dialog = page.getByRole('dialog', { name: 'Meeting result' });
  await choose(dialog, 'Activity Result', 'Order placed');
  await field(dialog, 'Result Notes').fill('Not this year');
  await save(dialog);
  await expect(row.locator(':focus')).toHaveText('Completed');
});

test('other changes take effect at once; a failure is reported, and the rows reload [STA-028 ERR-042 ERR-052]', async ({
  page,
  allow,
}) => {
  allow.consoleErrors.push(answered(409));
  await signIn(page, 'internal');
  const activity = await plan(page, 'Task');
  await openPage(page, activity);
  const conflict = { code: 'edit_conflict', message: 'Someone else has changed this activity in the meantime.' };
  await page.route('**/v1/updateActivityStatus/*', (route) => route.fulfill({ status: 409, json: conflict }));
  const again = page.waitForResponse(new RegExp(`/activity/${activity.activityId}$`));
  await become(page, 'Task', 'Completed');
  await expect(page.getByText(`Error while updating status. ${conflict.message}`)).toBeVisible();
  await again;
  await page.unroute('**/v1/updateActivityStatus/*');
  await become(page, 'Task', 'Completed');
  await expect(page.getByText('Status updates.')).toBeVisible();
  await expect(page.getByRole('button', { name: /^Status: Task/ })).toHaveCount(0);
});

test('a change that the server refuses keeps the input, and shows the message at its field', async ({
  page,
  allow,
}) => {
  allow.consoleErrors.push(answered(422));
  const { activity, dialog } = await resultOf(page, 'Call');
  // Another user changes the activity first.
  const client = await elsewhere(page, 'internal');
  const cancelled = await keyOf(client, 'activityStatuses', 'statusName', 'Cancelled');
  await client.put(`updateActivityStatus/${activity.activityId}`, { newStatusId: cancelled, resultNotes: 'Off' });
  await choose(dialog, 'Activity Result', 'Order placed');
  await field(dialog, 'Result Notes').fill('Twelve pallets');
  await save(dialog);
  await expect(dialog.getByText('Cancelled cannot become Completed.')).toBeVisible();
  await expect(page.getByText('Error while updating status. Cancelled cannot become Completed.')).toBeVisible();
  await expect(field(dialog, 'Result Notes')).toHaveValue('Twelve pallets');
});
