import type { Locator, Page } from '@playwright/test';
import { inDays } from '../../support/work.ts';
import { openDialog, plan, sentBy, type Planned } from '../../support/browser/activity.ts';
import { violations } from '../../support/browser/axe.ts';
import { choose, elsewhere, expect, openNew, rows, signIn, test, unique } from '../../support/browser/fixtures.ts';

/** The date of the first Tuesday that is at least a week away, and of the Tuesdays after it. */
function tuesday(weeks = 0): string {
  const days = 7 + ((9 - new Date(Date.now() + 7 * 86_400_000).getUTCDay()) % 7);
  return inDays(days + 7 * weeks);
}

/** The activities with a subject, in the order of their days: subject, start and how they repeat. */
async function series(page: Page, ...subjects: string[]) {
  const client = await elsewhere(page, 'internal');
  const found: any[] = [];
  for (const subject of subjects)
    found.push(...(await client.get(`activityGlobalSearch/${encodeURIComponent(subject)}`)).body);
  const day = ({ startDate }: any) => startDate.split('/').toReversed().join('');
  return found
    .toSorted((a, b) => day(a).localeCompare(day(b)))
    .map((one) => [one.subject, one.startDate, one.startTime, one.series?.sentence]);
}

/** Takes a choice. The name of the control contains the one that is shown. */
async function pick(dialog: Locator, label: string, name: string) {
  await dialog.getByRole('combobox', { name: new RegExp(`^${label}\\b`) }).click();
  await dialog.page().getByRole('option', { name, exact: true }).click();
}

/** Makes four calls on Tuesdays. */
const planSeries = (page: Page): Promise<Planned> =>
  plan(page, 'Call', { startDate: tuesday(), repeats: 'FREQ=WEEKLY;COUNT=4' });

for (const width of [1440, 390])
  test(`a call is planned every two weeks until a day, at ${width} px`, async ({ page }) => {
    await page.setViewportSize({ width, height: 900 });
    await signIn(page, 'internal');
    const dialog = await openNew(page, 'activity');
    const subject = unique('Ring about slates');
    const field = (name: string) => dialog.getByRole('textbox', { name, exact: true });
    await field('Subject').fill(subject);
    await choose(dialog, 'Type', 'Call');
    await field('Start Date').fill(tuesday());
    await field('Start Time').fill('10:00');
    await field('Duration in minutes').fill('45');
    await pick(dialog, 'Repeats', 'Every week on Tuesday');
    await expect(dialog.getByText('Every week on Tuesday', { exact: true }).last()).toBeVisible();
    await pick(dialog, 'Repeats', 'Other…');
    await field('Every').fill('2');
    await expect(dialog.getByRole('button', { name: 'Tuesday' })).toHaveAttribute('aria-pressed', 'true');
    await pick(dialog, 'Ends', 'On a day');
    await dialog.getByRole('button', { name: 'Save', exact: true }).click();
    await expect(dialog.getByText('Please give the last day.')).toBeVisible();
    await field('Last day').fill(tuesday(4));
    const sentence = `Every 2 weeks on Tuesday, until ${tuesday(4)}`;
    await expect(dialog.getByText(sentence)).toBeVisible();
    expect(await violations(page)).toEqual([]);
    const end = tuesday(4).split('/').toReversed().join('');
    expect(
      await sentBy(page, /\/activity$/, () => dialog.getByRole('button', { name: 'Save', exact: true }).click()),
    ).toMatchObject({
      subject,
      repeats: `FREQ=WEEKLY;INTERVAL=2;BYDAY=TU;UNTIL=${end}`,
    });
    await expect(dialog).toBeHidden();
    expect(await series(page, subject)).toEqual([0, 2, 4].map((weeks) => [subject, tuesday(weeks), '10:00', sentence]));
    await page.getByRole('searchbox').fill(subject);
    await expect(page.getByRole('img', { name: sentence })).toHaveCount(3);
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(width);
    await page.getByRole('button', { name: 'Undo' }).click();
    await expect.poll(() => series(page, subject)).toEqual([]);
  });

test('the usual ways follow from the day of the start, and a day that does not fit is moved', async ({ page }) => {
  await signIn(page, 'internal');
  const dialog = await openNew(page, 'activity');
  await choose(dialog, 'Type', 'Call');
  const start = dialog.getByRole('textbox', { name: 'Start Date', exact: true });
  const offered = async () => {
    await dialog.getByRole('combobox', { name: 'Repeats' }).click();
    const texts = await page.getByRole('option').allTextContents();
    await page.keyboard.press('Escape');
    return texts;
  };
  await start.fill('29/02/2028');
  expect(await offered()).toEqual([
    'Does not repeat',
    'Every day',
    'Every weekday (Monday to Friday)',
    'Every week on Tuesday',
    'Every month on the 29th if there is one',
    'Every month on the last day',
    'Every month on the last Tuesday',
    'Every year on 29 February if there is one',
    'Other…',
  ]);
  await pick(dialog, 'Repeats', 'Every week on Tuesday');
  await start.fill('25/02/2028');
  await expect(dialog.getByRole('combobox', { name: 'Repeats' })).toHaveText('Every week on Friday');
  expect(await offered()).toContain('Every month on the fourth Friday');
  expect(await offered()).toContain('Every month on the last Friday');
  await pick(dialog, 'Repeats', 'Other…');
  await dialog.getByRole('button', { name: 'Wednesday' }).click();
  await dialog.getByRole('button', { name: 'Friday' }).click();
  await expect(dialog.getByText('Every week on Wednesday. The first one moves to 01/03/2028.')).toBeVisible();
  await pick(dialog, 'Unit', 'months');
  await pick(dialog, 'On', 'Every month on the last Friday');
  await pick(dialog, 'Ends', 'After a number of times');
  await dialog.getByRole('textbox', { name: 'Number of times' }).fill('6');
  await expect(dialog.getByText('Every month on the last Friday, 6 times')).toBeVisible();
});

test('saving one of a series asks which are meant; Escape keeps what was typed, and all is undone at once', async ({
  page,
}) => {
  await signIn(page, 'internal');
  const first = await planSeries(page);
  const before = await series(page, first.subject);
  const [, second] = (
    await (
      await elsewhere(page, 'internal')
    ).list('activities', {
      filter: { series: (first as any).series.activitySeriesId },
      sort: ['startDate', 'ASC'],
    })
  ).body;
  const dialog = await openDialog(page, second);
  await expect(dialog.getByText('Every week on Tuesday, 4 times')).toBeVisible();
  const subject = unique('Visit the yard');
  await dialog.getByRole('textbox', { name: 'Subject' }).fill(subject);
  await dialog.getByRole('button', { name: 'Save', exact: true }).click();
  const question = page.getByRole('alertdialog', { name: 'Save an activity that repeats' });
  await expect(question.getByRole('radio', { name: 'Only this one' })).toBeFocused();
  expect(await violations(page)).toEqual([]);
  await page.keyboard.press('Escape');
  await expect(question).toBeHidden();
  await expect(dialog.getByRole('textbox', { name: 'Subject' })).toHaveValue(subject);
  expect(await series(page, first.subject)).toEqual(before);

  await dialog.getByRole('button', { name: 'Save', exact: true }).click();
  await expect(question.getByRole('radio', { name: 'Only this one' })).toBeFocused();
  await page.keyboard.press('ArrowDown');
  await expect(question.getByRole('radio', { name: 'This and all later ones' })).toBeChecked();
  const sent = await sentBy(page, /\/activity\/\d+$/, () => page.keyboard.press('Enter'));
  expect(sent).toMatchObject({ subject, appliesTo: 'following' });
  expect(sent).not.toHaveProperty('repeats');
  await expect(dialog).toBeHidden();
  await expect
    .poll(() => series(page, first.subject, subject))
    .toEqual([
      [first.subject, tuesday(), '10:00', `Every week on Tuesday, until ${dayBefore(tuesday(1))}`],
      ...[1, 2, 3].map((weeks) => [subject, tuesday(weeks), '10:00', 'Every week on Tuesday, 3 times']),
    ]);
  await page.getByRole('button', { name: 'Undo' }).click();
  await expect.poll(() => series(page, first.subject, subject)).toEqual(before);
});

test('another rule is for later ones or all, and the form can end a series', async ({ page }) => {
  await signIn(page, 'internal');
  const first = await planSeries(page);
  const dialog = await openDialog(page, first);
  await pick(dialog, 'Repeats', 'Does not repeat');
  await dialog.getByRole('button', { name: 'Save', exact: true }).click();
  const question = page.getByRole('alertdialog', { name: 'Save an activity that repeats' });
  await expect(question.getByRole('radio')).toHaveCount(2);
  expect(
    await sentBy(page, /\/activity\/\d+$/, () => question.getByRole('button', { name: 'Save', exact: true }).click()),
  ).toMatchObject({ repeats: null, appliesTo: 'following' });
  await expect(dialog).toBeHidden();
  await expect.poll(() => series(page, first.subject)).toHaveLength(1);
});

test('deleting one of a series asks which are meant, and is undone', async ({ page }) => {
  await signIn(page, 'internal');
  const first = await planSeries(page);
  const before = await series(page, first.subject);
  await page.goto('/activities');
  await page.getByRole('searchbox').fill(first.subject);
  await expect(rows(page)).toHaveCount(4);
  const remove = async (scope: string) => {
    await rows(page).nth(1).getByRole('button', { name: 'Actions for' }).click();
    await page.getByRole('menuitem', { name: 'Delete' }).click();
    const question = page.getByRole('alertdialog', { name: 'Delete an activity that repeats' });
    await question.getByRole('radio', { name: scope }).check();
    await question.getByRole('button', { name: 'Delete' }).click();
  };
  // The latest comes first.
  await remove('Only this one');
  await expect(rows(page)).toHaveCount(3);
  expect((await series(page, first.subject)).map(([, day]) => day)).toEqual([tuesday(), tuesday(1), tuesday(3)]);
  await page.getByRole('button', { name: 'Undo' }).click();
  await expect(rows(page)).toHaveCount(4);
  await remove('This and all later ones');
  await expect(rows(page)).toHaveCount(2);
  await page.getByRole('button', { name: 'Undo' }).last().click();
  await expect(rows(page)).toHaveCount(4);
  expect(await series(page, first.subject)).toEqual(before);
});

test('the page and the calendar say how an activity repeats, also to people who may only read it', async ({ page }) => {
  await signIn(page, 'readonly');
  const first = await planSeries(page);
  await page.goto(`/activities/${first.activityId}/detail`);
  await expect(page.getByText('Every week on Tuesday, 4 times')).toBeVisible();
  await page.goto('/activities?view=calendar');
  // Other tests plan calls for the same hour, and only some of them have room.
  await page.getByRole('searchbox').fill(first.subject);
  const entry = page.getByRole('region', { name: 'Calendar' }).getByRole('button', {
    name: new RegExp(`: ${first.subject},.*, Every week on Tuesday, 4 times$`),
  });
  const monday = (time: number) => Math.floor((time / 86_400_000 + 3) / 7);
  const start = Date.parse(first.startDate.split('/').toReversed().join('-'));
  for (let week = monday(Date.now()); week < monday(start); week++)
    await page.getByRole('button', { name: 'Week after' }).click();
  await expect(entry).toBeVisible();
});

const dayBefore = (date: string): string => {
  const iso = new Date(Date.parse(date.split('/').toReversed().join('-')) - 86_400_000).toISOString();
  return iso.slice(0, 10).split('-').toReversed().join('/');
};
