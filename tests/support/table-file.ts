import { expect } from '@jest/globals';
import xlsx from 'xlsx';
import type { TestApp } from './app.ts';
import type { Client } from './client.ts';

/** Downloads a table as a file, and answers the texts of its cells, with the heads as the first row. */
export async function fileRows(
  app: TestApp,
  { token }: Client,
  path: string,
  format: 'csv' | 'xlsx',
): Promise<string[][]> {
  const response = await fetch(`${app.url}/v1/${path}`, { headers: { authorization: `Bearer ${token}` } });
  expect([path, response.status]).toEqual([path, 200]);
  expect(response.headers.get('content-disposition')).toContain(`.${format}"`);
  const { SheetNames, Sheets } =
    format === 'csv'
      ? xlsx.read(await response.text(), { type: 'string', raw: true })
      : xlsx.read(await response.arrayBuffer());
  const rows = xlsx.utils.sheet_to_json<unknown[]>(Sheets[SheetNames[0]!]!, { header: 1, defval: '', raw: true });
  return rows.map((row) => row.map(String));
}
