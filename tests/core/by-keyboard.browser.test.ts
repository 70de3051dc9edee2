import type { Locator, Page } from '@playwright/test';
import { phone, word } from '../support/browser/customer.ts';
import { api, elsewhere, expect, rows, signIn, test } from '../support/browser/fixtures.ts';

/** Presses Tab until an element has the focus. */
async function tabTo(element: Locator) {
  const isFocused = () => element.evaluate((one) => one === document.activeElement);
  await expect(element).toBeVisible();
  for (let i = 0; i < 60 && !(await isFocused()); i++) await element.page().keyboard.press('Tab');
  await expect(element).toBeFocused();
}

/** Types texts into the fields of a dialog, and names into those that offer choices, in the order of the dialog. */
async function fill(dialog: Locator, values: Readonly<Record<string, string>>) {
  const { keyboard } = dialog.page();
  for (const [name, text] of Object.entries(values)) {
    const named = { name, exact: true };
    const field = dialog.getByRole('textbox', named).or(dialog.getByRole('combobox', named));
    await tabTo(field);
    await keyboard.type(text);
    if ((await field.getAttribute('role')) !== 'combobox') continue;
    await expect(dialog.page().getByRole('option', { name: text }).first()).toBeVisible();
    await keyboard.press('Tab');
    await expect(field).toHaveValue(text);
  }
}

/** Opens a tab of a record's page: Tab reaches the chosen one, arrows the others; those without rows are in a menu. */
async function openTab(page: Page, name: string) {
  const [tab, folded] = [page.getByRole('tab', { name }), page.getByRole('menuitem', { name })];
  await page.getByRole('tab').first().waitFor();
  const isFolded = !(await tab.count());
  const wanted = isFolded ? folded : tab;
  await tabTo(isFolded ? page.getByRole('button', { name: 'More tabs' }) : page.getByRole('tab', { selected: true }));
  if (isFolded) {
    await page.keyboard.press('Enter');
    await expect(page.getByRole('menuitem').first()).toBeFocused();
  }
  while (!(await wanted.evaluate((one) => one === document.activeElement)))
    await page.keyboard.press(isFolded ? 'ArrowDown' : 'ArrowRight');
  await page.keyboard.press('Enter');
}

/** Opens a page or a record from anywhere. */
async function find(page: Page, text: string) {
  await page.keyboard.press('Control+k');
  await page.keyboard.type(text);
  await expect(page.getByRole('option', { name: text }).first()).toBeVisible();
  await page.keyboard.press('Enter');
}

test('from a phone call to a won order, by keyboard alone [BEH-102]', async ({ page }) => {
  test.slow();
  await signIn(page, 'internal');
  await page.goto('/');
  const { keyboard } = page;
  const heading = page.getByRole('heading', { level: 1 });
  const name = `${word()} ${word()}`.toUpperCase();
  const site = { House: '14', Street: word(), 'Sub Area': word() };

  // The caller is not known yet.
  await page.getByRole('navigation', { name: 'Main menu' }).waitFor();
  await keyboard.press('Control+k');
  await keyboard.type(name);
  await expect(page.getByText('Nothing found')).toBeVisible();
  await keyboard.press('Escape');
  await find(page, 'Customers');
  await expect(heading).toHaveText('Customers');
  await expect(rows(page).first()).toBeVisible();
  await keyboard.press('n');
  await fill(page.getByRole('dialog', { name: 'Customer Details' }), {
    'Customer Name': name,
    ...site,
    'City/Town': 'Sheffield',
    'Post Code': 'S7 1AB',
    'Phone No': phone(),
    'Customer Type': 'Builder',
  });
  await keyboard.press('Enter');
  await expect(page.getByText('New Customer Saved')).toBeVisible();
  const admin = await elsewhere(page, 'admin');
  const [customer] = (await admin.list('customers', { filter: { q: name } })).body;
  expect((await admin.put(`customers/${customer.customerId}`, { requireApproval: false })).status).toBe(200);

  await find(page, name);
  await expect(heading).toHaveText(name);
  await openTab(page, 'Contacts');
  await expect(page.getByText('No contacts yet')).toBeVisible();
  await keyboard.press('n');
  await fill(page.getByRole('dialog', { name: 'Contact Details' }), {
    'First Name': 'Petra',
    Surname: 'Plover',
    'Job Function': 'Estimating',
    ...site,
    'City/Town': 'Sheffield',
    'Phone No': '0114 496 0002',
    Email: 'petra@plover.example',
  });
  await keyboard.press('Enter');
  await expect(page.getByText('New Contact Saved')).toBeVisible();

  await find(page, 'Enquiries');
  await expect(heading).toHaveText('Enquiries');
  await expect(rows(page).first()).toBeVisible();
  await keyboard.press('n');
  await fill(page.getByRole('dialog', { name: 'Enquiry Details' }), {
    Description: `Slates for ${site.Street}`,
    ...site,
    'City/Town': 'Sheffield',
    'Post Code': 'S7 1AB',
    Customer: name,
    Contact: 'PETRA PLOVER',
    'Enquiry Type': 'Extension',
  });
  await keyboard.press('Enter');
  const saved = page.getByRole('dialog', { name: 'Enquiry saved' });
  const bookIn = saved.getByRole('button', { name: 'Book In' });
  await expect(bookIn).toBeFocused();
  const number = /Q\d{6}/.exec(await saved.innerText())![0];
  await keyboard.press('Enter');

  const [type] = await api<any[]>(page, 'GET', 'activeProductTypes');
  const [grade] = await api<any[]>(page, 'GET', 'activeQuotationGrades');
  const quotation = page.getByRole('dialog', { name: 'Quotation Details' });
  await fill(quotation, {
    'Product Type': type.productTypeName,
    'Product Quantity': '12',
    'Product Value': '1234.5',
    Grade: grade.quoteGradeName,
  });
  await keyboard.press('Enter');
  await expect(page.getByText('New Quotation Saved')).toBeVisible();

  await find(page, number);
  await openTab(page, 'Quotations');
  await expect(rows(page)).toContainText('£1,234.50');
  await keyboard.press('j');
  await keyboard.press('Enter');
  await expect(heading).toHaveText(`${number} version 1`);
  await keyboard.press('r');
  await tabTo(quotation.getByRole('button', { name: 'Save', exact: true }));
  await keyboard.press('Enter');
  await expect(quotation).toBeHidden();
  await openTab(page, 'Versions');
  await expect(rows(page)).toHaveCount(2);
  await keyboard.press('j');
  await keyboard.press('Enter');
  await expect(heading).toHaveText(`${number} version 2`);
  await keyboard.press('w');
  await expect(page.getByRole('article').getByRole('button', { name: 'Status: Won' }).first()).toBeVisible();

  const [enquiry] = (await admin.list('opportunities', { filter: { q: number } })).body;
  expect(enquiry).toMatchObject({
    sQuoteNo: number,
    customer: { customerId: customer.customerId },
    contact: { contactName: 'PETRA PLOVER' },
    quoteValue: 1234.5,
    oppDescription: `SLATES FOR ${site.Street}`,
  });
  const { body: versions } = await admin.get(`opportunityquotes/${enquiry.oppId}`);
  const statuses = versions.map(({ versionNo, quoteStatus }: any) => `${versionNo} ${quoteStatus.statusName}`);
  expect(statuses.toSorted()).toEqual(['1 Revised', '2 Won']);
});
