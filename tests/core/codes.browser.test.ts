import { answered, api, expect, signIn, test } from '../support/browser/fixtures.ts';

test('a new quotation starts with the status of the code Active, under its present name, and closes without a question', async ({
  page,
}) => {
  await signIn(page, 'admin');
  await api(page, 'PUT', 'quotestatuses/1', { statusName: 'Current' });
  try {
    await page.goto('/quotations');
    await page.getByRole('button', { name: 'New quotation' }).click();
    const dialog = page.getByRole('dialog', { name: 'Quotation Details' });
    await expect(dialog.getByRole('combobox', { name: 'Status' })).toHaveValue('Current');
    await dialog.getByRole('button', { name: 'Cancel' }).click();
    await expect(dialog).toBeHidden();
  } finally {
    await api(page, 'PUT', 'quotestatuses/1', { statusName: 'Active' });
  }
});

test('a status that Branchline depends on stays active, and its dialog says why', async ({ page, allow }) => {
  allow.consoleErrors.push(answered(422));
  await signIn(page, 'admin');
  await page.goto('/quoteSetting/QuoteStatus');
  await page.getByRole('row', { name: /Revised/ }).click();
  const dialog = page.getByRole('dialog', { name: 'Quote Status' });
  await dialog.getByLabel('Active').click();
  await dialog.getByRole('button', { name: 'Save', exact: true }).click();
  await expect(
    dialog.getByText('Branchline depends on this quote status, so it must stay active. You can rename it.'),
  ).toBeVisible();
});
