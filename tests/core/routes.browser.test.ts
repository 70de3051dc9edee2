import type { Page } from '@playwright/test';
import {
  api,
  breakOnce,
  choose,
  expect,
  go,
  openNew,
  openRow,
  rows,
  signIn,
  test,
  unique,
} from '../support/browser/fixtures.ts';
import type { DemoUser } from '../support/client.ts';

const crumbs = (page: Page) => page.getByRole('navigation', { name: 'Breadcrumb' }).getByRole('link');
const heading = (page: Page) => page.getByRole('heading', { level: 1 });
const menu = (page: Page, name: string) =>
  page.getByRole('navigation', { name: 'Main menu' }).getByRole('link', { name });

const everyone = {
  '/dashboard': /^Good /,
  '/test': 'Test',
  '/videos': 'Help videos',
  '/customers': 'Customers',
  '/contacts': 'Contacts',
  '/newContacts': 'New Contacts',
  '/enquiries': 'Enquiries',
  '/quotations': 'Quotations',
  '/activities': 'Activities',
  '/myActivities': 'My Activities',
  '/contacts/1/detail': /\w+ \w+/,
  '/activityPage/1': /./,
};

/** Pages that open only for users who have them in the menu. */
const menuPages = {
  '/customerApprovals': ['Customer Approval', ['admin', 'supervisor', 'internal']],
  '/supportCases': ['Support Cases', ['admin']],
  '/users': ['Users', ['admin']],
  '/roles': ['Roles', ['admin']],
  '/users/1/detail': [/\w+ \w+/, ['admin']],
  '/roles/1/permissions': [/\w+/, ['admin']],
} as const satisfies Record<string, [string | RegExp, DemoUser[]]>;

/** The menu pages that a user may open. */
const allowed = (user: DemoUser) =>
  Object.fromEntries(
    Object.entries(menuPages).flatMap(([path, [title, users]]) =>
      (users as readonly DemoUser[]).includes(user) ? [[path, title]] : [],
    ),
  );

// Which pages each role may open is tested in once/pages; here, that the product obeys.
for (const user of ['admin', 'salesexec'] as const satisfies DemoUser[])
  test(`the pages that ${user} may open are links and open by address, the others are neither [BEH-002 PER-014 PER-016 NAV-004 NAV-010 NAV-011 NAV-012]`, async ({
    page,
  }) => {
    test.setTimeout(180_000);
    await signIn(page, user);
    await page.goto('/');
    for (const [path, title] of Object.entries({ ...everyone, ...allowed(user) })) {
      await go(page, path);
      await expect(heading(page), path).toHaveText(title);
      // A list may open with one of the user's saved filters.
      await expect(page, path).toHaveURL(new RegExp(`${path}(\\?|$)`));
      await expect(crumbs(page), path).toHaveCount(path.split('/').length);
    }
    await go(page, '/customers');
    await expect(heading(page)).toHaveText('Customers');
    for (const [path, [title, users]] of Object.entries(menuPages)) {
      if ((users as readonly DemoUser[]).includes(user)) continue;
      await expect(menu(page, String(title))).toHaveCount(0);
      await page.goto(path);
      await expect(page, path).toHaveURL(/\/customers$/);
      await expect(heading(page), path).toHaveText('Customers');
    }
  });

test('a settings page obeys the rule of its group besides the flag of the role [PER-001 PER-014]', async ({ page }) => {
  await signIn(page, 'supervisor', { change: (session) => (session.permissions.ViewSettingGroup = 0) });
  await page.goto('/customers');
  await expect(heading(page)).toHaveText('Customers');
  await page.goto('/tags');
  await expect(page).toHaveURL(/\/customers$/);
});

test('everyone can open the page of their own user, without the tabs for user managers', async ({ page }) => {
  await signIn(page, 'readonly');
  const { id, email } = await api(page, 'GET', 'user/profile');
  await page.goto(`/users/${id}/history`);
  await expect(page).toHaveURL(new RegExp(`/users/${id}/detail$`));
  await expect(page.getByRole('link', { name: email })).toBeVisible();
  await expect(page.getByRole('tab', { name: 'Login history' })).toHaveCount(0);
});

test('the name of another user is not a link for users who may not open that page', async ({ page }) => {
  await signIn(page, 'readonly');
  await page.goto('/customers/1/detail');
  const { createdBy } = await api(page, 'GET', 'customers/1');
  const name = page.getByRole('main').getByText(createdBy.fullName).first();
  await expect(name).toBeVisible();
  await expect(page.getByRole('main').getByRole('link', { name: createdBy.fullName })).toHaveCount(0);
  await signIn(page, 'admin');
  await page.goto('/customers/1/detail');
  await expect(page.getByRole('main').getByRole('link', { name: createdBy.fullName }).first()).toBeVisible();
});

test('a user who does not manage users chooses one by name', async ({ page }) => {
  await signIn(page, 'internal');
  const dialog = await openNew(page, 'enquiry');
  await choose(dialog, 'Requested By', 'Sally Exec');
  await expect(dialog.getByRole('combobox', { name: 'Requested By' })).toHaveValue('Sally Exec');
});

test('an address that leads nowhere says so, and stays [NAV-033 AMB-105]', async ({ page }) => {
  await signIn(page, 'internal');
  await page.goto('/nowhere/at%20all');
  await expect(crumbs(page)).toHaveText(['Home', 'Nowhere', 'At all']);
  await expect(heading(page)).toHaveText('PAGE NOT FOUND');
  await expect(page).toHaveURL(/\/nowhere\/at%20all$/);
});

test('/test is a page of its own in the shell, which asks the server nothing [NAV-005 BEH-040 AMB-011]', async ({
  page,
}) => {
  await signIn(page, 'internal');
  const fields = ['dbViewFields/8', 'currentUserViewFields/8'].map((path) => page.waitForResponse(`**/v1/${path}`));
  await Promise.all([...fields, page.goto('/')]);
  await expect(heading(page)).toHaveText(/^Good /);
  await page.waitForLoadState('networkidle');
  const shell = new Set<string>();
  const asked: string[] = [];
  page.on('request', (request) => {
    const path = request.url().split('/v1/')[1];
    if (path) asked.push(path);
  });
  // The shell makes its calls when the browser is idle, which may be after `networkidle`.
  const ofShell = ['dbreports', 'getNewCurrentUserAlerts', 'getActiveCurrentUserAlerts', 'getCurrUserFavFilters'];
  const answered = ofShell.map((path) => page.waitForResponse(`**/v1/${path}`));
  await page.goto('/nowhere');
  await Promise.all(answered);
  await page.waitForLoadState('networkidle');
  asked.splice(0).forEach((path) => shell.add(path));
  await page.goto('/test');
  await expect(page).toHaveURL(/\/test$/);
  await expect(heading(page)).toHaveText('Test');
  const content = page.getByRole('main');
  await expect(content.getByText('This page shows that Branchline is running.', { exact: true })).toBeVisible();
  await expect(menu(page, 'Customers')).toBeVisible();
  await page.waitForLoadState('networkidle');
  expect(asked.filter((path) => !shell.has(path))).toEqual([]);
});

test('Watch Videos lists the help videos, each opens in a tab of its own [NAV-007 BEH-007]', async ({
  page,
  context,
}) => {
  await signIn(page, 'admin');
  await page.goto('/');
  const title = unique('How to book in');
  await api(page, 'POST', 'helpVideos', { title, url: 'https://videos.example/book-in' });
  const old = await api(page, 'POST', 'helpVideos', { title: unique('Old'), url: 'https://videos.example/old' });
  await api(page, 'PUT', `helpVideos/${old.id}`, { active: false });
  await context.route('https://videos.example/**', (route) => route.fulfill({ body: 'A film' }));
  await page.getByRole('banner').getByRole('link', { name: 'Watch Videos' }).click();
  await expect(page).toHaveURL(/\/videos$/);
  await expect(page.getByRole('main').getByText(old.title)).toHaveCount(0);
  const [film] = await Promise.all([context.waitForEvent('page'), page.getByRole('link', { name: title }).click()]);
  await expect(film).toHaveURL('https://videos.example/book-in');
  await film.close();
});

test('a single activity looks as on its page, without tabs [NAV-013]', async ({ page }) => {
  await signIn(page, 'internal');
  await page.goto('/activities/2/detail');
  const facts = page.locator('article dl').last();
  await expect(facts).toContainText(/\d\d\/\d\d\/\d{4}/);
  const text = await facts.innerText();
  await page.goto('/activityPage/2');
  await expect(page.getByRole('tab')).toHaveCount(0);
  await expect(facts).toHaveText(text.replace(/\s+/g, ' '), { useInnerText: true });
  await crumbs(page).last().click();
  await expect(page).toHaveURL(/\/activityPage\/2\/detail$/);
  await expect(page.getByRole('tab')).toHaveCount(0);
  await page.goto('/activityPage/2000000000x');
  await expect(heading(page)).toHaveText('PAGE NOT FOUND');
});

test("one's own activities are a click from all of them, and back [AMB-027]", async ({ page }) => {
  await signIn(page, 'internal');
  await page.goto('/');
  await menu(page, 'Activities').click();
  await page.getByRole('link', { name: 'My activities' }).click();
  await expect(page).toHaveURL(/\/myActivities/);
  await expect(heading(page)).toHaveText('My Activities');
  await page.getByRole('link', { name: 'All activities' }).click();
  await expect(page).toHaveURL(/\/activities/);
  await page.goto('/customers/1/activities');
  await expect(page.getByRole('heading', { level: 2, name: 'Activities' })).toBeVisible();
  await expect(page.getByRole('link', { name: 'My activities' })).toHaveCount(0);
});

test('going back from a tab of a quotation leads to the page before it [NAV-034 NAV-038]', async ({ page }) => {
  await signIn(page, 'internal');
  const { customer } = await api(page, 'GET', 'quotation/1');
  const list = `/customers/${customer.customerId}/quotations`;
  await page.goto(list);
  await openRow(rows(page).first());
  await expect(page).toHaveURL(/\/quotations\/\d+\/detail$/);
  await expect(page.getByRole('tab', { name: 'Versions' })).toBeVisible();
  await page.getByRole('tab', { name: 'History' }).click();
  await expect(page).toHaveURL(/\/quotations\/\d+\/history$/);
  const recorded = () => page.evaluate(() => sessionStorage.getItem('branchline.lastPage'));
  expect(await recorded()).toMatch(/^\/quotations\/\d+\/detail$/);
  await page.goBack();
  await expect(page).toHaveURL(new RegExp(`${list}$`));
  const last = await recorded();
  expect(last).toMatch(/^\/quotations\/\d+\/history$/);
  // Error pages are not recorded, so that nothing leads back to one.
  await go(page, '/error');
  await expect(heading(page)).toHaveText('ERROR OCCURRED');
  expect(await recorded()).toBe(last);
});

test('going back from a contact leads to the new contacts, or to the page before it [NAV-039 AMB-093]', async ({
  page,
}) => {
  await signIn(page, 'internal');
  await page.goto('/customers/1/contacts');
  await rows(page).first().getByRole('link').first().click();
  await expect(page).toHaveURL(/\/contacts\/\d+\/detail$/);
  await expect(page.getByRole('tab', { selected: true })).toHaveText('Detail');
  await page.goBack();
  await expect(page).toHaveURL(/\/customers\/1\/contacts$/);
  await menu(page, 'Contacts').click();
  await expect(page).toHaveURL(/\/newContacts/);
  await expect(heading(page)).toHaveText('New Contacts');
  await page.goto('/customers/1/contacts');
  await rows(page).first().getByRole('link').first().click();
  await expect(page).toHaveURL(/\/contacts\/\d+\/detail$/);
  await expect(page.getByRole('tab', { selected: true })).toHaveText('Detail');
  await page.goBack();
  await expect(page).toHaveURL(/\/newContacts/);
});

test('going back from a tab of an activity, an enquiry, a user or a role leads to its list [NAV-037]', async ({
  page,
}) => {
  await signIn(page, 'admin');
  await page.goto('/');
  for (const title of ['Activities', 'Enquiries', 'Users', 'Roles']) {
    await menu(page, title === 'Enquiries' ? 'Quotations' : title).click();
    await expect(heading(page)).toHaveText(title);
    const list = new URL(page.url()).pathname;
    await rows(page).first().getByRole('link').first().click();
    await page.getByRole('tab').last().click();
    await expect(page.getByRole('tab', { selected: true })).toHaveText(
      (await page.getByRole('tab').last().innerText())!,
    );
    await page.goBack();
    await expect(page).toHaveURL(new RegExp(`${list}(\\?|$)`));
    await expect(heading(page)).toHaveText(title);
  }
});

test("one's own notification settings; mail on approvals is for the Admin [PER-003 BEH-016 BEH-028 BEH-033 ERR-021 ERR-028]", async ({
  page,
  allow,
}) => {
  allow.consoleErrors.push(/status of 500/);
  const dialog = page.getByRole('dialog', { name: 'Notification settings' });
  const open = async () => {
    await page.getByRole('button', { name: 'Your account' }).click();
    await page.getByRole('menuitem', { name: 'Notification settings' }).click();
    await expect(dialog.getByRole('switch').first()).toBeVisible();
  };
  await signIn(page, 'internal');
  await page.goto('/');
  await breakOnce(page, '**/v1/user/getNotifications');
  await page.getByRole('button', { name: 'Your account' }).click();
  await page.getByRole('menuitem', { name: 'Notification settings' }).click();
  await expect(page.locator('[role=alert]').filter({ hasText: 'Some data was not loaded' })).toBeVisible();
  await page.keyboard.press('Escape');
  await page.getByRole('button', { name: 'View errors' }).click();
  await expect(page.getByText('Some data was not loaded from "user/getNotifications"', { exact: true })).toBeVisible();
  await page.getByRole('button', { name: 'Clear All Errors' }).click();
  await open();
  await expect(dialog.getByRole('switch')).toHaveCount(3);
  const notes = dialog.getByRole('switch', { name: 'E-mail me notes that are for me' });
  const before = await notes.isChecked();
  await notes.click();
  const [put] = await Promise.all([
    page.waitForRequest(/user\/updateNotifications$/),
    dialog.getByRole('button', { name: 'Save', exact: true }).click(),
  ]);
  expect(Object.keys(put.postDataJSON()).toSorted()).toEqual([
    'createOutlookActivity',
    'getCustApproveEmail',
    'getNotesEmail',
    'getReminderEmail',
  ]);
  await expect(dialog).toHaveCount(0);
  await open();
  await expect(notes).toBeChecked({ checked: !before });
  await notes.click();
  await page.route('**/v1/user/updateNotifications', (route) =>
    route.fulfill({ status: 500, json: { message: 'Broken', code: 'unexpected' } }),
  );
  await dialog.getByRole('button', { name: 'Save', exact: true }).click();
  await expect(page.getByText('Failed to update Notification settings.')).toBeVisible();
  await expect(notes).toBeChecked({ checked: before });
  await page.unroute('**/v1/user/updateNotifications');
  await dialog.getByRole('button', { name: 'Save', exact: true }).click();
  await expect(dialog).toHaveCount(0);
  await page.getByRole('button', { name: 'Your account' }).click();
  await page.getByRole('menuitem', { name: 'Sign out' }).click();
  await expect(page.getByRole('button', { name: 'Sign In' })).toBeVisible();
  await signIn(page, 'admin');
  await page.goto('/');
  await open();
  await expect(dialog.getByRole('switch', { name: 'Send me the page of my team on Fridays' })).toBeChecked();
  await expect(dialog.getByRole('switch')).toHaveCount(5);
});
