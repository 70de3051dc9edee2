import type { Page } from '@playwright/test';
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
  unique,
} from '../../support/browser/fixtures.ts';

test('a note of a customer needs no enquiry, and links to its customer [BEH-046 BEH-074 AMB-060 VAL-076 ERR-035]', async ({
  page,
  allow,
}) => {
  allow.consoleErrors.push(answered(500));
  await signIn(page, 'internal');
  await page.goto('/customers/5/notes');
  await page.getByRole('button', { name: 'New note' }).first().click();
  const dialog = page.getByRole('dialog', { name: 'Note Details' });
  await expect.poll(async () => (await dialog.boundingBox())?.width).toBe(640);
  await expect(dialog.getByText('Enquiry', { exact: true })).toHaveCount(0);
  await expect(dialog.getByRole('button', { name: 'Search customers' })).toHaveCount(0);
  await expect(dialog.getByLabel('Note Read')).toHaveValue('No');
  await expect(dialog.getByLabel('Note Read')).toHaveAttribute('readonly', '');
  await expect(dialog.getByRole('textbox', { name: 'Note Details' })).toHaveAttribute('rows', '6');
  await dialog.getByRole('button', { name: 'Save', exact: true }).click();
  await expect(dialog.getByText('Note Subject is required.')).toBeVisible();
  expect(await violations(page)).toEqual([]);
  const subject = unique('Rang about slates');
  await dialog.getByRole('textbox', { name: 'Note Subject' }).fill(subject);
  await choose(dialog, 'User', 'Ian Internal');
  await breakOnce(page, '**/v1/customernotes');
  await dialog.getByRole('button', { name: 'Save', exact: true }).click();
  await expect(page.getByText('Error while saving note', { exact: true })).toBeVisible();
  await dialog.getByRole('button', { name: 'Save', exact: true }).click();
  await expect(dialog).toBeHidden();
  await expect(page.getByText('New Note Saved')).toBeVisible();

  await rows(page).getByText(subject).click();
  await dialog.getByRole('textbox', { name: 'Note Subject' }).fill('Something else');
  await breakOnce(page, '**/v1/customernotes/*');
  await dialog.getByRole('button', { name: 'Save', exact: true }).click();
  await expect(page.getByText('Error while updating note', { exact: true })).toBeVisible();
  await dialog.getByRole('button', { name: /^Customer / }).click();
  const question = page.getByRole('alertdialog', { name: 'Discard changes?' });
  await question.getByRole('button', { name: 'Keep editing' }).click();
  await expect(dialog).toBeVisible();
  await dialog.getByRole('button', { name: /^Customer / }).click();
  await question.getByRole('button', { name: 'Discard' }).click();
  await expect(page).toHaveURL(/\/customers\/5\/detail$/);
  await expect(dialog).toBeHidden();
});

/** Two enquiries from different customers. */
async function enquiries(page: Page) {
  const all = await api<any[]>(page, 'GET', 'opportunities');
  return [all[0], all.find((one) => one.quoteValue && one.customer.customerId !== all[0].customer.customerId)] as const;
}

test('a note that a person may only read has its fields and buttons locked [PER-043 BEH-075]', async ({ page }) => {
  await signIn(page, 'readonly');
  await page.goto('/');
  const { id } = await api(page, 'GET', 'user/profile');
  const subject = unique('For your eyes');
  const internal = await elsewhere(page, 'internal');
  await internal.post('customernotes', { noteHeader: subject, customer: 5, assignFor: id });
  await page.reload();
  await page.getByRole('button', { name: /^Alerts/ }).click();
  await page.getByRole('dialog', { name: 'Alerts' }).getByText(`Note: ${subject}`).click();
  const dialog = page.getByRole('dialog', { name: 'Note Details' });
  for (const name of ['Note Subject', 'Note Tags', 'User', 'Note Details'])
    await expect(dialog.getByRole('textbox', { name })).toHaveAttribute('readonly', '');
  await expect(dialog.getByRole('textbox', { name: 'Note Subject' })).toHaveValue(subject);
  for (const name of ['Search customers', 'Clear Customer', 'Cancel', 'Save'])
    await expect(dialog.getByRole('button', { name })).toHaveCount(0);
  expect(await violations(page)).toEqual([]);
});

test('a note added to an enquiry has its customer, which cannot be changed', async ({ page }) => {
  await signIn(page, 'internal');
  const [enquiry] = await enquiries(page);
  await page.goto(`/enquiries/${enquiry.oppId}/notes`);
  await page.getByRole('button', { name: 'New note' }).first().click();
  const dialog = page.getByRole('dialog', { name: 'Note Details' });
  await expect(dialog.getByRole('button', { name: `Customer ${enquiry.customer.custName}` })).toBeVisible();
  await expect(dialog.getByRole('button', { name: 'Clear Customer' })).toHaveCount(0);
  const subject = unique('Talked it over');
  await dialog.getByRole('textbox', { name: 'Note Subject' }).fill(subject);
  await dialog.getByRole('button', { name: 'Save', exact: true }).click();
  await expect(dialog).toBeHidden();
  const notes = await api<any[]>(page, 'GET', `opportunityNotes/${enquiry.oppId}`);
  const note = notes.find(({ noteHeader }) => noteHeader === subject);
  expect(note.customer.customerId).toBe(enquiry.customer.customerId);
});

test('another customer clears the enquiry; an enquiry is found by search, and links to its page [BEH-082 NAV-017 NAV-045 BEH-076 FMT-006 VAL-077]', async ({
  page,
}) => {
  await signIn(page, 'admin');
  await page.goto('/');
  const [enquiry, other] = await enquiries(page);
  const users = await api<any[]>(page, 'GET', 'activeUsers');
  const subject = unique('Please look');
  await api(page, 'POST', 'customernotes', {
    noteHeader: subject,
    customer: enquiry.customer.customerId,
    opportunity: enquiry.oppId,
    assignFor: users.find(({ fullName }) => fullName === 'Ian Internal').id,
  });
  await page.evaluate(() => localStorage.clear());
  await signIn(page, 'internal');
  await page.goto('/');
  await page.getByRole('button', { name: /^Alerts, \d+ unread/ }).click();
  await page.getByRole('dialog', { name: 'Alerts' }).getByText(`Note: ${subject}`).click();
  const dialog = page.getByRole('dialog', { name: 'Note Details' });
  await expect(dialog.getByRole('button', { name: `Enquiry ${enquiry.sQuoteNo}` })).toBeVisible();
  await dialog.getByRole('button', { name: 'Search customers' }).click();
  const customers = page.getByRole('dialog', { name: 'Customer/Contact Selection' });
  const take = async () => {
    await customers.getByRole('radio', { name: 'All Customers' }).check();
    await customers.getByRole('searchbox').fill(other.customer.custName);
    await customers.getByRole('row').filter({ hasText: other.customer.custName }).first().dblclick();
    await expect(dialog.getByRole('button', { name: `Customer ${other.customer.custName}` })).toBeVisible();
  };
  await take();
  await expect(dialog.getByRole('combobox', { name: 'Enquiry' })).toHaveValue('');
  await dialog.getByRole('button', { name: 'Clear Customer' }).click();
  await dialog.getByRole('button', { name: 'Save', exact: true }).click();
  await expect(dialog.getByText('Customer is required.', { exact: true })).toBeVisible();
  await dialog.getByRole('button', { name: 'Search customers' }).click();
  await take();

  await dialog.getByRole('button', { name: 'Search enquiries' }).click();
  const search = page.getByRole('dialog', { name: 'Enquiry Selection' });
  await expect.poll(async () => (await search.boundingBox())?.width).toBe(800);
  expect((await search.boundingBox())!.height).toBe(600);
  await expect(search.getByText(`Enquiries of ${other.customer.custName}`)).toBeVisible();
  const titles = ['Quote No', 'Quote Date', 'Customer Name', 'Description', 'Branch', 'Value', 'Status'];
  await expect(search.getByRole('columnheader')).toHaveText(titles);
  // A part of a word is found in each text of the enquiry, also in its address and the name of its branch.
  for (const text of [other.oppDescription, other.address1, other.mbpBranch.branchName]) {
    await search.getByRole('searchbox', { name: 'Global Search' }).fill(text.slice(2).toLowerCase());
    await expect(search.getByRole('row').filter({ hasText: other.sQuoteNo })).toBeVisible();
  }
  await search.getByRole('searchbox', { name: 'Global Search' }).fill('no such text');
  await expect(search.getByText('No enquiries found')).toBeVisible();
  await search.getByRole('button', { name: 'Cancel' }).click();
  await expect(dialog.getByRole('combobox', { name: 'Enquiry' })).toHaveValue('');
  await dialog.getByRole('button', { name: 'Search enquiries' }).click();
  await search.getByRole('searchbox').fill(other.sQuoteNo);
  const hit = search.getByRole('row').filter({ hasText: other.sQuoteNo });
  const value = other.quoteValue.toLocaleString('en-GB', { minimumFractionDigits: 2 });
  await expect(hit).toContainText(`£${value}`);
  await hit.click();
  expect(await violations(page)).toEqual([]);
  await search.getByRole('button', { name: 'Select', exact: true }).click();
  await dialog.getByRole('button', { name: 'Save', exact: true }).click();
  await expect(dialog).toBeHidden();
  await expect(page.getByText('Note Updated')).toBeVisible();

  await page.getByRole('button', { name: /^Alerts/ }).click();
  await page.getByRole('dialog', { name: 'Alerts' }).getByText(`Note: ${subject}`).click();
  await dialog.getByRole('button', { name: `Enquiry ${other.sQuoteNo}` }).click();
  await expect(page).toHaveURL(new RegExp(`/enquiries/${other.oppId}/detail$`));
});
