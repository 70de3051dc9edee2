import type { Page } from '@playwright/test';
import { violations } from './axe.ts';
import { answered, api, expect, rows, signIn, test, unique } from './fixtures.ts';

test.describe.configure({ timeout: 180_000 });

/** A customer that awaits approval, with a note; made by whoever is signed in, no Admin. */
async function awaiting(page: Page, other: object = {}) {
  const [{ id: customerType }] = await api<any[]>(page, 'GET', 'activeCustomerTypes');
  const towns = await api<any[]>(page, 'GET', 'citiesTowns');
  const customer = await api<any>(page, 'POST', 'customerconf', {
    custName: unique('Hatherleigh Slaters'),
    address1: '7',
    address2: unique('Lane'),
    address3: unique('Hamlet'),
    cityTown: towns.find(({ cityTownName }) => cityTownName === 'Sheffield').id,
    postCode: 'S7 1AB',
    customerType,
    phoneNo: '0114 496 0003',
    ...other,
  });
  await api(page, 'POST', 'customernotes', { noteHeader: 'First talk', customer: customer.customerId });
  return customer;
}

const dialogOf = (page: Page) => page.getByRole('dialog', { name: 'Customer Details' });

/** Someone else takes the chair. */
async function signInNext(page: Page, user: 'admin') {
  await page.evaluate(() => localStorage.clear());
  await signIn(page, user);
}

/** Opens a customer's dialog from the list of approvals, as an Admin. */
async function openApproval(page: Page, name: string) {
  await signInNext(page, 'admin');
  await page.goto('/customerApprovals');
  await page.getByRole('searchbox').fill(name);
  await expect(rows(page)).toHaveCount(1);
  await rows(page).first().click();
  await expect(dialogOf(page)).toBeVisible();
  return dialogOf(page);
}

test('AMB-038 AMB-044 STA-013 others than an Admin change a customer that awaits approval in part', async ({
  page,
}) => {
  await signIn(page, 'internal');
  const { customerId } = await awaiting(page);
  await page.goto(`/customers/${customerId}/detail`);
  await page.getByRole('button', { name: 'Edit' }).click();
  const dialog = dialogOf(page);
  await expect(dialog.getByText('Awaiting approval')).toBeVisible();
  await expect(dialog.getByRole('textbox', { name: 'Account No' })).toHaveCount(0);
  await expect(dialog.getByLabel('Branch')).toHaveAttribute('readonly', '');
  for (const name of ['Approve & save', 'Assign Customer'])
    await expect(dialog.getByRole('button', { name })).toHaveCount(0);
  await dialog.getByRole('textbox', { name: 'Phone No' }).fill('0114 496 0004');
  const [request] = await Promise.all([
    page.waitForRequest((one) => one.url().endsWith(`/v1/custreqapproval/${customerId}`)),
    dialog.getByRole('button', { name: 'Save' }).click(),
  ]);
  expect(request.method()).toBe('PUT');
  await expect(page.getByText('Customer Updated')).toBeVisible();
  await expect(page.getByRole('article')).toContainText('Awaiting approval');
});

test('BEH-058 BEH-059 BEH-061 an Admin approves a customer after a warning', async ({ page }) => {
  await signIn(page, 'internal');
  const { customerId, custName } = await awaiting(page);
  const dialog = await openApproval(page, custName);
  await expect(dialog.getByText('Awaiting approval')).toBeVisible();
  expect((await dialog.boundingBox())!.width).toBe(700);
  const question = page.getByRole('alertdialog', { name: 'Warning' });
  await dialog.getByRole('textbox', { name: 'Website' }).fill('www.hatherleigh.example');
  await dialog.getByRole('button', { name: 'Approve & save' }).click();
  await expect(question).toContainText(
    'All associated enquiries will also be updated based on the Customer info updated. Do you wish to continue?',
  );
  await question.getByRole('button', { name: 'No' }).click();
  await expect(dialog).toBeVisible();
  await dialog.getByRole('button', { name: 'Approve & save' }).click();
  await question.getByRole('button', { name: 'Yes' }).click();
  await expect(dialog).toBeHidden();
  await expect(page.getByText('Customer Updated')).toBeVisible();
  await expect(page.getByText('No customers match')).toBeVisible();
  expect(await api(page, 'GET', `customers/${customerId}`)).toMatchObject({
    requireApproval: false,
    status: 'Active',
    website: 'www.hatherleigh.example',
  });
});

test('PER-017 ERR-044 an Admin who may not assign is told', async ({ page }) => {
  await signIn(page, 'internal');
  const { custName } = await awaiting(page);
  await signInNext(page, 'admin');
  const stored = await page.evaluate(() => JSON.parse(localStorage.getItem('branchline.session')!));
  stored.permissions.AssignCustomer = 0;
  await page.evaluate((next) => localStorage.setItem('branchline.session', JSON.stringify(next)), stored);
  await page.goto('/customerApprovals');
  await page.getByRole('searchbox').fill(custName);
  await expect(rows(page)).toHaveCount(1);
  await rows(page).first().click();
  await dialogOf(page).getByRole('button', { name: 'Assign Customer' }).click();
  await expect(page.getByText("You don't have permission to assign the customer")).toBeVisible();
});

test('STA-014 AMB-037 AMB-100 an Admin merges a customer into the one that is there, and takes it back twice', async ({
  page,
}) => {
  await signIn(page, 'internal');
  const gone = await awaiting(page, { website: 'www.gone.example', mobile: '07700 900123' });
  const kept = await awaiting(page, { custName: unique('Hatherleigh Kept') });
  const dialog = await openApproval(page, gone.custName);
  await dialog.getByRole('button', { name: 'Assign Customer' }).click();
  const search = page.getByRole('dialog', { name: 'Assign Customer' });
  await expect(search.getByRole('button', { name: 'New Customer' })).toHaveCount(0);
  const all = search.getByRole('radio', { name: 'All Customers' });
  await all.check();
  for (const customer of [gone, kept]) {
    await search.getByRole('searchbox').fill(customer.custName);
    await search.getByRole('row').filter({ hasText: customer.custName }).click();
    await search.getByRole('button', { name: 'Select', exact: true }).click();
    if (customer === gone) await expect(search.getByText('This is the customer that awaits approval.')).toBeVisible();
  }
  const merge = page.getByRole('dialog', { name: 'Assign or merge' });
  await expect(merge.getByText('(Notes: 1)')).toBeVisible();
  await expect(merge.getByRole('row').filter({ hasText: 'Website' })).toContainText('Filled by Merge');
  await expect(merge.getByRole('row').filter({ hasText: 'City/Town' })).toHaveCount(0);
  await merge.getByLabel('Show fields that are the same too').check();
  await expect(merge.getByRole('row').filter({ hasText: 'City/Town' })).toContainText('Sheffield');
  expect(await violations(page)).toEqual([]);
  await merge.getByRole('button', { name: 'Merge', exact: true }).click();

  const told = page.getByText(`${gone.custName} was merged with ${kept.custName}. 1 record moved.`);
  await expect(told).toBeVisible();
  await expect(dialog).toBeHidden();
  await page.getByRole('button', { name: 'Undo', exact: true }).click();
  await expect(page.getByText('is back with what it had, and awaits approval again.')).toBeVisible();
  expect((await api(page, 'GET', `customers/${gone.customerId}`)).custName).toBe(gone.custName);

  await api(page, 'GET', `mergeCustomer/${kept.customerId}/${gone.customerId}`);
  await page.goto(`/customers/${kept.customerId}/detail`);
  const list = page.getByRole('region', { name: 'Merged into this customer' });
  await expect(list.getByRole('listitem')).toHaveCount(2);
  await expect(list.getByText('Undone')).toHaveCount(1);
  await expect(page.getByRole('article')).toContainText('www.gone.example');
  await list.getByRole('button', { name: `Undo the merge of ${gone.custName}` }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Undo merge' }).click();
  await expect(list.getByText('Undone')).toHaveCount(2);
  await expect(page.getByRole('article')).not.toContainText('www.gone.example');
});

test('a customer that is assigned from its own page leads to the one that is kept', async ({ page }) => {
  await signIn(page, 'internal');
  const gone = await awaiting(page);
  const kept = await awaiting(page, { custName: unique('Hatherleigh Stays') });
  await signInNext(page, 'admin');
  await page.goto(`/customers/${gone.customerId}/detail`);
  await page.getByRole('button', { name: 'Edit' }).click();
  await dialogOf(page).getByRole('button', { name: 'Assign Customer' }).click();
  const search = page.getByRole('dialog', { name: 'Assign Customer' });
  await search.getByRole('radio', { name: 'All Customers' }).check();
  await search.getByRole('searchbox').fill(kept.custName);
  await search.getByRole('row').filter({ hasText: kept.custName }).dblclick();
  await page.getByRole('dialog', { name: 'Assign or merge' }).getByRole('button', { name: 'Assign' }).click();
  await expect(page.getByText(`was assigned to ${kept.custName}.`)).toBeVisible();
  await expect(page).toHaveURL(new RegExp(`/customers/${kept.customerId}/detail$`));
  await page.goto(`/customers/${kept.customerId}/notes`);
  await expect(rows(page)).toHaveCount(2);
});

test('duplicates of a customer that awaits approval are looked for, and one that is none stays away', async ({
  page,
  allow,
}) => {
  allow.consoleErrors.push(answered(409));
  await signIn(page, 'internal');
  const first = await awaiting(page);
  const { custName, address1, address2, address3 } = first;
  const second = await awaiting(page, { custName, address1, address2, address3 });
  await signInNext(page, 'admin');
  await page.goto(`/customers/${second.customerId}/detail`);
  const open = async () => {
    await page.getByRole('button', { name: 'Edit' }).click();
    await expect(dialogOf(page).getByRole('textbox', { name: 'Customer Name' })).toHaveValue(custName);
  };
  await open();
  const banner = dialogOf(page).getByText('Possible duplicate customers: 1');
  await expect(banner).toBeVisible();
  await dialogOf(page).getByRole('button', { name: 'View duplicates' }).click();
  const viewer = page.getByRole('dialog', { name: 'Possible duplicate customers' });
  expect((await viewer.boundingBox())!.width).toBe(750);
  await viewer.getByRole('button', { name: 'Not a duplicate' }).click();
  await expect(viewer.getByText('No customers found')).toBeVisible();
  await page.getByRole('button', { name: 'Undo', exact: true }).click();
  await expect(viewer.getByRole('heading', { name: `1. ${custName}` })).toBeVisible();
  await viewer.getByRole('button', { name: 'Not a duplicate' }).click();
  await expect(viewer.getByText('No customers found')).toBeVisible();
  await viewer.getByRole('button', { name: 'OK' }).click();
  await dialogOf(page).getByRole('button', { name: 'Cancel' }).click();
  await Promise.all([page.waitForResponse((response) => response.url().endsWith('/checkDupCustomers')), open()]);
  await expect(banner).toHaveCount(0);
});

test('NAV-009 the list of approvals says when there is nothing to approve', async ({ page }) => {
  await signIn(page, 'admin');
  await page.route(/\/v1\/(customers\?|approvecustomerfilterbypage)/, (route) =>
    route.fulfill({ json: [], headers: { 'content-range': 'customers 0-0/0' } }),
  );
  await page.goto('/customerApprovals');
  await expect(page.getByText('No customer awaits approval.')).toBeVisible();
});
