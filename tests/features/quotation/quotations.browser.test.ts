import type { Locator, Page } from '@playwright/test';
import { customerWithContact, enquiryOf, inDays } from '../../support/work.ts';
import { violations } from '../../support/browser/axe.ts';
import {
  answered,
  api,
  breakOnce,
  choose,
  elsewhere,
  expect,
  rows,
  signIn,
  test,
} from '../../support/browser/fixtures.ts';

/** An enquiry without quotations. */
async function enquire(page: Page): Promise<{ oppId: number; sQuoteNo: string; customer: any; mbpBranch: any }> {
  const client = await elsewhere(page, 'internal');
  return (await client.post('opportunityconf', enquiryOf(await customerWithContact(client)))).body;
}

const details = (page: Page) => page.getByRole('dialog', { name: 'Quotation Details' });
const box = (within: Locator, name: string) => within.getByRole('textbox', { name, exact: true });
const heading = (page: Page) => page.getByRole('heading', { level: 1 });
const status = (page: Page, name: string) =>
  page
    .getByRole('article')
    .getByRole('button', { name: `Status: ${name}` })
    .first();
/** The statuses of an enquiry's versions, oldest first. */
async function statuses(page: Page, oppId: number): Promise<string[]> {
  const all = await api<any[]>(page, 'GET', `opportunityquotes/${oppId}`);
  return all.toSorted((a, b) => a.versionNo - b.versionNo).map(({ quoteStatus }) => quoteStatus.statusName);
}

test('an enquiry is quoted, revised, lost with a reason, set active and won, by keyboard [BEH-102 PER-008 VAL-104 STA-044 AMB-072 AMB-118 CON-020 ERR-054 ERR-058]', async ({
  page,
  allow,
}) => {
  allow.consoleErrors.push(answered(500));
  await page.setViewportSize({ width: 1440, height: 900 });
  await signIn(page, 'internal');
  const { oppId, sQuoteNo, customer, mbpBranch } = await enquire(page);
  await page.goto(`/enquiries/${oppId}/quotations`);
  await expect(page.getByText('No quotations yet')).toBeVisible();
  await page.getByRole('tab', { name: 'Quotations' }).focus();
  await page.keyboard.press('n');
  const dialog = details(page);
  await expect(dialog).toBeVisible();
  await expect.poll(() => dialog.boundingBox()).toMatchObject({ width: 800, height: 800 });
  // The enquiry fills in and locks what belongs to it.
  for (const [name, value] of [
    ['Quote No', sQuoteNo],
    ['Version', '1'],
    ['Enquiry', sQuoteNo],
    ['Customer', customer.custName],
    ['Branch', mbpBranch.branchName],
  ] as const) {
    await expect(box(dialog, name)).toHaveValue(value);
    await expect(box(dialog, name)).toHaveAttribute('aria-readonly', 'true');
  }
  await expect(box(dialog, 'Quote Date')).toHaveValue(inDays(0));
  await expect(dialog.getByRole('combobox', { name: 'Status' })).toHaveValue('Active');
  await expect(dialog.getByText('Lost because')).toHaveCount(0);
  const [type] = await api<any[]>(page, 'GET', 'activeProductTypes');
  await choose(dialog, 'Product Type', type.productTypeName);
  await expect(box(dialog, 'Expiry Date')).toHaveValue(/^\d\d\/\d\d\/\d{4}$/);
  await box(dialog, 'Product Quantity').fill('12');
  await box(dialog, 'Product Value').pressSequentially('1234.5');
  await expect(box(dialog, 'Product Value')).toHaveValue('1,234.5');
  const [grade] = await api<any[]>(page, 'GET', 'activeQuotationGrades');
  await choose(dialog, 'Grade', grade.quoteGradeName);
  await expect(dialog.getByRole('heading', { name: 'Quotation Details' }).locator('..')).toContainText('Active');
  await breakOnce(page, '**/v1/quotation');
  await page.keyboard.press('Enter');
  await expect(page.getByText('Error while saving quotation', { exact: true })).toBeVisible();
  // A call of its own sets active what was saved as Active.
  const [saving, setting] = await Promise.all([
    page.waitForResponse('**/v1/quotation'),
    page.waitForResponse('**/v1/setquoteactive/*'),
    page.keyboard.press('Enter'),
  ]);
  expect(setting.url()).toMatch(new RegExp(`/v1/setquoteactive/${(await saving.json()).quoteVerId}$`));
  expect(setting.status()).toBe(200);
  await expect(page.getByText('New Quotation Saved')).toBeVisible();
  await expect(rows(page)).toHaveCount(1);

  await page.keyboard.press('j');
  await page.keyboard.press('v');
  await expect(box(dialog, 'Version')).toHaveValue('2');
  await expect(box(dialog, 'Product Value')).toHaveValue('1,234.50');
  await box(dialog, 'Product Value').fill('999');
  await dialog.getByRole('button', { name: 'Save', exact: true }).click();
  await expect(heading(page)).toHaveText(`${sQuoteNo} version 2`);
  await page.goBack();
  await expect(rows(page).filter({ hasText: '£999.00' })).toContainText('Active');
  await expect(rows(page).filter({ hasText: '£1,234.50' })).toContainText('Revised');

  // The menu of a row has the actions too, and deleting names the quote and the version.
  await rows(page).filter({ hasText: '£999.00' }).click({ button: 'right' });
  const items = [/^Open/, /^Edit/, /^New versionV/, /^ReviseR/, /^WonW/, /^LostL/, /^Delete/];
  await expect(page.getByRole('menuitem')).toHaveText(items);
  await page.getByRole('menuitem', { name: 'Delete' }).click();
  const sure = page.getByRole('alertdialog', { name: 'Delete quotation?' });
  await expect(sure).toContainText(`This deletes “${sQuoteNo} version 2”. You can restore it for 30 days.`);
  await sure.getByRole('button', { name: 'Cancel' }).click();

  // Opens the row, although a tab of the page had the focus before.
  await page.getByRole('tab', { name: 'Quotations' }).focus();
  await page.keyboard.press('j');
  await page.keyboard.press('k');
  await page.keyboard.press('Enter');
  await expect(heading(page)).toHaveText(`${sQuoteNo} version 2`);
  await expect(page.getByRole('navigation', { name: 'Breadcrumb' })).toContainText(`${sQuoteNo} version 2`);
  expect(await violations(page)).toEqual([]);
  const actions = page
    .getByRole('article')
    .locator('button[aria-keyshortcuts]:not([aria-keyshortcuts^="Shift+"]), button:text-is("More")');
  await expect(actions).toHaveText(['Won', 'Lost', 'More']);
  await actions.last().click();
  await expect(page.getByRole('menuitem')).toHaveText([/New version/, /Revise/]);
  await page.keyboard.press('Escape');
  await page.keyboard.press('r');
  await expect(box(dialog, 'Status')).toHaveAttribute('aria-readonly', 'true');
  await dialog.getByRole('button', { name: 'Save', exact: true }).click();
  await expect(heading(page)).toHaveText(`${sQuoteNo} version 3`);
  expect(await statuses(page, oppId)).toEqual(['Revised', 'Revised', 'Active']);
  await page.goBack();
  await expect(status(page, 'Revised')).toBeVisible();

  await page.keyboard.press('l');
  const lost = page.getByRole('dialog', { name: 'Lost quotation' });
  await lost.getByRole('button', { name: 'Save', exact: true }).click();
  await expect(lost.getByText('Please choose why it was lost.')).toBeVisible();
  const [reason] = await api<any[]>(page, 'GET', 'activeLostQuoteNotes');
  await choose(lost, 'Lost because', reason.lostQuoteNote);
  await lost.getByRole('button', { name: 'Save', exact: true }).click();
  await expect(status(page, 'Lost')).toBeVisible();
  await expect(page.getByRole('article')).toContainText(reason.lostQuoteNote);

  await page.keyboard.press('a');
  await expect(status(page, 'Active')).toBeVisible();
  expect(await statuses(page, oppId)).toEqual(['Revised', 'Active', 'Revised']);
  // Undo brings back the version that was active, and the reason of this one.
  await page.getByRole('button', { name: 'Undo' }).last().click();
  await expect(status(page, 'Lost')).toBeVisible();
  expect(await statuses(page, oppId)).toEqual(['Revised', 'Lost', 'Active']);
  await expect(page.getByRole('article')).toContainText(reason.lostQuoteNote);
  await page.keyboard.press('w');
  const replaces = page.getByRole('alertdialog');
  await expect(replaces).toContainText(`Version 3 of ${sQuoteNo} is still active. It becomes Revised.`);
  await replaces.getByRole('button', { name: 'Set won' }).click();
  await expect(status(page, 'Won')).toBeVisible();
  await expect(page.getByText(`Enquiry ${sQuoteNo} is now Won.`)).toBeVisible();
  expect(await statuses(page, oppId)).toEqual(['Revised', 'Won', 'Revised']);

  // A new version replaces the won one only after a question. Undo brings the won one back, and its page.
  await page.keyboard.press('v');
  await dialog.getByRole('button', { name: 'Save', exact: true }).click();
  await expect(replaces).toContainText('so that one becomes Revised, and no longer counts as won');
  await replaces.getByRole('button', { name: 'Cancel' }).click();
  await expect(dialog).toBeVisible();
  expect(await statuses(page, oppId)).toEqual(['Revised', 'Won', 'Revised']);
  await dialog.getByRole('button', { name: 'Save', exact: true }).click();
  await replaces.getByRole('button', { name: 'Make active' }).click();
  await expect(heading(page)).toHaveText(`${sQuoteNo} version 4`);
  expect(await statuses(page, oppId)).toEqual(['Revised', 'Revised', 'Revised', 'Active']);
  const toast = page.locator('.MuiAlert-filledSuccess').filter({ hasText: 'New Quotation Saved' });
  const saved = toast.filter({ hasText: `Enquiry ${sQuoteNo} is now Active.` });
  await saved.getByRole('button', { name: 'Undo' }).click();
  await expect(heading(page)).toHaveText(`${sQuoteNo} version 2`);
  await expect(status(page, 'Won')).toBeVisible();
  expect(await statuses(page, oppId)).toEqual(['Revised', 'Won', 'Revised']);
  expect((await api(page, 'GET', `opportunity/${oppId}`)).oppStatusName).toBe('Won');
});

test('versions are listed and offered newest first, 11 before 10 before 2, whatever their dates', async ({ page }) => {
  await page.setViewportSize({ width: 1440, height: 900 });
  await signIn(page, 'internal');
  const { oppId, sQuoteNo, customer } = await enquire(page);
  const values = { productValue: 5, productType: 1, productQty: 1, quoteGrade: 1 };
  let last = 0;
  for (let no = 1; no <= 11; no++) {
    const quoteVerDate = inDays(no === 2 ? 0 : -1);
    last = (await api(page, 'POST', 'quotation', { opportunity: oppId, quoteVerDate, ...values })).quoteVerId;
  }
  const newestFirst = ['11', '10', '9', '8', '7', '6', '5', '4', '3', '2', '1'];
  for (const address of [`/quotations/${last}/versions`, `/enquiries/${oppId}/quotations`]) {
    await page.goto(address);
    await expect(rows(page)).toHaveCount(11);
    const column = await page.getByRole('columnheader').allTextContents();
    const at = column.findIndex((title) => title.startsWith('Version'));
    const shown = await rows(page).evaluateAll((all, n) => all.map((row) => row.children[n]!.textContent), at);
    expect([address, shown]).toEqual([address, newestFirst]);
  }
  await page.getByRole('button', { name: 'Compare' }).click();
  const dialog = page.getByRole('dialog', { name: 'Compare quotations' });
  await expect(dialog.getByRole('combobox').first()).toHaveText('Version 10');
  await expect(dialog.getByRole('combobox').last()).toHaveText('Version 11');
  await dialog.getByRole('combobox').first().click();
  await expect(page.getByRole('option')).toHaveText(newestFirst.map((no) => `Version ${no}`));

  await page.goto(`/customers/${customer.customerId}/activities`);
  await page.getByRole('button', { name: 'New activity' }).click();
  await page.getByRole('dialog').getByRole('combobox', { name: 'Quotation' }).click();
  const offered = page.getByRole('option').filter({ hasText: sQuoteNo });
  await expect(offered).toHaveText(newestFirst.map((no) => `${sQuoteNo} v${no}`));
});

test('a file goes with the quotation and may fail; its badge and menu change the status, on a phone too [VAL-102 STA-046 AMB-067 ERR-054 ERR-058]', async ({
  page,
  allow,
}) => {
  allow.consoleErrors.push(answered(500));
  await page.setViewportSize({ width: 390, height: 844 });
  await signIn(page, 'internal');
  const { oppId, sQuoteNo } = await enquire(page);
  const values = { quoteVerDate: inDays(0), productValue: 5, productType: 1, productQty: 1, quoteGrade: 1 };
  const { quoteVerId } = await api(page, 'POST', 'quotation', { opportunity: oppId, ...values });
  await page.goto(`/quotations/${quoteVerId}/detail`);
  await page.getByRole('button', { name: 'Edit' }).click();
  const dialog = details(page);
  const attach = async (name: string) => {
    const file = { name, mimeType: 'text/plain', buffer: Buffer.from('Price list') };
    await dialog.getByLabel('Choose a file').setInputFiles(file);
    await box(dialog, 'Attachment description').fill('Prices');
  };
  await attach(`prices-${sQuoteNo}.txt`);
  await choose(dialog, 'Attachment tags', (await api<any[]>(page, 'GET', 'tags/ATTACHMENT'))[0].tag);
  await box(dialog, 'Notes').fill('Prices of May.');
  await breakOnce(page, '**/v1/quotation/*');
  await dialog.getByRole('button', { name: 'Save', exact: true }).click();
  await expect(page.getByText('Error while updating quotation', { exact: true })).toBeVisible();
  await dialog.getByRole('button', { name: 'Save', exact: true }).click();
  await expect(page.getByText('Quotation Updated')).toBeVisible();
  const sent = await api<any[]>(page, 'GET', `quotationattachments/${quoteVerId}`);
  expect(sent).toMatchObject([{ fileName: `prices-${sQuoteNo}.txt`, attachDesc: 'Prices', attachTags: [{}] }]);

  await page.route('**/v1/attachment', (route) =>
    route.fulfill({ status: 500, json: { message: 'The disk is full.' } }),
  );
  await page.getByRole('button', { name: 'Edit' }).click();
  await attach('more.txt');
  await box(dialog, 'Notes').fill('Call first.');
  await dialog.getByRole('button', { name: 'Save', exact: true }).click();
  await expect(
    page.getByText('The quotation was saved, but more.txt was not uploaded. The disk is full.'),
  ).toBeVisible();
  await expect(page.getByRole('article')).toContainText('Call first.');

  expect(await violations(page)).toEqual([]);
  await status(page, 'Active').click();
  await expect(page.getByRole('menuitem')).toHaveText(['Won', 'Lost', 'Cancelled', 'Revised', 'Closed']);
  await page.getByRole('menuitem', { name: 'Closed' }).click();
  await expect(status(page, 'Closed')).toBeVisible();
  await page.getByRole('button', { name: 'Actions' }).click();
  await expect(page.getByRole('menuitem')).toHaveText([/New version/, /Won/, /Lost/, /Set active/]);
  await page.keyboard.press('Escape');

  // An enquiry whose last quotation has expired, and one that is closed.
  await api(page, 'PUT', `updateOpportunityStatus/${oppId}`, { opportunityStatus: 2 });
  await api(page, 'PUT', `quotation/${quoteVerId}`, { quoteVerDate: inDays(-9), expiryDate: inDays(-1) });
  await page.goto(`/enquiries/${oppId}/detail`);
  const expired = page.getByTitle(`The last quotation expired on ${inDays(-1)}, and none is active.`);
  await expect(expired).toHaveText('Expired');
  // The key works once the page has its actions.
  const hasActions = async () => {
    await page.getByRole('button', { name: 'Actions' }).click();
    await expect(page.getByRole('menuitem')).toHaveText([/Set active/]);
    await page.keyboard.press('Escape');
    await expect(page.getByRole('menuitem')).toHaveCount(0);
  };
  await hasActions();
  await page.keyboard.press('a');
  await expect(page.getByText('Opportunity Updated')).toBeVisible();
  await expect(page.getByText('Expired', { exact: true })).toHaveCount(0);
  await page.getByRole('button', { name: 'Undo' }).last().click();
  await expect(expired).toHaveText('Expired');
  await api(page, 'PUT', `updateOpportunityStatus/${oppId}`, { opportunityStatus: 9 });
  await page.reload();
  await expect(status(page, 'Closed')).toBeVisible();
  await hasActions();
  const [call] = await Promise.all([page.waitForRequest(/setEnquiryActive/), page.keyboard.press('a')]);
  expect(call.method()).toBe('PUT');
  await expect(status(page, 'Active')).toBeVisible();
});

test('what the forms of quotations and enquiries cannot load is in the error strip [ERR-030 ERR-031 BEH-108]', async ({
  page,
  allow,
}) => {
  // Other tests may have added similar enquiries.
  allow.consoleErrors.push(answered(500), answered(409));
  await signIn(page, 'internal');
  const { oppId, sQuoteNo, customer } = await enquire(page);
  const lists = ['activeQuoteStatuses', 'activeProductTypes', 'quotegrades', 'activeUsers', 'activeSalesExecs'];
  const failing = [...lists, 'tags/ATTACHMENT', `quotenextverno/${sQuoteNo}`];
  for (const path of failing)
    await page.route(`**/v1/${path}*`, (route) => route.fulfill({ status: 500, json: { message: 'Broken' } }));
  await page.goto(`/enquiries/${oppId}/quotations`);
  await page.getByRole('button', { name: 'New quotation' }).first().click();
  const dialog = details(page);
  await expect(box(dialog, 'Quote Date')).toBeVisible();
  await dialog.getByRole('button', { name: 'Cancel' }).click();
  const branches = `getEnquiryCustomerMBPbranches/${customer.customerId}`;
  await page.route(`**/v1/${branches}`, (route) => route.fulfill({ status: 500, json: { message: 'Broken' } }));
  await page.getByRole('tab', { name: 'Detail' }).click();
  await page.getByRole('button', { name: 'Edit' }).click();
  const contacts = `activeCustomerContacts/${customer.customerId}`;
  await page.route(`**/v1/${contacts}*`, (route) => route.fulfill({ status: 500, json: { message: 'Broken' } }));
  await page.getByRole('dialog').getByRole('combobox', { name: 'Contact', exact: true }).click();
  await page.keyboard.press('Escape');
  await page.getByRole('dialog').getByRole('button', { name: 'Cancel' }).click();
  await page.getByRole('button', { name: 'View errors' }).click();
  for (const path of [...failing, branches, contacts])
    await expect(page.getByText(`Some data was not loaded from "${path}"`, { exact: true })).toBeVisible();
});
