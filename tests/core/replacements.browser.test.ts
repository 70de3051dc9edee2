import { api, expect, openRow, pick, signIn, test, unique } from '../support/browser/fixtures.ts';

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

test('sales figures keep an entry that is replaced, unless the administrator changes them, too', async ({ page }) => {
  await signIn(page, 'admin');
  const [name, other] = [unique('Leaver'), unique('Successor')];
  const { id } = await api(page, 'POST', 'salesExecs', { salesExecName: name });
  await api(page, 'POST', 'salesExecs', { salesExecName: other });
  const [{ customerId, custCode, salesExec, mbpBranch }] = (
    await api<any[]>(page, 'GET', 'customers?range=[0,49]')
  ).filter((one) => one.custCode && one.mbpBranch);
  await api(page, 'PUT', `customers/${customerId}`, { salesExec: id });
  const at = { sYear: 2011, sMonth: 1, branch: mbpBranch.id, custCode };
  await api(page, 'POST', 'addsales', { ...at, salesValue: 10 });
  await page.goto('/customerSetting/SalesExecutives');
  await page.getByRole('searchbox').fill(name);
  await openRow(page.getByRole('row', { name }));
  const dialog = page.getByRole('dialog', { name: 'Sales Exec' });
  await dialog.getByRole('region', { name: 'Where used' }).getByRole('button', { name: 'Replace…' }).click();
  const replace = page.getByRole('dialog', { name: `Replace “${name}”` });
  await expect(replace.getByRole('listitem')).toHaveText(['Customers, in Sales Exec1', 'Actual Sales, in Sales Exec1']);
  const remove = replace.getByRole('switch', { name: `Delete “${name}” afterwards` });
  await expect(remove).toHaveCount(0);
  const past = replace.getByRole('switch', { name: 'Change records of the past, too' });
  await past.check();
  await expect(remove).toBeVisible();
  await past.uncheck();
  await expect(remove).toHaveCount(0);
  await pick(replace, 'Use instead', other);
  await replace.getByRole('button', { name: 'Replace' }).click();
  await expect(page.getByText(`1 record uses “${other}” instead of “${name}”.`)).toBeVisible();
  await expect(page.getByRole('row', { name })).toContainText('Inactive');
  const figures = await api<any[]>(page, 'GET', `allactualsales?filter={"customer":${customerId},"sYear":2011}`);
  expect(figures.map((one) => one.salesExec.salesExecName)).toEqual([name]);
  expect((await api(page, 'GET', `customers/${customerId}`)).salesExec.salesExecName).toBe(other);
  await api(page, 'PUT', `customers/${customerId}`, { salesExec: salesExec.id });
  await api(page, 'DELETE', `delActualSales/${figures[0].id}`);
});
