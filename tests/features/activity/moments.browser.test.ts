import type { Locator } from '@playwright/test';
import { openDialog, plan, read, sentBy } from '../../support/browser/activity.ts';
import { expect, signIn, test } from '../../support/browser/fixtures.ts';

const field = (dialog: Locator, name: string) => dialog.getByRole('textbox', { name, exact: true });
const save = (dialog: Locator) => dialog.getByRole('button', { name: 'Save', exact: true }).click();
const message = 'End Date and Time must be after Start Date and Time.';
const inFebruary = { startDate: '01/02/2027', startTime: '10:00', duration: 60 };

test('an end that does not come after the start is told at the field, also after a later start is chosen [AMB-120]', async ({
  page,
}) => {
  await signIn(page, 'internal');
  const dialog = await openDialog(page, await plan(page, 'Call', inFebruary));
  const told = (name: string) => expect(field(dialog, name)).toHaveAccessibleDescription(message);
  await field(dialog, 'End Time').fill('09:30');
  await save(dialog);
  await told('End Time');
  await field(dialog, 'End Time').fill('10:30');
  await expect(dialog.getByText(message)).toHaveCount(0);
  await field(dialog, 'Start Date').fill('03/02/2027');
  await told('End Date');
  await save(dialog);
  await told('End Date');
  await field(dialog, 'Start Date').fill('01/02/2027');
  await expect(dialog.getByText(message)).toHaveCount(0);
  await save(dialog);
  await expect(dialog).toBeHidden();
});

test('end, reminder and deadline move with the start; what the user sets stays [AMB-120]', async ({ page }) => {
  await signIn(page, 'internal');
  const reminder = { reminder: true, reminderType: 1, reminderDate: '31/01/2027', reminderTime: '09:00' };
  const activity = await plan(page, 'Call', { ...inFebruary, ...reminder, endDate: '01/02/2027', endTime: '12:00' });
  const dialog = await openDialog(page, activity);
  await field(dialog, 'Start Date').fill('03/02/2027');
  await expect(field(dialog, 'End Date')).toHaveValue('03/02/2027');
  await expect(field(dialog, 'Reminder Date')).toHaveValue('02/02/2027');
  await field(dialog, 'Start Time').fill('09:00');
  await expect(field(dialog, 'End Time')).toHaveValue('11:00');
  await expect(field(dialog, 'Reminder Time')).toHaveValue('08:00');
  // As it was saved: it is sent all the same.
  await field(dialog, 'Reminder Date').fill('31/01/2027');
  expect(await sentBy(page, /\/activity\/\d+$/, () => save(dialog))).toMatchObject({ reminderDate: '31/01/2027' });
  await expect(dialog).toBeHidden();
  expect(await read(page, activity)).toMatchObject({
    startDate: '03/02/2027',
    endDate: '03/02/2027',
    endTime: '11:00',
    deadlineDate: '03/02/2027',
    deadlineTime: '11:00',
    reminderDate: '31/01/2027',
    remindAt: '31/01/2027 08:00',
  });
});

for (const width of [1440, 390])
  test(`a time that is left out when the clocks go forward is moved, and the form says so, at ${width} px [AMB-120]`, async ({
    page,
  }) => {
    await page.setViewportSize({ width, height: 900 });
    await signIn(page, 'internal');
    const activity = await plan(page, 'Call', inFebruary);
    const dialog = await openDialog(page, activity);
    await field(dialog, 'Start Date').fill('28/03/2027');
    await field(dialog, 'Start Time').fill('01:30');
    await field(dialog, 'Start Time').press('Tab');
    await expect(field(dialog, 'Start Time')).toHaveValue('02:30');
    await expect(field(dialog, 'Start Time')).toHaveAccessibleDescription(
      'There is no 01:30 on 28/03/2027, because the clocks go forward. It is now 02:30.',
    );
    await expect(field(dialog, 'End Time')).toHaveValue('03:30');
    await save(dialog);
    await expect(dialog).toBeHidden();
    expect(await read(page, activity)).toMatchObject({ startTime: '02:30', endDate: '28/03/2027', endTime: '03:30' });
  });
