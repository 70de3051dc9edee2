import { api, expect, rows, signIn, test } from '../support/browser/fixtures.ts';

test.beforeEach(async ({ page }) => {
  await signIn(page, 'internal');
});

const pounds = (value: number) => value.toLocaleString('en-GB', { style: 'currency', currency: 'GBP' });
const totalsOf = (filter: object) => `opportunities/totals?filter=${encodeURIComponent(JSON.stringify(filter))}`;

test('the foot of a list has the total of all rows of the filter, below its column, and that of the selection', async ({
  page,
}) => {
  const all = await api<any>(page, 'GET', totalsOf({}));
  await page.goto(`/enquiries?sort=quoteValue&order=DESC`);
  await expect(rows(page)).toHaveCount(25);
  const foot = page.getByRole('row', { name: /^Total of / });
  await expect(foot).toHaveText(`Total of ${all.rows.toLocaleString('en-GB')} rows${pounds(all.sums.quoteValue)}`);
  await expect(foot).toBeInViewport();
  const sum = (await foot.getByRole('cell', { name: /£/ }).boundingBox())!;
  const head = (await page.getByRole('columnheader', { name: 'Value' }).boundingBox())!;
  expect(Math.round(sum.x + sum.width)).toBe(Math.round(head.x + head.width));

  const found = await api<any>(page, 'GET', totalsOf({ opportunityStatus: [6] }));
  await page.getByRole('search').getByRole('button', { name: 'Status' }).click();
  await page.getByRole('option', { name: 'Won' }).click();
  await expect(foot).toHaveText(`Total of ${found.rows} rows${pounds(found.sums.quoteValue)}`);

  const [first, second] = await api<any[]>(
    page,
    'GET',
    `opportunities?filter={"opportunityStatus":6}&sort=["quoteValue","DESC"]&range=[0,1]`,
  );
  for (const i of [0, 1]) await rows(page).nth(i).getByRole('checkbox').click();
  await expect(page.getByRole('row', { name: 'Total of 2 selected rows' })).toHaveText(
    `Total of 2 selected rows${pounds(first.quoteValue + second.quoteValue)}`,
  );
  await page.getByRole('button', { name: 'Clear selection' }).click();
  await expect(foot).toHaveCount(1);
});

test('too many rows for a total are named, with a way to narrow the list', async ({ page }) => {
  await page.route('**/v1/quotations/totals?*', (route) =>
    route.fulfill({ json: { rows: 10_000, exact: false, sums: null } }),
  );
  await page.goto('/quotations');
  await expect(page.getByRole('rowheader', { name: /^No total of more than 10,000 rows/ })).toBeVisible();
  await page.getByRole('button', { name: 'Narrow the list' }).click();
  await expect(page.getByRole('searchbox', { name: 'Search quotations' })).toBeFocused();
});

test('a telephone has the total as a line, and a printed list as its last row', async ({ page }) => {
  const { rows: count, sums } = await api<any>(page, 'GET', totalsOf({ q: 'timber' }));
  await page.addInitScript(() => {
    window.print = () => document.body.setAttribute('data-printed', document.querySelector('tfoot')?.textContent ?? '');
  });
  await page.goto(`/enquiries?filter=${encodeURIComponent(JSON.stringify({ q: 'timber' }))}`);
  await expect(rows(page).first()).toBeVisible();
  await page.getByRole('button', { name: 'Print' }).click();
  const total = `Total of ${count} rows`;
  await expect(page.locator('body')).toHaveAttribute('data-printed', `${total} ${pounds(sums.quoteValue)}`);
  await page.setViewportSize({ width: 390, height: 844 });
  await expect(page.getByText(`${total} · Value ${pounds(sums.quoteValue)}`)).toBeVisible();
});

test('a list without amounts among its columns has no foot', async ({ page }) => {
  await page.goto('/contacts');
  await expect(rows(page).first()).toBeVisible();
  await expect(page.getByRole('rowheader')).toHaveCount(0);
});
