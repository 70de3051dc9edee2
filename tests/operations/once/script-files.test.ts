import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { get, type IncomingHttpHeaders } from 'node:http';
import { buffer } from 'node:stream/consumers';
import { brotliDecompressSync } from 'node:zlib';
import { copyDatabase, type TestDatabase } from '../../support/database.ts';
import { serve, settingsOf } from '../../support/process.ts';

let database: TestDatabase;
let server: Awaited<ReturnType<typeof serve>>;
let script: string;

beforeAll(async () => {
  database = await copyDatabase();
  server = await serve(settingsOf(database));
  const page = await (await fetch(`${server.url}/`)).text();
  script = /src="(\/assets\/[^"]+\.js)"/.exec(page)![1]!;
});
afterAll(async () => {
  server.process.kill('SIGTERM');
  await server.process.ended;
  await database.drop();
});

/** Asks without a client that adds headers or unpacks the body. */
const ask = (path: string, headers: Record<string, string>) =>
  new Promise<{ status: number; headers: IncomingHttpHeaders; body: Buffer }>((resolve, reject) => {
    get(`${server.url}${path}`, { headers }, (response) => {
      buffer(response).then(
        (body) => resolve({ status: response.statusCode!, headers: response.headers, body }),
        reject,
      );
    }).on('error', reject);
  });

describe('A script of the pages', () => {
  test('is sent as its Brotli copy to browsers that take it, and as it is to others', async () => {
    const plain = await ask(script, {});
    expect(plain.headers).not.toHaveProperty('content-encoding');
    const small = await ask(script, { 'accept-encoding': 'gzip, br' });
    expect(small.headers).toMatchObject({
      'content-encoding': 'br',
      'content-type': plain.headers['content-type'],
      'cache-control': 'public, max-age=31536000, immutable',
    });
    expect(small.headers.vary).toContain('Accept-Encoding');
    expect(brotliDecompressSync(small.body).equals(plain.body)).toBe(true);
    const refusing = await ask(script, { 'accept-encoding': 'br;q=0' });
    expect(refusing.headers).not.toHaveProperty('content-encoding');
    expect(refusing.body.equals(plain.body)).toBe(true);
  });

  test('a part of it is a part of the script itself; an error is readable', async () => {
    const { body } = await ask(script, {});
    const part = await ask(script, { 'accept-encoding': 'br', range: 'bytes=10-19' });
    expect([part.status, part.headers['content-encoding'], part.body.toString()]).toEqual([
      206,
      undefined,
      body.subarray(10, 20).toString(),
    ]);
    const beyond = await ask(script, { 'accept-encoding': 'br', range: 'bytes=99999999-' });
    expect([beyond.status, beyond.headers['content-encoding']]).toEqual([416, undefined]);
    const missing = await ask('/assets/missing.js', { 'accept-encoding': 'br' });
    expect([missing.status, missing.headers['content-encoding']]).toEqual([404, undefined]);
  });
});

test('the logo that is shown until the scripts have loaded is that of favicon.svg', async () => {
  const shapesIn = async (path: string) =>
    [...(await ask(path, {})).body.toString().matchAll(/<rect ([^>]*?)\s*\/>/g)].map(([, shape]) => shape);
  const shapes = await shapesIn('/favicon.svg');
  expect(shapes.length).toBeGreaterThan(1);
  expect(await shapesIn('/')).toEqual(shapes);
});

describe('The code of a page', () => {
  const preloaded = async (path: string) => {
    const { body } = await ask(path, {});
    return [...body.toString().matchAll(/<link rel="modulepreload" crossorigin href="([^"]+)">/g)].map(
      ([, file]) => file!,
    );
  };
  /** Files that are named for an address besides those of every page. */
  const filesOf = async (path: string) => {
    const first = await preloaded('/nowhere');
    return (await preloaded(path)).filter((file) => !first.includes(file));
  };

  test('is named when the page is sent; each file is there', async () => {
    for (const [path, named] of [
      ['/', /Dashboard/],
      ['/customers', /customer\.gen/],
      ['/customers/1', /RecordPage/],
      ['/customers/1/notes', /RecordPage/],
      ['/quotations/chase', /ChasePage/],
    ] as const) {
      const files = await filesOf(path);
      expect(files).toContainEqual(expect.stringMatching(named));
      for (const file of files) expect([file, (await ask(file, {})).status]).toEqual([file, 200]);
    }
  });

  /** Bytes of the scripts and styles that a browser loads for an address, compressed. */
  async function weightOf(path: string): Promise<number> {
    const page = (await ask(path, {})).body.toString();
    const files = [...page.matchAll(/(?:src|href)="(\/assets\/[^"]+\.(?:js|css))"/g)].map(([, file]) => file!);
    const sent = await Promise.all([...new Set(files)].map((file) => ask(file, { 'accept-encoding': 'br' })));
    expect(sent.map(({ headers }) => headers['content-encoding'])).toEqual(sent.map(() => 'br'));
    return sent.reduce((sum, { body }) => sum + body.length, 0);
  }

  test.each([
    ['the dashboard', '/', 350_000],
    ['a list', '/customers', 350_000],
    // With the code of forms.
    ['a record', '/customers/1', 400_000],
  ])('weighs for %s no more than its budget', async (_, path, budget) => {
    const weight = await weightOf(path);
    expect(weight).toBeGreaterThan(budget / 2);
    expect(weight).toBeLessThanOrEqual(budget);
  });

  test('is not named for an address without a page of its own', async () => {
    for (const path of ['/login', '/nowhere', '/customers/1/notes/2']) expect(await filesOf(path)).toEqual([]);
  });
});
