import { readFileSync } from 'node:fs';
import type { Locator, Page } from '@playwright/test';
import { violations } from '../../support/browser/axe.ts';
import { api, expect, rows, signIn, test } from '../../support/browser/fixtures.ts';
import { expectPdf } from '../../support/browser/pdf.ts';
import { openTab } from '../../support/browser/tabs.ts';
import { readPdf } from '../../support/read-pdf.ts';

/** Texts of the PDF that the open preview shows, and closes the preview. */
async function readPreview(page: Page): Promise<string> {
  const dialog = page.getByRole('dialog');
  await expectPdf(dialog);
  const [file] = await Promise.all([
    page.waitForEvent('download'),
    dialog.getByRole('button', { name: 'Download' }).click(),
  ]);
  expect(file.suggestedFilename()).toMatch(/^Quotation Q\d+ version \d+ for \S.*\.pdf$/);
  await dialog.getByRole('button', { name: 'Close' }).last().click();
  return (await readPdf(readFileSync(await file.path()))).join(' ');
}

/** Pastes a text, as from another program. */
const paste = (box: Locator, text: string) =>
  box.evaluate((element, pasted) => {
    const clipboardData = new DataTransfer();
    clipboardData.setData('text', pasted);
    element.dispatchEvent(new ClipboardEvent('paste', { clipboardData, bubbles: true, cancelable: true }));
  }, text);

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
  const enquiry = await api<any>(page, 'GET', `opportunity/${opportunity.oppId}`);
  const contact = await api<any>(page, 'PUT', `contact/${enquiry.contact.contactId}`, { canEmail: false });
  const name = `Quotation ${sQuoteNo} version ${versionNo}`;
  const dialog = page.getByRole('dialog');

  await page.goto(`/quotations/${quoteVerId}/detail`);
  await page.getByRole('button', { name: 'Preview PDF' }).click();
  expect(await readPreview(page)).toContain('5 March 2026');

  await page.getByRole('button', { name: 'Send…' }).click();
  const to = dialog.getByRole('combobox', { name: 'To', exact: true });
  const chosen = (address: string) => dialog.getByRole('button', { name: address, exact: true });
  await expect(dialog.getByRole('textbox', { name: 'Subject' })).toHaveValue(new RegExp(`^${name} for \\S+`));
  await expect(chosen(contact.email)).toBeVisible();
  expect(await violations(page)).toEqual([]);
  await to.press('Backspace');
  await expect(chosen(contact.email)).toBeHidden();
  await to.pressSequentially('buyer');
  await to.press('Enter');
  await expect(dialog.getByText('"buyer" is not an e-mail address.')).toBeVisible();
  await to.pressSequentially('@people.example,second@people.example');
  await to.press('Enter');
  for (const address of ['buyer@people.example', 'second@people.example']) await expect(chosen(address)).toBeVisible();

  // Several addresses can be pasted, and the contacts of the customer are proposed.
  const cc = dialog.getByRole('combobox', { name: 'Copy to', exact: true });
  await paste(cc, '"Smith, Jo" <jo@people.example>; al@people.example\nSales: a@people.example, b@people.example;');
  await expect(dialog.getByText('"Sales" is a group of addresses. Enter its addresses one by one.')).toBeVisible();
  await cc.fill('');
  await paste(cc, '"Smith, Jo" <jo@people.example>; al@people.example');
  for (const address of ['jo@people.example', 'al@people.example']) await expect(chosen(address)).toBeVisible();
  await chosen('jo@people.example').locator('svg').click();
  await expect(chosen('jo@people.example')).toBeHidden();
  const bcc = dialog.getByRole('combobox', { name: 'Blind copy to', exact: true });
  await bcc.pressSequentially(contact.contactName.slice(0, 4));
  await page.getByRole('option', { name: contact.contactName }).click();
  await expect(chosen(contact.email)).toBeVisible();

  // Who wants no e-mail is named, and gets one only if this is confirmed.
  await expect(dialog.getByText(`${contact.contactName} wants no e-mail.`, { exact: true })).toBeVisible();
  await dialog.getByRole('button', { name: 'Send', exact: true }).click();
  await expect(dialog.getByText('Tick the box above to send this one all the same')).toBeVisible();
  await dialog.getByRole('checkbox', { name: 'Send this one all the same' }).check();
  expect(await violations(page)).toEqual([]);
  await dialog.getByRole('button', { name: 'Send', exact: true }).click();
  await expect(page.getByText('Quotation sent to buyer@people.example, second@people.example')).toBeVisible();
  await expect(dialog).toBeHidden();

  // A version that was sent does not change, so the page and the dialog offer a new version, which takes over unsaved
  // input.
  const notice =
    /^Sent on .+ to buyer@people\.example, second@people\.example\. Changes here do not change the sent PDF\. Make a new version/;
  await expect(page.getByRole('article').getByText(notice)).toBeVisible();
  await page.getByRole('button', { name: 'Edit', exact: true }).click();
  await expect(dialog.getByText(notice)).toBeVisible();
  await dialog.getByRole('textbox', { name: 'Product Value' }).fill('777');
  await dialog.getByRole('button', { name: 'New version' }).click();
  await expect(dialog.getByRole('textbox', { name: 'Version' })).toHaveValue(String(versionNo + 1));
  await expect(dialog.getByRole('textbox', { name: 'Product Value' })).toHaveValue('777.00');
  await dialog.getByRole('button', { name: 'Save', exact: true }).click();
  await expect(dialog).toHaveCount(0);
  await expect(page.getByRole('article')).toContainText('£777.00');
  await page.goBack();
  await expect(page.getByRole('article')).not.toContainText('£777.00');

  await openTab(page, 'Sent');
  await expect(rows(page)).toHaveCount(1);
  await expect(rows(page)).toContainText('buyer@people.example');
  await page.getByRole('button', { name: new RegExp(`^${name} for .+\\.pdf$`) }).click();
  expect(await readPreview(page)).toContain(name);
  await page.getByRole('tab', { name: 'History' }).click();
  const entry = page.getByRole('article').getByRole('listitem').filter({ hasText: 'sent this quotation by e-mail' });
  await expect(entry).toContainText('buyer@people.example');

  await openTab(page, 'Versions');
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
