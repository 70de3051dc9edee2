import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { once } from 'node:events';
import { mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import xlsx from 'xlsx';
import { built, startApp, type TestApp } from '../support/app.ts';
import { imported } from '../support/built.ts';
import { Client } from '../support/client.ts';
import { eventually } from '../support/eventually.ts';

let app: TestApp;
let admin: Client;

beforeAll(async () => {
  app = await startApp();
  admin = await Client.as(app, 'admin');
});
afterAll(() => app.close());

async function download(path: string, signal?: AbortSignal): Promise<Buffer> {
  const headers = { authorization: `Bearer ${admin.token}` };
  const response = await fetch(`${app.url}/v1/${path}`, { headers, signal: signal ?? null });
  expect(response.status).toBe(200);
  return Buffer.from(await response.arrayBuffer());
}

describe('a file of a table', () => {
  test('is ODS with real dates and amounts, widths, filters, and a heading that stays in view', async () => {
    const names = ['1. =1+2', '2. TWO   SPACES', '3. <&> "QUOTED"'];
    for (const quoteGradeName of names) await admin.post('quotationGrade', { quoteGradeName });
    const grades = await download('quotationGrade/export?format=ods&columns=quoteGradeName');
    const cells = xlsx.read(grades, { dense: true }).Sheets.List!['!data']!.map(([cell]) => cell!);
    const found = cells.filter(({ v }) => names.includes(String(v)));
    expect(found.map(({ t, v, f }) => [t, v, f])).toEqual(names.map((name) => ['s', name, undefined]));

    const columns = 'sQuoteNo,quoteVerDate,productValue';
    const list = (await admin.get('quotations?range=[0,9]')).body as any[];
    const bytes = await download(`quotations/export?format=ods&columns=${columns}`);
    expect(bytes.subarray(30, 38).toString()).toBe('mimetype');
    const sheet = xlsx.read(bytes, { dense: true, cellNF: true }).Sheets.List!;
    const [heads, ...rows] = sheet['!data']!;
    expect(heads!.map(({ v }) => v)).toEqual(['Quote No', 'Quote Date', 'Product Value']);
    const dayOf = (text: string) => text.split('/').toReversed().join('-');
    const shown = rows.slice(0, list.length).map(([no, day, value]) => {
      const { y, m, d } = xlsx.SSF.parse_date_code(day!.v);
      return [no!.v, day!.t, new Date(Date.UTC(y, m - 1, d)).toISOString().slice(0, 10), value?.v, value?.z];
    });
    expect(shown).toEqual(
      list.map(({ sQuoteNo, quoteVerDate, productValue }) => [
        sQuoteNo,
        'n',
        dayOf(quoteVerDate),
        ...(productValue === null ? [undefined, undefined] : [productValue, '"£"#,##0.00']),
      ]),
    );
    const part = (name: string) =>
      (xlsx.CFB.find(xlsx.CFB.read(bytes, { type: 'buffer' }), `/${name}`)!.content as Buffer).toString();
    expect(part('content.xml')).toContain(`table:target-range-address="List.A1:List.C${rows.length + 1}"`);
    expect(part('content.xml').match(/style:column-width="[\d.]+cm"/g)).toHaveLength(3);
    expect(part('settings.xml')).toContain('config:name="VerticalSplitPosition" config:type="int">1<');
  });

  test('has a title and a language, which programs and screen readers tell', async () => {
    const of = async (format: string, name: string) => {
      const bytes = await download(`quotationGrade/export?format=${format}`);
      return (xlsx.CFB.find(xlsx.CFB.read(bytes, { type: 'buffer' }), name)!.content as Buffer).toString();
    };
    const both = ['<dc:title>Quotation Grades</dc:title>', '<dc:language>en-GB</dc:language>'];
    for (const part of both) expect(await of('ods', '/meta.xml')).toContain(part);
    for (const part of both) expect(await of('xlsx', '/docProps/core.xml')).toContain(part);
    expect(await of('ods', '/styles.xml')).toContain('fo:language="en" fo:country="GB"');
  });

  test('that fails in the middle cuts the connection, so that it does not look complete', async () => {
    const { Exports } = await built('services/export/exports.js');
    const { default: express } = await imported('express');
    const incoming = mkdtempSync(join(tmpdir(), 'branchline-export-'));
    const heavy = {
      async run(_task: unknown, { path }: { path: string }, { onProgress }: any) {
        writeFileSync(path, 'Name\r\nfirst\r\n');
        onProgress({ name: 'Names', bytes: 13 });
        await new Promise((resolve) => setTimeout(resolve, 200));
        throw new Error('The database is gone.');
      },
    };
    const errors: Error[] = [];
    const file = express().get('/', (_: unknown, response: unknown) => {
      const exports = new Exports(heavy, { incoming });
      exports
        .send({ name: 'names' }, {}, { user: null, format: 'csv' }, response)
        .catch((error: Error) => errors.push(error));
    });
    const server = file.listen(0, '127.0.0.1');
    try {
      await once(server, 'listening');
      const response = await fetch(`http://127.0.0.1:${server.address().port}`);
      expect(response.headers.get('content-disposition')).toBe('attachment; filename=Names.csv');
      await expect(response.text()).rejects.toThrow();
      await eventually(async () => expect(readdirSync(incoming)).toEqual([]));
    } finally {
      server.close();
      rmSync(incoming, { recursive: true });
    }
  });

  test('is not left on the disk, whether it was sent or its caller has gone', async () => {
    const { incoming } = app.platform.files;
    expect((await download('customers/export')).length).toBeGreaterThan(1000);
    const gone = new AbortController();
    const left = download('customers/export?format=xlsx', gone.signal);
    setTimeout(() => gone.abort(), 20);
    await expect(left).rejects.toThrow('aborted');
    await eventually(async () => expect(readdirSync(incoming)).toEqual([]));
    // The thread that was ended is replaced.
    expect((await download('customers/export?format=xlsx')).length).toBeGreaterThan(1000);
  });
});
