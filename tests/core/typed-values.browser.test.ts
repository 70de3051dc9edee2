import type { Locator, Page } from '@playwright/test';
import { newContact, newCustomer } from '../support/browser/customer.ts';
import { api, choose, elsewhere, expect, signIn, test } from '../support/browser/fixtures.ts';
import { customerWithContact, enquiryOf } from '../support/work.ts';

const box = (within: Locator, name: string) => within.getByRole('textbox', { name, exact: true });
const save = (form: Locator) => form.getByRole('button', { name: 'Save', exact: true });

/** Opens the dialog of a new contact, or of a saved one. */
async function contactForm(page: Page, contactId: number) {
  await page.goto(`/contacts/${contactId}`);
  await page.getByRole('button', { name: 'Edit', exact: true }).first().click();
  return page.getByRole('dialog', { name: 'Contact Details' });
}

async function newPerson(page: Page) {
  const client = await elsewhere(page, 'admin');
  return newContact(client, await newCustomer(client));
}

test('what was probably meant is offered at the field, and taken by Enter or a click', async ({ page }) => {
  await signIn(page, 'admin');
  const { contactId } = await newPerson(page);
  const form = await contactForm(page, contactId);
  await box(form, 'Phone No').fill('1302555070');
  await box(form, 'Email').fill('Jane <jane@people.example>');
  await box(form, 'Mobile').fill('07700 900123 ext. 4');
  await save(form).click();
  await expect(form.getByText('Phone No lacks its first 0. Did you mean 01302 555070?')).toBeVisible();
  await expect(box(form, 'Email')).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(box(form, 'Email')).toHaveValue('jane@people.example');
  await form.getByRole('button', { name: 'Did you mean 01302 555070?' }).click();
  await expect(box(form, 'Phone No')).toHaveValue('01302 555070');
  await expect(form.getByText('lacks its first 0')).toHaveCount(0);
  await expect(box(form, 'Phone No')).toBeFocused();
  await save(form).click();
  await expect(page.getByText('Contact Updated')).toBeVisible();
  expect(await api(page, 'GET', `contact/${contactId}`)).toMatchObject({
    phoneNo: '01302 555070',
    mobile: '07700 900123 ext 4',
    email: 'jane@people.example',
  });
  await expect(page.getByRole('link', { name: '07700 900123 ext 4' }).first()).toHaveAttribute(
    'href',
    'tel:07700900123;ext=4',
  );
});

test('a text is refused at its field, which says what it contains; what comes with copied text is removed', async ({
  page,
}) => {
  await signIn(page, 'admin');
  const { contactId } = await newPerson(page);
  const form = await contactForm(page, contactId);
  await box(form, 'Surname').fill('Smith\u202eLtd');
  await box(form, 'Post Code').fill('DN48A4');
  await box(form, 'Phone No').fill('555070');
  await box(form, 'Street').fill('\u00a0Mill\u200b Lane\ufeff');
  await box(form, 'Notes').fill('One\n\ttwo');
  await save(form).click();
  for (const message of [
    'Surname contains a hidden character (U+202E) after “SMITH”. Please remove it.',
    'Post Code must be a post code, such as S17 4QW.',
    'Phone No must be a telephone number, with its area code.',
  ])
    await expect(form.getByText(message, { exact: true })).toBeVisible();
  await box(form, 'Surname').fill('Smith');
  await box(form, 'Post Code').fill('dn48aa');
  await box(form, 'Phone No').fill('01302555070');
  await save(form).click();
  await expect(page.getByText('Contact Updated')).toBeVisible();
  expect(await api(page, 'GET', `contact/${contactId}`)).toMatchObject({
    lastName: 'SMITH',
    address2: 'MILL LANE',
    postCode: 'DN4 8AA',
    phoneNo: '01302 555070',
    notes: 'One\n\ttwo',
  });
});

test('a value that is older than a rule does not stop a form that leaves it alone', async ({ page }) => {
  await signIn(page, 'admin');
  const { contactId } = await newPerson(page);
  const old = { phoneNo: '1302555070', email: 'mailto:x@y.example', postCode: 'NULL', address3: 'OLD\u202e PLACE' };
  await page.route(`**/v1/contact/${contactId}`, async (route) => {
    if (route.request().method() !== 'GET') return route.fallback();
    const response = await route.fetch();
    await route.fulfill({ response, json: { ...(await response.json()), ...old } });
  });
  const form = await contactForm(page, contactId);
  await expect(box(form, 'Phone No')).toHaveValue('1302555070');
  await box(form, 'House').fill('77');
  const sent = page.waitForRequest((request) => request.method() === 'PUT');
  await save(form).click();
  expect(Object.keys((await sent).postDataJSON())).toEqual(expect.arrayContaining(['address1', 'version']));
  expect(Object.keys((await sent).postDataJSON())).not.toEqual(expect.arrayContaining(['phoneNo']));
  await expect(page.getByText('Contact Updated')).toBeVisible();
  await page.unrouteAll({ behavior: 'ignoreErrors' });
});

test('an amount is typed, pasted, undone and given back by Escape, and the dialog stays [VAL-104 FMT-007]', async ({
  page,
}) => {
  await signIn(page, 'internal');
  const client = await elsewhere(page, 'internal');
  const { oppId } = (await client.post('opportunityconf', enquiryOf(await customerWithContact(client)))).body;
  await page.goto(`/enquiries/${oppId}/quotations`);
  await expect(page.getByText('No quotations yet')).toBeVisible();
  await page.getByRole('button', { name: 'New quotation' }).first().click();
  const form = page.getByRole('dialog', { name: 'Quotation Details' });
  const value = box(form, 'Product Value');
  const left = async () => {
    await box(form, 'Product Quantity').focus();
    return value.inputValue();
  };
  for (const [keys, shown, amount] of [
    ['.5', '0.5', '0.50'],
    ['0.5', '0.5', '0.50'],
    ['1234.5', '1,234.5', '1,234.50'],
    ['1,234.50', '1,234.50', '1,234.50'],
    ['£12', '12', '12.00'],
    ['-3.2', '3.2', '3.20'],
    ['', '', ''],
  ] as const) {
    await value.fill('');
    await value.pressSequentially(keys);
    await expect(value).toHaveValue(shown);
    expect(await left()).toBe(amount);
  }
  const paste = (text: string) =>
    value.evaluate((input, data) => document.execCommand('insertText', false, data), text);
  for (const [text, shown] of [
    [' £1 234.50 ', '1,234.50'],
    ['.5', '0.5'],
    ['1e3', ''],
  ] as const) {
    await value.fill('');
    await paste(text);
    await expect(value).toHaveValue(shown);
  }

  await value.fill('20');
  expect(await left()).toBe('20.00');
  await value.focus();
  await value.press('End');
  await value.press('Control+A');
  await value.pressSequentially('7.25');
  await value.press('Control+z');
  await expect(value).toHaveValue('7.2');
  for (let i = 0; i < 3; i++) await value.press('Control+z');
  await expect(value).toHaveValue('20.00');
  await value.press('Control+z');
  await expect(value).toHaveValue('20.00');
  await value.press('Control+y');
  await expect(value).toHaveValue('7');
  await value.press('Escape');
  await expect(value).toHaveValue('20.00');
  await expect(form).toBeVisible();

  const [type] = await api<any[]>(page, 'GET', 'activeProductTypes');
  await choose(form, 'Product Type', type.productTypeName);
  const [grade] = await api<any[]>(page, 'GET', 'activeQuotationGrades');
  await choose(form, 'Grade', grade.quoteGradeName);
  await box(form, 'Product Quantity').fill('1');
  await value.focus();
  await value.press('Control+A');
  await value.pressSequentially('.5');
  const [saved] = await Promise.all([page.waitForResponse('**/v1/quotation'), page.keyboard.press('Enter')]);
  expect(await saved.json()).toMatchObject({ productValue: 0.5 });
  await expect(page.getByText('New Quotation Saved')).toBeVisible();
});

test('suggestions for a sheet of entries are taken one by one or all at once', async ({ page }) => {
  await signIn(page, 'admin');
  await page.goto('/setting/Letterhead');
  await page.getByRole('button', { name: 'Import' }).click();
  const dialog = page.getByRole('dialog', { name: 'Import Letterheads' });
  const branches = (await api<any[]>(page, 'GET', 'mbpBranches')).slice(0, 3);
  const text = [
    'Company,Branch,Address,Post Code,Phone No,Email',
    ...branches.map(({ branchName }, i) => `Typed ${i},${branchName},1 Road,s174qw,130255507${i},<a${i}@b.example>`),
  ].join('\r\n');
  const csv = { name: 'papers.csv', mimeType: 'text/csv', buffer: Buffer.from(text) };
  await dialog.locator('input[type=file]').setInputFiles(csv);
  await expect(dialog.getByText('6 cells need correcting')).toBeVisible();
  await expect(dialog.getByText('Phone No lacks its first 0. Did you mean 01302 555070?')).toBeVisible();
  await dialog.getByRole('button', { name: 'Use “01302 555070”' }).click();
  await expect(dialog.getByText('5 cells need correcting')).toBeVisible();
  await dialog.getByRole('button', { name: 'Use all 5 suggestions' }).click();
  await expect(dialog.getByText('Everything is in order.')).toBeVisible();
  await expect(dialog.getByRole('button', { name: 'Save 3 entries' })).toBeEnabled();
});
