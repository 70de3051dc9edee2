import { expect, signIn, test } from '../support/browser/fixtures.ts';

test('NAV-035 NAV-036 without a session every address leads to the sign-in; with one, the sign-in leads to the dashboard', async ({
  page,
}) => {
  await page.goto('/customers');
  await expect(page).toHaveURL(/\/login$/);
  await signIn(page, 'internal');
  await page.goto('/login');
  await expect(page).toHaveURL(/\/$/);
  await expect(page.getByRole('heading', { level: 1 })).toContainText('Ian');
});
