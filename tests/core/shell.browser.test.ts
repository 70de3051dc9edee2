import type { Page } from '@playwright/test';
import {
  address,
  answerAs,
  answered,
  api,
  breakOnce,
  elsewhere,
  expect,
  goesWithin,
  go,
  rows,
  signIn,
  test,
  unique,
} from '../support/browser/fixtures.ts';

const menu = (page: Page) => page.getByRole('navigation', { name: 'Main menu' });

/** The tabs of a record's page, by path. */
const pages = {
  '/customers/1': 'detail contacts linkedaccounts notes activities enquiries quotations attachments sales history',
  '/contacts/1': 'detail enquiries',
  '/enquiries/1': 'detail quotations activities notes attachments History',
  '/quotations/1': 'detail versions sent activities attachments history',
  '/activities/1': 'detail history',
  '/users/1': 'detail history dashboard widgets',
  '/roles/1': 'detail permissions',
};

test('each tab of a record has an address of its own [BEH-023 BEH-025 NAV-001 NAV-014 NAV-015 NAV-016 NAV-018 NAV-019 NAV-020 NAV-021]', async ({
  page,
}) => {
  await signIn(page, 'admin');
  for (const [path, tabs] of Object.entries(pages)) {
    const hrefs = tabs.split(' ').map((tab) => `${path}/${tab}`);
    await page.goto(path);
    await expect(page).toHaveURL(new RegExp(`${hrefs[0]}$`));
    await expect(page.getByRole('tab').first()).toHaveAttribute('href', hrefs[0]!);
    // A tab without rows is in the menu at the end of the bar until it is opened.
    for (const href of hrefs) {
      await page.goto(href);
      await expect(page).toHaveURL(new RegExp(`${href}$`));
      await expect(page.getByRole('tab', { selected: true })).toHaveAttribute('href', href);
    }
    const shown = await page.getByRole('tab').evaluateAll((all) => all.map((tab) => tab.getAttribute('href')!));
    expect(shown).toEqual(hrefs.filter((href) => shown.includes(href)));
    await page.getByRole('tab').last().click();
    await expect(page).toHaveURL(new RegExp(`${hrefs.at(-1)}$`));
    await expect(page.getByRole('tab', { selected: true })).toHaveAttribute('href', hrefs.at(-1)!);
  }
});

test('the main group of the menu, by what a person may see [NAV-046 NAV-047 NAV-048 NAV-049 NAV-050 NAV-055 PER-016]', async ({
  page,
}) => {
  const main = menu(page).getByRole('list', { name: 'Main' }).getByRole('link');
  await signIn(page, 'salesexec');
  await page.goto('/');
  const all = {
    Dashboard: '/',
    Contacts: '/newContacts',
    Activities: '/activities',
    Customers: '/customers',
    Quotations: '/enquiries',
  };
  for (const [name, to] of Object.entries(all))
    await expect(main.filter({ hasText: new RegExp(`^${name}$`) })).toHaveAttribute('href', to);
  const before = await main.allInnerTexts();
  const admin = await elsewhere(page, 'admin');
  const user = (await admin.get('users')).body.find((one: any) => one.email === address('salesexec')).id;
  const permissions = (await admin.get('activePermissions')).body as any[];
  const given: number[] = [];
  const give = async (permissionCode: string, permissionLevel: number) => {
    const permission = permissions.find((one) => one.permissionCode === permissionCode).id;
    given.push(
      (await admin.post('saveAssignedPermission', { userOrRole: 1, user, permission, permissionLevel })).body.id,
    );
  };
  // Opens a page that makes no request needing the permissions taken away.
  const again = async () => {
    await signIn(page, 'salesexec');
    await page.goto('/nowhere');
  };
  // Leaves the product first: an open page would still make requests that are no longer allowed.
  await page.goto('about:blank');
  for (const code of ['ViewCustomers', 'ViewQuotations', 'customerApproval']) await give(code, 0);
  await again();
  await expect(main).toHaveText(['Dashboard', 'Contacts', 'Activities']);
  for (const name of ['Contacts', 'Activities']) {
    await main.filter({ hasText: name }).click();
    await expect(page.getByText("You don't have the necessary permissions.")).toBeVisible();
  }
  for (const id of given.splice(0)) await admin.delete(`deleteAssignedPermission/${id}`);
  await give('customerApproval', 1);
  await again();
  await expect(main.filter({ hasText: 'Customer Approval' })).toHaveAttribute('href', '/customerApprovals');
  for (const id of given.splice(0)) await admin.delete(`deleteAssignedPermission/${id}`);
  await again();
  await expect(main).toHaveText(before);
});

test('an icon shows its name under the mouse, with the focus and under a resting finger, until it is pressed or left', async ({
  page,
}) => {
  await signIn(page, 'internal', { change: ({ profile }) => (profile.menuMode = 'Slim') });
  await page.goto('/customers');
  const hint = page.locator('[role=tooltip]');
  const columns = page.getByRole('button', { name: 'Choose columns' });
  await columns.hover();
  await expect(hint).toHaveText('Choose columns');
  await hint.hover();
  await expect(hint).toBeVisible();
  await page.mouse.move(0, 0);
  await expect(hint).toHaveCount(0);

  await columns.click();
  await expect(page.getByRole('dialog')).toBeVisible();
  await expect(hint).toHaveCount(0);
  await page.keyboard.press('Escape');
  await page.keyboard.press('Tab');
  await page.keyboard.press('Shift+Tab');
  await expect(columns).toBeFocused();
  await expect(hint).toHaveText('Choose columns');
  await page.keyboard.press('Escape');
  await expect(hint).toHaveCount(0);

  const customers = menu(page).getByRole('link', { name: 'Customers' });
  await customers.hover();
  await expect(hint).toHaveText('Customers');
  const [icon, text] = [(await customers.boundingBox())!, (await hint.boundingBox())!];
  expect(text.x).toBeGreaterThan(icon.x + icon.width / 2);

  await columns.dispatchEvent('pointerdown', { pointerType: 'touch' });
  await expect(hint).toHaveText('Choose columns');
  await columns.dispatchEvent('pointerup', { pointerType: 'touch' });
  await expect(hint).toHaveCount(0);
});

test('a tap on a text with a hint shows it until the next tap', async ({ page, browser }) => {
  const session = await signIn(page, 'internal', { change: ({ permissions }) => (permissions.ViewCustomers = 5) });
  const storageState = await page.context().storageState();
  const telephone = await browser.newPage({ hasTouch: true, viewport: { width: 390, height: 844 }, storageState });
  await answerAs(telephone.context(), session);
  await telephone.goto('/customers');
  await telephone.getByText(/ branch only$/).tap();
  const hint = telephone.locator('[role=tooltip]');
  await expect(hint).toContainText('You see only records of your own branch');
  await telephone.waitForTimeout(1600);
  await expect(hint).toBeVisible();
  await telephone.getByRole('heading', { name: 'Customers' }).tap();
  await expect(hint).toHaveCount(0);
  await telephone.close();
});

test('the menu is beside the page above 1024 px, rows are cards at 640 px and less [CON-013]', async ({ page }) => {
  await signIn(page, 'internal');
  await page.goto('/customers');
  const button = page.getByRole('button', { name: 'Open the menu' });
  for (const [width, beside, table] of [
    [1025, true, true],
    [1024, false, true],
    [641, false, true],
    [640, false, false],
  ] as const) {
    await page.setViewportSize({ width, height: 800 });
    await expect(menu(page).getByRole('link', { name: 'Customers' })).toBeVisible({ visible: beside });
    await expect(button).toBeVisible({ visible: !beside });
    await expect(page.getByRole('table')).toHaveCount(table ? 1 : 0);
  }
});

test('the dialog for a forgotten password is 500 px wide [SES-020 SES-025 BEH-015 BEH-016 VAL-002 CON-014 ERR-007 ERR-008]', async ({
  page,
  allow,
}) => {
  allow.consoleErrors.push(answered(400));
  await page.goto('/login');
  await page.getByRole('button', { name: 'Forgotten Password' }).click();
  const dialog = page.getByRole('dialog', { name: 'Forgot Password' });
  await expect.poll(async () => (await dialog.boundingBox())?.width).toBe(500);
  const [field, send] = [
    dialog.getByRole('textbox', { name: 'Email Address' }),
    dialog.getByRole('button', { name: 'Send Email', exact: true }),
  ];
  await expect(dialog.getByRole('button', { name: 'Cancel', exact: true })).toBeVisible();
  await field.fill('x');
  await expect(send).toBeDisabled();
  await field.fill('nobody@demo.branchline.example');
  await send.click();
  await expect(dialog.getByText('Email not found.')).toBeVisible();
  await field.fill(address('readonly'));
  const [sent] = await Promise.all([page.waitForRequest('**/v1/accounts:sendOobCode'), send.click()]);
  expect(sent.postDataJSON()).toEqual({ requestType: 'PASSWORD_RESET', email: address('readonly') });
  await expect(dialog).toBeHidden();
});

test('a toast stays for 5000 ms, one with Undo or after a failure for 10000 [CON-003 AMB-110]', async ({
  page,
  allow,
}) => {
  allow.consoleErrors.push(answered(500));
  await page.clock.install();
  await signIn(page, 'admin');
  await page.goto('/customerSetting/Salutations');
  await page.getByRole('button', { name: 'New salutation' }).click();
  const dialog = page.getByRole('dialog');
  const name = unique('Prof');
  await dialog.getByRole('textbox', { name: 'Salutation' }).fill(name);
  await page.clock.pauseAt(new Date(Date.now() + 60_000));
  await breakOnce(page, '**/v1/salutations');
  await dialog.getByRole('button', { name: 'Save', exact: true }).click();
  const error = page.getByText('Error while saving Salutation', { exact: true });
  await expect(error).toBeVisible();
  await page.clock.runFor(9900);
  await expect(error).toBeVisible();
  await goesWithin(error, 900);
  await dialog.getByRole('button', { name: 'Save', exact: true }).click();
  const saved = page.getByRole('status').filter({ hasText: 'Salutation' });
  await expect(saved).toBeVisible();
  await page.clock.runFor(9900);
  await saved.getByRole('button', { name: 'Undo' }).click();
  // A toast stays as long as the mouse points at it.
  await page.mouse.move(0, 0);
  const undone = page.getByRole('status').filter({ hasText: 'Undone' });
  await expect(undone).toBeVisible();
  await page.clock.runFor(4900);
  await expect(undone).toBeVisible();
  await goesWithin(undone, 900);
});

test('a saved form closes and its list reloads; a refused form stays open, and nothing reloads [STA-054 BEH-136]', async ({
  page,
  allow,
}) => {
  allow.consoleErrors.push(answered(500));
  await signIn(page, 'admin');
  const word = unique('Dame');
  const [first, renamed] = [`${word} A`, `${word} B`];
  await page.goto('/customerSetting/Salutations');
  await page.getByRole('searchbox').fill(word);
  await expect(page.getByText(/^No salutations/)).toBeVisible();
  const loaded: string[] = [];
  page.on('request', (request) => {
    if (request.method() === 'GET' && /\/v1\/salutations\?.*range=/.test(request.url())) loaded.push(request.url());
  });
  await page.getByRole('button', { name: 'New salutation' }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByRole('textbox', { name: 'Salutation' }).fill(first);
  await breakOnce(page, '**/v1/salutations', 'Not now');
  await dialog.getByRole('button', { name: 'Save', exact: true }).click();
  await expect(dialog.getByText('Not now')).toBeVisible();
  expect(loaded).toEqual([]);
  await dialog.getByRole('button', { name: 'Save', exact: true }).click();
  await expect(rows(page).getByText(first, { exact: true })).toBeInViewport();
  await expect(dialog).toHaveCount(0);
  expect(loaded).toHaveLength(1);

  await rows(page).getByText(first, { exact: true }).click();
  await dialog.getByRole('textbox', { name: 'Salutation' }).fill(renamed);
  await dialog.getByRole('button', { name: 'Save', exact: true }).click();
  await expect(rows(page).getByText(renamed, { exact: true })).toBeInViewport();
  await expect(dialog).toHaveCount(0);
  await expect(rows(page)).toHaveCount(1);
  expect(loaded).toHaveLength(2);
});

test('money is in pounds, with two decimals and separators [FMT-006]', async ({ page }) => {
  await signIn(page, 'admin');
  await page.goto('/quotations?sort=productValue&order=DESC');
  await expect(rows(page).first()).toBeVisible();
  const values = (await rows(page).allInnerTexts()).flatMap((text) => text.match(/£\S+/g) ?? []);
  expect(values.length).toBeGreaterThan(20);
  for (const value of values) expect(value).toMatch(/^£\d{1,3}(,\d{3})*\.\d{2}$/);
  expect(values.some((value) => value.includes(','))).toBe(true);
});

test('choices are cached for a minute; a change made here reloads them at once [BEH-095]', async ({ page }) => {
  await page.clock.install();
  // The channel of live events takes a jump of the clock for silence, and loads what it may have missed.
  await page.route('**/v1/live?*', () => new Promise(() => undefined));
  await signIn(page, 'admin');
  let asked = 0;
  page.on('request', (request) => {
    if (/\/v1\/activeSalutations/i.test(request.url())) asked += 1;
  });
  /** Opens the choices, expects the name among them or not, and answers how often they have been requested. */
  const look = async (name: string, has: boolean) => {
    await page.getByRole('button', { name: 'New contact' }).click();
    const dialog = page.getByRole('dialog', { name: 'Contact Details' });
    await dialog.getByRole('button', { name: 'More fields' }).click();
    await dialog.getByRole('combobox', { name: 'Salutation' }).click();
    await expect(page.getByRole('option', { name: 'Mrs', exact: true })).toBeVisible();
    await page.waitForLoadState('networkidle');
    await expect(page.getByRole('option', { name, exact: true })).toHaveCount(has ? 1 : 0);
    await page.keyboard.press('Escape');
    await page.keyboard.press('Escape');
    await expect(dialog).toHaveCount(0);
    return asked;
  };
  await page.goto('/contacts');
  const theirs = unique('Rabbi');
  expect(await look(theirs, false)).toBe(1);
  const supervisor = await elsewhere(page, 'admin');
  expect((await supervisor.post('salutations', { salutationName: theirs, active: true })).status).toBe(200);
  await page.clock.fastForward(30_000);
  expect(await look(theirs, false)).toBe(1);
  await page.clock.fastForward(31_000);
  expect(await look(theirs, true)).toBe(2);

  const own = unique('Imam');
  await go(page, '/customerSetting/Salutations');
  await page.getByRole('button', { name: 'New salutation' }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByRole('textbox', { name: 'Salutation' }).fill(own);
  await dialog.getByRole('button', { name: 'Save', exact: true }).click();
  await expect(dialog).toHaveCount(0);
  await go(page, '/contacts');
  expect(await look(own, true)).toBe(3);
});

test('the menu keeps the records that were opened last, folded until they are wanted', async ({ page }) => {
  await signIn(page, 'internal');
  await page.goto('/');
  await expect(menu(page).getByRole('link', { name: 'Customers' })).toBeVisible();
  await expect(menu(page).getByRole('button', { name: 'RECENT' })).toHaveCount(0);
  const customers = await api<any[]>(page, 'GET', 'activecustomers');
  const [one, other] = customers.filter(({ status }) => status === 'Active');
  for (const { customerId, custName } of [one, other]) {
    await page.goto(`/customers/${customerId}/detail`);
    await expect(page.getByRole('heading', { name: custName, level: 1 })).toBeVisible();
  }
  await page.goto('/');
  await expect(menu(page).getByRole('link', { name: other.custName })).toHaveCount(0);
  await menu(page).getByRole('button', { name: 'RECENT' }).click();
  await expect(menu(page).getByRole('list', { name: 'RECENT' }).getByRole('link')).toHaveText([
    other.custName,
    one.custName,
  ]);
  await menu(page).getByRole('link', { name: one.custName }).click();
  await expect(page.getByRole('heading', { name: one.custName, level: 1 })).toBeVisible();
});
