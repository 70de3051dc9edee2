import { violations } from '../../support/browser/axe.ts';
import { newCustomer, phone, word } from '../../support/browser/customer.ts';
import {
  answered,
  choose,
  elsewhere,
  expect,
  openNew,
  routeOnce,
  signIn,
  test,
  unique,
} from '../../support/browser/fixtures.ts';
import { known, selection } from '../../support/browser/selection.ts';
import { keyOf } from '../../support/work.ts';

// These tests fill in whole forms.
test.describe.configure({ timeout: 180_000 });

test('a new customer in the selection has a duplicate, which is used instead [BEH-080 BEH-081 BEH-112 CON-020]', async ({
  page,
  allow,
}) => {
  allow.consoleErrors.push(answered(409));
  await signIn(page, 'internal');
  const { customer } = await known(page);
  const { custName, address1, address2, address3, cityTown, postCode } = customer;
  const form = await openNew(page, 'enquiry');
  await form.getByRole('button', { name: 'Search customers' }).click();
  const dialog = selection(page);
  await dialog.getByRole('button', { name: 'New Customer' }).click();
  const quick = page.getByRole('dialog', { name: 'Customer Details' });
  await quick.getByRole('button', { name: 'Cancel' }).click();
  await expect(dialog.getByRole('searchbox')).toBeVisible();

  await dialog.getByRole('button', { name: 'New Customer' }).click();
  const texts = { 'Customer Name': custName, House: address1, Street: address2, 'Sub Area': address3 ?? '-' };
  for (const [label, text] of Object.entries({ ...texts, 'Post Code': postCode, 'Phone No': '01632 960000' }))
    await quick.getByRole('textbox', { name: label }).fill(text);
  await choose(quick, 'City/Town', cityTown.cityTownName);
  await choose(quick, 'Customer Type', 'Builder');
  // A second row, so that more than one can be ticked.
  await routeOnce(page, '**/v1/customer', async (route) => {
    const response = await route.fetch();
    const found = await response.json();
    await route.fulfill({ response, json: [...found, { ...found[0], customerId: 900_000, custName: 'ANOTHER' }] });
  });
  await quick.getByRole('button', { name: 'Save', exact: true }).click();

  const table = page.getByRole('dialog', { name: 'Duplicate customers' });
  await expect(table.getByText('seem to be duplicates of the one being saved')).toBeVisible();
  expect((await table.boundingBox())!.width).toBe(700);
  await expect(table.getByText(/^1 to \d+ of \d+ Customers$/)).toBeVisible();
  await expect(table.getByRole('columnheader')).toHaveText([
    '',
    'Sim. Name %',
    'Sim. Addr %',
    'Why',
    'Account No',
    'Customer Name',
    'House',
    'Street',
    'Sub Area',
    'Address line 4',
    'City/Town',
    'Post Code',
    'Region',
    'Branch',
    'Sales Exec',
    'Key Contact',
    'Date created',
    'Created by',
    'Details',
  ]);
  await expect(table.getByRole('button', { name: 'Select customer' })).toBeDisabled();
  expect(await violations(page)).toEqual([]);
  await table.getByRole('button', { name: 'Show details', exact: true }).click();
  await expect(page.getByText('Please select some customers')).toBeVisible();
  const all = table.getByRole('checkbox', { name: 'Select all' });
  await all.check();
  await expect(table.getByRole('button', { name: 'Select customer' })).toBeDisabled();
  await all.uncheck();
  await table
    .getByRole('checkbox', { name: `Select ${custName}` })
    .first()
    .check();
  await table.getByRole('button', { name: 'Show details', exact: true }).click();
  const viewer = page.getByRole('dialog', { name: 'Possible duplicate customers' });
  await expect(viewer.getByRole('heading', { name: `1. ${custName}` })).toBeVisible();
  await expect(viewer.getByText(/^Same .*post code/i)).toBeVisible();
  await expect(viewer.getByRole('link', { name: custName })).toHaveAttribute('target', '_blank');
  await viewer.getByRole('button', { name: 'OK' }).click();
  await table.getByRole('button', { name: 'Select customer' }).click();
  await expect(quick).toBeHidden();
  await expect(dialog.getByText(`Customer: ${custName}`)).toBeVisible();
});

test('customers of the same name in another town come last, with their town [AMB-123]', async ({ page, allow }) => {
  allow.consoleErrors.push(answered(409));
  await signIn(page, 'internal');
  const person = await elsewhere(page, 'internal');
  const [custName, street, area] = [`${word()} and ${word()}`, word(), word()];
  const leeds = await keyOf(person, 'citiesTowns', 'cityTownName', 'Leeds');
  const sheffield = await keyOf(person, 'citiesTowns', 'cityTownName', 'Sheffield');
  const site = { address2: street, address3: area, postCode: 'S7 1AB', cityTown: sheffield };
  await newCustomer(person, { custName, ...site });
  await newCustomer(person, { custName: custName.replace('and', '&'), cityTown: leeds, postCode: 'LS1 4AP' });

  const form = await openNew(page, 'enquiry');
  await form.getByRole('button', { name: 'Search customers' }).click();
  await selection(page).getByRole('button', { name: 'New Customer' }).click();
  const quick = page.getByRole('dialog', { name: 'Customer Details' });
  const texts = { 'Customer Name': custName, House: '14', Street: street, 'Sub Area': area, 'Post Code': 'S7 1AB' };
  for (const [label, text] of Object.entries({ ...texts, 'Phone No': phone() }))
    await quick.getByRole('textbox', { name: label, exact: true }).fill(text);
  await choose(quick, 'City/Town', 'Sheffield');
  await choose(quick, 'Customer Type', 'Builder');
  await expect(quick.getByText('Possible duplicate customers: 2', { exact: true })).toBeVisible();
  await quick.getByRole('button', { name: 'View duplicates' }).click();
  const viewer = page.getByRole('dialog', { name: 'Possible duplicate customers' });
  await expect(viewer.getByText(/^Same .*post code/)).toBeVisible();
  await expect(viewer.getByText('Same customer name in Leeds', { exact: true })).toBeVisible();
  await viewer.getByRole('button', { name: 'OK' }).click();
  await quick.getByRole('button', { name: 'Save', exact: true }).click();
  const table = page.getByRole('dialog', { name: 'Duplicate customers' });
  await expect(table.getByText('1 to 2 of 2 Customers', { exact: true })).toBeVisible();
  const rows = table.locator('tbody').getByRole('row');
  await expect(rows).toContainText(['S7 1AB', 'At another address', 'LS1 4AP']);
  await expect(rows.last()).toContainText(/^100%\d+%Same customer name in Leeds/);
  expect(await violations(page)).toEqual([]);
});

test('a new customer and a new contact in the selection are chosen at once, and the contact’s customer is locked [PER-043]', async ({
  page,
}) => {
  await signIn(page, 'internal');
  const form = await openNew(page, 'enquiry');
  await form.getByRole('button', { name: 'Search customers' }).click();
  const dialog = selection(page);
  await dialog.getByRole('button', { name: 'New Customer' }).click();
  const quick = page.getByRole('dialog', { name: 'Customer Details' });
  const name = unique('Ostrich Feather Lofts').toUpperCase();
  const address = { House: '1', Street: unique('Lane'), 'Sub Area': unique('Hamlet') };
  for (const [label, text] of Object.entries({
    'Customer Name': name,
    ...address,
    'Post Code': 'S7 1AB',
    'Phone No': phone(),
  }))
    await quick.getByRole('textbox', { name: label }).fill(text);
  await choose(quick, 'City/Town', 'Sheffield');
  await choose(quick, 'Customer Type', 'Builder');
  await quick.getByRole('button', { name: 'Save', exact: true }).click();
  await expect(quick).toBeHidden();
  await expect(dialog.getByText(`Customer: ${name}`)).toBeVisible();
  await expect(dialog.getByText('No contacts found for the selected customer.')).toBeVisible();

  await dialog.getByRole('button', { name: 'New Contact' }).click();
  const contact = page.getByRole('dialog', { name: 'Contact Details' });
  await expect(contact.getByLabel('Customer')).toHaveValue(name);
  await expect(contact.getByLabel('Customer')).toHaveAttribute('readonly', '');
  for (const [label, text] of Object.entries({
    'First Name': 'Olga',
    Surname: 'Ostrich',
    ...address,
    'Phone No': '0114 496 0002',
    Email: `olga${Date.now()}@ostrich.example`,
  }))
    await contact.getByRole('textbox', { name: label }).fill(text);
  await choose(contact, 'Job Function', 'Estimating');
  await choose(contact, 'City/Town', 'Sheffield');
  await contact.getByRole('button', { name: 'Save', exact: true }).click();
  await expect(contact).toBeHidden();
  await expect(dialog.getByRole('row', { selected: true })).toContainText('OSTRICH');
  await dialog.getByRole('button', { name: 'Select', exact: true }).click();
  await expect(form.getByRole('combobox', { name: 'Contact', exact: true })).toHaveValue('OLGA OSTRICH');
});

for (const [level, may] of [
  [0, false],
  [1, true],
] as const)
  test(`with AddNewContact ${level} a new contact ${may ? 'is filled in' : 'is refused in words, and no form opens'} [PER-009 ERR-045]`, async ({
    page,
  }) => {
    await signIn(page, 'internal', { change: ({ permissions }) => (permissions.AddNewContact = level) });
    const { customer } = await known(page);
    const form = await openNew(page, 'enquiry');
    await choose(form, 'Customer', customer.custName);
    await form.getByRole('button', { name: 'Search contacts' }).click();
    await selection(page).getByRole('button', { name: 'New Contact' }).click();
    const refusal = page.getByText('You are not allowed to create a new contact', { exact: true });
    const contact = page.getByRole('dialog', { name: 'Contact Details' });
    if (may) await expect(contact.getByRole('textbox', { name: 'Surname' })).toBeInViewport();
    else await expect(refusal).toBeInViewport();
    await expect(may ? refusal : contact).toHaveCount(0);
    if (!may) await expect(selection(page)).toBeVisible();
  });
