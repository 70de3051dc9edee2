import { violations } from '../support/browser/axe.ts';
import { answered, api, breakOnce, expect, signIn, test, unique } from '../support/browser/fixtures.ts';

test('the page of a customer tells its story, and a note that is added there appears at its top', async ({ page }) => {
  await signIn(page, 'internal');
  await page.goto('/customers/7/detail');
  const timeline = page.getByRole('region', { name: 'Timeline' });
  await expect(timeline.getByRole('listitem').first()).toBeVisible();
  expect(await violations(page)).toEqual([]);
  const subject = unique('Wants Welsh slates');
  await timeline.getByRole('button', { name: 'Add note' }).click();
  const dialog = page.getByRole('dialog', { name: 'Note Details' });
  await dialog.getByRole('textbox', { name: 'Note Subject' }).fill(subject);
  await dialog.getByRole('textbox', { name: 'Note Details' }).fill('Line one\nLine two\nLine three\nLine four');
  await dialog.getByRole('button', { name: 'Save' }).click();
  await expect(dialog).toBeHidden();
  const entry = timeline.getByRole('region', { name: 'Today' }).getByRole('listitem').first();
  await expect(entry).toContainText(subject);
  await expect(entry).toContainText('Ian Internal');
  await entry.getByRole('button', { name: 'Show all' }).click();
  await expect(entry.getByRole('button', { name: 'Show less' })).toBeVisible();

  await timeline.getByRole('button', { name: 'Quotations', exact: true }).click();
  await expect(timeline.getByText(subject)).toBeHidden();
  await timeline.getByRole('button', { name: 'All', exact: true }).click();
  await timeline.getByRole('searchbox', { name: 'Search the timeline' }).fill('welsh');
  await expect(timeline.getByRole('listitem')).toHaveCount(1);
  await timeline.getByRole('searchbox').fill('no such words');
  await expect(timeline.getByText('Nothing matches.')).toBeVisible();
  await timeline.getByRole('button', { name: 'Show all entries' }).click();
  await expect(timeline.getByText(subject)).toBeVisible();
});

test('keys move through a timeline and open an entry', async ({ page }) => {
  await signIn(page, 'internal');
  await page.goto('/');
  const enquiry = (await api<any[]>(page, 'GET', 'opportunities')).find(({ quoteValue }) => quoteValue);
  await page.goto(`/enquiries/${enquiry.oppId}/detail`);
  const timeline = page.getByRole('region', { name: 'Timeline' });
  await timeline.getByRole('button', { name: 'Quotations', exact: true }).click();
  await expect(timeline.getByRole('listitem').first()).toContainText(enquiry.sQuoteNo);
  await page.keyboard.press('Escape');
  await page.locator('body').press('j');
  await expect(timeline.getByRole('listitem').first()).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/\/quotations\/\d+\/detail$/);
});

test('a timeline that cannot be loaded says so and is loaded again', async ({ page, allow }) => {
  allow.consoleErrors.push(answered(500));
  await signIn(page, 'internal');
  await breakOnce(page, '**/v1/timeline/customer/9*');
  await page.goto('/customers/9/detail');
  const timeline = page.getByRole('region', { name: 'Timeline' });
  await expect(timeline.getByText('The timeline could not be loaded.')).toBeVisible();
  await timeline.getByRole('button', { name: 'Try again' }).click();
  await expect(timeline.getByRole('listitem').first()).toBeVisible();
});

test('a person who may only read has no buttons to add entries', async ({ page }) => {
  await signIn(page, 'readonly');
  await page.goto('/customers/7/detail');
  const timeline = page.getByRole('region', { name: 'Timeline' });
  await expect(timeline.getByRole('listitem').first()).toBeVisible();
  await expect(timeline.getByRole('button', { name: /^Add / })).toHaveCount(0);
});
