import type { Locator } from '@playwright/test';
import { choose, expect, signIn, signInAs, test, unique } from '../support/browser/fixtures.ts';
import { firstPassword, newPerson } from '../support/browser/person.ts';

/** Changes the choice in a list that already has one. */
async function pick(dialog: Locator, label: string, name: string) {
  await dialog.getByRole('combobox', { name: label }).click();
  await dialog.page().getByRole('option', { name, exact: true }).click();
}

test('changes to your own user record show in the shell at once [AMB-014 BEH-031]', async ({ page }) => {
  await page.goto('/login');
  const { id, email } = await newPerson(page, 'Admin');
  await signInAs(page, email, firstPassword);
  await page.goto(`/users/${id}/detail`);
  const menu = page.getByRole('navigation', { name: 'Main menu' });
  const ground = () => menu.evaluate((one) => getComputedStyle(one).backgroundColor);
  const initials = page.getByRole('button', { name: 'Your account' }).locator('div').first();
  const colour = () => initials.evaluate((one) => getComputedStyle(one).backgroundColor);
  const before = { ground: await ground(), colour: await colour() };
  await expect(menu.getByRole('heading', { name: 'SETTINGS' })).toBeVisible();
  let loads = 0;
  page.on('load', () => loads++);

  await page.getByRole('button', { name: 'Edit' }).click();
  const dialog = page.getByRole('dialog', { name: 'User' });
  const headings = ['Person', 'Place in the company', 'Notifications', 'Appearance'];
  await expect(dialog.getByRole('heading', { level: 3 })).toHaveText(headings);
  await pick(dialog.getByRole('group', { name: 'Appearance' }), 'Menu colour', 'Light');
  await pick(dialog, 'Menu type', 'Ungrouped');
  await pick(dialog, 'Theme colour', 'Teal');
  await pick(dialog, 'Profile logo', 'Roof');
  await dialog.getByRole('textbox', { name: 'First name' }).fill('Zoe');
  await dialog.getByRole('button', { name: 'Save', exact: true }).click();
  await expect(dialog).toBeHidden();
  await expect.poll(ground).not.toBe(before.ground);
  await expect.poll(colour).not.toBe(before.colour);
  await expect(menu.getByRole('heading', { name: 'SETTINGS' })).toHaveCount(0);
  await expect(menu.locator('[data-logo]')).toHaveAttribute('data-logo', 'roof');
  await expect(page.getByRole('button', { name: /^Your account, Zoe / })).toBeVisible();

  await page.getByRole('button', { name: 'Edit' }).click();
  await pick(dialog, 'Menu mode', 'Slim');
  await choose(dialog, 'Default region', 'London');
  const [sent] = await Promise.all([
    page.waitForRequest(`**/v1/updateUser/${id}`),
    dialog.getByRole('button', { name: 'Save', exact: true }).click(),
  ]);
  const version = expect.any(Number);
  expect(sent.postDataJSON()).toEqual({ menuMode: 'Slim', defRegion: expect.any(Number), version });
  await expect.poll(async () => (await menu.boundingBox())!.width).toBeLessThan(100);
  expect(loads).toBe(0);
});

test('changes to your own role show in the menu at once', async ({ page }) => {
  await signIn(page, 'readonly');
  await page.goto('/');
  const { admin, ...person } = await newPerson(page, 'Internal Sales');
  const roleName = unique('Office');
  const { body: role } = await admin.post('saveRole', { roleName, showSettings: true });
  const permissions: { id: number; permissionCode: string }[] = (await admin.get('activePermissions')).body;
  for (const { id, permissionCode } of permissions)
    if (['ViewUsersRoles', 'ViewSettingGroup'].includes(permissionCode))
      await admin.post('saveAssignedPermission', { userOrRole: 2, role: role.id, permission: id, permissionLevel: 1 });
  await admin.put(`updateUser/${person.id}`, { role: role.id });
  await page.evaluate(() => localStorage.clear());
  await signInAs(page, person.email, firstPassword);
  const menu = page.getByRole('navigation', { name: 'Main menu' });
  const settings = menu.getByRole('button', { name: 'Global settings' });
  await page.goto(`/roles/${role.id}/detail`);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(roleName);
  await expect(settings).toHaveCount(0);
  await menu.getByRole('button', { name: 'SETTINGS' }).click();
  await expect(settings).toBeVisible();
  await page.getByRole('button', { name: 'Edit' }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByRole('switch', { name: /settings/i }).uncheck();
  await dialog.getByRole('button', { name: 'Save', exact: true }).click();
  await expect(settings).toHaveCount(0);
});
