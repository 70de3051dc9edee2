import type { Page } from '@playwright/test';
import { violations } from '../../support/browser/axe.ts';
import { api, choose, expect, openNew, signIn, test } from '../../support/browser/fixtures.ts';

test.describe.configure({ timeout: 120_000 });

/** A customer with active accounts whose branches fit, and those branches. */
async function withAccounts(page: Page, fits: (branches: readonly any[]) => boolean) {
  const accounts = (await api<any[]>(page, 'GET', 'customermbpbranches')).filter(({ active }) => active);
  for (const { customer } of accounts) {
    const branches = accounts
      .filter((account) => account.customer.customerId === customer.customerId)
      .map(({ mbpBranch }) => mbpBranch);
    if (fits(branches)) return { customer, branches };
  }
  throw new Error('There is no such customer.');
}

for (const { what, list, path, open, needs, field } of [
  {
    what: 'an enquiry',
    list: '/enquiries',
    path: 'opportunity',
    open: 'New enquiry',
    needs: 'Description is required.',
    field: 'Description',
  },
  {
    what: 'a customer',
    list: '/customers',
    path: 'customer',
    open: 'New customer',
    needs: 'Customer Name is required.',
    field: 'Customer Name',
  },
])
  test(`to save ${what} with no data shows a warning and sends nothing; with some data there is no warning [VAL-111]`, async ({
    page,
  }) => {
    await signIn(page, 'internal');
    const sent: string[] = [];
    page.on('request', (request) => {
      if (request.method() === 'POST' && request.url().includes(`/v1/${path}`)) sent.push(request.url());
    });
    await page.goto(list);
    await page.getByRole('button', { name: open }).click();
    const dialog = page.getByRole('dialog');
    const warning = page.getByText('Enquiry info not found', { exact: true });
    await dialog.getByRole('button', { name: 'Save', exact: true }).click();
    await expect(warning).toBeInViewport();
    await expect(page.locator('.MuiAlert-filledWarning').filter({ has: warning })).toBeVisible();
    await expect(dialog.getByText(needs, { exact: true })).toBeVisible();
    await expect(warning).toBeHidden();
    await dialog.getByRole('textbox', { name: field }).fill('Something');
    await expect(dialog.getByText(needs, { exact: true })).toBeHidden();
    await dialog.getByRole('button', { name: 'Save', exact: true }).click();
    // Saving has checked the form: the first invalid field has the focus. A warning would stay for seconds.
    await expect(dialog.locator(':focus')).toHaveAttribute('aria-invalid', 'true');
    await page.waitForTimeout(500);
    // Counts once: an assertion that waits would pass after a warning had disappeared.
    expect(await warning.count()).toBe(0);
    expect(sent).toEqual([]);
  });

test('a user limited to their own branch finds it chosen and locked if the customer has it, else nothing chosen [BEH-089]', async ({
  page,
}) => {
  await signIn(page, 'internal', { change: ({ permissions }) => (permissions.AddNewEnquiry = 5) });
  const { defBranch } = await api(page, 'GET', 'user/profile');
  const isOwn = ({ id }: { id: number }) => id === defBranch.id;
  const at = await withAccounts(page, (branches) => branches.some(isOwn));
  const away = await withAccounts(page, (branches) => !branches.some(isOwn));
  const dialog = await openNew(page, 'enquiry');
  await choose(dialog, 'Customer', at.customer.custName);
  const locked = dialog.getByRole('textbox', { name: 'Branch' });
  await expect(locked).toHaveValue(defBranch.branchName);
  await expect(locked).toHaveAttribute('aria-readonly', 'true');
  const { salesExecName } = at.branches.find(isOwn);
  await expect(dialog.getByRole('textbox', { name: 'Sales Exec' })).toHaveValue(salesExecName);
  await choose(dialog, 'Customer', away.customer.custName);
  await expect(dialog.getByRole('combobox', { name: 'Branch' })).toHaveValue('');
  await expect(dialog.getByRole('textbox', { name: 'Sales Exec' })).toHaveValue('');
});

test('the branch of an enquiry is one at which its customer has an account', async ({ page }) => {
  await signIn(page, 'internal');
  const { customer, branches } = await withAccounts(page, ({ length }) => length > 1);
  const dialog = await openNew(page, 'enquiry');
  await choose(dialog, 'Customer', customer.custName);
  await dialog.getByRole('combobox', { name: 'Branch' }).click();
  await expect(page.getByRole('option')).toHaveCount(branches.length);
  await page.getByRole('option', { name: branches[0].branchName, exact: true }).click();
  await expect(dialog.getByRole('combobox', { name: 'Branch' })).toHaveValue(branches[0].branchName);
  // The only one is chosen.
  const { defBranch } = await api(page, 'GET', 'user/profile');
  const single = await withAccounts(page, (all) => all.length === 1 && all[0].id !== defBranch.id);
  await choose(dialog, 'Customer', single.customer.custName);
  await expect(dialog.getByRole('combobox', { name: 'Branch' })).toHaveValue(single.branches[0].branchName);
});

test('a quotation is searched for in a table of five columns, and brings its customer [BEH-072]', async ({ page }) => {
  await signIn(page, 'internal');
  const [quotation] = await api<any[]>(page, 'GET', 'quotations');
  const { customer, sQuoteNo, versionNo } = quotation;
  const dialog = await openNew(page, 'activity');
  await dialog.getByRole('button', { name: 'Search quotations' }).click();
  const search = page.getByRole('dialog', { name: 'Quotation Selection' });
  expect(await search.boundingBox()).toMatchObject({ width: 800, height: 600 });
  await expect(search.getByRole('columnheader')).toHaveText([
    'Quote Version',
    'Quote Version Date',
    'Address',
    'Customer',
    'Status',
  ]);
  const grid = search.getByRole('grid', { name: 'Quotations found' });
  await expect(grid).toHaveCSS('height', '200px');
  await expect(search.getByText('Choose a quotation to see its details.')).toBeVisible();
  await search.getByRole('searchbox', { name: 'Global Search' }).fill(sQuoteNo);
  const row = grid.getByRole('row').filter({ hasText: `${sQuoteNo} v${versionNo}` });
  await row.click();
  const { address1, address2, postCode } = await api(page, 'GET', `opportunity/${quotation.opportunity.oppId}`);
  await expect(row).toContainText(`${address1}, ${address2}, ${postCode}`);
  await expect(search.getByText(quotation.expiryDate, { exact: true })).toBeVisible();
  expect(await violations(page)).toEqual([]);
  await search.getByRole('button', { name: 'Maximise' }).click();
  await expect(grid).not.toHaveCSS('height', '200px');
  await search.getByRole('button', { name: 'Select', exact: true }).click();
  await expect(search).toBeHidden();
  await expect(dialog.getByRole('combobox', { name: 'Quotation' })).toHaveValue(`${sQuoteNo} v${versionNo}`);
  await expect(dialog.getByRole('combobox', { name: 'Customer' })).toHaveValue(customer.custName);
});

for (const { what, list, open, path, sort, textOf, also, columns } of [
  {
    what: 'Quotation',
    list: '/activities',
    open: ['New activity', 'Search quotations'],
    path: 'quotations',
    sort: 'quoteVerDate',
    textOf: ({ sQuoteNo, versionNo }: any) => `${sQuoteNo} v${versionNo}`,
    also: '',
    columns: ['Quote Version', 'Quote Version Date', 'Address', 'Customer', 'Status'],
  },
  {
    what: 'Enquiry',
    list: '/quotations',
    open: ['New quotation', 'Search enquiries'],
    path: 'opportunities',
    sort: 'dateReceived',
    textOf: ({ sQuoteNo }: any) => sQuoteNo,
    also: 'BEH-106 ',
    columns: ['Quote No', 'Description', 'Address', 'Customer', 'Status'],
  },
])
  test(`${what} Selection has rows of 45 px in 200 px, and asks for 40 of them once scrolling has paused for 250 ms [${also}BEH-107 CON-017 CON-021]`, async ({
    page,
  }) => {
    await page.clock.install();
    await signIn(page, 'internal');
    await page.goto(list);
    await page.getByRole('button', { name: open[0]! }).click();
    const ranges: string[] = [];
    page.on('request', (request) => {
      const { pathname, searchParams } = new URL(request.url());
      if (pathname === `/v1/${path}` && searchParams.get('sort')?.includes(sort))
        ranges.push(searchParams.get('range')!);
    });
    await page.getByRole('dialog').getByRole('button', { name: open[1]! }).click();
    const grid = page.getByRole('dialog', { name: `${what} Selection` }).getByRole('grid');
    const row = (index: number) => grid.locator(`[aria-rowindex="${index + 2}"]`);
    await expect(grid.getByRole('columnheader')).toHaveText(columns);
    await expect(row(0)).toBeInViewport();
    await expect(row(0)).not.toContainText('Loading');
    expect(ranges).toEqual(['[0,39]']);
    const total = Number(await grid.getAttribute('aria-rowcount')) - 1;
    expect(total).toBeGreaterThan(240);
    // 20 rows are drawn; at most 40 would be.
    await expect(grid.getByRole('row')).toHaveCount(1 + 20);
    const box = (await grid.boundingBox())!;
    expect(box.height).toBe(200);
    const [first, second] = [(await row(0).boundingBox())!, (await row(1).boundingBox())!];
    expect([first.height, second.height, second.y - first.y]).toEqual([45, 45, 45]);
    // All of them, in stripes, each with a badge.
    expect(total).toBe((await api<any[]>(page, 'GET', `${path}?range=[0,999]`)).length);
    const ground = (index: number) => row(index).evaluate((element) => getComputedStyle(element).backgroundColor);
    expect(new Set(await Promise.all([3, 4, 5, 6].map(ground))).size).toBe(2);
    const none = 'rgba(0, 0, 0, 0)';
    await expect(row(0).getByRole('gridcell').last().locator('span').first()).not.toHaveCSS('background-color', none);

    const shown = await api<any[]>(page, 'GET', `${path}?range=[200,239]&sort=["${sort}","DESC"]`);
    await page.clock.pauseAt(new Date(Date.now() + 5_000));
    const scrollTo = async (index: number) => {
      await grid.evaluate((element, top) => element.scrollTo({ top }), index * 45);
      await expect(row(index)).toBeInViewport();
    };
    // Scrolls past three chunks without ever pausing for 250 ms.
    for (const index of [60, 100, 140, 205]) {
      await scrollTo(index);
      await page.clock.runFor(200);
    }
    await page.clock.runFor(40);
    expect(ranges).toEqual(['[0,39]']);
    expect(await grid.getByRole('row').count()).toBeLessThanOrEqual(1 + 40);
    await Promise.all([page.waitForResponse((answer) => answer.url().includes(`/v1/${path}?`)), page.clock.runFor(20)]);
    await page.clock.resume();
    await expect(row(205)).toContainText(textOf(shown[5]));
    await expect(row(205)).toBeInViewport();
    expect(ranges).toEqual(['[0,39]', '[200,239]']);

    // Loaded rows are not requested again. The keyboard reaches the last row.
    await scrollTo(2);
    await expect(row(2)).not.toContainText('Loading');
    await grid.focus();
    await page.keyboard.press('End');
    await expect(row(total - 1)).not.toContainText('Loading');
    await expect(row(total - 1)).toBeInViewport();
    const from = Math.floor((total - 1) / 40) * 40;
    expect(ranges).toEqual(['[0,39]', '[200,239]', `[${from},${from + 39}]`]);
    await page.keyboard.press('Enter');
    await expect(row(total - 1)).toHaveAttribute('aria-selected', 'true');
    await expect(grid.locator('[aria-selected=true]')).toHaveCount(1);

    const dialog = page.getByRole('dialog', { name: `${what} Selection` });
    await expect(dialog.getByRole('searchbox', { name: 'Global Search' })).toBeVisible();
    await dialog.getByRole('button', { name: 'Maximise' }).click();
    await expect(dialog).toHaveCSS('width', '1440px');
    await dialog.getByRole('button', { name: 'Restore the size' }).click();
    await expect(dialog).toHaveCSS('width', '800px');
    for (const close of [
      () => dialog.getByRole('button', { name: 'Cancel' }).click(),
      () => dialog.getByRole('button', { name: 'Close' }).click(),
      () => page.keyboard.press('Escape'),
    ]) {
      await close();
      await expect(dialog).toHaveCount(0);
      await expect(page.getByRole('dialog').getByRole('combobox', { name: what })).toHaveValue('');
      await page.getByRole('dialog').getByRole('button', { name: open[1]! }).click();
      await expect(row(0)).not.toContainText('Loading');
    }
    const first0 = await row(0).getByRole('gridcell').first().innerText();
    await row(0).click();
    await dialog.getByRole('button', { name: 'Select', exact: true }).click();
    await expect(dialog).toHaveCount(0);
    await expect(page.getByRole('dialog').getByRole('combobox', { name: what })).toHaveValue(first0);
  });
