import { violations } from '../../support/browser/axe.ts';
import { newContact, newCustomer, word } from '../../support/browser/customer.ts';
import { fillSite, type } from '../../support/browser/enquiry.ts';
import {
  answered,
  api,
  choose,
  elsewhere,
  expect,
  goesWithin,
  openNew,
  routeOnce,
  signIn,
  slowOnce,
  test,
} from '../../support/browser/fixtures.ts';
import { inDays, keyOf } from '../../support/work.ts';

test.describe.configure({ timeout: 120_000 });
test.afterEach(({ page }) => api(page, 'GET', 'reseCurrenttUserViewFields/8'));

const labels =
  'Enq Id, Country, Quote No., Description, Phone No., Date Rcvd., Email, Branch, Region, Customer, Sales Exec., Contact, Requested By, Product Type, ABI No., Project Type, Customer Ref., Enq. Status, Notes, Home, Street, Sub Area, City/Town, Post Code, Last Activity Dt., Date Created, Created By, Date Updated, Updated By';

test('an enquiry with duplicates is saved after they have been looked at [VAL-106 VAL-107 VAL-110 BEH-103 BEH-109 BEH-110 BEH-111 BEH-113 BEH-114 STA-047 STA-049 ERR-057 ERR-061 CON-020 CON-023]', async ({
  page,
  allow,
}) => {
  allow.consoleErrors.push(answered(409));
  await page.clock.install();
  await signIn(page, 'internal');
  const person = await elsewhere(page, 'internal');
  const site = {
    oppDescription: `${word()} ${word()}`,
    address1: '14',
    address2: word(),
    address3: word(),
    postCode: 'S7 1AB',
  };
  const cityTown = await keyOf(person, 'citiesTowns', 'cityTownName', 'Sheffield');
  const reach = { phoneNo: '0114 496 0000', email: 'buyer@people.example' };
  const saveFor = async (customer: any) => {
    const contact = await newContact(person, customer);
    const values = { ...site, ...reach, cityTown, dateReceived: inDays(-1), projectType: 1 };
    const of = { customer: customer.customerId, contact: contact.contactId, mbpBranch: customer.mbpBranch.id };
    const { status, body } = await person.post('opportunityconf', { ...values, ...of });
    expect([status, body.message]).toEqual([200, undefined]);
    return { enquiry: body, contact };
  };
  const customer = await newCustomer(person);
  const { enquiry: own, contact } = await saveFor(customer);
  const { enquiry: other } = await saveFor(await newCustomer(person));
  // These two columns are chosen for the list of enquiries.
  await api(page, 'DELETE', 'deleteCurrentUserViewFields/8');
  for (const [i, dbField] of ['sQuoteNo', 'postCode'].entries())
    await api(page, 'POST', 'userViewField', { dbView: 8, dbField, colOrder: i + 1, width: 0 });

  const checked: unknown[] = [];
  page.on('request', (request) => {
    if (request.url().endsWith('/getDupEnquiry')) checked.push(request.postDataJSON());
  });
  const dialog = await openNew(page, 'enquiry');
  await fillSite(dialog, site);
  await expect(dialog.getByText('Possible duplicate enquiries: 2')).toBeVisible();
  // Nothing has changed, so nothing is checked again.
  await dialog.getByRole('textbox', { name: 'House' }).focus();
  await dialog.getByRole('textbox', { name: 'Street' }).focus();
  const [upper1, upper2, upper3] = [site.oppDescription, site.address2, site.address3].map((one) => one.toUpperCase());
  const sent = { oppDescription: upper1, address1: '14', address2: upper2, address3: upper3, postCode: 'S7 1AB' };
  expect(checked).toEqual([{ ...sent, cityTown, address4: '' }]);
  // A change of one field is checked once it is left.
  await type(dialog, 'House', '14A');
  await expect.poll(() => checked).toHaveLength(2);
  await type(dialog, 'House', '14');
  await expect.poll(() => checked).toHaveLength(3);
  await expect(dialog.getByText('Possible duplicate enquiries: 2')).toBeVisible();
  const table = page.getByRole('dialog', { name: 'Duplicate enquiries' });
  await dialog.getByRole('button', { name: 'View duplicates' }).click();
  await expect(table.getByRole('button', { name: /^(Okay|Save|Cancel|Show details)$/ })).toHaveText(['Okay']);
  await table.getByRole('button', { name: 'Okay' }).click();

  await choose(dialog, 'Customer', customer.custName);
  await choose(dialog, 'Contact', contact.contactName);
  await expect(dialog.getByRole('textbox', { name: 'Email' })).toHaveValue(contact.email);
  await choose(dialog, 'Enquiry Type', 'Extension');
  await dialog.getByRole('button', { name: 'Save', exact: true }).click();
  await expect(
    page.locator('.MuiAlert-filledWarning').getByText('Possible duplicate enquiries. Please verify.', { exact: true }),
  ).toBeInViewport();
  await expect(
    table.getByText(
      'The following enquiries seem to be duplicates of the one being saved. Please confirm if you wish to still save.',
      { exact: true },
    ),
  ).toBeVisible();
  expect((await table.boundingBox())!.width).toBe(1000);
  const titles = ['', 'Sim. Desc %', 'Sim. Addr %', 'Why', 'Quote No', 'Post Code', 'Status', 'Details'];
  await expect(table.getByRole('columnheader')).toHaveText(titles);
  await expect(table.getByText('1 to 2 of 2 Enquiries', { exact: true })).toBeVisible();
  // The customer's own enquiry, then a heading and the other contractor's.
  await expect(table.locator('tbody').getByRole('row')).toContainText([
    own.sQuoteNo,
    'Same site, other customers',
    other.sQuoteNo,
  ]);
  const ownRow = table.getByRole('row').filter({ hasText: own.sQuoteNo });
  await expect(ownRow).toContainText(/100%100%.*Same.*S7 1AB.*New/);
  // The status stays in view while other columns scroll.
  await expect(ownRow.getByRole('cell', { name: 'New', exact: true })).toHaveCSS('position', 'sticky');
  expect(await violations(page)).toEqual([]);

  await table.getByRole('combobox', { name: 'Rows' }).click();
  await expect(page.getByRole('option')).toHaveText(['25', '50', '100']);
  await page.getByRole('option', { name: '50', selected: true }).click();
  await page.clock.pauseAt(new Date(Date.now() + 60_000));
  await table.getByRole('button', { name: 'Show details', exact: true }).click();
  const warning = page.locator('.MuiAlert-filledWarning').getByText('Please select some enquiries', { exact: true });
  await expect(warning).toBeInViewport();
  await page.clock.runFor(4900);
  await expect(warning).toBeVisible();
  await goesWithin(warning, 900);
  await page.clock.resume();
  await table.getByRole('checkbox', { name: `Select ${other.sQuoteNo}` }).check();
  await table.getByRole('button', { name: 'Show details', exact: true }).click();
  const details = page.getByRole('dialog', { name: 'Possible duplicate enquiries' });
  await expect(details.getByRole('heading', { name: `1. ${other.sQuoteNo}` })).toBeVisible();
  expect((await details.boundingBox())!.width).toBe(750);
  await expect(details.locator('dt')).toHaveText(labels.split(', '));
  await details.getByRole('button', { name: 'OK' }).click();
  await table.getByRole('button', { name: `Details of ${own.sQuoteNo}`, exact: true }).click();
  await expect(details.getByRole('heading', { name: `1. ${own.sQuoteNo}` })).toBeVisible();
  await details.getByRole('button', { name: 'OK' }).click();

  // Cancel leads back to the form with all that was typed.
  await table.getByRole('button', { name: 'Cancel' }).click();
  await expect(dialog.getByRole('textbox', { name: 'Street' })).toHaveValue(site.address2);
  await routeOnce(page, '**/v1/opportunity', (route) => route.fulfill({ status: 409, json: [] }));
  await dialog.getByRole('button', { name: 'Save', exact: true }).click();
  await expect(table.getByText('No enquiries found', { exact: true })).toBeVisible();
  await table.getByRole('button', { name: 'Cancel' }).click();
  // More of them than fit on a page, with one similarity for each of the five colours.
  const percents = [39, 40, 55, 70, 85];
  const likeOther = (_: unknown, i: number) => ({
    ...other,
    oppId: 900_000 + i,
    sQuoteNo: `Q9${String(i).padStart(5, '0')}`,
    sim_desc_rank: percents[i % 5]! / 100,
    sim_addr_rank: percents[(i + 1) % 5]! / 100,
  });
  const many = Array.from({ length: 100 }, likeOther);
  const headers = { 'content-range': 'enquiry 0-99/120' };
  await routeOnce(page, '**/v1/opportunity', (route) => route.fulfill({ status: 409, json: many, headers }));
  await dialog.getByRole('button', { name: 'Save', exact: true }).click();
  const numbers = table.getByRole('checkbox', { name: /^Select Q9/ });
  await expect(table.getByText('1 to 50 of 120 Enquiries', { exact: true })).toBeVisible();
  await expect(table.getByText('Only the 100 most similar of 120 are shown.', { exact: true })).toBeVisible();
  await expect(numbers).toHaveCount(50);
  for (const rank of ['Description', 'Address']) {
    const grounds = percents.map((percent) =>
      table
        .getByRole('button', { name: new RegExp(`^${rank} ${percent}%`) })
        .first()
        .getByText(`${percent}%`, { exact: true })
        .evaluate((badge) => getComputedStyle(badge).backgroundColor),
    );
    expect(new Set(await Promise.all(grounds)).size).toBe(5);
  }
  await table.getByRole('button', { name: 'Go to next page' }).click();
  await expect(table.getByText('51 to 100 of 120 Enquiries', { exact: true })).toBeVisible();
  await expect(numbers).toHaveCount(50);
  await expect(numbers.first()).toHaveAccessibleName('Select Q900050');
  await expect(table.getByRole('button', { name: 'Go to next page' })).toBeDisabled();
  await table.getByRole('combobox', { name: 'Rows' }).click();
  await page.getByRole('option', { name: '100' }).click();
  await expect(table.getByText('1 to 100 of 120 Enquiries', { exact: true })).toBeVisible();
  await expect(numbers).toHaveCount(100);
  await table.getByRole('combobox', { name: 'Rows' }).click();
  await page.getByRole('option', { name: '25' }).click();
  await expect(table.getByText('1 to 25 of 120 Enquiries', { exact: true })).toBeVisible();
  await expect(numbers).toHaveCount(25);
  await slowOnce(page, '**/v1/opportunityconf');
  await table.getByRole('button', { name: 'Save', exact: true }).click();
  await expect(table.locator('button', { hasText: 'Save' }).getByRole('progressbar')).toBeVisible();
  await expect(page.getByRole('status').filter({ hasText: 'New Opportunity Saved' })).toContainText(/Q\d{6}/);
  await page.getByRole('dialog', { name: 'Enquiry saved' }).getByRole('button', { name: 'Close' }).last().click();

  await page.goto(`/enquiries/${other.oppId}/detail`);
  const panel = page.getByRole('region', { name: 'Same site' });
  await expect(panel.getByRole('listitem')).toHaveCount(2);
  await expect(panel.getByRole('listitem').last()).toContainText(`${own.sQuoteNo} ${customer.custName}`);
  await expect(panel.getByRole('listitem').last()).toContainText(inDays(-1));
  await expect(panel.getByRole('listitem').last()).toContainText('New');
  const different = panel.getByRole('button', { name: `Not the same site: ${own.sQuoteNo}` });
  await different.click();
  await expect(panel.getByRole('listitem')).toHaveCount(1);
  await page.getByRole('button', { name: 'Undo' }).click();
  await expect(panel.getByRole('listitem')).toHaveCount(2);
  await different.click();
  await expect(panel.getByRole('listitem')).toHaveCount(1);
  await page.reload();
  await expect(panel.getByRole('listitem')).toHaveCount(1);
  await expect(different).toHaveCount(0);

  // The same in the dialog of the saved enquiry.
  await page.getByRole('button', { name: 'Edit', exact: true }).click();
  await dialog.getByRole('button', { name: 'View duplicates' }).click();
  await details.getByRole('button', { name: 'Not a duplicate' }).click();
  await expect(details.getByText('No enquiries found')).toBeVisible();
  await details.getByRole('button', { name: 'OK' }).click();
  await expect(dialog.getByText('Possible duplicate enquiries')).toHaveCount(0);
  await expect(panel.getByRole('listitem')).toHaveCount(0);
});
