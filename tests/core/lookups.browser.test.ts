import { answered, expect, signIn, test } from '../support/browser/fixtures.ts';

test('lists of choices are prefetched, kept, and reloaded by hand [BEH-130 BEH-132 BEH-095 VAL-117 ERR-028 ERR-030 ERR-031 ERR-062]', async ({
  page,
  allow,
}) => {
  allow.consoleErrors.push(answered(503));
  const calls: string[] = [];
  page.on('request', (request) => {
    const [, path] = /\/v1\/(\w+)/.exec(request.url()) ?? [];
    if (path) calls.push(path);
  });
  const asked = (path: string) => calls.filter((one) => one === path).length;
  let isDown = true;
  const prefetched = ['activeOpportunityStatuses', 'activeProjectTypes', 'activeMbpBranches', 'activeManufacturers'];
  const failing = [...prefetched, 'opportunities', 'dbreports', 'getCurrUserFavFilters', 'dbViewFields'];
  for (const path of failing)
    await page.route(new RegExp(`/v1/${path}\\b`), (route) =>
      isDown ? route.fulfill({ status: 503, json: { message: 'Busy', code: 'busy' } }) : route.continue(),
    );
  for (const path of ['activeQuoteTypes', 'activeQuoteStatuses'])
    await page.route(`**/v1/${path}*`, (route) =>
      route.fulfill({ json: [], headers: { 'content-range': 'rows */0' } }),
    );
  // A call with a parameter is not prefetched, wherever the parameter is.
  await page.route('**/v1/preLoadedData', async (route) => {
    const response = await route.fetch();
    await route.fulfill({ response, json: [{ callEP: '/tags/NOTES' }, ...(await response.json())] });
  });
  await signIn(page, 'admin');
  await page.goto('/enquiries');
  await expect.poll(() => ['activeRegions', 'quotegrades', 'activeQuoteTypes'].map(asked)).toEqual([1, 1, 1]);
  expect(asked('tags')).toBe(0);
  await page.getByRole('button', { name: 'View errors' }).click();
  for (const path of failing)
    await expect(page.getByText(new RegExp(`^Some data was not loaded from "${path}\\b`))).toBeVisible();
  // An empty list is not a failure.
  expect(asked('activeQuoteStatuses')).toBe(1);
  await expect(page.getByText('activeQuoteStatuses')).toHaveCount(0);
  await page.keyboard.press('Escape');

  isDown = false;
  await page.getByRole('button', { name: 'Your account' }).click();
  await page.getByRole('menuitem', { name: 'Reload lists' }).click();
  await expect(page.getByText('The lists of choices are up to date.')).toBeVisible();
  expect(['activeRegions', 'quotegrades', 'activeQuoteTypes'].map(asked)).toEqual([2, 2, 2]);
});
