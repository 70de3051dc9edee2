import { api, elsewhere, expect, go, rows, signIn, test, unique } from '../support/browser/fixtures.ts';

test('a colleague’s work shows at once, in the bell, in a list and in an open form; a lost connection comes back by itself', async ({
  page,
  allow,
}) => {
  const connected = page.waitForResponse('**/v1/live?*');
  await signIn(page, 'supervisor');
  const internal = await elsewhere(page, 'internal');
  const [me, colleague] = [await api(page, 'GET', 'user/profile'), (await internal.get('user/profile')).body];
  await page.goto('/customers');
  const row = page.getByRole('table').locator('[data-record]').first();
  const customerId = Number(await row.getAttribute('data-record'));
  const unread = await api<number>(page, 'GET', 'getNewCurrentUserAlerts');
  expect((await connected).headers()['content-type']).toContain('text/event-stream');

  // The bell counts an alert long before the next poll.
  const bell = page.getByRole('banner').getByRole('button', { name: /^Alerts/ });
  await internal.post('customernotes/', { noteHeader: unique('Ring them'), customer: customerId, assignFor: me.id });
  await expect(bell).toHaveAccessibleName(`Alerts, ${unread + 1} unread`);

  // The changed row is loaded alone, not the list.
  const asked: string[] = [];
  page.on('request', (request) => asked.push(request.url().split('/v1/')[1] ?? ''));
  const custName = unique('RENAMED ROOFING').toUpperCase();
  const save = async (values: object) => {
    const { status, body } = await internal.put(`customers/${customerId}`, values);
    expect([status, body]).toEqual([200, body]);
  };
  await save({ custName });
  await expect(page.locator(`[data-record="${customerId}"]`)).toContainText(custName);
  expect(asked.filter((path) => path.startsWith('customers?range'))).toEqual([]);

  // The open form keeps what was typed, and shows the new values when asked to.
  await go(page, `/customers/${customerId}/detail`);
  await page.getByRole('button', { name: 'Edit' }).click();
  const form = page.getByRole('dialog', { name: 'Customer Details' });
  await form.getByRole('textbox', { name: 'Website' }).fill('https://typed.example');
  await save({ custName: `${custName} LTD` });
  const notice = form.getByRole('status').filter({ hasText: `${colleague.fullName} saved this record at` });
  await expect(notice).toBeVisible();
  const name = form.getByRole('textbox', { name: 'Customer Name', exact: true });
  await expect(name).toHaveValue(custName);
  await notice.getByRole('button', { name: 'Show the new values' }).click();
  await expect(name).toHaveValue(`${custName} LTD`);
  await expect(form.getByRole('textbox', { name: 'Website' })).toHaveValue('https://typed.example');
  await expect(notice).toHaveCount(0);

  // Without a connection the page says so and keeps what was typed. Once it is back, what failed is loaded.
  allow.consoleErrors.push(/ERR_FAILED/);
  await page.route('**/v1/**', (route) => route.abort());
  await form.getByRole('button', { name: 'Save', exact: true }).click();
  const strip = page.getByText('The server cannot be reached.', { exact: true });
  await expect(strip).toBeVisible();
  await expect(form.getByRole('textbox', { name: 'Website' })).toHaveValue('https://typed.example');
  await expect(form.getByText('The server cannot be reached. Please check your connection.')).toBeVisible();
  await page.locator('nav a[href="/activities"]').dispatchEvent('click');
  await page.getByRole('button', { name: 'Discard' }).click();
  await expect(page.getByText('Some data was not loaded from different EPs')).toBeVisible();
  await page.unroute('**/v1/**');
  await expect(strip).toHaveCount(0);
  await expect(page.getByText('Some data was not loaded from different EPs')).toHaveCount(0);
  await expect(rows(page)).not.toHaveCount(0);
});
