import { api, expect, rows, signIn, test } from '../support/browser/fixtures.ts';

test('NAV-044 each part of the address is a link; a number has the record’s name and opens it', async ({ page }) => {
  await signIn(page, 'internal');
  await page.goto('/customers/7/history');
  const { custName } = await api(page, 'GET', 'customers/7');
  const crumbs = page.getByRole('navigation', { name: 'Breadcrumb' });
  await expect(crumbs.getByRole('link')).toHaveText(['Home', 'Customers', custName, 'History']);
  await expect(page).toHaveTitle(`History – ${custName} – Customers – Branchline`);
  await crumbs.getByRole('link', { name: custName }).click();
  await expect(page).toHaveURL(/\/customers\/7\/detail$/);
  await expect(page).toHaveTitle(`${custName} – Customers – Branchline`);
  await crumbs.getByRole('link', { name: 'Customers' }).click();
  await expect(page).toHaveURL(/\/customers(\?|$)/);
});

test('NAV-037 going back from a tab of a record leads to its list', async ({ page }) => {
  await signIn(page, 'internal');
  await page.goto('/');
  await page.getByRole('navigation', { name: 'Main menu' }).getByRole('link', { name: 'Customers' }).click();
  await rows(page).first().click();
  await page.getByRole('tab', { name: 'History' }).click();
  await expect(page).toHaveURL(/history$/);
  await page.goBack();
  await expect(page).toHaveURL(/\/customers(\?|$)/);
});

test('AMB-025 a record without a tab shows its detail', async ({ page }) => {
  await signIn(page, 'internal');
  await page.goto('/customers/7');
  await expect(page).toHaveURL(/\/customers\/7\/detail$/);
});

test('NAV-029 NAV-030 NAV-031 NAV-032 error pages say what happened and lead back', async ({ page }) => {
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
    await page.getByRole('link', { name: 'Back to Dashboard' }).click();
    await expect(page).toHaveURL(/\/$/);
  }
});

test('NAV-029 a page that cannot be shown leaves the menu, which leads to other pages', async ({ page, allow }) => {
  allow.consoleErrors.push(/./);
  await signIn(page, 'internal');
  await page.route('**/v1/sameSiteEnquiries/*', (route) => route.fulfill({ json: 'not a list' }));
  await page.goto('/enquiries/1/detail');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('ERROR OCCURRED');
  await page.getByRole('navigation', { name: 'Main menu' }).getByRole('link', { name: 'Customers' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Customers');
});

test('NAV-031 a missing record shows the page not found', async ({ page, allow }) => {
  allow.consoleErrors.push(/status of 404/);
  await signIn(page, 'internal');
  for (const id of ['2000000000', 'abc']) {
    await page.goto(`/customers/${id}/detail`);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('PAGE NOT FOUND');
  }
});

test('NAV-026 NAV-027 NAV-052 NAV-053 an admin has the settings in five groups and users and roles; they open their lists', async ({
  page,
}) => {
  test.setTimeout(180_000);
  await signIn(page, 'admin');
  await page.goto('/');
  const menu = page.getByRole('navigation', { name: 'Main menu' });
  const groups = ['Customer', 'Enquiry', 'Quotation', 'Activity', 'Global'].map((name) => `${name} settings`);
  await expect(menu.getByRole('list', { name: 'SETTINGS' }).getByRole('button')).toHaveText(groups);
  for (const group of groups) {
    const button = menu.getByRole('button', { name: group });
    if ((await button.getAttribute('aria-expanded')) !== 'true') await button.click();
  }
  const heading = page.getByRole('heading', { level: 1 });
  const links = await menu.getByRole('link').all();
  expect(links.length).toBeGreaterThan(27);
  const paths = await Promise.all(links.map((link) => link.getAttribute('href')));
  expect(paths).toEqual(
    expect.arrayContaining([
      ...['Status', 'ProjectTypes', 'ProductTypes', 'QuotationGrades'].map((name) => `/opportunitySetting/${name}`),
      ...['QuoteTypes', 'Manufacturers', 'QuoteStatus', 'LostQuoteNotes'].map((name) => `/quoteSetting/${name}`),
    ]),
  );
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
        // The audit is no table.
        .or(
          page
            .getByRole('main')
            .getByRole('listitem')
            .filter({ hasText: /\d\d\/\d\d\/\d{4}/ }),
        )
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
