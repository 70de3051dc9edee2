import type { Locator } from '@playwright/test';
import { newContact, newCustomer, word } from '../../support/browser/customer.ts';
import { fillSite, type } from '../../support/browser/enquiry.ts';
import {
  answered,
  api,
  breakOnce,
  choose,
  elsewhere,
  expect,
  goesWithin,
  openNew,
  signIn,
  test,
} from '../../support/browser/fixtures.ts';
import { inDays } from '../../support/work.ts';

test.describe.configure({ timeout: 120_000 });

const text = (dialog: Locator, name: string) => dialog.getByRole('textbox', { name, exact: true });
const choice = (dialog: Locator, name: string) => dialog.getByRole('combobox', { name, exact: true });
const newSite = () => ({
  oppDescription: word(),
  address1: '14',
  address2: word(),
  address3: word(),
  postCode: 'S7 1AB',
});

test('an enquiry is added, booked in and edited [STA-016 STA-047 BEH-088 BEH-103 BEH-104 BEH-105 ERR-040 ERR-053 ERR-057 ERR-058 ERR-061 CON-003 CON-020 PER-012 AMB-069]', async ({
  page,
  allow,
}) => {
  allow.consoleErrors.push(answered(500));
  await page.clock.install();
  await signIn(page, 'internal');
  const { defBranch, fullName } = await api(page, 'GET', 'user/profile');
  const person = await elsewhere(page, 'internal');
  const customer = await newCustomer(person);
  const contact = await newContact(person, customer);
  const dialog = await openNew(page, 'enquiry');
  await expect.poll(() => dialog.boundingBox()).toMatchObject({ width: 800, height: 800 });
  await expect(dialog.getByRole('heading', { name: 'Enquiry Details' }).locator('..')).toContainText('New');
  await expect(text(dialog, 'Date Received')).toHaveValue(inDays(0));
  await expect(text(dialog, 'Country')).toHaveValue('UK');
  await expect(choice(dialog, 'Requested By')).toHaveValue(fullName);
  await expect(choice(dialog, 'Branch')).toHaveValue(defBranch.branchName);
  await expect(text(dialog, 'Sales Exec')).not.toHaveValue('');
  await expect(text(dialog, 'Quote No')).toHaveCount(0);
  for (const name of ['Country', 'Region', 'Sales Exec'])
    await expect(text(dialog, name)).toHaveAttribute('aria-readonly', 'true');

  // A post code that leads nowhere, or cannot be looked up, clears the territory without a word.
  for (const unknown of ['ZZ99 9ZZ', 'XX1 1XX']) {
    await type(dialog, 'Post Code', 'S7 1AB');
    await expect(text(dialog, 'Region')).not.toHaveValue('');
    await type(dialog, 'Post Code', unknown);
    for (const name of ['Region', 'Sales Exec']) await expect(text(dialog, name)).toHaveValue('');
    await expect(choice(dialog, 'Branch')).toHaveValue('');
    await expect(page.getByRole('alert')).toHaveCount(0);
    await breakOnce(page, '**/v1/customerRegionSalesexec/XX*');
  }
  const territory = await api(page, 'GET', 'customerRegionSalesexec/S71AB');
  await breakOnce(page, '**/v1/getDupEnquiry');
  await fillSite(dialog, newSite());
  const unchecked = page.getByRole('alert').filter({ hasText: 'Error while checking for duplicate enquiries.' });
  await expect(unchecked).toHaveText(/^Error\s*Error while checking for duplicate enquiries\.$/);
  await expect(text(dialog, 'Region')).toHaveValue(territory.regionName);
  await expect(choice(dialog, 'Branch')).toHaveValue(territory.mbpBranch.branchName);
  await expect(text(dialog, 'Sales Exec')).toHaveValue(territory.mbpBranch.salesExecName);
  await choice(dialog, 'Branch').hover();
  await dialog.getByRole('button', { name: 'Clear', exact: true }).last().click();
  await expect(text(dialog, 'Sales Exec')).toHaveValue('');
  await choose(dialog, 'Branch', territory.mbpBranch.branchName);
  await expect(text(dialog, 'Sales Exec')).toHaveValue(territory.mbpBranch.salesExecName);

  await choose(dialog, 'Customer', customer.custName);
  // The only contact of a customer is taken.
  await expect(choice(dialog, 'Contact')).toHaveValue(contact.contactName);
  await expect(text(dialog, 'Phone No')).toHaveValue(contact.phoneNo);
  await expect(text(dialog, 'Email')).toHaveValue(contact.email);
  await choose(dialog, 'Enquiry Type', 'Extension');

  await page.clock.pauseAt(new Date(Date.now() + 60_000));
  await dialog.getByRole('button', { name: 'Save', exact: true }).click();
  const toast = page.getByRole('status').filter({ hasText: 'New Enquiry Saved' });
  await expect(toast).toContainText(/Q\d{6}/);
  const number = /Q\d{6}/.exec((await toast.textContent())!)![0];
  await page.clock.runFor(6900);
  await expect(toast).toBeVisible();
  await goesWithin(toast, 900);
  await page.clock.resume();

  const saved = page.getByRole('dialog', { name: 'Enquiry saved' });
  await expect(saved).toContainText(number);
  const bookIn = saved.getByRole('button', { name: 'Book In' });
  const refusal = page.getByText('Customer must be approved before Booking In the quotation.', { exact: true });
  await bookIn.click();
  await expect(page.locator('.MuiAlert-filledWarning').filter({ has: refusal })).toBeInViewport();
  const admin = await elsewhere(page, 'admin');
  expect((await admin.put(`customers/${customer.customerId}`, { requireApproval: false })).status).toBe(200);
  await bookIn.click();
  const quotation = page.getByRole('dialog', { name: 'Quotation Details' });
  for (const [name, value] of Object.entries({
    'Quote No': number,
    Enquiry: number,
    Customer: customer.custName,
    Branch: territory.mbpBranch.branchName,
  })) {
    await expect(text(quotation, name)).toHaveValue(value);
    await expect(text(quotation, name)).toHaveAttribute('aria-readonly', 'true');
  }
  // Nothing has been changed, so nothing is asked.
  await quotation.getByRole('button', { name: 'Cancel' }).click();
  await expect(page.getByRole('dialog')).toHaveCount(0);

  await page.getByRole('link', { name: number }).click();
  // Its page books in too, while it has no quotation.
  await expect(page.getByRole('article').getByRole('button', { name: 'Book In' })).toBeVisible();
  await page.keyboard.press('b');
  await expect(text(quotation, 'Enquiry')).toHaveValue(number);
  await quotation.getByRole('button', { name: 'Cancel' }).click();
  expect((await admin.put(`customers/${customer.customerId}`, { requireApproval: true })).status).toBe(200);
  await page.reload();
  await page.getByRole('article').getByRole('button', { name: 'Book In' }).click();
  await expect(page.locator('.MuiAlert-filledWarning').filter({ has: refusal })).toBeInViewport();
  await page.getByRole('button', { name: 'Edit', exact: true }).click();
  await expect(text(dialog, 'Quote No')).toHaveValue(number);
  const locked = ['Description', 'House', 'Street', 'Sub Area', 'City/Town', 'Post Code', 'Customer'];
  for (const name of [...locked, 'Country', 'Quote No'])
    await expect(text(dialog, name)).toHaveAttribute('aria-readonly', 'true');
  for (const name of ['Phone No', 'Customer Ref', 'Notes'])
    await expect(text(dialog, name)).not.toHaveAttribute('aria-readonly', 'true');
  await expect(dialog.getByText(`${locked.slice(0, -1).join(', ')} and Customer are locked.`)).toBeVisible();
  await text(dialog, 'Customer').press('Shift+Tab');
  await page.keyboard.press('Enter');
  await expect(choice(dialog, 'Customer')).toBeFocused();
  for (const name of ['Country', 'Quote No']) await expect(text(dialog, name)).toHaveAttribute('aria-readonly', 'true');
  await type(dialog, 'Street', 'Corrected Road');
  await type(dialog, 'Customer Ref', 'PO 1');
  await breakOnce(page, '**/v1/opportunity/*');
  await dialog.getByRole('button', { name: 'Save', exact: true }).click();
  await expect(page.getByText('Error while updating enquiry', { exact: true })).toBeVisible();
  await dialog.getByRole('button', { name: 'Save', exact: true }).click();
  await expect(page.getByText('Opportunity Updated', { exact: true })).toBeVisible();
  await expect(page.getByRole('article')).toContainText('CORRECTED ROAD');
});

test('a save answered with 409 but no list is repeated as a save despite duplicates [AMB-068 STA-049 STA-050 STA-051 ERR-053]', async ({
  page,
  allow,
}) => {
  allow.consoleErrors.push(answered(409), answered(500));
  await signIn(page, 'internal');
  const person = await elsewhere(page, 'internal');
  const customer = await newCustomer(person);
  const contact = await newContact(person, customer);
  const dialog = await openNew(page, 'enquiry');
  await fillSite(dialog, newSite());
  await choose(dialog, 'Customer', customer.custName);
  // The only contact of a customer is taken.
  await expect(choice(dialog, 'Contact')).toHaveValue(contact.contactName);
  await expect(text(dialog, 'Email')).toHaveValue(contact.email);
  await choose(dialog, 'Enquiry Type', 'Extension');
  await page.route('**/v1/opportunity', (route) => route.fulfill({ status: 409, json: { message: 'Duplicate' } }));
  await breakOnce(page, '**/v1/opportunityconf', 'Not now');
  await dialog.getByRole('button', { name: 'Save', exact: true }).click();
  await expect(page.getByText('Error while saving enquiry', { exact: true })).toBeVisible();
  await expect(dialog.getByText('Not now', { exact: true })).toBeVisible();
  const [again] = await Promise.all([
    page.waitForRequest((request) => request.url().endsWith('/v1/opportunityconf')),
    dialog.getByRole('button', { name: 'Save', exact: true }).click(),
  ]);
  expect(again.postDataJSON()).toMatchObject({ address1: '14', postCode: 'S7 1AB', custRef: null });
  await expect(page.getByRole('status').filter({ hasText: 'New Opportunity Saved' })).toContainText(/Q\d{6}/);
});
