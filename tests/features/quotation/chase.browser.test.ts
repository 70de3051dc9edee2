import dayjs from 'dayjs';
import { api, choose, expect, signIn, test } from '../../support/browser/fixtures.ts';

test('the queue is worked off with one key for each quotation, and Undo brings one back', async ({ page }) => {
  await signIn(page, 'internal');
  await page.goto('/');
  await page.getByRole('link', { name: 'Chase Queue' }).click();
  const table = page.getByRole('table', { name: 'Chase Queue' });
  const row = (name: string) => table.getByRole('row', { name });
  await expect(table.locator('[data-chase]').first()).toBeVisible();
  const { rows: queue, total } = await api(page, 'GET', 'chasequotations');
  const name = ({ sQuoteNo, versionNo }: any) => `${sQuoteNo} version ${versionNo}`;
  const [called, lost, moved] = queue;
  await expect(row(name(called))).toContainText('Yours to chase');
  await expect(row(name(called)).getByRole('link', { name: called.phoneNo })).toBeVisible();

  await page.keyboard.press('j');
  await expect(row(name(called))).toBeFocused();
  await page.keyboard.press('c');
  const log = page.getByRole('dialog', { name: 'Log what happened' });
  await expect(log.getByRole('textbox', { name: 'What happened?' })).toBeFocused();
  await page.keyboard.type('no answer');
  const again = [1, 2, 3].map((by) => dayjs().add(by, 'day')).find((day) => day.day() % 6 !== 0)!;
  await expect(log.getByText(/^In the queue again/)).toContainText(again.format('D MMM'));
  await page.keyboard.press('Enter');
  await expect(page.getByText(`${name(called)}: Call logged.`)).toBeVisible();
  await expect(row(name(called))).toBeHidden();
  await expect(row(name(lost))).toBeFocused();
  expect(await api(page, 'GET', `quotation/${called.quoteVerId}`)).toMatchObject({
    chaseDate: again.format('DD/MM/YYYY'),
  });

  await page.keyboard.press('l');
  const dialog = page.getByRole('dialog', { name: `${name(lost)} is lost` });
  await dialog.getByRole('button', { name: 'Save', exact: true }).click();
  await expect(dialog.getByText('Please choose why it was lost.')).toBeVisible();
  const [{ lostQuoteNote }] = await api(page, 'GET', 'activeLostQuoteNotes');
  await choose(dialog, 'Lost because', lostQuoteNote);
  await dialog.getByRole('button', { name: 'Save', exact: true }).click();
  await expect(dialog).toBeHidden();
  await expect(row(name(lost))).toBeHidden();
  expect((await api(page, 'GET', `quotation/${lost.quoteVerId}`)).quoteStatus.statusName).toBe('Lost');
  await page
    .locator('[role="presentation"]', { hasText: `${name(lost)} is lost.` })
    .getByRole('button', { name: 'Undo' })
    .click();
  await expect(row(name(lost))).toBeVisible();
  expect((await api(page, 'GET', `quotation/${lost.quoteVerId}`)).quoteStatus.statusName).toBe('Active');

  await row(name(moved)).focus();
  await page.keyboard.press('m');
  const later = page.getByRole('dialog', { name: `Chase ${name(moved)} later` });
  await later.getByRole('button', { name: 'Save', exact: true }).click();
  await expect(later).toBeHidden();
  await expect(row(name(moved))).toBeHidden();
  expect((await api(page, 'GET', 'chasequotations')).total).toBe(total - 2);

  await page.setViewportSize({ width: 390, height: 844 });
  const cards = page.getByRole('list', { name: 'Chase Queue' }).getByRole('listitem');
  for (const i of [0, 1, 2, 3]) await expect(cards.nth(i)).toBeInViewport({ ratio: 1 });
  const button = cards.first().getByRole('button', { name: 'Call logged' });
  const { width, height } = (await button.boundingBox())!;
  expect(Math.min(width, height)).toBeGreaterThanOrEqual(40);
  await page.setViewportSize({ width: 1440, height: 900 });

  await page.keyboard.press('?');
  await expect(page.getByRole('dialog', { name: 'Help: Chase Queue' })).toContainText('Call logged');
});
