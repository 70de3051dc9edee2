import type { Page } from '@playwright/test';
import { violations } from '../support/browser/axe.ts';
import { api, expect, go, rows, signIn, test, unique } from '../support/browser/fixtures.ts';

const note = (page: Page, noteHeader: string) => api(page, 'POST', 'customernotes', { noteHeader, customer: 2 });
const row = (page: Page, name: string) => rows(page).filter({ hasText: name });

async function choose(page: Page, name: string, action: string) {
  await page.getByRole('button', { name: `Actions for ${name}` }).click();
  await page.getByRole('menuitem', { name: action }).click();
}

test('what was deleted comes back from the toast, and from the page Deleted, one by one or together [AMB-109 AMB-110]', async ({
  page,
}) => {
  await signIn(page, 'internal');
  await page.goto('/');
  const names = [unique('First'), unique('Second'), unique('Third')] as const;
  for (const name of names) await note(page, name);
  const notes = () => go(page, '/customers/2/notes');
  await notes();
  await choose(page, names[0], 'Delete');
  const question = page.getByRole('alertdialog');
  await expect(question).toContainText(`This deletes “${names[0]}”. You can restore it for 30 days.`);
  await question.getByRole('button', { name: 'Delete' }).click();
  await expect(row(page, names[0])).toHaveCount(0);
  await page.getByRole('button', { name: 'Undo' }).click();
  await expect(row(page, names[0])).toBeVisible();

  for (const name of names) {
    await choose(page, name, 'Delete');
    await question.getByRole('button', { name: 'Delete' }).click();
    await expect(row(page, name)).toHaveCount(0);
  }
  await page.getByRole('navigation', { name: 'Main menu' }).getByRole('button', { name: 'Your account' }).click();
  await page.getByRole('menuitem', { name: 'Deleted records' }).click();
  await expect(page).toHaveURL(/\/deleted$/);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Deleted');
  expect(await violations(page)).toEqual([]);
  await choose(page, names[0], 'Restore');
  await expect(row(page, names[0])).toHaveCount(0);
  for (const name of names.slice(1)) await page.getByRole('checkbox', { name: `Select ${name}` }).check();
  await page.getByRole('toolbar', { name: 'Selected rows' }).getByRole('button', { name: 'Restore' }).click();
  await expect(question).toContainText('This restores 2 deleted records');
  await question.getByRole('button', { name: 'Restore' }).click();
  await expect(page.getByText('2 restored.')).toBeVisible();
  await notes();
  for (const name of names) await expect(row(page, name)).toBeVisible();
});

test('an Admin finds what others have deleted, and deletes it for good', async ({ page }) => {
  await signIn(page, 'admin');
  await page.goto('/');
  const name = unique('Secret');
  const { custNoteId } = await note(page, name);
  await api(page, 'DELETE', `customernotes/${custNoteId}`);
  await go(page, '/deleted');
  await page.getByRole('searchbox').fill(name);
  await expect(rows(page)).toHaveCount(1);
  await expect(rows(page)).toContainText('Anna Admin');
  await choose(page, name, 'Delete');
  const question = page.getByRole('alertdialog');
  await expect(question).toContainText(`This deletes “${name}” for good.`);
  await question.getByRole('button', { name: 'Delete' }).click();
  await expect(page.getByText('Deleted for good')).toBeVisible();
  await expect(rows(page)).toHaveCount(0);
  const left = await api<unknown[]>(page, 'GET', `trash?filter=${encodeURIComponent(JSON.stringify({ q: name }))}`);
  expect(left).toEqual([]);
});
