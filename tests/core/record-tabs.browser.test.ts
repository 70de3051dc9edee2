import { violations } from '../support/browser/axe.ts';
import { newContact, newCustomer } from '../support/browser/customer.ts';
import { answered, breakOnce, elsewhere, expect, rows, signIn, test } from '../support/browser/fixtures.ts';
import { enquiryOf } from '../support/work.ts';

test('tabs say how many rows they have; those without rows are in a menu at the end', async ({ page }) => {
  await signIn(page, 'admin');
  await page.goto('/');
  const admin = await elsewhere(page, 'admin');
  const customer = await newCustomer(admin);
  for (const noteHeader of ['One', 'Two'])
    await admin.post('customernotes', { noteHeader, customer: customer.customerId });
  await page.goto(`/customers/${customer.customerId}/detail`);
  const tabs = page.getByRole('tablist', { name: 'Customer tabs' });
  await expect(tabs.getByRole('tab')).toHaveText(['Detail', 'Notes 2', 'Sales', 'History']);
  expect(await violations(page)).toEqual([]);
  const more = page.getByRole('button', { name: 'More tabs' });
  await more.click();
  await expect(page.getByRole('menuitem')).toHaveText([
    'Contacts',
    'Branch accounts',
    'Activities',
    'Enquiries',
    'Quotations',
    'Attachments',
  ]);
  await page.getByRole('menuitem', { name: 'Contacts' }).click();
  await expect(page).toHaveURL(/\/contacts$/);
  await expect(page.getByRole('menu')).toHaveCount(0);
  await expect(tabs.getByRole('tab', { selected: true })).toHaveText('Contacts');

  // The counts follow each save; a tab that is left empty goes back to the menu.
  await tabs.getByRole('tab', { name: 'Notes' }).click();
  await page.getByRole('button', { name: 'New note' }).first().click();
  const dialog = page.getByRole('dialog', { name: 'Note Details' });
  await dialog.getByRole('textbox', { name: 'Note Subject' }).fill('Three');
  await dialog.getByRole('textbox', { name: 'Note Details' }).fill('A third one.');
  await dialog.getByRole('button', { name: 'Save', exact: true }).click();
  await expect(tabs.getByRole('tab', { selected: true })).toHaveText('Notes 3');
  await expect(tabs.getByRole('tab')).toHaveText(['Detail', 'Notes 3', 'Sales', 'History']);
});

test('the menu of tabs is used by keyboard', async ({ page }) => {
  await signIn(page, 'admin');
  await page.goto('/');
  const customer = await newCustomer(await elsewhere(page, 'admin'));
  await page.goto(`/customers/${customer.customerId}/detail`);
  await page.getByRole('button', { name: 'More tabs' }).focus();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('menuitem', { name: 'Contacts' })).toBeFocused();
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/\/notes$/);
  await expect(page.getByRole('tab', { selected: true })).toHaveText('Notes');
});

test('tabs are all shown, without numbers, if they cannot be counted', async ({ page, allow }) => {
  allow.consoleErrors.push(answered(500));
  await signIn(page, 'internal');
  await breakOnce(page, '**/v1/tabcounts/customer/9');
  await page.goto('/customers/9/detail');
  await expect(page.getByRole('tab')).toHaveText([
    'Detail',
    'Contacts',
    'Branch accounts',
    'Notes',
    'Activities',
    'Enquiries',
    'Quotations',
    'Attachments',
    'Sales',
    'History',
  ]);
  await expect(page.getByRole('button', { name: 'More tabs' })).toHaveCount(0);
});

test('an enquiry that is not booked is seen at its customer and at its contact', async ({ page }) => {
  await signIn(page, 'admin');
  await page.goto('/');
  const admin = await elsewhere(page, 'admin');
  const made = await newCustomer(admin, { mbpBranch: 1 });
  const { body: customer } = await admin.get(`customers/${made.customerId}`);
  const contact = await newContact(admin, customer);
  const { body: enquiry } = await admin.post('opportunityconf', enquiryOf({ customer, contact }));
  expect(enquiry).toMatchObject({ quoteValue: null, customer: { customerId: customer.customerId } });
  for (const path of [`/customers/${customer.customerId}`, `/contacts/${contact.contactId}`]) {
    await page.goto(`${path}/detail`);
    await page.getByRole('tab', { name: 'Enquiries 1' }).click();
    await expect(page).toHaveURL(new RegExp(`${path}/enquiries$`));
    await expect(rows(page)).toHaveCount(1);
    await expect(rows(page)).toContainText(enquiry.oppDescription);
    await expect(rows(page)).toContainText('New');
  }
  await rows(page).getByRole('link', { name: enquiry.sQuoteNo }).click();
  await expect(page).toHaveURL(new RegExp(`/enquiries/${enquiry.oppId}/detail$`));

  // One that is added there is of this customer.
  await page.goto(`/customers/${customer.customerId}/enquiries`);
  await page.getByRole('button', { name: 'New enquiry' }).first().click();
  const dialog = page.getByRole('dialog', { name: 'Enquiry Details' });
  await expect(dialog.getByRole('textbox', { name: 'Customer' })).toHaveValue(customer.custName);
});
