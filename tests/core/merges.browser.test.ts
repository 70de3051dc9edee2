import { violations } from '../support/browser/axe.ts';
import { api, choose, elsewhere, expect, rows, signIn, test, unique } from '../support/browser/fixtures.ts';
import { newCustomer, newNote } from '../support/browser/customer.ts';
import { addContact } from '../support/work.ts';

test('two approved customers are chosen in the list, merged field by field, and parted', async ({ page }) => {
  await signIn(page, 'supervisor');
  await page.goto('/');
  const admin = await elsewhere(page, 'admin');
  const custName = unique('Twin Slates');
  const kept = await newCustomer(admin, { custName, website: 'www.kept.example' });
  const gone = await newCustomer(admin, { custName: `${custName} Ltd`, website: 'www.gone.example' });
  const note = await newNote(admin, { customer: gone.customerId });
  await page.goto('/customers');
  await page.getByRole('searchbox').fill(custName);
  await expect(rows(page)).toHaveCount(2);
  for (const row of await rows(page).all()) await row.getByRole('checkbox').check();
  await page.getByRole('button', { name: 'Merge…' }).click();
  const dialog = page.getByRole('dialog', { name: 'Merge two customers' });
  await dialog.getByRole('radio', { name: new RegExp(`^${kept.custName} ·`) }).check();
  await expect(dialog).toContainText(`${gone.custName} is removed. Its records (Notes: 1) move to the one you keep.`);
  await expect(dialog.getByRole('radio', { name: 'Website: www.kept.example' })).toBeChecked();
  await dialog.getByRole('radio', { name: 'Website: www.gone.example' }).check();
  expect(await violations(page)).toEqual([]);
  await dialog.getByRole('button', { name: 'Merge', exact: true }).click();
  await expect(page.getByText(`${gone.custName} was merged into ${kept.custName}.`)).toBeVisible();
  await expect(rows(page)).toHaveCount(1);
  const customer = () => api<any>(page, 'GET', `customers/${kept.customerId}`);
  expect(await customer()).toMatchObject({ custName: kept.custName, website: 'www.gone.example' });
  const customerOf = async () => (await api<any>(page, 'GET', `customernote/${note.custNoteId}`)).customer.customerId;
  expect(await customerOf()).toBe(kept.customerId);

  await page.getByRole('button', { name: 'Undo' }).click();
  await expect(rows(page)).toHaveCount(2);
  expect((await customer()).website).toBe('www.kept.example');
  expect(await customerOf()).toBe(gone.customerId);
});

test('a merge of contacts is undone on the page of the one that was kept', async ({ page }) => {
  await signIn(page, 'supervisor');
  await page.goto('/');
  const admin = await elsewhere(page, 'admin');
  const customer = await newCustomer(admin, {});
  const full = await api<any>(page, 'GET', `customers/${customer.customerId}`);
  const [kept, gone] = [await addContact(admin, full), await addContact(admin, full)];
  expect((await admin.post(`merges/contact/${kept.contactId}/${gone.contactId}`, { take: [] })).status).toBe(200);
  await page.goto(`/contacts/${kept.contactId}/detail`);
  const panel = page.getByRole('region', { name: 'Merged into this contact' });
  await panel.getByRole('button', { name: `Undo the merge of ${gone.contactName}` }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Undo merge' }).click();
  await expect(page.getByText(`${gone.contactName} is a separate contact again.`)).toBeVisible();
  await expect(panel).toContainText('Undone');
  expect((await api<any>(page, 'GET', `contact/${gone.contactId}`)).contactName).toBe(gone.contactName);
});

for (const width of [1440, 390])
  test(`a customer is merged on its page, with one that looks alike or one found by name, at ${width} px`, async ({
    page,
  }) => {
    await page.setViewportSize({ width, height: width < 600 ? 844 : 900 });
    await signIn(page, 'supervisor');
    await page.goto('/');
    const admin = await elsewhere(page, 'admin');
    const custName = unique('Parcel Tiling').toUpperCase();
    const address2 = unique('Lane');
    const one = await newCustomer(admin, { custName, address2 });
    const alike = await newCustomer(admin, { custName: `${custName} LTD`, address2 });
    const unlike = await newCustomer(admin, { custName: unique('Gannet Roofs').toUpperCase() });
    // The mark's undo compares them now; otherwise they would wait for the next minute.
    const pair = `notDuplicateCustomers/${one.customerId}/${alike.customerId}`;
    expect([(await admin.post(pair)).status, (await admin.delete(pair)).status]).toEqual([200, 200]);
    await page.goto(`/customers/${one.customerId}/detail`);
    await page.getByRole('button', { name: width < 600 ? 'Actions' : 'More', exact: true }).click();
    await page.getByRole('menuitem', { name: 'Merge…' }).click();
    const choice = page.getByRole('dialog', { name: `Merge ${custName} with another` });
    await choice.getByRole('button', { name: 'Next' }).click();
    await expect(choice.getByText('Choose the other customer.')).toBeVisible();
    expect(await violations(page)).toEqual([]);

    await choice.getByRole('button', { name: new RegExp(`^${custName} LTD .*% alike$`) }).click();
    const dialog = page.getByRole('dialog', { name: 'Merge two customers' });
    await dialog.getByRole('button', { name: 'Merge', exact: true }).click();
    await expect(page.getByText(`${custName} LTD was merged into ${custName}.`)).toBeVisible();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(custName);
    await expect(page.getByRole('region', { name: 'Merged into this customer' })).toContainText(`${custName} LTD`);

    await page.keyboard.press('m');
    await choose(choice, 'Other customer', unlike.custName);
    await choice.getByRole('button', { name: 'Next' }).click();
    await dialog.getByRole('radio', { name: new RegExp(`^${unlike.custName} ·`) }).check();
    await dialog.getByRole('button', { name: 'Merge', exact: true }).click();
    await expect(page.getByText(`${custName} was merged into ${unlike.custName}.`)).toBeVisible();
    await expect(page).toHaveURL(new RegExp(`/customers/${unlike.customerId}/detail`));
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(unlike.custName);
    expect((await admin.get(`customers/${one.customerId}`)).status).toBe(404);
  });
