import { readFileSync } from 'node:fs';
import type { Page } from '@playwright/test';
import { violations } from '../../support/browser/axe.ts';
import { api, expect, rows, signIn, test } from '../../support/browser/fixtures.ts';
import { expectPdf } from '../../support/browser/pdf.ts';
import { readPdf } from '../../support/read-pdf.ts';

/** Texts of the PDF that the open preview shows, and closes the preview. */
async function readPreview(page: Page): Promise<string> {
  const dialog = page.getByRole('dialog');
  await expectPdf(dialog);
  const [file] = await Promise.all([
    page.waitForEvent('download'),
    dialog.getByRole('button', { name: 'Download' }).click(),
  ]);
  await dialog.getByRole('button', { name: 'Close' }).last().click();
  return (await readPdf(readFileSync(await file.path()))).join(' ');
}

test.describe.configure({ timeout: 120_000 });

test('A quotation is looked at as a PDF, sent to the contact, found under Sent, and compared with the version before', async ({
  page,
}) => {
  await signIn(page, 'internal');
  const [old] = await api<any[]>(page, 'GET', 'activequotations');
  const { opportunity, productType, quoteGrade } = old;
  const { quoteVerId, sQuoteNo, versionNo } = await api(page, 'POST', 'quotation', {
    opportunity: opportunity.oppId,
    quoteVerDate: '05/03/2026',
    productValue: old.productValue + 150.25,
    productType: productType.id,
    productQty: old.productQty,
    quoteGrade: quoteGrade.id,
  });
  const name = `Quotation ${sQuoteNo} version ${versionNo}`;
  const dialog = page.getByRole('dialog');

  await page.goto(`/quotations/${quoteVerId}/detail`);
  await page.getByRole('button', { name: 'Preview PDF' }).click();
  expect(await readPreview(page)).toContain('5 March 2026');

  await page.getByRole('button', { name: 'Send…' }).click();
  await expect(dialog.getByRole('textbox', { name: 'Subject' })).toHaveValue(name);
  await expect(dialog.getByRole('textbox', { name: 'To', exact: true })).toHaveValue(/@/);
  expect(await violations(page)).toEqual([]);
  await dialog.getByRole('textbox', { name: 'To', exact: true }).fill('buyer');
  await dialog.getByRole('button', { name: 'Send', exact: true }).click();
  await expect(dialog.getByText('To must be an e-mail address.')).toBeVisible();
  await dialog.getByRole('textbox', { name: 'To', exact: true }).fill('buyer@people.example');
  await dialog.getByRole('button', { name: 'Send', exact: true }).click();
  await expect(page.getByText('Quotation sent to buyer@people.example')).toBeVisible();
  await expect(dialog).toBeHidden();

  // A version that was sent does not change, so the page and the dialog offer a new version, which takes over unsaved
  // input.
  const notice = /^Sent on .+ to buyer@people\.example\. Changes here do not change the sent PDF\. Make a new version/;
  await expect(page.getByRole('article').getByText(notice)).toBeVisible();
  await page.getByRole('button', { name: 'Edit', exact: true }).click();
  await expect(dialog.getByText(notice)).toBeVisible();
  await dialog.getByRole('textbox', { name: 'Product Value' }).fill('777');
  await dialog.getByRole('button', { name: 'New version' }).click();
  await expect(dialog.getByRole('textbox', { name: 'Version' })).toHaveValue(String(versionNo + 1));
  await expect(dialog.getByRole('textbox', { name: 'Product Value' })).toHaveValue('777.00');
  await dialog.getByRole('button', { name: 'Save' }).click();
  await expect(dialog).toHaveCount(0);
  await expect(page.getByRole('article')).toContainText('£777.00');
  await page.goBack();
  await expect(page.getByRole('article')).not.toContainText('£777.00');

  await page.getByRole('tab', { name: 'Sent' }).click();
  await expect(rows(page)).toHaveCount(1);
  await expect(rows(page)).toContainText('buyer@people.example');
  await page.getByRole('button', { name: `${name}.pdf`, exact: true }).click();
  expect(await readPreview(page)).toContain(name);
  await page.getByRole('tab', { name: 'History' }).click();
  const entry = page.getByRole('article').getByRole('listitem').filter({ hasText: 'sent this quotation by e-mail' });
  await expect(entry).toContainText('buyer@people.example');

  await page.getByRole('tab', { name: 'Versions' }).click();
  for (const version of [old.versionNo, versionNo])
    await rows(page)
      .filter({ has: page.getByRole('cell', { name: String(version), exact: true }) })
      .getByRole('checkbox')
      .check();
  await page.getByRole('toolbar', { name: 'Selected rows' }).getByRole('button', { name: 'Compare' }).click();
  await expect(dialog.getByRole('columnheader').nth(1)).toHaveText(`Version ${old.versionNo}`);
  await expect(dialog.getByRole('row', { name: /Product Value/ })).toContainText('Different');
  await expect(dialog.getByRole('row', { name: /Product Value/ })).toContainText('+£150.25');
  await expect(dialog.getByRole('row', { name: /^Customer/ })).not.toContainText('Different');
  expect(await violations(page)).toEqual([]);
  await dialog.getByRole('switch', { name: 'Only differences' }).check();
  await expect(dialog.getByRole('row', { name: /^Customer/ })).toBeHidden();
  await expect(dialog.getByRole('row', { name: /Product Value/ })).toBeVisible();
});
