import { quoteStatusKeys } from '../../../schemas/generated/quote-status.gen.ts';
import { answered, api, expect, routeOnce, rows, signIn, test } from '../../support/browser/fixtures.ts';
import { inDays } from '../../support/work.ts';

const inColumn = (name: string) => new RegExp(`^${name},`);

test('a card is moved by keys and by drag, a refusal moves it back, and Undo too', async ({ page, allow }) => {
  allow.consoleErrors.push(answered(422));
  await signIn(page, 'internal');
  await page.goto('/enquiries');
  await page.getByRole('button', { name: 'Board' }).click();
  await expect(page).toHaveURL(/[?&]view=board/);
  const column = (name: string) => page.getByRole('region', { name: inColumn(name) });
  const first = column('New').getByRole('listitem').first();
  await expect(first.getByRole('link')).toBeVisible();
  const number = (await first.getByRole('link').textContent())!;
  const at = (name: string) => column(name).getByRole('listitem', { name: new RegExp(`^${number}`) });
  const read = async () => (await api<any[]>(page, 'GET', `opportunities?filter={"q":"${number}"}`))[0];
  // Its only quotation has expired.
  const dated = { quoteVerDate: inDays(-9), expiryDate: inDays(-1), quoteStatus: quoteStatusKeys.Closed };
  const values = { productValue: 5, productType: 1, productQty: 1, quoteGrade: 1 };
  await api(page, 'POST', 'quotation', { opportunity: (await read()).oppId, ...values, ...dated });
  await page.reload();
  await expect(first.getByRole('link')).toHaveText(number);
  const before = await column('New').getAttribute('aria-label');

  await first.focus();
  await page.keyboard.press('Shift+ArrowRight');
  await expect(at('Active')).toBeFocused();
  // Toasts are announced by the status region around them.
  const toast = page.getByRole('status').filter({ hasText: `${number} moved from New to Active.` });
  await expect(toast).toBeVisible();
  await page.getByRole('button', { name: 'Undo' }).click();
  await expect(at('New')).toBeVisible();
  await expect(column('New')).toHaveAttribute('aria-label', before!);
  expect((await read()).expiryDate).toBe(inDays(-1));

  await routeOnce(page, '**/updateOpportunityStatus/*', (route) =>
    route.fulfill({ status: 422, json: { message: 'Not this one.', code: 'refused' } }),
  );
  await at('New').focus();
  await page.keyboard.press('m');
  await page.getByRole('menuitem', { name: 'Tender' }).click();
  await expect(page.getByText(`${number} stays New. Not this one.`)).toBeVisible();
  await expect(at('New')).toBeFocused();
  await expect(column('New')).toHaveAttribute('aria-label', before!);

  await at('New').dragTo(column('Lost'));
  await expect(at('Lost')).toBeVisible();
  await expect(column('New')).not.toHaveAttribute('aria-label', before!);
  await expect.poll(async () => (await read()).opportunityStatus.oppStatusName).toBe('Lost');
});

test('a user who may not edit quotations can move nothing on the board', async ({ page }) => {
  await signIn(page, 'readonly', { change: (session) => (session.permissions.ViewQuotations = 1) });
  // A link from a colleague who uses the board.
  await page.goto('/enquiries?view=board');
  await expect(page.locator('[data-card]').first()).toBeVisible();
  await expect(page.getByRole('button', { name: /^Move Q/ })).toHaveCount(0);
});

test('the text of an enquiry is not cut while another column has room', async ({ page }) => {
  await page.setViewportSize({ width: 1440, height: 900 });
  await signIn(page, 'internal');
  await page.goto('/enquiries');
  await expect(rows(page)).toHaveCount(25);
  const { cut, spare } = await page.evaluate(() => {
    const table = document.querySelector('table')!;
    const names = [...table.tHead!.rows[0]!.cells].map((cell) => cell.dataset.column);
    /** Pixels by which the content of each column is wider than the column; negative if it is narrower. */
    const excess = (name: string) =>
      [...table.tBodies[0]!.rows].map((row) => {
        const cell = row.cells[names.indexOf(name)]!;
        const range = document.createRange();
        range.selectNodeContents(cell);
        return Math.max(range.getBoundingClientRect().width, cell.scrollWidth - 16) - (cell.clientWidth - 16);
      });
    const worst = (name: string) => Math.max(...excess(name));
    return {
      cut: worst('oppDescription'),
      spare: names.filter((name) => name && name !== 'oppDescription').map((name) => -worst(name!)),
    };
  });
  expect(cut > 0 ? Math.max(...spare) : 0).toBeLessThan(24);
});
