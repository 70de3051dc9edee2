import { api, expect, openRow, rows, signIn, test } from '../support/browser/fixtures.ts';

test('each part of the address is a link; a number has the record’s name and opens it [NAV-041 NAV-044]', async ({
  page,
}) => {
  await signIn(page, 'internal');
  await page.goto('/customers/7/history');
  const { custName } = await api(page, 'GET', 'customers/7');
  const crumbs = page.getByRole('navigation', { name: 'Breadcrumb' });
  await expect(crumbs.getByRole('link')).toHaveText(['Home', 'Customers', custName, 'History']);
  await expect(page).toHaveTitle(`History – ${custName} – Customers – Branchline`);
  const main = page.locator('#main');
  await page.setViewportSize({ width: 1440, height: 200 });
  // The page can scroll once its history has loaded.
  await expect
    .poll(() =>
      main.evaluate((one) => {
        one.scrollTo(0, 20);
        return one.scrollTop;
      }),
    )
    .toBe(20);
  await crumbs.getByRole('link', { name: custName }).click();
  await expect(page).toHaveURL(/\/customers\/7\/detail$/);
  await expect.poll(() => main.evaluate((one) => one.scrollTop)).toBe(0);
  await expect(page).toHaveTitle(`${custName} – Customers – Branchline`);
  await crumbs.getByRole('link', { name: 'Customers' }).click();
  await expect(page).toHaveURL(/\/customers(\?|$)/);
});

test('going back from a tab of a record leads to its list [NAV-037]', async ({ page }) => {
  await signIn(page, 'internal');
  await page.goto('/');
  await page.getByRole('navigation', { name: 'Main menu' }).getByRole('link', { name: 'Customers' }).click();
  await openRow(rows(page).first());
  await page.getByRole('tab', { name: 'History' }).click();
  await expect(page).toHaveURL(/history$/);
  await page.goBack();
  await expect(page).toHaveURL(/\/customers(\?|$)/);
});

test('a record without a tab shows its detail [AMB-025]', async ({ page }) => {
  await signIn(page, 'internal');
  await page.goto('/customers/7');
  await expect(page).toHaveURL(/\/customers\/7\/detail$/);
});

test('error pages say what happened and lead back [AMB-029 NAV-029 NAV-030 NAV-031 NAV-032]', async ({ page }) => {
  await signIn(page, 'internal');
  const pages = {
    error: ['ERROR OCCURRED', 'Something went wrong.'],
    access: ['ACCESS DENIED', "You don't have the necessary permissions."],
    notfound: ['PAGE NOT FOUND', 'Requested resource is not available.'],
  };
  for (const [path, [title, text]] of Object.entries(pages)) {
    await page.goto(`/${path}`);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(title!);
    await expect(page.getByText(text!)).toBeVisible();
    await expect(page.getByRole('navigation', { name: 'Main menu' })).toBeVisible();
    await page.getByRole('link', { name: 'Back to Dashboard' }).click();
    await expect(page).toHaveURL(/\/$/);
  }
});

test('a page that cannot be shown leaves the menu, which leads to other pages; so does one whose code does not load [NAV-029 AMB-029]', async ({
  page,
  allow,
}) => {
  allow.consoleErrors.push(/./);
  await signIn(page, 'internal');
  await page.route('**/v1/sameSiteEnquiries/*', (route) => route.fulfill({ json: 'not a list' }));
  await page.goto('/enquiries/1/detail');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('ERROR OCCURRED');
  const customers = page.getByRole('navigation', { name: 'Main menu' }).getByRole('link', { name: 'Customers' });
  await customers.click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Customers');

  await page.route(/\/assets\/(ChangePasswordDialog|Videos)-/, (route) => route.abort());
  for (const name of ['Watch Videos', 'Change password']) {
    await page.getByRole('button', { name: 'Your account' }).click();
    await page.getByRole('menuitem', { name }).click();
    await expect(page).toHaveURL(/\/error$/);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('ERROR OCCURRED');
    await customers.click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Customers');
  }
});

test('a missing record shows the page not found [NAV-031 AMB-029]', async ({ page, allow }) => {
  allow.consoleErrors.push(/status of 404/);
  await signIn(page, 'internal');
  for (const id of ['2000000000', 'abc']) {
    await page.goto(`/customers/${id}/detail`);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('PAGE NOT FOUND');
  }
});

test('an admin has the settings in five groups and users and roles; they open their lists [NAV-023 NAV-024 NAV-025 NAV-026 NAV-027 NAV-028 NAV-052 NAV-053]', async ({
  page,
}) => {
  test.setTimeout(180_000);
  await signIn(page, 'admin');
  await page.goto('/');
  const menu = page.getByRole('navigation', { name: 'Main menu' });
  const groups = ['Customer', 'Enquiry', 'Quotation', 'Activity', 'Global'].map((name) => `${name} settings`);
  await menu.getByRole('button', { name: 'SETTINGS' }).click();
  await expect(menu.getByRole('list', { name: 'SETTINGS' }).getByRole('button')).toHaveText(groups);
  for (const group of groups) {
    const button = menu.getByRole('button', { name: group });
    if ((await button.getAttribute('aria-expanded')) !== 'true') await button.click();
  }
  const heading = page.getByRole('heading', { level: 1 });
  const links = await menu.getByRole('link').all();
  expect(links.length).toBeGreaterThan(27);
  const paths = await Promise.all(links.map((link) => link.getAttribute('href')));
  const types = ['Types', 'Industry', 'JobTitles', 'Salutations', 'SalesExecutives', 'Regions', 'PostalAreas'];
  expect(paths).toEqual(
    expect.arrayContaining([
      ...[...types, 'citiesTowns', 'jobFunctions'].map((name) => `/customerSetting/${name}`),
      ...['ActivityResults', 'ActivityStatus', 'ActivityTypes', 'ReminderTypes'].map(
        (name) => `/activitySetting/${name}`,
      ),
      '/setting/mbpDepartments',
      '/branches',
      '/tags',
      ...['Status', 'ProjectTypes', 'ProductTypes', 'QuotationGrades'].map((name) => `/opportunitySetting/${name}`),
      ...['QuoteTypes', 'Manufacturers', 'QuoteStatus', 'LostQuoteNotes'].map((name) => `/quoteSetting/${name}`),
    ]),
  );
  const users = menu.getByRole('list', { name: 'USERS & ACCESS' }).getByRole('link');
  await expect(users).toHaveText(['Users', 'Roles', 'Audit', 'Support Cases', 'Background work']);
  const opened = new Set<string>();
  for (const link of links) {
    const path = (await link.getAttribute('href'))!;
    // All lists of settings are generated alike, so one of each group is opened, with its dialog.
    const group = path.split('/')[1]!;
    if (path === '/' || (opened.has(group) && /setting/i.test(group))) continue;
    const before = await heading.textContent();
    await link.click();
    await expect(heading, path).not.toHaveText(before!);
    if (path === '/settings') {
      const lists = paths.filter((one) => /Setting\/|^\/setting\/|^\/branches|^\/tags/.test(one!));
      const index = page.getByRole('main').getByRole('link');
      await expect(index).toHaveCount(lists.length);
      await expect(index.filter({ hasText: 'Quote Types' })).toContainText(/\d entr(y|ies)/);
      continue;
    }
    await expect(
      rows(page)
        // The audit is not a table.
        .or(
          page
            .getByRole('main')
            .getByRole('listitem')
            .filter({ hasText: /\d\d\/\d\d\/\d{4}/ }),
        )
        // The rows of a team have a heading each.
        .or(page.getByRole('rowheader'))
        .or(page.getByText(/^No .+ yet$/))
        .first(),
      path,
    ).toBeVisible();
    const add = page.getByRole('button', { name: /^New / });
    if (opened.has(group) || !(await add.count())) continue;
    opened.add(group);
    await add.first().click();
    await expect(page.getByRole('dialog'), path).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(page.getByRole('dialog')).toHaveCount(0);
  }
  expect(opened.size).toBeGreaterThan(groups.length);
});

test('the page of a record groups its fields, writes the address as one, and hides what is empty', async ({ page }) => {
  await signIn(page, 'internal');
  const { address1, cityTown, postCode } = await api(page, 'GET', 'customers/7');
  await page.goto('/customers/7/detail');
  const address = page.getByRole('region', { name: 'Address' });
  await expect(address.getByRole('definition')).toHaveCount(1);
  await expect(address.getByRole('definition')).toContainText(address1);
  await expect(address.getByRole('definition')).toContainText(`${cityTown.cityTownName}${postCode}`);
  const contact = page.getByRole('region', { name: 'Contact' });
  await expect(contact).not.toContainText('Fax No');
  await page.getByRole('button', { name: /^Show \d+ empty fields$/ }).click();
  await expect(contact).toContainText('Fax No–');
  await page.getByRole('button', { name: 'Hide empty fields' }).click();
  await expect(contact).not.toContainText('Fax No');
});

test('while the first scripts load, the mark is shown, and the code of the page is loaded already', async ({
  page,
}) => {
  await signIn(page, 'internal');
  let load = () => {};
  const loading = new Promise<void>((resolve) => (load = resolve));
  await page.route('**/assets/index-*.js', async (route) => {
    await loading;
    await route.fallback();
  });
  const code = page.waitForRequest(/assets\/customer\.gen-/);
  await page.goto('/customers', { waitUntil: 'commit' });
  const mark = page.getByRole('img', { name: 'Loading Branchline' });
  await expect(mark).toBeInViewport({ ratio: 1 });
  await code;
  load();
  await expect(rows(page).first()).toBeVisible();
  await expect(mark).toHaveCount(0);
});

test('a long menu is scrolled to the page that is shown', async ({ page }) => {
  await page.setViewportSize({ width: 1440, height: 700 });
  await signIn(page, 'admin');
  await page.goto('/actualSales');
  const entry = page.getByRole('navigation', { name: 'Main menu' }).getByRole('link', { name: 'Actual Sales' });
  await expect(entry).toHaveAttribute('aria-current', 'page');
  await expect(entry).toBeInViewport({ ratio: 1 });
});
