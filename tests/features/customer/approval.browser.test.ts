import type { Page } from '@playwright/test';
import { violations } from '../../support/browser/axe.ts';
import { newCustomer, newNote } from '../../support/browser/customer.ts';
import { answered, api, elsewhere, expect, rows, signIn, test } from '../../support/browser/fixtures.ts';
import { openTab } from '../../support/browser/tabs.ts';

/** A customer that awaits approval and has a note. Its maker is not an Admin, whose customers need no approval. */
async function awaiting(page: Page, more: object = {}) {
  const internal = await elsewhere(page, 'internal');
  const customer = await newCustomer(internal, more);
  await newNote(internal, { customer: customer.customerId });
  return customer;
}

const dialogOf = (page: Page) => page.getByRole('dialog', { name: 'Customer Details' });
const search = (page: Page) => page.getByRole('dialog', { name: 'Assign Customer' });
const merge = (page: Page) => page.getByRole('dialog', { name: 'Assign or merge' });

/** Opens a customer's dialog from the approvals list. */
async function openApproval(page: Page, name: string) {
  if (!page.url().endsWith('/customerApprovals')) await page.goto('/customerApprovals');
  await page.getByRole('searchbox').fill(name);
  await expect(rows(page)).toHaveCount(1);
  await expect(rows(page)).toContainText(name);
  await rows(page).click();
  await expect(dialogOf(page).getByRole('textbox', { name: 'Customer Name' })).toHaveValue(name);
}

/** Searches for the customer to assign to, and chooses it. */
async function take(page: Page, name: string) {
  await search(page).getByRole('radio', { name: 'All Customers' }).check();
  await search(page).getByRole('searchbox').fill(name);
  await search(page).getByRole('row').filter({ hasText: name }).dblclick();
}

test('users other than an Admin can change only some fields of a customer that awaits approval [PER-041 AMB-038 AMB-044 STA-013]', async ({
  page,
}) => {
  await signIn(page, 'internal');
  const { customerId } = await awaiting(page);
  await page.goto(`/customers/${customerId}/detail`);
  await page.getByRole('button', { name: 'Edit' }).click();
  const dialog = dialogOf(page);
  await expect(dialog.getByText('Awaiting approval')).toBeVisible();
  await expect(page.getByRole('button', { name: 'Approve', exact: true, includeHidden: true })).toHaveCount(0);
  await expect(dialog.getByRole('textbox', { name: 'Account No' })).toHaveCount(0);
  await expect(dialog.getByLabel('Branch')).toHaveAttribute('readonly', '');
  for (const name of ['Approve & save', 'Assign Customer'])
    await expect(dialog.getByRole('button', { name })).toHaveCount(0);
  await dialog.getByRole('textbox', { name: 'Phone No' }).fill('0114 496 0004');
  const [request] = await Promise.all([
    page.waitForRequest((one) => one.url().endsWith(`/v1/custreqapproval/${customerId}`)),
    dialog.getByRole('button', { name: 'Save', exact: true }).click(),
  ]);
  expect(request.method()).toBe('PUT');
  await expect(page.getByText('Customer Updated')).toBeVisible();
  await expect(page.getByRole('article')).toContainText('Awaiting approval');
});

test('an Admin approves a customer, merges one, undoes that, and assigns it [PER-041 STA-011 STA-012 STA-014 BEH-058 BEH-059 BEH-061 AMB-037 AMB-100]', async ({
  page,
}) => {
  await signIn(page, 'admin');
  const fine = await awaiting(page);
  const kept = await awaiting(page);
  const gone = await awaiting(page, { website: 'www.gone.example', mobile: '07700 900123' });
  const dialog = dialogOf(page);

  await openApproval(page, fine.custName);
  await expect(dialog.getByText('Awaiting approval')).toBeVisible();
  await expect(dialog.getByRole('textbox', { name: 'Account No' })).toBeEditable();
  await expect.poll(async () => (await dialog.boundingBox())?.width).toBe(700);
  const question = page.getByRole('alertdialog', { name: 'Warning' });
  await dialog.getByRole('textbox', { name: 'Website' }).fill('www.fine.example');
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
  expect(await api(page, 'GET', `customers/${fine.customerId}`)).toMatchObject({
    requireApproval: false,
    status: 'Active',
    website: 'www.fine.example',
  });

  await openApproval(page, gone.custName);
  await dialog.getByRole('button', { name: 'Assign Customer' }).click();
  await expect(search(page).getByRole('button', { name: 'New Customer' })).toHaveCount(0);
  await take(page, gone.custName);
  await expect(search(page).getByText('This is the customer that awaits approval.')).toBeVisible();
  await take(page, kept.custName);
  await expect(merge(page).getByText('(Notes: 1)')).toBeVisible();
  await expect(merge(page).getByRole('row').filter({ hasText: 'Website' })).toContainText('Filled by Merge');
  await expect(merge(page).getByRole('row').filter({ hasText: 'City/Town' })).toHaveCount(0);
  await merge(page).getByLabel('Show identical fields').check();
  const town = merge(page).getByRole('row').filter({ hasText: 'City/Town' });
  await expect(town).toContainText(gone.cityTown.cityTownName);
  expect(await violations(page)).toEqual([]);
  await merge(page).getByRole('button', { name: 'Merge', exact: true }).click();
  await expect(page.getByText(`${gone.custName} was merged with ${kept.custName}. 1 record moved.`)).toBeVisible();
  await expect(dialog).toBeHidden();
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
  await page.getByRole('button', { name: 'Undo', exact: true }).click();
  await expect(page.getByText('is a separate customer again and awaits approval.')).toBeVisible();
  await expect(rows(page).filter({ hasText: gone.custName }).locator(':focus')).toHaveCount(1);

  await openApproval(page, gone.custName);
  await dialog.getByRole('button', { name: 'Assign Customer' }).click();
  await take(page, kept.custName);
  await merge(page).getByRole('button', { name: 'Assign', exact: true }).click();
  await expect(page.getByText(`${gone.custName} was assigned to ${kept.custName}. 1 record moved.`)).toBeVisible();
  await expect(page.getByText('No customers match')).toBeVisible();
  expect((await api(page, 'GET', `customers/${kept.customerId}`)).website).toBeNull();
});

test('an Admin approves on the page, in the menu of a row and by a key, and undoes it [PER-041 STA-011]', async ({
  page,
}) => {
  await signIn(page, 'admin');
  const { customerId, custName } = await awaiting(page);
  const question = page.getByRole('alertdialog', { name: 'Warning' });
  const state = async () => (await api<any>(page, 'GET', `customers/${customerId}`)).requireApproval;

  await page.goto(`/customers/${customerId}/detail`);
  await page.getByRole('button', { name: 'Approve', exact: true }).click();
  await question.getByRole('button', { name: 'No' }).click();
  expect(await state()).toBe(true);
  await page.getByRole('button', { name: 'Approve', exact: true }).click();
  await question.getByRole('button', { name: 'Yes' }).click();
  await expect(page.getByText(`${custName} is approved.`)).toBeVisible();
  await expect(page.getByRole('button', { name: 'Approve', exact: true })).toHaveCount(0);
  expect(await state()).toBe(false);
  await page.getByRole('button', { name: 'Undo' }).click();
  await expect(page.getByRole('button', { name: 'Approve', exact: true })).toBeVisible();
  expect(await state()).toBe(true);

  await page.goto('/customerApprovals');
  await page.getByRole('searchbox').fill(custName);
  await expect(rows(page)).toHaveCount(1);
  await rows(page).click({ button: 'right' });
  await page.getByRole('menuitem', { name: 'Approve' }).click();
  await question.getByRole('button', { name: 'No' }).click();
  await rows(page).press('a');
  await question.getByRole('button', { name: 'Yes' }).click();
  await expect(rows(page)).toHaveCount(0);
  expect(await state()).toBe(false);
});

test('an Admin who may not assign gets a message [PER-017 PER-042 ERR-044]', async ({ page }) => {
  await signIn(page, 'admin', { change: ({ permissions }) => (permissions.AssignCustomer = 0) });
  const { custName } = await awaiting(page);
  await openApproval(page, custName);
  await dialogOf(page).getByRole('button', { name: 'Assign Customer' }).click();
  await expect(page.getByText("You don't have permission to assign the customer")).toBeVisible();
});

test('a failed assignment is reported [ERR-032]', async ({ page, allow }) => {
  allow.consoleErrors.push(answered(500));
  await signIn(page, 'admin');
  const [gone, kept] = [await awaiting(page), await awaiting(page)];
  await page.route('**/v1/assignNewCustomer/**', (route) =>
    route.fulfill({ status: 500, json: { message: 'Broken' } }),
  );
  await openApproval(page, gone.custName);
  await dialogOf(page).getByRole('button', { name: 'Assign Customer' }).click();
  await take(page, kept.custName);
  await merge(page).getByRole('button', { name: 'Assign', exact: true }).click();
  await expect(page.getByText('Error while assigning customer.')).toBeVisible();
  await expect(merge(page)).toBeVisible();
});

test('the page of a customer lists merged customers and undoes a merge; assigning from a customer’s own page opens the kept customer', async ({
  page,
}) => {
  await signIn(page, 'admin');
  const kept = await awaiting(page);
  const gone = await awaiting(page, { website: 'www.gone.example' });
  await api(page, 'GET', `mergeCustomer/${kept.customerId}/${gone.customerId}`);
  await page.goto(`/customers/${kept.customerId}/detail`);
  const list = page.getByRole('region', { name: 'Merged into this customer' });
  await expect(list.getByRole('listitem')).toHaveCount(1);
  await expect(page.getByRole('article')).toContainText('www.gone.example');
  await list.getByRole('button', { name: `Undo the merge of ${gone.custName}` }).click();
  const question = page.getByRole('alertdialog');
  await expect(question).toContainText('The records that moved go back to it.');
  await question.getByRole('button', { name: 'Undo merge' }).click();
  await expect(list.getByText('Undone')).toHaveCount(1);
  await expect(page.getByRole('article')).not.toContainText('www.gone.example');

  await page.goto(`/customers/${gone.customerId}/detail`);
  await page.getByRole('button', { name: 'Edit' }).click();
  await dialogOf(page).getByRole('button', { name: 'Assign Customer' }).click();
  await take(page, kept.custName);
  await merge(page).getByRole('button', { name: 'Assign', exact: true }).click();
  await expect(page.getByText(`was assigned to ${kept.custName}.`)).toBeVisible();
  await expect(page).toHaveURL(new RegExp(`/customers/${kept.customerId}/detail$`));
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(kept.custName);
  await openTab(page, 'Notes');
  await expect(rows(page)).toHaveCount(2);
});

test('duplicates of a customer that awaits approval are checked and confirmed; one marked as not a duplicate is not shown again [BEH-060 FMT-010]', async ({
  page,
  allow,
}) => {
  allow.consoleErrors.push(answered(409));
  await signIn(page, 'admin');
  const { custName, address1, address2, address3 } = await awaiting(page);
  const { customerId } = await awaiting(page, { custName, address1, address2, address3 });
  await page.goto(`/customers/${customerId}/detail`);
  const dialog = dialogOf(page);
  const open = async () => {
    await page.getByRole('button', { name: 'Edit' }).click();
    await expect(dialog.getByRole('textbox', { name: 'Customer Name' })).toHaveValue(custName);
  };
  await open();
  const banner = dialog.getByText('Possible duplicate customers: 1', { exact: true });
  await expect(banner).toBeVisible();
  await dialog.getByRole('button', { name: 'Approve & save' }).click();
  await page.getByRole('alertdialog', { name: 'Warning' }).getByRole('button', { name: 'Yes' }).click();
  const question = page.getByRole('alertdialog', { name: 'Duplicate error' });
  await expect(question).toContainText(
    'The following Customer seems to be a duplicate of some customers. Please confirm if you wish to still save this customer?',
  );
  await question.getByRole('button', { name: 'No' }).click();
  await expect(question).toBeHidden();
  expect((await api(page, 'GET', `customers/${customerId}`)).requireApproval).toBe(true);

  await dialog.getByRole('button', { name: 'View duplicates' }).click();
  const viewer = page.getByRole('dialog', { name: 'Possible duplicate customers' });
  await expect.poll(async () => (await viewer.boundingBox())?.width).toBe(750);
  await viewer.getByRole('button', { name: 'Not a duplicate' }).click();
  await expect(viewer.getByText('No customers found')).toBeVisible();
  await page.getByRole('button', { name: 'Undo', exact: true }).click();
  await expect(viewer.getByRole('heading', { name: `1. ${custName}` })).toBeVisible();
  await viewer.getByRole('button', { name: 'Not a duplicate' }).click();
  await expect(viewer.getByText('No customers found')).toBeVisible();
  await viewer.getByRole('button', { name: 'OK' }).click();
  await dialog.getByRole('button', { name: 'Cancel' }).click();
  await Promise.all([page.waitForResponse((response) => response.url().endsWith('/checkDupCustomers')), open()]);
  await expect(banner).toHaveCount(0);
});

test('the similarity of a duplicate is shown in percent, in one of five colours [CON-022 FMT-009]', async ({
  page,
  allow,
}) => {
  allow.consoleErrors.push(answered(409));
  await signIn(page, 'admin');
  const customer = await awaiting(page);
  const percents = [
    [0, 39],
    [40, 54],
    [55, 69],
    [70, 84],
    [85, 100],
  ];
  const { custName } = customer;
  const alike = percents.flat().map((percent) => ({ custName, sim_name_rank: percent / 100, sim_addr_rank: 0.5 }));
  await page.route('**/v1/checkDupCustomers', (route) =>
    route.fulfill({ status: 409, json: alike.map((row, i) => ({ ...row, customerId: 900_000 + i })) }),
  );
  await page.goto(`/customers/${customer.customerId}/detail`);
  await page.getByRole('button', { name: 'Edit' }).click();
  await dialogOf(page).getByRole('button', { name: 'View duplicates' }).click();
  const colours: string[][] = [];
  for (const pair of percents) {
    const colourOf = (percent: number) =>
      page.getByText(`Name ${percent}%`, { exact: true }).evaluate((badge) => getComputedStyle(badge).backgroundColor);
    colours.push(await Promise.all(pair.map(colourOf)));
  }
  for (const [first, last] of colours) expect(first).toBe(last);
  expect(new Set(colours.flat()).size).toBe(5);
});

test('the list of approvals says when there is nothing to approve [NAV-009]', async ({ page }) => {
  await signIn(page, 'admin');
  await page.route(/\/v1\/(customers\?|approvecustomerfilterbypage)/, (route) =>
    route.fulfill({ json: [], headers: { 'content-range': 'customers 0-0/0' } }),
  );
  await page.goto('/customerApprovals');
  await expect(page.getByText('No customer awaits approval.')).toBeVisible();
});

test('where nothing moves, no records are counted', async ({ page }) => {
  await signIn(page, 'admin');
  const kept = await awaiting(page);
  const gone = await newCustomer(await elsewhere(page, 'internal'));
  await openApproval(page, gone.custName);
  await dialogOf(page).getByRole('button', { name: 'Assign Customer' }).click();
  await take(page, kept.custName);
  await expect(merge(page).getByRole('alert')).toHaveText(
    "The customer you're keeping already has these details. Assign and Merge do the same.",
  );
  await merge(page).getByRole('button', { name: 'Assign', exact: true }).click();
  await expect(page.getByText(`${gone.custName} was assigned to ${kept.custName}.`, { exact: true })).toBeVisible();
  await page.goto(`/customers/${kept.customerId}/detail`);
  const list = page.getByRole('region', { name: 'Merged into this customer' });
  await expect(list).not.toContainText('moved');
  await list.getByRole('button', { name: `Undo the merge of ${gone.custName}` }).click();
  await expect(page.getByText(`${gone.custName} becomes a separate customer again.`, { exact: true })).toBeVisible();
});
