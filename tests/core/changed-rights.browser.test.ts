import { answered, api, elsewhere, expect, signIn, test } from '../support/browser/fixtures.ts';

test('a narrowed role, and a changed look, reach the person without a reload: menu, page and theme [PER-037]', async ({
  page,
  allow,
}) => {
  allow.consoleErrors.push(answered(422));
  const connected = page.waitForResponse('**/v1/live?*');
  await signIn(page, 'internal');
  const { id, role } = await api(page, 'GET', 'user/profile');
  const admin = await elsewhere(page, 'admin');
  const { body: levels } = await admin.get(`rolePermissions/${role.id}`);
  const given = levels.find(({ permission }: any) => permission.permissionCode === 'ViewCustomers');
  const narrow = async (permissionLevel: number) =>
    expect((await admin.put(`updateAssignedPermission/${given.id}`, { permissionLevel })).status).toBe(200);
  await page.goto('/customers');
  const entry = page.getByRole('navigation', { name: 'Main menu' }).locator('a[href="/customers"]').first();
  await expect(entry).toBeVisible();
  await connected;
  let loads = 0;
  page.on('load', () => loads++);
  try {
    await narrow(0);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('“Customers” is no longer open to you', {
      timeout: 5000,
    });
    const main = page.getByRole('main');
    await expect(main).toContainText('You need the permission “See customers”');
    await expect(main).toContainText('You can ask');
    await expect(page.getByText('The server may be busy')).toHaveCount(0);
    await expect(page.getByText('Some data was not loaded')).toHaveCount(0);
    await expect(entry).toHaveCount(0);
    await narrow(given.permissionLevel);
    await expect(entry).toBeVisible({ timeout: 5000 });
    await expect(page.getByRole('table')).toBeVisible();

    expect((await admin.put(`updateUser/${id}`, { themeMode: 'Dark' })).status).toBe(200);
    await expect
      .poll(() => page.evaluate(() => getComputedStyle(document.documentElement).colorScheme), { timeout: 5000 })
      .toBe('dark');
    expect(loads).toBe(0);
  } finally {
    await narrow(given.permissionLevel);
    await admin.put(`updateUser/${id}`, { themeMode: 'System' });
  }
});
