import { api, expect, signIn, test } from '../../support/browser/fixtures.ts';

const head = 'Company,Building,Address 2,Locality,Town,Post Code,Tel,Category';
const house = '12,Mill Lane,Balby';

test('an administrator imports customers: columns, a wrong cell, a duplicate, the import and its undo', async ({
  page,
}) => {
  await signIn(page, 'admin');
  const [{ typeName }] = await api<any[]>(page, 'GET', 'activeCustomerTypes');
  const name = `Quillfeather ${Date.now()}`;
  const lines = [
    head,
    `${name} Roofing,${house},Doncaster,DN4 8QW,01302 555070,${typeName}`,
    `${name} Joinery,4,Elm Row,Highfield,Sheffield,S8 7QW,1142345678,${typeName}`,
    `${name} Roofing,${house},Doncaster,DN4 8QW,01302 555070,${typeName}`,
  ];
  await page.goto('/customers');
  await page.getByRole('link', { name: 'Import from a file' }).click();
  await expect(page.getByRole('heading', { name: 'Import customers' })).toBeVisible();
  const csv = { name: 'customers.csv', mimeType: 'text/csv', buffer: Buffer.from(lines.join('\r\n')) };
  await page.locator('input[type=file]').setInputFiles(csv);

  const column = page.getByRole('group', { name: 'Building' });
  await expect(column.getByText('12 · 4')).toBeVisible();
  const field = column.getByRole('combobox', { name: 'Field of column Building' });
  await expect(field).toHaveValue('House');
  await field.fill('Address line 4');
  await page.getByRole('option', { name: 'Address line 4' }).click();
  await expect(page.getByLabel('House for all rows')).toBeVisible();
  await field.fill('House');
  await page.getByRole('option', { name: 'House' }).click();
  await page.getByRole('button', { name: 'Keep the mapping' }).click();
  await page.getByLabel('Name of the mapping').fill('Old list');
  await page.getByRole('button', { name: 'Save', exact: true }).click();
  await expect(page.getByRole('button', { name: 'Use Old list' })).toBeVisible();
  await page.getByRole('button', { name: 'Check the rows' }).click();

  await expect(page.getByRole('button', { name: 'Wrong 1' })).toBeVisible();
  await expect(page.getByText('1 possible duplicate is skipped unless you decide otherwise.')).toBeVisible();
  await expect(page.getByText('“1142345678”: Phone No lacks its first 0. Did you mean 0114 234 5678?')).toBeVisible();
  await page.getByRole('button', { name: 'Use 0114 234 5678' }).click();
  await expect(page.getByRole('button', { name: 'Wrong 0' })).toBeVisible();
  await expect(page.getByRole('textbox', { name: 'G3, Tel' })).toHaveValue('0114 234 5678');
  await page.getByRole('button', { name: 'Decide' }).click();
  await expect(page.getByText('The same as row 2 of this file')).toBeVisible();
  await expect(page.getByRole('button', { name: 'Import 2 rows' })).toBeEnabled();
  expect(await api<any[]>(page, 'GET', `customerGlobalSearch/${encodeURIComponent(name)}`)).toEqual([]);

  // The import goes on when the page is left.
  await page.getByRole('button', { name: 'Import 2 rows' }).click();
  await page.goto('/imports');
  await page.getByText('customers.csv').first().click();
  await expect(page.getByText('The import is done.')).toBeVisible();
  await expect(page.getByRole('button', { name: 'Added 2' })).toBeVisible();
  const address = page.url();
  await page.getByRole('link', { name: `${name} Roofing` }).click();
  await expect(page.getByRole('heading', { name: `${name} Roofing`.toUpperCase() })).toBeVisible();
  await page.goto(address);

  await page.getByRole('button', { name: 'Undo the import' }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Undo' }).click();
  await expect(page.getByText('The import was undone.')).toBeVisible();
  expect(await api<any[]>(page, 'GET', `customerGlobalSearch/${encodeURIComponent(name)}`)).toEqual([]);
  const [kept] = await api<any[]>(page, 'GET', 'importMappings');
  await api(page, 'DELETE', `importMappings/${kept.id}`);
});

test('a file that cannot be read says why, and people without the permission have no import', async ({
  page,
  allow,
}) => {
  allow.consoleErrors.push(/422/);
  await signIn(page, 'admin');
  await page.goto('/importFile?of=contact');
  await expect(page.getByRole('heading', { name: 'Import contacts' })).toBeVisible();
  const pdf = { name: 'list.pdf', mimeType: 'application/pdf', buffer: Buffer.from('%PDF-1.7') };
  await page.locator('input[type=file]').setInputFiles(pdf);
  await expect(page.getByText('list.pdf is not a CSV, TSV, XLSX, ODS or vCard file.')).toBeVisible();
  await signIn(page, 'internal');
  await page.goto('/customers');
  await expect(page.getByRole('button', { name: 'New customer' })).toBeVisible();
  await expect(page.getByRole('link', { name: 'Import from a file' })).toBeHidden();
});
