import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll } from '@jest/globals';
import xlsx from 'xlsx';

const folder = mkdtempSync(join(tmpdir(), 'branchline-lists-'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

/** Writes a file for a test to import. */
export function file(name: string, content: string | Uint8Array): string {
  const path = join(folder, name);
  writeFileSync(path, content);
  return path;
}

export const head = ['Name', 'House', 'Street', 'Area', 'Town', 'Post Code', 'Phone', 'Type'];

export const mapping = {
  columns: {
    custName: 'Name',
    address1: 'House',
    address2: 'Street',
    address3: 'Area',
    cityTown: 'Town',
    postCode: 'Post Code',
    phoneNo: 'Phone',
    customerType: 'Type',
  },
  lookups: {
    cityTown: { by: 'cityTownName', missing: 'refuse' },
    customerType: { by: 'typeName', missing: 'create' },
  },
};

const [words, streets] = ['Amber Birch Cedar Damson Elder Fennel Gorse Hazel Iris Juniper']
  .map((text) => text.split(' '))
  .concat([['Acacia', 'Bracken', 'Clover', 'Dahlia', 'Fuchsia', 'Gentian', 'Heather']]) as [string[], string[]];

/** The i-th row of a list in which no two customers are alike. */
export const row = (i: number, more: Partial<Record<string, string>> = {}): string[] => {
  const name = `${words[i % 10]}${words[Math.floor(i / 10) % 10]}${words[Math.floor(i / 100) % 10]}`;
  const values: Record<string, string | undefined> = {
    Name: `${name} ${i}`,
    House: String(i),
    Street: `${streets[i % 7]} Way`,
    Area: 'Highfield',
    Town: 'Sheffield',
    'Post Code': `S${(i % 30) + 1} ${i % 10}QW`,
    Phone: `0114 4${String(960000 + i).replace(/\d{4}$/, ' $&')}`,
    Type: 'Imported',
    ...more,
  };
  return head.map((column) => values[column] ?? '');
};

export const rows = (count: number) => Array.from({ length: count }, (_, i) => row(i));

const quoted = (cell: string) => (/[",\n]/.test(cell) ? `"${cell.replaceAll('"', '""')}"` : cell);

export const csv = (lines: readonly string[][]) => lines.map((cells) => `${cells.map(quoted).join(',')}\r\n`).join('');

export const tsv = (lines: readonly string[][]) => lines.map((cells) => `${cells.join('\t')}\n`).join('');

export function workbook(lines: readonly unknown[][]): Uint8Array {
  const book = xlsx.utils.book_new();
  xlsx.utils.book_append_sheet(book, xlsx.utils.aoa_to_sheet(lines as unknown[][]), 'Customers');
  return xlsx.write(book, { type: 'buffer', bookType: 'xlsx' }) as Uint8Array;
}
