import type { Page } from '@playwright/test';
import { readFile } from 'node:fs/promises';
import XLSX from 'xlsx';

/**
 * Heads and cells of the table on the page as texts, row by row, without totals, tick boxes and menus. The dash for a
 * missing value is an empty text, as in a workbook.
 */
export const tableTexts = (page: Page): Promise<string[][]> =>
  page.locator('table').evaluate((table) => {
    const textsOf = (row: Element) =>
      [...row.children].map((cell) => (cell as HTMLElement).innerText.trim().replace(/^–$/, ''));
    const heads = textsOf(table.querySelector('thead tr:last-child')!);
    const isData = (_: string, i: number) => heads[i] !== '' && heads[i] !== 'Actions';
    const body = [...table.querySelectorAll('tbody tr')].map((row) => textsOf(row).filter(isData));
    return [heads.filter(isData), ...body];
  });

/** Exports the list or report that is shown as XLSX, and returns its cells as a spreadsheet shows them. */
export async function exportedTexts(page: Page): Promise<string[][]> {
  await page.getByRole('button', { name: 'Export' }).click();
  const [file] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('menuitem', { name: 'Excel workbook (XLSX)' }).click(),
  ]);
  const { SheetNames, Sheets } = XLSX.read(await readFile(await file.path()));
  return XLSX.utils.sheet_to_json<string[]>(Sheets[SheetNames[0]!]!, { header: 1, raw: false, defval: '' });
}

/** Replaces the browser's printing: keeps what is printed, as later changes of the page would not reach it. */
export const keepPrinted = (page: Page) =>
  page.addInitScript(() => {
    window.print = () => {
      const kept = document.body.cloneNode(true);
      document.body.remove();
      document.documentElement.append(kept);
      document.title = 'Printed';
    };
  });
