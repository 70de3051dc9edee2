import { readFileSync } from 'node:fs';
import { api, elsewhere, expect, rows, signIn, test } from '../../support/browser/fixtures.ts';

test('a long list is exported in the background: a message and the top bar offer the file, and so does the list of work', async ({
  page,
}) => {
  await signIn(page, 'salesexec');
  // The list says that it is long.
  await page.route('**/v1/customers?*', async (route) => {
    const response = await route.fetch();
    const headers = { ...response.headers(), 'content-range': 'customers 0-24/25000' };
    await route.fulfill({ response, headers });
  });
  await page.goto('/customers');
  await page.getByRole('button', { name: 'Export' }).click();
  await page.getByRole('menuitem', { name: 'CSV' }).click();
  await expect(page.getByText('Customers is being prepared.')).toBeVisible();
  await expect(page.getByText('Customers.csv is ready.')).toBeVisible();
  const [first] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('button', { name: 'Download' }).click(),
  ]);
  expect(first.suggestedFilename()).toBe('Customers.csv');
  const all = await api<any[]>(page, 'GET', 'customers?range=[0,999]');
  expect(
    readFileSync(await first.path(), 'utf8')
      .trim()
      .split('\r\n'),
  ).toHaveLength(all.length + 1);

  await page.getByRole('button', { name: 'My background work' }).click();
  const mine = page.getByRole('dialog', { name: 'My background work' });
  await expect(mine.getByRole('listitem').filter({ hasText: 'Customers as CSV' })).toContainText('Done · Kept until');
  await mine.getByRole('link', { name: 'View all' }).click();
  const line = rows(page).filter({ hasText: 'Customers as CSV' });
  await expect(line).toContainText('Done');
  const [second] = await Promise.all([
    page.waitForEvent('download'),
    line.getByRole('button', { name: 'Download' }).click(),
  ]);
  expect(readFileSync(await second.path())).toEqual(readFileSync(await first.path()));
  // Nobody else's work is there.
  await expect(rows(page).filter({ hasText: 'Send reminders' })).toHaveCount(0);
  // The bell says it as well.
  await page.getByRole('button', { name: /unread/ }).click();
  await expect(page.getByRole('dialog', { name: 'Alerts' })).toContainText('Customers.csv is ready.');
});

test('an Admin finds background work in the menu, stops regular work after a question, and starts it again', async ({
  page,
}) => {
  await signIn(page, 'admin');
  await page.goto('/');
  await page.getByRole('link', { name: 'Background work' }).click();
  const line = rows(page).filter({ hasText: 'Remove old deleted records' });
  await expect(line).toContainText('Waiting');
  await line.getByRole('button', { name: 'Actions for' }).click();
  await expect(page.getByRole('menuitem')).toHaveText([/^Stop/, /^Run now/]);
  await page.getByRole('menuitem', { name: 'Stop' }).click();
  const question = page.getByRole('alertdialog', { name: 'Stop “Remove old deleted records”?' });
  await expect(question).toContainText('it is not done again until someone starts it');
  await question.getByRole('button', { name: 'Stop' }).click();
  await expect(line).toContainText('Stopped');
  await expect(line).toContainText('Stopped by Anna Admin');
  await line.getByRole('button', { name: 'Actions for' }).click();
  await page.getByRole('menuitem', { name: 'Try again' }).click();
  await expect(line).toContainText('Waiting');

  // Others do not see it in their menu.
  const other = await elsewhere(page, 'supervisor');
  expect((await other.get('backgroundWork?range=[0,99]')).body.filter((one: any) => one.schedule)).toEqual([]);
});
