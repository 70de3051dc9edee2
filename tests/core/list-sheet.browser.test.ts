import { readFile } from 'node:fs/promises';
import { api, expect, signIn, test } from '../support/browser/fixtures.ts';

test('an administrator imports product types: cells are corrected in the preview, then all rows are saved', async ({
  page,
}) => {
  await signIn(page, 'admin');
  const before = await api<any[]>(page, 'GET', 'productTypes');
  const [first] = before;
  await page.goto('/opportunitySetting/ProductTypes');
  await page.getByRole('button', { name: 'Export' }).click();
  const download = page.waitForEvent('download');
  await page.getByRole('menuitem', { name: 'OpenDocument sheet (ODS)' }).click();
  const ods = await readFile(await (await download).path());

  await page.getByRole('button', { name: 'Import' }).click();
  const dialog = page.getByRole('dialog', { name: 'Import Product Types' });
  await dialog.locator('input[type=file]').setInputFiles({ name: 'types.ods', mimeType: 'x/y', buffer: ods });
  await expect(dialog.getByText(`${before.length} unchanged`)).toBeVisible();
  await expect(dialog.getByRole('button', { name: 'Save 0 entries' })).toBeDisabled();

  const text = `Product Type,Expiry months,Remarks\r\n${first.productTypeName},${first.expiryMonths + 1},x\r\nGutters,300,\r\n`;
  await dialog.getByRole('button', { name: 'Choose another file' }).click();
  const csv = { name: 'types.csv', mimeType: 'text/csv', buffer: Buffer.from(text) };
  await dialog.locator('input[type=file]').setInputFiles(csv);
  await expect(dialog.getByText('1 changed · 1 to correct')).toBeVisible();
  await expect(dialog.getByText('1 cell needs correcting')).toBeVisible();
  await expect(dialog.getByText('“300”: Expiry months must be a whole number from 0 to 120.')).toBeVisible();
  await expect(
    dialog.getByText('These columns are ignored, because the list has no such fields: Remarks.'),
  ).toBeVisible();
  await dialog.getByRole('button', { name: 'B3', exact: true }).click();
  const cell = dialog.getByRole('textbox', { name: 'B3, Expiry months' });
  await expect(cell).toBeFocused();
  await cell.fill('4');
  await cell.press('Enter');
  await expect(dialog.getByText('Everything is in order.')).toBeVisible();
  await dialog.getByRole('button', { name: 'Save 2 entries' }).click();
  await expect(page.getByText('1 added, 1 changed.')).toBeVisible();
  await expect(dialog).toBeHidden();
  await expect(page.locator('main tbody tr').last()).toContainText('Gutters');

  const after = await api<any[]>(page, 'GET', 'productTypes');
  expect(after.map(({ expiryMonths }) => expiryMonths)).toEqual([
    first.expiryMonths + 1,
    ...before.slice(1).map(({ expiryMonths }) => expiryMonths),
    4,
  ]);
  await api(page, 'DELETE', `productTypes/${after.at(-1).id}`);
  await api(page, 'PUT', `productTypes/${first.id}`, { expiryMonths: first.expiryMonths });
});
