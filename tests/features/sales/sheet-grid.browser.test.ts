import type { Page } from '@playwright/test';
import { api, expect, signIn, test } from '../../support/browser/fixtures.ts';
import { workbook } from '../../support/sheet-book.ts';

const mimeType = 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet';
const heads = ['Branch', 'Account No', 'Customer'];

interface Account {
  readonly branch: any;
  readonly custCode: string;
  readonly custName: string;
  readonly customerId: number;
  readonly salesExec: any;
}

async function accountsOf(page: Page): Promise<Account[]> {
  const found = await api<any[]>(page, 'GET', 'customers?range=[0,49]&sort=["customerId","ASC"]');
  return found
    .filter(({ custCode, mbpBranch, salesExec }) => custCode && mbpBranch && salesExec)
    .map(({ mbpBranch: branch, ...customer }) => ({ ...customer, branch }));
}

const rowOf = ({ branch, custCode, custName }: Account, ...values: unknown[]) => [
  branch.branchName,
  custCode,
  custName,
  ...values,
];

/** Opens the page where figures are posted with a file. */
async function open(page: Page, file: Uint8Array, name = 'year.xlsx') {
  await page.goto('/actualSales/post');
  await page.locator('input[type=file]').setInputFiles({ name, mimeType, buffer: Buffer.from(file) });
}

const cell = (page: Page, address: string) => page.getByRole('textbox', { name: new RegExp(`^${address}, `) });

/** Values of cells, as they are shown. */
const values = (page: Page, ...addresses: string[]) =>
  Promise.all(addresses.map((address) => cell(page, address).inputValue()));

/** Pastes a text into the cell with the focus. */
const paste = (page: Page, text: string) =>
  page.evaluate((given) => {
    const clipboardData = new DataTransfer();
    clipboardData.setData('text/plain', given);
    document.activeElement!.dispatchEvent(
      new ClipboardEvent('paste', { clipboardData, bubbles: true, cancelable: true }),
    );
  }, text);

/** The text that copying puts into the clipboard. */
const copied = (page: Page) =>
  page.evaluate(() => {
    const clipboardData = new DataTransfer();
    document.activeElement!.dispatchEvent(
      new ClipboardEvent('copy', { clipboardData, bubbles: true, cancelable: true }),
    );
    return clipboardData.getData('text/plain');
  });

test('the grid of a sheet behaves as a spreadsheet: typing replaces, F2 edits, Escape restores, Ctrl Z undoes, paste fills', async ({
  page,
}) => {
  await signIn(page, 'supervisor');
  const accounts = await accountsOf(page);
  const rows = accounts.slice(0, 3).map((account) => rowOf(account, 10, 20, 30));
  await open(page, workbook([{ name: 'Sales', cells: [[2064], [...heads, 'Jan', 'Feb', 'Mar'], ...rows] }]));
  const grid = page.getByRole('grid', { name: 'Figures of year.xlsx' });
  await expect(page.getByText('Everything is in order.')).toBeVisible();
  const press = (...keys: string[]) =>
    keys.reduce((before, key) => before.then(() => page.keyboard.press(key)), Promise.resolve());

  await cell(page, 'D3').click();
  await expect(cell(page, 'D3')).toBeFocused();
  await press('5', 'Enter');
  expect(await values(page, 'D3', 'D4')).toEqual(['£5.00', '£10.00']);
  await expect(cell(page, 'D4')).toBeFocused();

  // F2 and a double click edit the text.
  await press('ArrowUp', 'F2', 'Backspace', '7', 'Enter');
  expect(await values(page, 'D3')).toEqual(['£5.07']);
  await cell(page, 'D3').dblclick();
  await press('Backspace', 'ArrowLeft', '1', 'Enter');
  expect(await values(page, 'D3')).toEqual(['£5.10']);

  await cell(page, 'E3').click();
  await press('9', '9');
  expect(await values(page, 'E3')).toEqual(['99']);
  await press('Escape');
  expect(await values(page, 'E3')).toEqual(['£20.00']);
  await expect(cell(page, 'E3')).toBeFocused();

  // Tab goes to the right, Enter to the row below where the cells began; the arrow keys go everywhere.
  await press('ArrowLeft', '1', 'Tab', '2', 'Tab', '3', 'Enter');
  expect(await values(page, 'D3', 'E3', 'F3')).toEqual(['£1.00', '£2.00', '£3.00']);
  await expect(cell(page, 'D4')).toBeFocused();
  await press('ArrowRight', 'ArrowDown', '4', 'ArrowUp');
  await expect(cell(page, 'E4')).toBeFocused();
  expect(await values(page, 'E5')).toEqual(['£4.00']);

  // Each undo takes one change back, and shows where.
  await press('Control+z');
  await expect(cell(page, 'E5')).toBeFocused();
  await press('Control+z', 'Control+z', 'Control+z');
  expect(await values(page, 'D3', 'E3', 'F3', 'E5')).toEqual(['£5.10', '£20.00', '£30.00', '£20.00']);
  await press('Control+y');
  expect(await values(page, 'D3', 'E3')).toEqual(['£1.00', '£20.00']);
  await press('Control+z');

  // A copied range fills cells from the selected one on; what does not fit is said.
  await cell(page, 'E4').click();
  await paste(page, '11\t12\t13\r\n21\t22\t23\r\n');
  expect(await values(page, 'E4', 'F4', 'E5', 'F5')).toEqual(['£11.00', '£12.00', '£21.00', '£22.00']);
  await expect(page.getByText('2 pasted cells were beyond the end of the sheet and are left out.')).toBeVisible();
  expect(await copied(page)).toBe('£11.00\t£12.00\r\n£21.00\t£22.00');
  await press('Control+z');
  expect(await values(page, 'E4', 'F4', 'E5', 'F5')).toEqual(['£20.00', '£30.00', '£20.00', '£30.00']);

  // One value fills a range, Delete clears it.
  await cell(page, 'D3').click();
  await cell(page, 'E5').click({ modifiers: ['Shift'] });
  await expect(grid.getByRole('gridcell', { selected: true })).toHaveCount(6);
  await paste(page, '7');
  expect(await values(page, 'D3', 'E3', 'D5', 'E5', 'F5')).toEqual(['£7.00', '£7.00', '£7.00', '£7.00', '£30.00']);
  await press('Delete');
  expect(await values(page, 'D3', 'E5', 'F5')).toEqual(['', '', '£30.00']);
  await page.getByRole('button', { name: 'Undo', exact: true }).click();
  expect(await values(page, 'D3', 'E5')).toEqual(['£7.00', '£7.00']);
  await cell(page, 'D3').click();
  await press('Shift+ArrowRight', 'Shift+ArrowDown');
  await expect(grid.getByRole('gridcell', { selected: true })).toHaveCount(4);
});
