import { violations } from '../../support/browser/axe.ts';
import { api, expect, rows, signIn, test, unique } from '../../support/browser/fixtures.ts';

test('the help of a page says what the page is for, its keys and its videos', async ({ page }) => {
  await signIn(page, 'admin');
  const title = unique('Adding a customer');
  await api(page, 'POST', 'helpVideos', { title, url: 'https://videos.example/add', page: '/customers' });
  const elsewhere = unique('Elsewhere');
  await api(page, 'POST', 'helpVideos', { title: elsewhere, url: 'https://videos.example/else', page: '/contacts' });
  await page.goto('/customers');
  await expect(rows(page)).toHaveCount(25);
  await page.locator('body').press('?');
  const help = page.getByRole('dialog', { name: 'Help: Customers' });
  await expect(help.getByText('All customers you may see.')).toBeInViewport();
  await expect(help.getByRole('link', { name: title })).toHaveAttribute('href', 'https://videos.example/add');
  await expect(help.getByRole('link', { name: elsewhere })).toHaveCount(0);
  const keys = help.getByRole('region', { name: 'Keyboard shortcuts' });
  await expect(keys).toContainText('Search everywhere');
  await expect(keys).not.toContainText('Revise the quotation');
  expect(await violations(page)).toEqual([]);
  await page.keyboard.press('Escape');
  await expect(help).toHaveCount(0);
  await page.getByRole('row').nth(1).getByRole('link').first().click();
  await expect(page.getByRole('heading', { level: 1 })).not.toHaveText('Customers');
  await page.getByRole('button', { name: 'Help' }).click();
  await expect(page.getByRole('dialog').getByText('Everything about one customer.')).toBeInViewport();
  await expect(page.getByRole('dialog').getByRole('link', { name: title })).toBeVisible();
});
