import { phone } from '../support/browser/customer.ts';
import {
  answered,
  api,
  breakOnce,
  choose,
  expect,
  rows,
  signIn,
  slowOnce,
  test,
  unique,
} from '../support/browser/fixtures.ts';

const draft = (name: string) => ({
  'Customer Name': name,
  House: '14',
  Street: 'Kingfisher Road',
  'Sub Area': 'Nether Edge',
  'Post Code': 's7 1ab',
  'Phone No': phone(),
});

test('finds a customer among many by part of its name, and opens it by keyboard', async ({ page }) => {
  await signIn(page, 'internal');
  await page.goto('/');
  await page.getByRole('navigation', { name: 'Main menu' }).getByRole('link', { name: 'Customers' }).click();
  await expect(rows(page)).toHaveCount(25);
  await page.keyboard.press('/');
  await page.keyboard.type('heating hunt');
  await expect(rows(page)).toHaveCount(1);
  await expect(page).toHaveURL(/heating/);
  await page.reload();
  await expect(rows(page)).toHaveCount(1);
  await page.getByRole('heading', { level: 1 }).click();
  await page.keyboard.press('j');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/\/customers\/1\/detail$/);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('HUNT HEATING SERVICES LIMITED');
});

test('adds a customer: missing values are reported at their fields, the post code fills region, branch and sales exec [VAL-022 VAL-023 VAL-024 VAL-025 VAL-026 VAL-027 VAL-028 VAL-029 BEH-054 STA-011 STA-055 BEH-088 ERR-032]', async ({
  page,
  allow,
}) => {
  allow.consoleErrors.push(answered(500));
  await signIn(page, 'internal');
  await page.goto('/customers');
  await page.getByRole('button', { name: 'New customer' }).click();
  const dialog = page.getByRole('dialog', { name: 'Customer Details' });
  await expect(dialog.getByText('is required')).toHaveCount(0);
  await dialog.getByRole('button', { name: 'Save', exact: true }).click();
  for (const message of [
    'Customer Name is required.',
    'Address1 is required.',
    'Address2 is required.',
    'Address3 is required.',
    'City/Town is required.',
    'Post Code is required.',
    'Customer Type is required.',
    'Phone number is required.',
  ])
    await expect(dialog.getByText(message, { exact: true })).toBeVisible();
  await expect(dialog.getByRole('textbox', { name: 'Customer Name' })).toBeFocused();

  const name = unique('Pelham & Daughters');
  for (const [label, text] of Object.entries(draft(name)))
    await dialog.getByRole('textbox', { name: label }).fill(text);
  await choose(dialog, 'City/Town', 'Sheffield');
  await choose(dialog, 'Customer Type', 'Builder');
  await expect(dialog.getByLabel('Region')).toHaveValue('Yorkshire and the Humber');
  await expect(dialog.getByLabel('Branch')).toHaveValue('Sheffield');
  await expect(dialog.getByLabel('Sales Exec')).not.toHaveValue('');
  for (const label of ['Region', 'Branch', 'Sales Exec'])
    await expect(dialog.getByLabel(label)).toHaveAttribute('readonly', '');
  await expect(dialog.getByRole('button', { name: 'Cancel' })).toBeVisible();
  await expect(dialog.getByRole('textbox', { name: 'Post Code' })).toHaveCSS('text-transform', 'uppercase');

  await breakOnce(page, '**/v1/customerRegionSalesexec/S8%200AB');
  for (const [postCode, branch] of [
    ['ZZ9 9ZZ', ''],
    ['S7 1AB', 'Sheffield'],
    ['S8 0AB', ''],
    ['S7 1AB', 'Sheffield'],
  ] as const) {
    await dialog.getByRole('textbox', { name: 'Post Code' }).fill(postCode);
    await dialog.getByRole('textbox', { name: 'Phone No' }).click();
    await expect(dialog.getByLabel('Branch')).toHaveValue(branch);
  }
  await expect(page.getByText('Some data was not loaded')).toHaveCount(0);

  await breakOnce(page, '**/v1/customer');
  await dialog.getByRole('button', { name: 'Save', exact: true }).click();
  await expect(page.getByText('Error while saving customer', { exact: true })).toBeVisible();
  await slowOnce(page, '**/v1/customer');
  await dialog.getByRole('button', { name: 'Save', exact: true }).click();
  await expect(dialog.getByRole('progressbar')).toBeVisible();
  await expect(dialog).toBeHidden();
  await expect(page.getByText('New Customer Saved')).toBeVisible();
  await page.getByRole('searchbox').fill(name);
  await expect(rows(page)).toHaveCount(1);
  await expect(rows(page)).toContainText('S7 1AB');
  await expect(rows(page)).toContainText('Awaiting approval');
});

test('is warned of a likely duplicate, sees why, and decides [BEH-055 BEH-056 BEH-057 ERR-040 FMT-010 VAL-108]', async ({
  page,
  allow,
}) => {
  allow.consoleErrors.push(answered(409), answered(500));
  await signIn(page, 'internal');
  const { custName, address1, address2, address3, cityTown, postCode } = await api(page, 'GET', 'customers/2');
  const name = custName.replace(/(\w\w)(\w)(\w)/, '$1$3$2');
  await page.goto('/customers');
  await page.getByRole('button', { name: 'New customer' }).click();
  const dialog = page.getByRole('dialog', { name: 'Customer Details' });
  const fields = { 'Customer Name': name, House: address1, Street: address2, 'Sub Area': address3 ?? '-' };
  for (const [label, text] of Object.entries({ ...fields, 'Post Code': postCode, 'Phone No': '01632 960000' }))
    await dialog.getByRole('textbox', { name: label }).fill(text);
  const house = dialog.getByRole('textbox', { name: 'House' });
  await house.fill('998');
  await breakOnce(page, '**/v1/checkDupCustomers');
  await choose(dialog, 'City/Town', cityTown.cityTownName);
  const failure = page.getByRole('alert').filter({ hasText: 'Error while checking for duplicate enquiries.' });
  await expect(failure).toHaveText(/^Error\s*Error while checking for duplicate enquiries\.$/);
  await slowOnce(page, '**/v1/checkDupCustomers');
  const [check] = await Promise.all([
    page.waitForRequest((request) => request.url().endsWith('/v1/checkDupCustomers')),
    house.fill(address1).then(() => house.blur()),
  ]);
  await expect(dialog.getByText('Checking for duplicate customers...')).toBeVisible();
  expect(check.postDataJSON()).toEqual({
    custName: name,
    address1,
    address2,
    address3: address3 ?? '-',
    cityTown: cityTown.id,
    postCode,
    address4: '',
  });
  await choose(dialog, 'Customer Type', 'Builder');
  await expect(dialog.getByText(/^Possible duplicate customers: \d+$/)).toBeVisible();
  await expect(dialog.getByRole('button', { name: 'Check again' })).toHaveCount(0);

  await dialog.getByRole('button', { name: 'View duplicates' }).click();
  const viewer = page.getByRole('dialog', { name: 'Possible duplicate customers' });
  await expect(viewer.getByRole('heading', { name: `1. ${custName}` })).toBeVisible();
  await expect(viewer.getByText(/^Name \d+%$/).first()).toBeVisible();
  await expect(viewer.getByText(/post code/i).first()).toBeVisible();
  await viewer.getByRole('button', { name: 'OK' }).click();

  await dialog.getByRole('textbox', { name: 'House' }).fill('999');
  await dialog.getByRole('button', { name: 'Check again' }).click();
  await expect(dialog.getByRole('button', { name: 'Check again' })).toHaveCount(0);

  const confirm = page.getByRole('alertdialog', { name: 'Duplicate error' });
  await dialog.getByRole('button', { name: 'Save', exact: true }).click();
  await expect(confirm).toContainText(
    'The following Customer seems to be a duplicate of some customers. Please confirm if you wish to still save this customer?',
  );
  await expect(confirm.getByRole('button')).toHaveText(['', 'No', 'Yes']);
  await expect(confirm.getByRole('button', { name: 'No' })).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(dialog.getByRole('textbox', { name: 'House' })).toHaveValue('999');
  await dialog.getByRole('button', { name: 'Save', exact: true }).click();
  await confirm.getByRole('button', { name: 'Yes' }).click();
  await expect(dialog).toBeHidden();
});

test('changes a customer and finds the change in its history', async ({ page }) => {
  await signIn(page, 'internal');
  const [contact] = await api<any[]>(page, 'GET', 'activeCustomerContacts/3');
  if (contact) await api(page, 'PUT', 'customers/3', { keyContact: contact.contactId });
  await page.goto('/customers/3/detail');
  await page.getByRole('button', { name: 'Edit' }).click();
  const dialog = page.getByRole('dialog');
  const message = unique('Ring before noon');
  const account = dialog.getByRole('textbox', { name: 'Account No' });
  const number = await account.inputValue();
  await account.fill('OTHER1');
  await expect(dialog.getByText('Please change or select a different Account Code from the')).toBeVisible();
  await account.blur();
  await expect(account).toHaveValue(number);
  await dialog.getByRole('textbox', { name: 'Message' }).fill(message);
  await page.keyboard.press('Enter');
  await expect(dialog).toBeHidden();
  await page.getByRole('tab', { name: 'History' }).click();
  await expect(page.getByRole('listitem').filter({ hasText: message }).first()).toContainText('Ian Internal');
});
