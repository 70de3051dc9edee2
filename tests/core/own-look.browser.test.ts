import type { Page } from '@playwright/test';
import { breakOnce, expect, signInAs, test } from '../support/browser/fixtures.ts';
import { firstPassword, newPerson, openAccount } from '../support/browser/person.ts';

const menu = (page: Page) => page.getByRole('navigation', { name: 'Main menu' });
/** The menu while a modal dialog hides the page behind it from assistive technology. */
const menuBehind = (page: Page) => page.locator('nav[aria-label="Main menu"]');
const ground = (page: Page) => page.evaluate(() => getComputedStyle(document.body).backgroundColor);

test('users choose their own colours and menu; each choice applies at once and is kept [STA-008 BEH-008 BEH-009 BEH-010 BEH-012 BEH-034 ERR-012]', async ({
  page,
  allow,
}) => {
  await page.goto('/login');
  const { id, email } = await newPerson(page, 'Admin');
  await signInAs(page, email, firstPassword);
  const saved: unknown[] = [];
  page.on('request', (request) => {
    if (request.method() === 'PUT') saved.push([new URL(request.url()).pathname, request.postDataJSON()]);
  });
  const drawer = await openAccount(page, 'Change theme');
  await expect(drawer.getByRole('radio')).toHaveCount(17 + 4);
  const light = await ground(page);
  await expect(menuBehind(page).getByText('SETTINGS', { exact: true })).toBeVisible();

  await drawer.getByRole('radio', { name: 'Teal' }).check({ force: true });
  await drawer.getByRole('button', { name: 'Dark' }).first().click();
  await expect.poll(() => ground(page)).not.toBe(light);
  await drawer.getByRole('button', { name: 'Ungrouped' }).click();
  await expect(menuBehind(page).getByText('SETTINGS', { exact: true })).toHaveCount(0);
  await drawer.getByRole('group', { name: 'Menu colour' }).getByRole('button', { name: 'Light' }).click();
  await drawer.getByRole('radio', { name: 'Overlay' }).check({ force: true });
  await expect(page.locator('header button[aria-label="Open the menu"]')).toBeVisible();
  await expect(menuBehind(page)).toBeHidden();
  await drawer.getByRole('radio', { name: 'Slim' }).check({ force: true });
  await expect.poll(async () => (await menuBehind(page).boundingBox())!.width).toBe(64);
  await expect
    .poll(() => saved)
    .toEqual([
      ['/v1/updateUser/', { themeColour: 'teal' }],
      ['/v1/updateUser/', { themeMode: 'Dark' }],
      ['/v1/updateUser/', { menuType: 'Ungrouped' }],
      ['/v1/updateUser/', { menuColour: 'Light' }],
      ['/v1/updateUser/', { menuMode: 'Overlay' }],
      ['/v1/updateUser/', { menuMode: 'Slim' }],
    ]);

  allow.consoleErrors.push(/status of 500/);
  await breakOnce(page, '**/v1/updateUser/');
  // Clicked, not checked: the refusal may take the choice back before it is looked at.
  await drawer.getByRole('radio', { name: 'Static' }).click({ force: true });
  await expect(page.getByText('Error while updating user.')).toBeVisible();
  await expect(drawer.getByRole('radio', { name: 'Slim' })).toBeChecked();
  await expect.poll(async () => (await menuBehind(page).boundingBox())!.width).toBe(64);

  await page.keyboard.press('Escape');
  const dark = await ground(page);
  await page.getByRole('button', { name: 'Your account' }).click();
  await page.getByRole('menuitem', { name: 'Sign out' }).click();
  await expect.poll(() => ground(page)).toBe(light);
  await signInAs(page, email, firstPassword);
  await expect.poll(() => ground(page)).toBe(dark);
  await page.goto(`/users/${id}/detail`);
  await expect(page.getByRole('main').getByText('Teal', { exact: true }).first()).toBeVisible();
});

test('the settings are in the side menu, and a popup with the horizontal menu, which keeps all pages and the logo [BEH-005 BEH-009 BEH-011 BEH-016]', async ({
  page,
}) => {
  await page.goto('/login');
  const { email } = await newPerson(page, 'Admin');
  await signInAs(page, email, firstPassword);
  const bar = page.getByRole('banner');
  for (const name of [/^Alerts/, 'Favourites', 'Support Case'])
    await expect(bar.getByRole('button', { name })).toBeVisible();
  await expect(bar.getByRole('link', { name: 'Watch Videos' })).toBeVisible();
  await menu(page).getByRole('button', { name: 'Your account' }).click();
  await expect(menu(page).getByRole('menuitem')).toHaveText([
    'My account',
    'Change theme',
    'Profile logo',
    'Help',
    'Watch Videos',
    'Calendar feed',
    'Away',
    'My support cases',
    'My background work',
    'Deleted records',
    'Reload lists',
    'Notification settings',
    'Change e-mail',
    'Change password',
    'Second factor',
    'Sign out',
  ]);
  await menu(page).getByRole('menuitem', { name: 'Profile logo' }).click();
  const logos = page.getByRole('dialog', { name: 'Profile logo' });
  await logos.getByRole('radio', { name: 'Beam' }).check({ force: true });
  await logos.getByRole('button', { name: 'Save', exact: true }).click();
  await expect(logos).toBeHidden();

  const drawer = await openAccount(page, 'Change theme');
  await drawer.getByRole('radio', { name: 'Horizontal' }).check({ force: true });
  await page.keyboard.press('Escape');
  await expect(menu(page).locator('[data-logo]')).toHaveAttribute('data-logo', 'beam');
  await expect(menu(page).getByRole('button', { name: 'Your account' })).toHaveCount(0);
  await expect(page.getByRole('banner').getByRole('button', { name: 'Your account' })).toBeVisible();
  await page.setViewportSize({ width: 1100, height: 800 });
  await expect(menu(page).getByRole('button', { name: 'SALES DATA' })).toHaveCount(0);
  await menu(page).getByRole('button', { name: 'More' }).click();
  await page.getByRole('menuitem', { name: 'Actual Sales' }).click();
  await expect(page).toHaveURL(/\/actualSales$/);
  for (const item of await menu(page).getByRole('button').or(menu(page).getByRole('link')).all())
    await expect(item).toBeInViewport({ ratio: 1 });
  await page.setViewportSize({ width: 1800, height: 800 });
  await expect(menu(page).getByRole('button', { name: 'SALES DATA' })).toBeVisible();
  await expect(menu(page).getByRole('button', { name: 'More' })).toHaveCount(0);
});
