import { violations } from '../../support/browser/axe.ts';
import { plan, read, type Planned } from '../../support/browser/activity.ts';
import { answered, api, choose, elsewhere, expect, rows, signIn, test } from '../../support/browser/fixtures.ts';
import { newNote } from '../../support/browser/customer.ts';
import { customerWithContact, inDays } from '../../support/work.ts';

/** What a test has planned. */
const tasks: Planned[] = [];

test.afterEach(async ({ page }) => {
  const admin = await elsewhere(page, 'admin');
  for (const { id } of (await admin.get('absences')).body) await admin.delete(`absences/${id}`);
  // Other tests find the first activities of the same customer.
  for (const { activityId } of tasks.splice(0))
    await admin.put(`updateActivityStatus/${activityId}`, { newStatusId: 5 });
});

test('a sick colleague’s Monday: a cover is chosen, told and shown the work, which moves and comes back', async ({
  page,
  allow,
}) => {
  allow.consoleErrors.push(answered(422));
  await signIn(page, 'supervisor');
  await page.goto('/');
  const task = await plan(page, 'Task');
  tasks.push(task);
  await page.getByRole('button', { name: 'Your account' }).click();
  await page.getByRole('menuitem', { name: 'Away' }).click();
  await page.getByRole('button', { name: 'New absence' }).first().click();
  const dialog = page.getByRole('dialog', { name: 'Away' });
  await choose(dialog, 'Who is away', 'Ian Internal');
  await dialog.getByRole('textbox', { name: 'From' }).fill(inDays(0));
  await dialog.getByRole('textbox', { name: 'Until' }).fill(inDays(2));
  await choose(dialog, 'Covered by', 'Ian Internal');
  await dialog.getByRole('button', { name: 'Save', exact: true }).click();
  await expect(dialog.getByText('Please choose somebody else.')).toBeVisible();
  await choose(dialog, 'Covered by', 'Sally Exec');
  await expect(dialog.getByText('What Sally Exec gets')).toBeVisible();
  await expect(dialog.getByRole('listitem').filter({ hasText: /^Open activities: \d+$/ })).toBeVisible();
  expect(await violations(page)).toEqual([]);
  await dialog.getByRole('button', { name: 'Save', exact: true }).click();
  await expect(page.getByText('The absence is saved')).toBeVisible();
  await expect(rows(page)).toContainText(['Ian Internal']);

  await signIn(page, 'salesexec');
  await page.goto('/');
  const work = page.getByRole('region', { name: 'Your work' });
  await expect(work).toContainText(`You cover for Ian Internal until ${inDays(2)}.`);
  await expect(work.getByText(/^For Ian Internal · /).first()).toBeVisible();
  const admin = await elsewhere(page, 'admin');
  const { customer } = await customerWithContact(admin);
  const { id } = (await admin.get('activeUsers')).body.find((one: any) => one.fullName === 'Ian Internal');
  await newNote(admin, { customer: customer.customerId, assignFor: id, noteHeader: 'Gate code' });
  await expect
    .poll(async () => (await api<any[]>(page, 'GET', 'getActiveCurrentUserAlerts')).map((one) => one.alertDesc).join())
    .toContain('For Ian Internal: ');

  await signIn(page, 'supervisor');
  await page.goto('/absences');
  await rows(page).click({ button: 'right' });
  await page.getByRole('menuitem', { name: 'Edit' }).click();
  await dialog.getByRole('combobox', { name: /^Open work/ }).click();
  await page.getByRole('option', { name: 'Moves to the cover, and comes back afterwards' }).click();
  await dialog.getByRole('button', { name: 'Save', exact: true }).click();
  await expect(dialog).toBeHidden();
  expect((await read(page, task)).user.fullName).toBe('Sally Exec');
  await rows(page).click({ button: 'right' });
  await page.getByRole('menuitem', { name: 'Back at work' }).click();
  const question = page.getByRole('alertdialog', { name: 'Back at work?' });
  await expect(question).toContainText('Open work that has moved comes back.');
  await question.getByRole('button', { name: 'Back at work' }).click();
  await expect(page.getByText('Ian Internal is no longer away.')).toBeVisible();
  expect((await read(page, task)).user.fullName).toBe('Ian Internal');
  await page.getByRole('button', { name: 'Undo' }).last().click();
  await expect(rows(page)).toContainText(['Ian Internal']);
  expect((await read(page, task)).user.fullName).toBe('Sally Exec');
});

test('an active user’s open records are handed over for good, and the user stays active', async ({ page }) => {
  await signIn(page, 'admin');
  await page.goto('/');
  const task = await plan(page, 'Task');
  tasks.push(task);
  const { id } = (await read(page, task)).user;
  await page.goto(`/users/${id}/detail`);
  const panel = page.getByRole('region', { name: 'Hand-overs' });
  await panel.getByRole('button', { name: 'Hand over…' }).click();
  const dialog = page.getByRole('dialog', { name: 'Hand over open records' });
  await choose(dialog, 'Hand over to', 'Sally Exec');
  await dialog.getByRole('button', { name: 'Hand over', exact: true }).click();
  await expect(page.getByText(/^Sally Exec has taken over \d+ records\.$/)).toBeVisible();
  expect((await read(page, task)).user.fullName).toBe('Sally Exec');
  expect((await api<any>(page, 'GET', `user/${id}`)).status).toBe('ACTIVE');
  await page.getByRole('button', { name: 'Undo', exact: true }).click();
  await expect(panel).toContainText('Undone');
  expect((await read(page, task)).user.fullName).toBe('Ian Internal');
});
