import { api, expect, signIn, test } from '../support/browser/fixtures.ts';

test('an administrator sees where an entry is used, replaces it and undoes that; chooses a colour; and is told what a status is needed for', async ({
  page,
}) => {
  await signIn(page, 'admin');
  const { id } = await api(page, 'POST', 'customertypes', { typeName: 'Stone yard' });
  const [{ customerId }] = await api(page, 'GET', 'customers?range=[0,0]');
  const { customerType: before } = await api(page, 'GET', `customers/${customerId}`);
  const typeNow = async () => (await api(page, 'GET', `customers/${customerId}`)).customerType.typeName;
  await api(page, 'PUT', `customers/${customerId}`, { customerType: id });
  await page.goto('/customerSetting/Types');
  await page.getByRole('row', { name: /Stone yard/ }).click();
  const dialog = page.getByRole('dialog', { name: 'Customer Type' });
  const uses = dialog.getByRole('region', { name: 'Where used' });
  await expect(uses.getByRole('listitem')).toHaveText('Customers, in Customer Type1');
  await uses.getByRole('button', { name: 'Replace…' }).click();
  const replace = page.getByRole('dialog', { name: 'Replace “Stone yard”' });
  await replace.getByRole('combobox', { name: 'Use instead' }).fill('Merchant');
  await page.getByRole('option', { name: 'Merchant' }).click();
  await replace.getByRole('button', { name: 'Replace' }).click();
  await expect(page.getByText('1 record uses “Merchant” instead of “Stone yard”.')).toBeVisible();
  await expect(dialog).toBeHidden();
  await expect(page.getByRole('row', { name: /Stone yard/ })).toContainText('Inactive');
  expect(await typeNow()).toBe('Merchant');
  await page.getByRole('button', { name: 'Undo' }).click();
  await expect(page.getByText('1 record uses “Stone yard” again.')).toBeVisible();
  await expect(page.getByRole('row', { name: /Stone yard/ })).not.toContainText('Inactive');
  expect(await typeNow()).toBe('Stone yard');
  await page.getByRole('row', { name: /Stone yard/ }).click();
  await uses.getByRole('link', { name: 'Customers, in Customer Type' }).click();
  await expect(page.getByRole('button', { name: 'Customer Type: Stone yard' })).toBeVisible();
  await expect(page.locator('[data-record]')).toHaveCount(1);
  await api(page, 'PUT', `customers/${customerId}`, { customerType: before.id });
  await api(page, 'DELETE', `customertypes/${id}`);

  const [{ id: statusId, colourCode }] = await api(page, 'GET', 'activityStatuses?filter={"id":1}');
  await page.goto('/activitySetting/ActivityStatus');
  const row = page.getByRole('row', { name: /Task/ });
  const badge = row.getByText('System');
  const why = 'Branchline needs this entry for the order of statuses';
  await expect(badge).toHaveAccessibleDescription(new RegExp(why));
  await badge.hover();
  await expect(page.locator('[role=tooltip]')).toContainText(why);
  await row.click();
  const status = page.getByRole('dialog', { name: 'Activity Status' });
  await expect(status.getByText('so it cannot be replaced')).toBeVisible();
  await status.getByRole('radio', { name: 'Purple' }).check();
  await status.getByRole('button', { name: 'Save', exact: true }).click();
  await expect(row.getByRole('img', { name: 'Purple' })).toBeVisible();
  await expect(row).not.toContainText('#');
  await api(page, 'PUT', `activityStatuses/${statusId}`, { colourCode });
});
