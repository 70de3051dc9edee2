import { violations } from '../../support/browser/axe.ts';
import { plan, read } from '../../support/browser/activity.ts';
import { api, choose, elsewhere, expect, signIn, test } from '../../support/browser/fixtures.ts';
import { inDays } from '../../support/work.ts';

test.afterEach(async ({ page }) => {
  const admin = await elsewhere(page, 'admin');
  for (const { id } of (await admin.get('absences')).body) await admin.delete(`absences/${id}`);
});

for (const width of [1440, 390])
  test(`a supervisor opens a figure and moves its work by a menu, by a key and by dragging, at ${width} px`, async ({
    page,
  }) => {
    await page.setViewportSize({ width, height: width < 600 ? 844 : 900 });
    await signIn(page, 'supervisor');
    await page.goto('/');
    // So many that they reach below the window: people stay in reach of what is dragged.
    for (let i = 0; i < 15; i++) await plan(page, 'Task', { deadlineDate: inDays(0) });
    const task = await plan(page, 'Task', { deadlineDate: inDays(0) });
    const ian = (await read(page, task)).user.id as number;
    await page.goto('/myTeam');
    await expect(page.getByRole('heading', { name: 'My team', level: 1 })).toBeVisible();
    const table = page.getByRole('table', { name: 'My team' });
    const cell = table.getByRole('button', { name: /^Promised of Ian Internal: \d+ of \d+/ });
    const promised = async () => Number(/\d+ of (\d+)/.exec(await cell.innerText())![1]);
    const before = await promised();
    await cell.click();
    const rows = page.getByRole('region', { name: 'Ian Internal: Promised' });
    await expect(rows.getByRole('heading', { name: 'Ian Internal: Promised' })).toBeFocused();
    const line = rows.getByRole('listitem').filter({ hasText: task.subject });
    await expect(line).toBeVisible();
    expect(await violations(page)).toEqual([]);

    await line.getByRole('button', { name: `Move ${task.subject}` }).click();
    await page.getByRole('menuitem', { name: 'Sally Exec' }).click();
    await expect(page.getByText(`${task.subject} is now with Sally Exec.`)).toBeVisible();
    await expect(line).toHaveCount(0);
    await expect.poll(promised).toBe(before - 1);
    expect((await read(page, task)).user.fullName).toBe('Sally Exec');
    await page.getByRole('button', { name: 'Undo' }).click();
    await expect(line).toBeVisible();
    expect((await read(page, task)).user.id).toBe(ian);
    if (width < 600) return;

    await line.getByRole('link', { name: task.subject }).focus();
    await page.keyboard.press('m');
    await page.getByRole('menuitem', { name: 'Sally Exec' }).press('Enter');
    await expect(line).toHaveCount(0);
    expect((await read(page, task)).user.fullName).toBe('Sally Exec');
    await page.getByRole('button', { name: 'Undo' }).last().click();
    await expect(line).toBeVisible();

    const rowOf = (name: string) => table.getByRole('row').filter({ has: page.getByRole('rowheader', { name }) });
    await rowOf('Ian Internal').evaluate((row) => row.scrollIntoView());
    await expect(rowOf('Jack Atkinson')).toBeInViewport();
    await line.dragTo(rowOf('Jack Atkinson'));
    await expect(line).toHaveCount(0);
    expect((await read(page, task)).user.fullName).toBe('Jack Atkinson');
    await page.getByRole('button', { name: 'Undo' }).last().click();
    await expect(line).toBeVisible();
    await rows.getByRole('button', { name: 'Close' }).click();
    await expect(rows).toHaveCount(0);
  });

test('a person is set away from the page of the team; people who manage users see every team', async ({ page }) => {
  await signIn(page, 'supervisor');
  await page.goto('/myTeam');
  await page.getByRole('button', { name: 'Set away… Ian Internal' }).click();
  const dialog = page.getByRole('dialog', { name: 'Away' });
  await expect(dialog.getByRole('combobox', { name: 'Who is away' })).toHaveValue('Ian Internal');
  await dialog.getByRole('textbox', { name: 'From' }).fill(inDays(0));
  await dialog.getByRole('textbox', { name: 'Until' }).fill(inDays(1));
  await choose(dialog, 'Covered by', 'Sally Exec');
  await dialog.getByRole('button', { name: 'Save', exact: true }).click();
  await expect(page.getByRole('row').filter({ hasText: 'Ian Internal' })).toContainText(`until ${inDays(1)}`);

  await page.getByRole('radio', { name: 'Last week' }).check();
  await expect(page).toHaveURL(/week=last/);

  await signIn(page, 'admin');
  const { id } = (await api<any[]>(page, 'GET', 'users')).find(({ fullName }) => fullName === 'Anna Admin');
  await page.goto('/myTeam');
  await expect(page.getByRole('combobox', { name: 'Team of' })).toHaveText('Simon Supervisor');
  await expect(page.getByRole('rowheader', { name: 'Ian Internal' })).toBeVisible();
  await page.goto(`/myTeam?supervisor=${id}`);
  await expect(page.getByText('Nobody is in your team yet')).toBeVisible();
  await page.getByRole('combobox', { name: 'Team of' }).click();
  await page.getByRole('option', { name: 'Simon Supervisor' }).click();
  await expect(page.getByRole('rowheader', { name: 'Ian Internal' })).toBeVisible();

  await signIn(page, 'internal');
  await page.goto('/');
  await expect(page.getByRole('link', { name: 'Dashboard', exact: true })).toBeVisible();
  await expect(page.getByRole('link', { name: 'My team' })).toHaveCount(0);
});
