import { answered, api, choose, expect, rows, signIn, test } from '../../support/browser/fixtures.ts';

test('a value in use is not deleted, and the message says how many records use it', async ({ page }) => {
  await signIn(page, 'admin');
  await page.goto('/customerSetting/Types');
  await page.getByRole('button', { name: 'Actions for Builder', exact: true }).click();
  await page.getByRole('menuitem', { name: 'Delete' }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Delete' }).click();
  await expect(page.getByText(/This customer type is used by \d+ customers, so it cannot be deleted\./)).toBeVisible();
  await expect(rows(page).filter({ hasText: 'Builder' }).first()).toBeVisible();
});

test('a user is deactivated, hands over what is open, and gets it back', async ({ page }) => {
  await signIn(page, 'admin');
  const users = await api<any[]>(page, 'GET', 'users');
  const counts = async (id: number) => (await api<any>(page, 'GET', `handOver/${id}`)).kinds as any[];
  const person = users.find(({ email }) => email === 'salesexec@demo.branchline.example');
  const open = (await counts(person.id)).find(({ kind }) => kind === 'activity.user').count as number;
  await page.goto(`/users/${person.id}/detail`);
  await page.getByRole('button', { name: 'Deactivate…' }).click();
  const dialog = page.getByRole('dialog', { name: `Deactivate ${person.fullName}` });
  await expect(dialog.getByRole('switch', { name: `Open activities (${open})` })).toBeChecked();
  await expect(dialog.getByRole('switch', { name: 'Customers of the sales exec Sally Exec' })).toBeChecked();
  for (const other of (await dialog.getByRole('switch').all()).slice(1)) await other.uncheck();
  await dialog.getByRole('button', { name: 'Deactivate' }).click();
  await expect(dialog.getByText('Please choose who takes over.')).toBeVisible();
  await choose(dialog, 'Hand over to', 'Ian Internal');
  await dialog.getByRole('button', { name: 'Deactivate' }).click();
  await expect(page.getByText(`Ian Internal has taken over ${open} records.`)).toBeVisible();
  const panel = page.getByRole('region', { name: 'Hand-overs' });
  await expect(panel).toContainText(`${open} records to Ian Internal`);
  await page.getByRole('button', { name: 'Undo', exact: true }).click();
  await expect(page.getByText(`${open} records returned.`)).toBeVisible();
  await expect(panel).toContainText('Undone');
  expect((await api<any>(page, 'GET', `user/${person.id}`)).status).toBe('ACTIVE');
  expect((await counts(person.id)).find(({ kind }) => kind === 'activity.user').count).toBe(open);

  const unlinked = users.find(({ email }) => email === 'internal@demo.branchline.example');
  await page.goto(`/users/${unlinked.id}/detail`);
  await page.getByRole('button', { name: 'Deactivate…' }).click();
  const offer = page.getByRole('dialog', { name: `Deactivate ${unlinked.fullName}` });
  await expect(offer).toContainText('No sales exec is linked to this user, so no customers are listed.');
  await offer.getByRole('link', { name: 'Sales Execs' }).click();
  await expect(page.getByRole('heading', { name: 'Sales Execs', level: 1 })).toBeVisible();
});

test('the e-mail of a user is changed on their page; an address in use is refused [BEH-026 AMB-013 ERR-019]', async ({
  page,
  allow,
}) => {
  allow.consoleErrors.push(answered(422));
  await signIn(page, 'admin');
  const [user] = (await api<any[]>(page, 'GET', 'users')).filter(({ id }) => id > 8);
  await page.goto(`/users/${user.id}/detail`);
  await page.getByRole('button', { name: 'Change e-mail' }).click();
  const dialog = page.getByRole('dialog', { name: 'Change e-mail' });
  const field = dialog.getByRole('textbox', { name: 'New e-mail' });
  await field.fill('admin@demo.branchline.example');
  await dialog.getByRole('button', { name: 'Save', exact: true }).click();
  await expect(
    page.getByText(
      'Error while updating the email address. Ensure that the new email address is not already used by another user.',
    ),
  ).toBeVisible();
  await expect(dialog.getByText('Email already exists.')).toBeVisible();
  await expect(field).toHaveValue('admin@demo.branchline.example');
  const email = `moved${Date.now()}@people.example`;
  await field.fill(email);
  await dialog.getByRole('button', { name: 'Save', exact: true }).click();
  await expect(dialog).toBeHidden();
  await expect(page.getByRole('link', { name: email })).toBeVisible();
});
